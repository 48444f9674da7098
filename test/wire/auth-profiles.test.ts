import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GoTrueAdminApi, GoTrueClient, type AuthError } from '@supabase/auth-js'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOutbox } from '../outbox.ts'
import { startServer, type StartedServer } from './started-server.ts'

const secret = 'a shared secret with more than 32 characters'
const password = 'sixsix'
const told = (error: AuthError | null) => error && [error.status, error.code]

let made = 0
const newEmail = () => `profile-${process.pid}-${made++}@example.org`
const newPhone = () => `4477009${String(process.pid * 100 + made++).slice(-5)}`

const urlOf = (server: StartedServer) => `${server.url.replace(/\/$/, '')}/auth/v1`

/** The unmodified client with a storage of its own, and the paths that it asked for. */
function browser(server: StartedServer): GoTrueClient & { asked: string[] } {
  const kept = new Map<string, string>()
  const asked: string[] = []
  const client = new GoTrueClient({
    url: urlOf(server),
    headers: { apikey: server.anonKey },
    autoRefreshToken: false,
    storageKey: `profiles-${made++}`,
    storage: {
      getItem: async (key) => kept.get(key) ?? null,
      setItem: async (key, value) => void kept.set(key, value),
      removeItem: async (key) => void kept.delete(key),
    },
    fetch: (input, init) => {
      asked.push(new URL(input as string).pathname)
      return fetch(input, init)
    },
  })
  return Object.assign(client, { asked })
}

const settingsOf = async (server: StartedServer) =>
  (await (await fetch(`${urlOf(server)}/settings`)).json()) as Record<string, unknown>

/** A key that the operator signed with the shared secret, on a machine of their own. */
const signedByOperator = (role: string) =>
  new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .sign(new TextEncoder().encode(secret))

function operator(server: StartedServer, key: string): GoTrueAdminApi {
  return new GoTrueAdminApi({ url: urlOf(server), headers: { Authorization: `Bearer ${key}` } })
}

describe('everything on: given RSA keys, addresses at their word, every second step', () => {
  const folder = mkdtempSync(join(tmpdir(), 'balanse-profile-'))
  const kid = randomUUID()
  let server: StartedServer
  beforeAll(async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const given = [
      { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', key_ops: ['sign', 'verify'] },
    ]
    const keysFile = join(folder, 'given-keys.json')
    writeFileSync(keysFile, JSON.stringify(given), { mode: 0o600 })
    server = await startServer({
      BALANSE_DATA: folder,
      BALANSE_JWT_KEYS: keysFile,
      BALANSE_JWT_SECRET: secret,
      BALANSE_JWT_EXPIRY: '600',
      BALANSE_AUTOCONFIRM_EMAIL: 'true',
      BALANSE_AUTOCONFIRM_PHONE: 'true',
      BALANSE_PROVIDER_PHONE: 'true',
      BALANSE_ANONYMOUS: 'true',
      BALANSE_PASSWORD_MIN_LENGTH: '6',
      BALANSE_OAUTH_GOOGLE_CLIENT_ID: 'an-id.apps.example.org',
      BALANSE_OAUTH_GOOGLE_SECRET: 'a secret of ours',
      BALANSE_MFA_TOTP: 'true',
      BALANSE_MFA_PHONE: 'true',
      BALANSE_MFA_WEBAUTHN: 'true',
      BALANSE_MAX_FACTORS: '10',
    })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('an address, a phone and nobody in particular are in at once', async () => {
    const byEmail = await browser(server).signUp({ email: newEmail(), password })
    expect(byEmail.data.session).toMatchObject({
      expires_in: 600,
      user: { email_confirmed_at: expect.any(String) },
    })
    const phone = newPhone()
    const byPhone = await browser(server).signUp({ phone, password })
    expect(byPhone.data.session?.user).toMatchObject({
      phone,
      email: '',
      phone_confirmed_at: expect.any(String),
    })
    const again = await browser(server).signInWithPassword({ phone, password })
    expect(again.error).toBeNull()
    const anonymous = await browser(server).signInAnonymously()
    expect(anonymous.data.user).toMatchObject({ is_anonymous: true, email: '' })
  })

  test('six characters are enough and five are not', async () => {
    const short = await browser(server).signUp({ email: newEmail(), password: 'fives' })
    expect(short.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
  })

  test('tokens are signed with the given key, and verified without a question to the server', async () => {
    const client = browser(server)
    const { data: joined } = await client.signUp({ email: newEmail(), password })
    client.asked.length = 0
    const { data, error } = await client.getClaims()
    expect(error).toBeNull()
    expect(data?.header).toMatchObject({ alg: 'RS256', kid })
    expect(data!.claims.exp - data!.claims.iat).toBe(600)
    expect(data?.claims.sub).toBe(joined.user?.id)
    expect(client.asked).toEqual(['/auth/v1/.well-known/jwks.json'])
    const { keys } = (await (await fetch(`${urlOf(server)}/.well-known/jwks.json`)).json()) as {
      keys: Record<string, unknown>[]
    }
    expect(keys).toMatchObject([{ kid, kty: 'RSA', alg: 'RS256' }])
    expect(keys[0]).not.toHaveProperty('d')
  })

  test('what is signed with the shared secret opens what its role may open', async () => {
    const admin = operator(server, await signedByOperator('service_role'))
    expect((await admin.listUsers()).error).toBeNull()
    const visitor = operator(server, await signedByOperator('anon'))
    expect(told((await visitor.listUsers()).error)).toEqual([403, 'not_admin'])
  })

  test('ten second steps of every kind, and not an eleventh', async () => {
    const client = browser(server)
    await client.signUp({ email: newEmail(), password })
    const add = async (number: number) => {
      const friendlyName = `Step ${number}`
      if (number === 0) return client.mfa.enroll({ factorType: 'phone', friendlyName, phone: newPhone() })
      if (number === 1) return client.mfa.enroll({ factorType: 'webauthn', friendlyName })
      return client.mfa.enroll({ factorType: 'totp', friendlyName })
    }
    for (let number = 0; number < 10; number += 1) expect((await add(number)).error).toBeNull()
    expect(told((await add(10)).error)).toEqual([422, 'too_many_enrolled_mfa_factors'])
  })

  test('the settings say all of it, Google too', async () => {
    expect(await settingsOf(server)).toMatchObject({
      external: { google: true, email: true, phone: true, anonymous_users: true },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: true,
    })
  })

  test('relaxed limits let a whole test suite through from one address', async () => {
    const client = browser(server)
    for (let call = 0; call < 60; call += 1) {
      const { error } = await client.resetPasswordForEmail(newEmail())
      expect(error).toBeNull()
    }
  })
})

describe('careful: every address is proven, and there is nobody who sends text messages', () => {
  let server: StartedServer
  beforeAll(async () => {
    server = await startServer({
      BALANSE_AUTOCONFIRM_EMAIL: 'false',
      BALANSE_AUTOCONFIRM_PHONE: 'false',
      BALANSE_PROVIDER_PHONE: 'true',
      BALANSE_REFRESH_REUSE_INTERVAL: '0',
      BALANSE_MAX_FACTORS: '2',
      BALANSE_MFA_TOTP: 'true',
    })
  })
  afterAll(() => server.stop())

  const joinProven = async () => {
    const email = newEmail()
    const longer = `${password} and more`
    const { error } = await operator(server, server.serviceKey).createUser({
      email,
      password: longer,
      email_confirm: true,
    })
    expect(error).toBeNull()
    const client = browser(server)
    const { data } = await client.signInWithPassword({ email, password: longer })
    return { client, session: data.session! }
  }

  test('a sign-up waits for its letter', async () => {
    const email = newEmail()
    const client = browser(server)
    const { data, error } = await client.signUp({ email, password: `${password} and more` })
    expect([error, data.session]).toEqual([null, null])
    expect(data.user?.email_confirmed_at).toBeUndefined()
    const early = await client.signInWithPassword({ email, password: `${password} and more` })
    expect(told(early.error)).toEqual([400, 'email_not_confirmed'])
    await expect.poll(() => readOutbox(server.folder, email).length).toBe(1)
  })

  test('nothing can be sent to a phone, and that is said in the code for it', async () => {
    const phone = newPhone()
    const byCode = await browser(server).signInWithOtp({ phone })
    expect(told(byCode.error)).toEqual([422, 'sms_send_failed'])
    const byPassword = await browser(server).signUp({ phone, password: `${password} and more` })
    expect(told(byPassword.error)).toEqual([422, 'sms_send_failed'])
    expect((await browser(server).resend({ type: 'phone_change', phone })).error).toBeNull()
  })

  test('nobody comes in without an address, and nothing is linked by hand', async () => {
    expect(told((await browser(server).signInAnonymously()).error)).toEqual([
      422,
      'anonymous_provider_disabled',
    ])
    const { client } = await joinProven()
    const linked = await client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })
    expect(told(linked.error)).toEqual([404, 'manual_linking_disabled'])
    const { data } = await client.getUserIdentities()
    const unlinked = await client.unlinkIdentity(data!.identities[0]!)
    expect(told(unlinked.error)).toEqual([404, 'manual_linking_disabled'])
  })

  test('with no time to come twice a used refresh token ends the family', async () => {
    const { client, session } = await joinProven()
    const first = await client.refreshSession(session)
    await client.refreshSession(first.data.session!)
    const replayed = await browser(server).refreshSession(session)
    expect(told(replayed.error)).toEqual([400, 'refresh_token_already_used'])
    expect((await client.refreshSession()).error?.status).toBe(400)
  })

  test('kinds of second steps that are off are refused by their codes, and two are enough', async () => {
    const { client } = await joinProven()
    const phone = await client.mfa.enroll({ factorType: 'phone', phone: newPhone() })
    expect(told(phone.error)).toEqual([422, 'mfa_phone_enroll_not_enabled'])
    const key = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
    expect(told(key.error)).toEqual([422, 'mfa_webauthn_enroll_not_enabled'])
    for (const friendlyName of ['One', 'Two'])
      expect((await client.mfa.enroll({ factorType: 'totp', friendlyName })).error).toBeNull()
    const third = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Three' })
    expect(told(third.error)).toEqual([422, 'too_many_enrolled_mfa_factors'])
  })
})

describe('closed: accounts are made by the operator', () => {
  let server: StartedServer
  beforeAll(async () => {
    server = await startServer({
      BALANSE_SIGNUP: 'closed',
      BALANSE_PROVIDER_PHONE: 'false',
      BALANSE_MFA_TOTP: 'false',
    })
  })
  afterAll(() => server.stop())

  test('nobody signs up, by no way', async () => {
    const signedUp = await browser(server).signUp({ email: newEmail(), password: `${password} and more` })
    expect(told(signedUp.error)).toEqual([422, 'signup_disabled'])
    expect(signedUp.error?.message).toBe('Signups not allowed for this instance')
    const byPhone = await browser(server).signInWithOtp({ phone: newPhone() })
    expect(told(byPhone.error)).toEqual([400, 'phone_provider_disabled'])
    expect(await settingsOf(server)).toMatchObject({ disable_signup: true, external: { phone: false } })
  })

  test('whom the operator let in adds no authenticator app while those are off', async () => {
    const email = newEmail()
    const admin = operator(server, server.serviceKey)
    await admin.createUser({ email, password: `${password} and more`, email_confirm: true })
    const client = browser(server)
    expect((await client.signInWithPassword({ email, password: `${password} and more` })).error).toBeNull()
    const { error } = await client.mfa.enroll({ factorType: 'totp' })
    expect(told(error)).toEqual([422, 'mfa_totp_enroll_not_enabled'])
  })
})

describe('phones only', () => {
  let server: StartedServer
  beforeAll(async () => {
    server = await startServer({
      BALANSE_PROVIDER_EMAIL: 'false',
      BALANSE_PROVIDER_PHONE: 'true',
      BALANSE_SMS: 'outbox',
    })
  })
  afterAll(() => server.stop())

  test('an e-mail address opens nothing, a phone does by its message', async () => {
    const email = newEmail()
    const signedUp = await browser(server).signUp({ email, password: `${password} and more` })
    expect(told(signedUp.error)).toEqual([400, 'email_provider_disabled'])
    const signedIn = await browser(server).signInWithPassword({ email, password })
    expect(told(signedIn.error)).toEqual([422, 'email_provider_disabled'])
    expect((await browser(server).signInWithOtp({ phone: newPhone() })).error).toBeNull()
    expect(await settingsOf(server)).toMatchObject({ external: { email: false, phone: true } })
  })
})
