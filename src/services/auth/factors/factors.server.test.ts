import { decodeJwt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/app.ts'
import { makeApiKeys } from '../keys/api-keys.server.ts'
import { openKeyRing } from '../keys/key-ring.server.ts'

let app: TestApp
let serviceKey: string
beforeAll(async () => {
  // The clock of this process stands still, so that no code runs out between being made and being looked at.
  vi.useFakeTimers({ toFake: ['Date'] })
  app = await createTestApp()
  ;({ serviceKey } = await makeApiKeys(await openKeyRing(app.config.auth.keysFile), undefined))
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
})

const version = { 'x-supabase-api-version': '2024-01-01' }
const told = ({ status, body }: Answer) => [status, body.code]

/** A person's calls with whatever token they hold now. */
function callsOf(token: string) {
  return (method: string, path: string, body?: unknown) =>
    app.call(method, `/auth/v1${path}`, body, { ...version, authorization: `Bearer ${token}` })
}
type Calls = ReturnType<typeof callsOf>

const enroll = (calls: Calls, name = '') =>
  calls('POST', '/factors', { factor_type: 'totp', friendly_name: name })
/** The code of an app whose clock is `steps` of 30 seconds ahead. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
const wrongCodeOf = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!
}

async function answer(calls: Calls, factorId: string, code: string): Promise<Answer> {
  const challenge = await calls('POST', `/factors/${factorId}/challenge`, { factorId })
  expect(challenge.status).toBe(200)
  return calls('POST', `/factors/${factorId}/verify`, { challenge_id: challenge.body.id, code })
}

async function signIn(person: Person): Promise<Answer['body']> {
  const password = 'a long enough phrase'
  return (
    await app.call('POST', '/auth/v1/token?grant_type=password', { email: person.email, password }, version)
  ).body
}

interface Protected {
  person: Person
  factorId: string
  secret: string
  /** Calls at aal2. */
  calls: Calls
  session: Answer['body']
}

/** Somebody with a verified authenticator app, whose last code was of the step before this one. */
async function joinWithApp(): Promise<Protected> {
  const person = await app.join()
  const calls = callsOf(person.token)
  const { body } = await enroll(calls, 'Phone')
  const verified = await answer(calls, body.id, codeOf(body.totp.secret, -1))
  expect(verified.status).toBe(200)
  return {
    person,
    factorId: body.id,
    secret: body.totp.secret,
    calls: callsOf(verified.body.access_token),
    session: verified.body,
  }
}

describe('adding an authenticator app', () => {
  it('hands out a secret once, as text, as an address and as a picture', async () => {
    const person = await app.join()
    const { status, body } = await enroll(callsOf(person.token), 'Phone')
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(String),
      type: 'totp',
      friendly_name: 'Phone',
      totp: {
        qr_code: expect.any(String),
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.any(String),
      },
    })
    const uri = new URL(body.totp.uri)
    expect(decodeURIComponent(uri.pathname)).toContain(`localhost:${person.email}`)
    expect(uri.searchParams.get('secret')).toBe(body.totp.secret)
    // The client puts it behind "data:image/svg+xml;utf-8,", where a # would end it.
    expect(body.totp.qr_code).toMatch(/^<svg [^#]*<\/svg>$/)
    const { factors } = (await person.call('GET', '/auth/v1/user')).body
    expect(factors).toMatchObject([{ id: body.id, status: 'unverified', factor_type: 'totp', phone: '' }])
    expect(JSON.stringify(factors)).not.toContain(body.totp.secret)
    const [row] = await app.owner<{ secret: Buffer }>('select secret from auth.factors where id = $1', [
      body.id,
    ])
    expect(row?.secret.toString('latin1')).not.toContain(body.totp.secret)
  })

  it('protects nothing until a code was verified, and then lifts this session and ends the others', async () => {
    const person = await app.join()
    const other = await signIn(person)
    const calls = callsOf(person.token)
    const { body: factor } = await enroll(calls)
    await enroll(calls, 'left half-way')
    expect(decodeJwt((await signIn(person)).access_token).aal).toBe('aal1')
    const { status, body } = await answer(calls, factor.id, codeOf(factor.totp.secret))
    expect(status).toBe(200)
    const claims = decodeJwt(body.access_token)
    expect(claims).toMatchObject({ aal: 'aal2', session_id: decodeJwt(person.token).session_id })
    expect((claims.amr as { method: string }[]).map((entry) => entry.method)).toEqual(['totp', 'password'])
    expect(body.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }])
    expect(told(await callsOf(other.access_token)('GET', '/user'))).toEqual([403, 'session_not_found'])
    const refresh = (refresh_token: string) =>
      app.call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token }, version)
    expect((await refresh(person.refreshToken)).status).toBe(400)
    const next = await refresh(body.refresh_token)
    expect(decodeJwt(next.body.access_token).aal).toBe('aal2')
  })

  it('refuses a second one of the same name, and more than ten', async () => {
    const calls = callsOf((await app.join()).token)
    await enroll(calls)
    expect(told(await enroll(calls))).toEqual([422, 'mfa_factor_name_conflict'])
    for (let n = 1; n < 10; n++) expect((await enroll(calls, `app ${n}`)).status).toBe(200)
    expect(told(await enroll(calls, 'one more'))).toEqual([422, 'too_many_enrolled_mfa_factors'])
    await app.owner(`update auth.factors set created_at = now() - interval '6 minutes'`)
    expect((await enroll(calls, 'one more')).status).toBe(200)
    expect((await calls('GET', '/user')).body.factors).toHaveLength(1)
  })

  it('is not for kinds that are switched off, nor for names without end', async () => {
    const calls = callsOf((await app.join()).token)
    const add = (body: unknown) => calls('POST', '/factors', body)
    expect(told(await add({ factor_type: 'phone', phone: '+441234567890' }))).toEqual([
      422,
      'mfa_phone_enroll_not_enabled',
    ])
    expect(told(await add({ factor_type: 'webauthn' }))).toEqual([422, 'mfa_webauthn_enroll_not_enabled'])
    expect(told(await add({ factor_type: 'hat' }))).toEqual([400, 'validation_failed'])
    expect(told(await enroll(calls, 'x'.repeat(201)))).toEqual([400, 'validation_failed'])
  })
})

describe('a code', () => {
  it('counts once, and none of an earlier step counts after it', async () => {
    const { calls, factorId, secret } = await joinWithApp()
    const code = codeOf(secret)
    expect((await answer(calls, factorId, code)).status).toBe(200)
    expect(told(await answer(calls, factorId, code))).toEqual([422, 'mfa_verification_failed'])
    expect(told(await answer(calls, factorId, codeOf(secret, -1)))).toEqual([422, 'mfa_verification_failed'])
    expect((await answer(calls, factorId, codeOf(secret, 1))).status).toBe(200)
  })

  it('counts once also when it comes twice at the same moment', async () => {
    const { calls, factorId, secret } = await joinWithApp()
    const challenges = await Promise.all(
      [1, 2].map(() => calls('POST', `/factors/${factorId}/challenge`, {})),
    )
    const code = codeOf(secret)
    const answers = await Promise.all(
      challenges.map(({ body }) =>
        calls('POST', `/factors/${factorId}/verify`, { challenge_id: body.id, code }),
      ),
    )
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422])
  })

  it('that is wrong five times makes the factor rest, and then the right one does not help', async () => {
    const { calls, factorId, secret } = await joinWithApp()
    for (let n = 0; n < 5; n++)
      expect(told(await answer(calls, factorId, wrongCodeOf(secret)))).toEqual([
        422,
        'mfa_verification_failed',
      ])
    const resting = await answer(calls, factorId, codeOf(secret))
    expect(told(resting)).toEqual([429, 'over_request_rate_limit'])
    expect(Number(resting.headers['retry-after'])).toBeGreaterThan(200)
    await app.owner(`update auth.factors set locked_until = now() - interval '1 hour' where id = $1`, [
      factorId,
    ])
    expect((await answer(calls, factorId, codeOf(secret))).status).toBe(200)
    const [row] = await app.owner('select misses, locked_until from auth.factors where id = $1', [factorId])
    expect(row).toEqual({ misses: 0, locked_until: null })
  })
})

describe('a challenge', () => {
  const open = async ({ calls, factorId }: Protected) =>
    (await calls('POST', `/factors/${factorId}/challenge`, {})).body

  it('can be answered once, in time, from the address that asked', async () => {
    const holder = await joinWithApp()
    const { calls, factorId, secret, session } = holder
    const verify = (challenge_id: string, code: string) =>
      calls('POST', `/factors/${factorId}/verify`, { challenge_id, code })
    const challenge = await open(holder)
    expect(challenge).toEqual({ id: expect.any(String), type: 'totp', expires_at: expect.any(Number) })
    expect(challenge.expires_at - Date.now() / 1000).toBeGreaterThan(290)

    const elsewhere = await app.app.inject({
      method: 'POST',
      url: `/auth/v1/factors/${factorId}/verify`,
      remoteAddress: '192.0.2.7',
      headers: { ...version, authorization: `Bearer ${session.access_token}` },
      payload: { challenge_id: challenge.id, code: codeOf(secret) },
    })
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([422, 'mfa_ip_address_mismatch'])

    await app.owner(
      `update auth.factor_challenges set expires_at = now() - interval '1 hour' where id = $1`,
      [challenge.id],
    )
    expect(told(await verify(challenge.id, codeOf(secret)))).toEqual([422, 'mfa_challenge_expired'])
    const next = await open(holder)
    expect((await verify(next.id, codeOf(secret))).status).toBe(200)
    expect(told(await verify(next.id, codeOf(secret, 1)))).toEqual([422, 'mfa_ip_address_mismatch'])
  })

  it.each([
    [{ challenge_id: '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66', code: '123456' }, 422, 'mfa_factor_not_found'],
    [{ challenge_id: 'x', code: '123456' }, 400, 'validation_failed'],
    [{ challenge_id: '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66', code: '' }, 400, 'validation_failed'],
    [{ challenge_id: '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66', webauthn: 'x' }, 400, 'bad_json'],
    [{}, 400, 'validation_failed'],
  ])('answered with %o is refused', async (body, status, code) => {
    const { calls, factorId } = await joinWithApp()
    expect(told(await calls('POST', `/factors/${factorId}/verify`, body))).toEqual([status, code])
  })
})

describe('without the second step', () => {
  it('a factor can be neither added nor taken away, and another one does not stand in for it', async () => {
    const { person, calls: raised, factorId } = await joinWithApp()
    // Begun with the second step and left unverified: it must not become a way around it.
    const { body: begun } = await enroll(raised, 'begun')
    const first = callsOf((await signIn(person)).access_token)
    expect(told(await enroll(first, 'mine'))).toEqual([403, 'insufficient_aal'])
    expect(told(await first('DELETE', `/factors/${factorId}`))).toEqual([422, 'insufficient_aal'])
    expect(told(await answer(first, begun.id, codeOf(begun.totp.secret)))).toEqual([403, 'insufficient_aal'])
    expect((await first('GET', '/user')).body.factors).toHaveLength(2)
  })

  it('a token from before it gains nothing when its session takes it', async () => {
    const { person } = await joinWithApp()
    const early = callsOf(person.token)
    expect(told(await enroll(early, 'mine'))).toEqual([403, 'insufficient_aal'])
  })

  it('nothing of the product opens, and with it everything does', async () => {
    const { person, session } = await joinWithApp()
    const profile = (token: string) =>
      app.call('GET', '/api/profile', undefined, { authorization: `Bearer ${token}` })
    expect((await profile((await signIn(person)).access_token)).status).toBe(401)
    // The token of the same session from before the step is not enough either.
    expect((await profile(person.token)).status).toBe(401)
    expect((await profile(session.access_token)).status).toBe(200)
    // Who has only begun to add one is not shut out.
    const beginner = await app.join()
    await enroll(callsOf(beginner.token))
    expect((await beginner.call('GET', '/api/profile')).status).toBe(200)
  })

  it("another person's factor is not there", async () => {
    const { factorId, secret } = await joinWithApp()
    const other = callsOf((await app.join()).token)
    expect(told(await other('POST', `/factors/${factorId}/challenge`, {}))).toEqual([
      404,
      'mfa_factor_not_found',
    ])
    const body = { challenge_id: factorId, code: codeOf(secret) }
    expect(told(await other('POST', `/factors/${factorId}/verify`, body))).toEqual([
      404,
      'mfa_factor_not_found',
    ])
    expect(told(await other('DELETE', `/factors/${factorId}`))).toEqual([404, 'mfa_factor_not_found'])
    expect(told(await other('DELETE', '/factors/hat'))).toEqual([404, 'validation_failed'])
  })
})

it('taking the factor away lets its sessions fall back to the first step', async () => {
  const { calls, factorId, session } = await joinWithApp()
  expect((await calls('DELETE', `/factors/${factorId}`)).body).toEqual({ id: factorId })
  const { body } = await app.call('POST', '/auth/v1/token?grant_type=refresh_token', {
    refresh_token: session.refresh_token,
  })
  const claims = decodeJwt(body.access_token)
  expect(claims.aal).toBe('aal1')
  expect((claims.amr as { method: string }[]).map((entry) => entry.method)).toEqual(['password'])
  expect(body.user).not.toHaveProperty('factors')
})

describe('the operator', () => {
  const operator = (method: string, path: string, body?: unknown) =>
    app.call(method, `/auth/v1${path}`, body, { ...version, authorization: `Bearer ${serviceKey}` })

  it("sees, renames and removes a person's factors", async () => {
    const { person, factorId, session } = await joinWithApp()
    const path = `/admin/users/${person.userId}/factors`
    expect((await operator('GET', path)).body).toMatchObject([{ id: factorId, friendly_name: 'Phone' }])
    const renamed = await operator('PUT', `${path}/${factorId}`, { friendly_name: 'Old phone' })
    expect(renamed.body).toMatchObject({ id: factorId, friendly_name: 'Old phone' })
    expect(told(await operator('PUT', `${path}/${factorId}`, { phone: '+441234567890' }))).toEqual([
      400,
      'validation_failed',
    ])
    const gone = await operator('DELETE', `${path}/${factorId}`)
    expect(gone.body).toMatchObject({ id: factorId, status: 'verified' })
    expect((await operator('GET', path)).body).toEqual([])
    expect(told(await operator('DELETE', `${path}/${factorId}`))).toEqual([404, 'mfa_factor_not_found'])
    const [row] = await app.owner('select aal from auth.sessions where user_id = $1', [person.userId])
    expect(row).toEqual({ aal: 'aal1' })
    expect((await callsOf(session.access_token)('GET', '/user')).status).toBe(200)
  })

  it('is the only one who may', async () => {
    const { person, factorId, calls } = await joinWithApp()
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', `/${factorId}`],
      ['DELETE', `/${factorId}`],
    ])
      expect(told(await calls(method!, `/admin/users/${person.userId}/factors${path}`))).toEqual([
        403,
        'not_admin',
      ])
  })
})
