import { GoTrueAdminApi, GoTrueClient, type AuthError } from '@supabase/auth-js'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMessages } from '../outbox.ts'
import { startServer, type StartedServer } from './started-server.ts'

let server: StartedServer
let authUrl: string
beforeAll(async () => {
  server = await startServer({
    BALANSE_MFA_PHONE: 'true',
    BALANSE_MFA_WEBAUTHN: 'true',
    BALANSE_SMS: 'outbox',
    BALANSE_ANONYMOUS: 'true',
  })
  authUrl = `${server.url.replace(/\/$/, '')}/auth/v1`
})
afterAll(() => server.stop())

const password = 'a long enough phrase'
const told = (error: AuthError | null) => error && [error.status, error.code]
let made = 0

/** The unmodified client with a storage of its own: one browser. */
function browser(): GoTrueClient {
  const kept = new Map<string, string>()
  return new GoTrueClient({
    url: authUrl,
    headers: { apikey: server.anonKey },
    autoRefreshToken: false,
    experimental: { recoveryCodes: true },
    storageKey: `factors-${made++}`,
    storage: {
      getItem: async (key) => kept.get(key) ?? null,
      setItem: async (key, value) => void kept.set(key, value),
      removeItem: async (key) => void kept.delete(key),
    },
  })
}

async function join(): Promise<{ client: GoTrueClient; email: string; userId: string }> {
  const client = browser()
  const email = `factor-${process.pid}-${made++}@example.org`
  const { data } = await client.signUp({ email, password })
  return { client, email, userId: data.user!.id }
}

/** The code of an app now, or of one whose clock is ahead: both count, also when a step ends on the way. */
const codeOf = (secret: string, aheadMs = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + aheadMs })
/** A code of a later step than the one that was used just before. */
const nextCodeOf = (secret: string) => codeOf(secret, 30_000)

async function joinWithApp() {
  const person = await join()
  const { data, error } = await person.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(error).toBeNull()
  const { id: factorId, totp } = data!
  const code = codeOf(totp.secret)
  const verified = await person.client.mfa.challengeAndVerify({ factorId, code })
  expect(verified.error).toBeNull()
  return { ...person, factorId, totp, code }
}

test('an app is added, asked for at the next sign-in, and taken away again', async () => {
  const { client, email, factorId, totp } = await joinWithApp()
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect(totp.uri).toMatch(/^otpauth:\/\/totp\//)
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
  })
  expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
    { id: factorId, friendly_name: 'Phone' },
  ])
  expect((await client.getUser()).error).toBeNull()

  const elsewhere = browser()
  await elsewhere.signInWithPassword({ email, password })
  expect((await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  expect(told((await elsewhere.updateUser({ password: 'another long phrase' })).error)).toEqual([
    401,
    'insufficient_aal',
  ])
  expect(told((await elsewhere.mfa.unenroll({ factorId })).error)).toEqual([422, 'insufficient_aal'])
  expect(told((await elsewhere.mfa.enroll({ factorType: 'totp', friendlyName: 'x' })).error)).toEqual([
    403,
    'insufficient_aal',
  ])

  const events: string[] = []
  elsewhere.onAuthStateChange((event) => void events.push(event))
  const { data: challenge } = await elsewhere.mfa.challenge({ factorId })
  expect(challenge).toMatchObject({ id: expect.any(String), type: 'totp', expires_at: expect.any(Number) })
  const answer = { factorId, challengeId: challenge!.id, code: nextCodeOf(totp.secret) }
  expect((await elsewhere.mfa.verify(answer)).error).toBeNull()
  expect(events).toContain('MFA_CHALLENGE_VERIFIED')
  expect((await elsewhere.refreshSession()).error).toBeNull()
  expect((await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')

  expect((await elsewhere.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  await elsewhere.refreshSession()
  expect((await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  })
})

test('a wrong code and a code that was used say so in the words clients know', async () => {
  const { client, factorId, totp, code } = await joinWithApp()
  const used = await client.mfa.challengeAndVerify({ factorId, code })
  expect(used.error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  })
  const right = await client.mfa.challengeAndVerify({ factorId, code: nextCodeOf(totp.secret) })
  expect(right.error).toBeNull()
  const again = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(told(again.error)).toEqual([422, 'mfa_factor_name_conflict'])
})

test('a session that has not taken the second step ends when another one takes it for the first time', async () => {
  const { client, email } = await join()
  const other = browser()
  await other.signInWithPassword({ email, password })
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  await client.mfa.challengeAndVerify({ factorId: data!.id, code: codeOf(data!.totp.secret) })
  expect((await other.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await client.getUser()).error).toBeNull()
})

test('a phone is a second step by a code in a text message', async () => {
  const { client } = await join()
  const phone = `4420${String(process.pid).padStart(8, '0')}`
  const { data: factor, error } = await client.mfa.enroll({
    factorType: 'phone',
    phone,
    friendlyName: 'Mine',
  })
  expect([error, factor?.phone]).toEqual([null, phone])
  const { data: challenge } = await client.mfa.challenge({ factorId: factor!.id, channel: 'sms' })
  const code = /code is (\d{6})/.exec(readMessages(server.folder, phone).at(-1)!.text)![1]!
  const answer = { factorId: factor!.id, challengeId: challenge!.id, code }
  expect((await client.mfa.verify(answer)).error).toBeNull()
  const level = await client.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data?.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/phone' })
  expect((await client.mfa.listFactors()).data?.phone).toHaveLength(1)
})

test('a security key is asked for in the form that browsers take', async () => {
  const { client } = await join()
  const { data: factor } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
  const { data, error } = await client.mfa.challenge({
    factorId: factor!.id,
    webauthn: { rpId: 'localhost', rpOrigins: ['http://localhost:3000'] },
  })
  expect(error).toBeNull()
  const { webauthn } = data as { webauthn: { type: string; credential_options: { publicKey: object } } }
  expect(webauthn.type).toBe('create')
  // The client has made buffers of the texts: both are what navigator.credentials wants.
  expect(webauthn.credential_options.publicKey).toMatchObject({
    rp: { id: 'localhost' },
    challenge: expect.any(ArrayBuffer),
  })
})

test('the operator sees the factors of somebody and takes one away whose phone is gone', async () => {
  const { client, userId, factorId } = await joinWithApp()
  const { serviceKey } = server
  const admin = new GoTrueAdminApi({ url: authUrl, headers: { Authorization: `Bearer ${serviceKey}` } })
  const { data } = await admin.mfa.listFactors({ userId })
  expect(data?.factors).toMatchObject([{ id: factorId, status: 'verified' }])
  expect((await admin.mfa.deleteFactor({ userId, id: factorId })).error).toBeNull()
  expect((await client.mfa.listFactors()).data?.all).toEqual([])
})

test('codes on paper stand in for the app, each once', async () => {
  const { client, email } = await joinWithApp()
  expect(told((await client.mfa.recoveryCodes.getStatus()).error)).toEqual([404, 'mfa_factor_not_found'])
  const { data: made, error } = await client.mfa.recoveryCodes.generate({ friendlyName: 'On paper' })
  expect(error).toBeNull()
  expect(made).toMatchObject({ type: 'recovery_code', friendly_name: 'On paper', total: 10 })

  const elsewhere = browser()
  await elsewhere.signInWithPassword({ email, password })
  const code = made!.codes[0]!
  const lifted = await elsewhere.mfa.recoveryCodes.verify({ code: code.toUpperCase() })
  expect(lifted.error).toBeNull()
  expect((await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  const again = await elsewhere.mfa.recoveryCodes.verify({ code })
  expect(told(again.error)).toEqual([422, 'mfa_verification_failed'])
  expect((await elsewhere.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
  const renewed = await elsewhere.mfa.recoveryCodes.regenerate()
  expect(renewed.data).toMatchObject({ id: made!.id, friendly_name: 'On paper', total: 10 })
  expect(renewed.data?.codes).not.toContain(made!.codes[1])
  expect((await elsewhere.mfa.recoveryCodes.unenroll()).data).toEqual({ id: made!.id })
  expect((await elsewhere.mfa.listFactors()).data?.all).toMatchObject([{ factor_type: 'totp' }])
})

test('somebody without an address comes in, is told apart, and adds an address later', async () => {
  const client = browser()
  const { data, error } = await client.signInAnonymously({ options: { data: { full_name: 'Guest' } } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    is_anonymous: true,
    identities: [],
    email: '',
    user_metadata: { full_name: 'Guest' },
  })
  expect((await client.getClaims()).data?.claims).toMatchObject({
    is_anonymous: true,
    amr: [{ method: 'anonymous' }],
  })
  expect(told((await client.mfa.enroll({ factorType: 'totp' })).error)).toEqual([403, 'no_authorization'])
  expect(told((await client.updateUser({ password })).error)).toEqual([422, 'validation_failed'])
  const email = `guest-${process.pid}@example.org`
  const joined = await client.updateUser({ email })
  expect(joined.error).toBeNull()
  expect(joined.data.user).toMatchObject({ id: data.user!.id, email, is_anonymous: false })
  expect((await client.updateUser({ password })).error).toBeNull()
  expect((await browser().signInWithPassword({ email, password })).data.user?.id).toBe(data.user!.id)
})
