import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type TestApp } from '../../../../test/app.ts'
import { makeSecurityKey } from '../../../../test/security-key.ts'

const origin = 'https://balanse.example.org'
let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp({
    BALANSE_URL: origin,
    BALANSE_MFA_PHONE: 'true',
    BALANSE_MFA_WEBAUTHN: 'true',
    BALANSE_MFA_TOTP: 'false',
    BALANSE_SMS: 'outbox',
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ token } = await app.join())
})

const version = { 'x-supabase-api-version': '2024-01-01' }
const post = (path: string, body: unknown) =>
  app.call('POST', `/auth/v1${path}`, body, { ...version, authorization: `Bearer ${token}` })
const told = ({ status, body }: Answer) => [status, body.code]
const methodsOf = (session: Answer['body']) =>
  (decodeJwt(session.access_token).amr as { method: string }[]).map((entry) => entry.method)

describe('a phone', () => {
  const phone = '441234567890'
  /** The newest text message of the outbox. */
  const readMessage = () => {
    const folder = join(app.config.dataDir, 'outbox')
    const name = readdirSync(folder).sort().at(-1)!
    return readFileSync(join(folder, name), 'utf8')
  }
  const enroll = () => post('/factors', { factor_type: 'phone', phone: `+${phone}`, friendly_name: 'Mine' })

  it('is sent a code, and the code takes the second step', async () => {
    const { status, body: factor } = await enroll()
    expect([status, factor]).toEqual([
      200,
      { id: expect.any(String), type: 'phone', friendly_name: 'Mine', phone },
    ])
    const { body: challenge } = await post(`/factors/${factor.id}/challenge`, { channel: 'sms' })
    const message = readMessage()
    expect(message).toContain(`To: +${phone}`)
    const code = /\b\d{6}\b/.exec(message.replace(phone, ''))![0]
    const [row] = await app.owner('select code_hash from auth.factor_challenges where id = $1', [
      challenge.id,
    ])
    expect(JSON.stringify(row)).not.toContain(code)
    const verify = (given: string) =>
      post(`/factors/${factor.id}/verify`, { challenge_id: challenge.id, code: given })
    const wrong = await verify(code === '000000' ? '000001' : '000000')
    expect([...told(wrong), wrong.body.message]).toEqual([
      422,
      'mfa_verification_failed',
      'Invalid MFA Phone code entered',
    ])
    const right = await verify(code)
    expect([right.status, methodsOf(right.body)]).toEqual([200, ['mfa/phone', 'password']])
    token = right.body.access_token
    expect(told(await post('/factors', { factor_type: 'phone', phone, friendly_name: 'Again' }))).toEqual([
      422,
      'mfa_verified_factor_exists',
    ])
  })

  it('is not sent a second message at once', async () => {
    const { body: factor } = await enroll()
    expect((await post(`/factors/${factor.id}/challenge`, {})).status).toBe(200)
    // As if it had been sent this very moment, however long the machine took for it.
    await app.owner(
      `update auth.factors set last_challenged_at = now() + interval '10 seconds' where id = $1`,
      [factor.id],
    )
    expect(told(await post(`/factors/${factor.id}/challenge`, {}))).toEqual([429, 'over_sms_send_rate_limit'])
  })

  it.each([[{ phone: 'no number' }], [{}], [{ phone: null }]])('cannot be %o', async (given) => {
    const answer = await post('/factors', { factor_type: 'phone', ...given })
    expect(told(answer)).toEqual([400, 'validation_failed'])
  })
})

describe('a security key', () => {
  const enroll = async () => (await post('/factors', { factor_type: 'webauthn', friendly_name: 'Key' })).body
  const challenge = async (id: string) => (await post(`/factors/${id}/challenge`, {})).body
  const verify = (id: string, challenge_id: string, type: string, credential_response: unknown) =>
    post(`/factors/${id}/verify`, { challenge_id, webauthn: { type, credential_response, rpId: 'x' } })

  it('is registered with the first challenge and signs the next ones', async () => {
    const key = makeSecurityKey('balanse.example.org')
    const factor = await enroll()
    const first = await challenge(factor.id)
    expect(first).toMatchObject({ type: 'webauthn', webauthn: { type: 'create' } })
    const made = key.create(first.webauthn.credential_options.publicKey, origin)
    const registered = await verify(factor.id, first.id, 'create', made)
    expect([registered.status, methodsOf(registered.body)]).toEqual([200, ['mfa/webauthn', 'password']])
    token = registered.body.access_token

    const second = await challenge(factor.id)
    expect(second.webauthn).toMatchObject({
      type: 'request',
      credential_options: { publicKey: { allowCredentials: [{ id: made.id }], rpId: 'balanse.example.org' } },
    })
    const signed = key.request(second.webauthn.credential_options.publicKey, origin)
    expect((await verify(factor.id, second.id, 'request', signed)).status).toBe(200)

    const third = await challenge(factor.id)
    const replayed = await verify(factor.id, third.id, 'request', signed)
    expect(told(replayed)).toEqual([422, 'mfa_verification_failed'])
    const other = makeSecurityKey('balanse.example.org').request(
      third.webauthn.credential_options.publicKey,
      origin,
    )
    expect(told(await verify(factor.id, third.id, 'request', other))).toEqual([
      422,
      'mfa_verification_failed',
    ])
  })

  it('counts for this address only', async () => {
    const key = makeSecurityKey('balanse.example.org')
    const factor = await enroll()
    const asked = await challenge(factor.id)
    const elsewhere = key.create(asked.webauthn.credential_options.publicKey, 'https://evil.example')
    expect(told(await verify(factor.id, asked.id, 'create', elsewhere))).toEqual([
      422,
      'mfa_verification_failed',
    ])
  })

  it.each([[{}], [{ id: 1 }], [{ id: 'x', rawId: 'x', type: 'public-key', response: null }]])(
    'that answers %o is refused',
    async (response) => {
      const factor = await enroll()
      const asked = await challenge(factor.id)
      expect(told(await verify(factor.id, asked.id, 'create', response))).toEqual([
        422,
        'mfa_verification_failed',
      ])
    },
  )
})

it('an app is not to be added where apps are switched off', async () => {
  expect(told(await post('/factors', { factor_type: 'totp' }))).toEqual([422, 'mfa_totp_enroll_not_enabled'])
})
