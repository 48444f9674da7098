import { decodeJwt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type Answer, type TestApp } from '../../../../test/app.ts'
import { makeApiKeys } from '../keys/api-keys.server.ts'
import { openKeyRing } from '../keys/key-ring.server.ts'

let app: TestApp
beforeAll(async () => {
  // The clock of this process stands still, so that no code runs out between being made and being looked at.
  vi.useFakeTimers({ toFake: ['Date'] })
  app = await createTestApp()
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
})

const version = { 'x-supabase-api-version': '2024-01-01' }
const told = ({ status, body }: Answer) => [status, body.code]
const callsOf =
  (token: string, on = app) =>
  (method: string, path: string, body?: unknown) =>
    on.call(method, `/auth/v1${path}`, body, { ...version, authorization: `Bearer ${token}` })
type Calls = ReturnType<typeof callsOf>

const codes = '/factors/recovery-codes'
const verify = (calls: Calls, code: string) => calls('POST', `${codes}/verify`, { code })

/** Somebody with an authenticator app: their calls before and after the second step. */
async function joinWithApp(on = app) {
  const person = await on.join()
  const before = callsOf(person.token, on)
  const { body: factor } = await before('POST', '/factors', { factor_type: 'totp', friendly_name: 'Phone' })
  const { body: challenge } = await before('POST', `/factors/${factor.id}/challenge`, {})
  const code = TOTP.generate({ secret: Secret.fromBase32(factor.totp.secret), timestamp: Date.now() })
  const { body } = await before('POST', `/factors/${factor.id}/verify`, { challenge_id: challenge.id, code })
  return { person, factorId: factor.id as string, calls: callsOf(body.access_token, on) }
}

async function joinWithCodes() {
  const joined = await joinWithApp()
  const { status, body } = await joined.calls('POST', codes)
  expect(status).toBe(200)
  return { ...joined, given: body.codes as string[] }
}

/** The same person in another browser, by the password alone. */
async function signIn(email: string): Promise<Calls> {
  const given = { email, password: 'a long enough phrase' }
  const { body } = await app.call('POST', '/auth/v1/token?grant_type=password', given, version)
  return callsOf(body.access_token)
}

test('a set is made by a session that took the second step, once, and never stands alone', async () => {
  const alone = await app.join()
  expect(told(await callsOf(alone.token)('POST', codes))).toEqual([422, 'mfa_recovery_codes_sole_factor'])

  const { person, calls, given } = await joinWithCodes()
  expect(new Set(given).size).toBe(10)
  for (const code of given) expect(code).toMatch(/^[a-z2-9]{16}$/)
  expect(told(await calls('POST', codes))).toEqual([422, 'mfa_verified_factor_exists'])
  const halfway = await signIn(person.email)
  for (const [method, path] of [
    ['POST', codes],
    ['POST', `${codes}/regenerate`],
    ['DELETE', codes],
  ] as const)
    expect(told(await halfway(method, path))).toEqual([403, 'insufficient_aal'])
  expect((await halfway('GET', codes)).body).toMatchObject({ total: 10, remaining: 10 })
})

test('nothing that is stored holds a code', async () => {
  const { given } = await joinWithCodes()
  const stored = await app.owner<{ row: string }>(
    `select c::text || encode(c.code_hash, 'escape') as row from auth.recovery_codes c
     union all select f::text from auth.factors f union all select e::text from auth.audit_events e`,
  )
  for (const { row } of stored) for (const code of given) expect(row).not.toContain(code)
})

test('a code opens once, however it is typed, and also when it comes twice at the same moment', async () => {
  const { person, given } = await joinWithCodes()
  const typed = given[0]!.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1 - ')
  const lifted = await verify(await signIn(person.email), typed)
  expect(lifted.status).toBe(200)
  expect(decodeJwt(lifted.body.access_token)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  expect((await callsOf(lifted.body.access_token)('GET', '/user')).status).toBe(200)
  const again = await signIn(person.email)
  expect(told(await verify(again, given[0]!))).toEqual([422, 'mfa_verification_failed'])

  const both = [await signIn(person.email), await signIn(person.email)]
  const answers = await Promise.all(both.map((calls) => verify(calls, given[1]!)))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).not.toEqual([200, 200])
  expect((await callsOf(lifted.body.access_token)('GET', codes)).body).toMatchObject({ remaining: 8 })
})

test('codes of somebody else open nothing', async () => {
  const { given } = await joinWithCodes()
  const other = await joinWithCodes()
  const calls = await signIn(other.person.email)
  expect(told(await verify(calls, given[0]!))).toEqual([422, 'mfa_verification_failed'])
  const nobody = await app.join()
  expect(told(await verify(callsOf(nobody.token), given[0]!))).toEqual([404, 'mfa_factor_not_found'])
})

test('after five wrong codes no code is looked at for a while, until there is a new set', async () => {
  const { person, calls, given } = await joinWithCodes()
  const halfway = await signIn(person.email)
  for (let miss = 0; miss < 5; miss += 1)
    expect(told(await verify(halfway, miss === 0 ? '' : 'wrong'))).toEqual([422, 'mfa_verification_failed'])
  expect(told(await verify(halfway, given[0]!))).toEqual([429, 'mfa_recovery_codes_locked'])

  const renewed = await calls('POST', `${codes}/regenerate`)
  expect(renewed.body).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 })
  expect(told(await verify(halfway, given[0]!))).toEqual([422, 'mfa_verification_failed'])
  expect((await verify(halfway, renewed.body.codes[0])).status).toBe(200)
})

test('with the last other factor the codes go too, and what they raised falls back', async () => {
  const { person, factorId, given } = await joinWithCodes()
  const lifted = await verify(await signIn(person.email), given[0]!)
  const calls = callsOf(lifted.body.access_token)
  expect((await calls('DELETE', `/factors/${factorId}`)).status).toBe(200)
  expect((await calls('GET', '/user')).body).not.toHaveProperty('factors')
  expect(told(await calls('GET', codes))).toEqual([404, 'mfa_factor_not_found'])
  const { body } = await app.call(
    'POST',
    '/auth/v1/token?grant_type=refresh_token',
    { refresh_token: lifted.body.refresh_token },
    version,
  )
  expect(decodeJwt(body.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
})

test('the operator who takes the last factor of somebody away takes their codes away', async () => {
  const { person, factorId } = await joinWithCodes()
  const { serviceKey } = await makeApiKeys(await openKeyRing(app.config.auth.keysFile), undefined)
  const operator = callsOf(serviceKey)
  expect((await operator('DELETE', `/admin/users/${person.userId}/factors/${factorId}`)).status).toBe(200)
  expect((await operator('GET', `/admin/users/${person.userId}/factors`)).body).toEqual([])
})

test('a set is taken away by itself, and is no factor that can be asked for by its id', async () => {
  const { calls } = await joinWithCodes()
  const { body: set } = await calls('GET', codes)
  const asked = await calls('POST', `/factors/${set.id}/challenge`, {})
  expect(told(asked)).toEqual([400, 'validation_failed'])
  expect((await calls('DELETE', codes)).body).toEqual({ id: set.id })
  expect((await calls('GET', '/user')).body.factors).toMatchObject([{ factor_type: 'totp' }])
})

test('where they are switched off none are made and none are taken', async () => {
  const without = await createTestApp({ BALANSE_MFA_RECOVERY_CODES: 'false' })
  try {
    const { calls } = await joinWithApp(without)
    for (const [path, code] of [
      [codes, 'mfa_recovery_codes_enroll_not_enabled'],
      [`${codes}/regenerate`, 'mfa_recovery_codes_enroll_not_enabled'],
      [`${codes}/verify`, 'mfa_recovery_codes_verify_not_enabled'],
    ] as const)
      expect(told(await calls('POST', path, { code: 'any' }))).toEqual([422, code])
  } finally {
    await without.close()
  }
})
