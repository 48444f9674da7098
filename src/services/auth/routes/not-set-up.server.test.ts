import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../../test/app.ts'
import { makeApiKeys } from '../keys/api-keys.server.ts'
import { openKeyRing } from '../keys/key-ring.server.ts'

let app: TestApp
let person: Person
let serviceKey: string
beforeAll(async () => {
  app = await createTestApp()
  person = await app.join()
  ;({ serviceKey } = await makeApiKeys(await openKeyRing(app.config.auth.keysFile), undefined))
})
afterAll(() => app.close())

const version = { 'x-supabase-api-version': '2024-01-01' }
const email = 'anybody@example.org'

test.each<[string, string, unknown, number, string]>([
  ['POST', '/otp', { phone: '441234567890' }, 400, 'phone_provider_disabled'],
  ['POST', '/resend', { phone: '441234567890', type: 'sms' }, 400, 'phone_provider_disabled'],
  ['POST', '/verify', {}, 400, 'validation_failed'],
  ['POST', '/verify', { type: 'email' }, 400, 'validation_failed'],
  ['POST', '/verify', { type: 'sms', phone: '12-invalid', token: '123456' }, 400, 'validation_failed'],
  ['POST', '/verify', { type: 'email', email, token: '123456' }, 403, 'otp_expired'],
  ['POST', '/verify', { type: 'email', token_hash: 'abc' }, 403, 'otp_expired'],
  ['GET', '/authorize?provider=google', undefined, 400, 'validation_failed'],
  ['POST', '/sso', { domain: 'example.org' }, 404, 'saml_provider_disabled'],
  ['GET', '/sso/saml/metadata', undefined, 404, 'saml_provider_disabled'],
  ['POST', '/passkeys/authentication/options', {}, 404, 'passkey_disabled'],
  ['GET', '/passkeys', undefined, 404, 'passkey_disabled'],
  ['GET', '/.well-known/openid-configuration', undefined, 404, 'feature_disabled'],
])('%s %s with %o says why it does nothing here', async (method, path, body, status, code) => {
  const answer = await app.call(method, `/auth/v1${path}`, body, version)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test.each<[string, string, unknown, number, string]>([
  ['GET', '/user/identities/authorize?provider=google', undefined, 404, 'manual_linking_disabled'],
  ['DELETE', '/user/identities/83fd9e20', undefined, 404, 'manual_linking_disabled'],
  ['GET', '/user/oauth/grants', undefined, 404, 'feature_disabled'],
])('%s %s with %o first asks for a person', async (method, path, body, status, code) => {
  const nobody = await app.call(method, `/auth/v1${path}`, body, version)
  expect([nobody.status, nobody.body.code]).toEqual([401, 'no_authorization'])
  expect(nobody.body.message).toContain('Bearer token')
  const answer = await person.call(method, `/auth/v1${path}`, body, version)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test.each<[string, string, unknown, string]>([
  ['GET', '/admin/oauth/clients', undefined, 'feature_disabled'],
  ['POST', '/admin/custom-providers', {}, 'feature_disabled'],
  ['GET', '/admin/sso/providers', undefined, 'saml_provider_disabled'],
  ['GET', '/admin/users/83fd9e20/passkeys', undefined, 'passkey_disabled'],
])('%s %s first asks for the service key', async (method, path, body, code) => {
  expect((await person.call(method, `/auth/v1${path}`, body, version)).body.code).toBe('not_admin')
  const answer = await app.call(method, `/auth/v1${path}`, body, {
    ...version,
    authorization: `Bearer ${serviceKey}`,
  })
  expect(answer.body.code).toBe(code)
})

test('an old link leads back to the product and never anywhere else', async () => {
  const link = await app.call('GET', '/auth/v1/verify?token=abc&type=signup&redirect_to=https://evil.example')
  expect(link.status).toBe(303)
  expect(link.headers.location).toBe(
    'http://localhost:3000/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
  )
  const callback = await app.call('GET', '/auth/v1/callback?code=abc&state=xyz')
  expect(callback.status).toBe(303)
  expect(callback.headers.location).toMatch(/^http:\/\/localhost:3000\/\?error=invalid_request&/)
})
