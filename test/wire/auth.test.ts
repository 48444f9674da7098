import { GoTrueClient, GoTrueAdminApi, type AuthError, type Session } from '@supabase/auth-js'
import { expect, inject, test } from 'vitest'

const { url, anonKey, serviceKey } = inject('wire')
const authUrl = `${url.replace(/\/$/, '')}/auth/v1`
const password = 'a long enough phrase'

let made = 0
const newEmail = () => `wire-${process.pid}-${Date.now()}-${made++}@example.org`

/** The unmodified client, with a storage of its own: one browser. */
function browser(kept = new Map<string, string>()): GoTrueClient {
  return new GoTrueClient({
    url: authUrl,
    headers: { apikey: anonKey },
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: async (key) => kept.get(key) ?? null,
      setItem: async (key, value) => void kept.set(key, value),
      removeItem: async (key) => void kept.delete(key),
    },
  })
}

function operator(key = serviceKey): GoTrueAdminApi {
  return new GoTrueAdminApi({ url: authUrl, headers: { apikey: key, Authorization: `Bearer ${key}` } })
}

interface Joined {
  client: GoTrueClient
  email: string
  userId: string
  session: Session
}

async function join(data: Record<string, unknown> = {}): Promise<Joined> {
  const client = browser()
  const email = newEmail()
  const { data: answer, error } = await client.signUp({ email, password, options: { data } })
  expect(error).toBeNull()
  expect(answer.session).not.toBeNull()
  return { client, email, userId: answer.user!.id, session: answer.session! }
}

const told = (error: AuthError | null) => error && [error.status, error.code]

test('a person signs up, is known, signs out and comes back', async () => {
  const { client, email, userId, session } = await join({ full_name: 'Ada' })
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: expect.any(Number) })
  expect(session.user).toMatchObject({
    email,
    phone: '',
    role: 'authenticated',
    user_metadata: { full_name: 'Ada' },
  })
  const { data: known } = await client.getUser()
  expect(known.user).toMatchObject({ id: userId, identities: [{ provider: 'email', id: userId }] })
  expect((await client.signOut()).error).toBeNull()
  expect((await client.getSession()).data.session).toBeNull()
  const { data: back, error } = await client.signInWithPassword({ email, password })
  expect(error).toBeNull()
  expect(back.user?.id).toBe(userId)
  expect(back.weakPassword ?? null).toBeNull()
})

test('events come in the order an app expects', async () => {
  const events: string[] = []
  const client = browser()
  client.onAuthStateChange((event) => void events.push(event))
  await client.initialize()
  const email = newEmail()
  await client.signUp({ email, password })
  await client.updateUser({ data: { hat: true } })
  await client.refreshSession()
  await client.signOut()
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'USER_UPDATED', 'TOKEN_REFRESHED', 'SIGNED_OUT'])
})

test('a page that is loaded again finds the session of the one before', async () => {
  const kept = new Map<string, string>()
  const email = newEmail()
  await browser(kept).signUp({ email, password })
  const { data } = await browser(kept).getUser()
  expect(data.user?.email).toBe(email)
})

test('after signing out the token is worth nothing and the client says that the session is missing', async () => {
  const { client, session } = await join()
  await client.signOut({ scope: 'local' })
  const { error } = await browser().getUser(session.access_token)
  expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
  const raw = await fetch(`${authUrl}/user`, {
    headers: { authorization: `Bearer ${session.access_token}`, 'x-supabase-api-version': '2024-01-01' },
  })
  expect([raw.status, ((await raw.json()) as { code: string }).code]).toEqual([403, 'session_not_found'])
  const old = await browser().refreshSession({ refresh_token: session.refresh_token })
  expect(told(old.error)).toEqual([400, 'refresh_token_not_found'])
})

test('signing out elsewhere leaves this browser in, signing out everywhere does not', async () => {
  const { client: here, email } = await join()
  const there = browser()
  await there.signInWithPassword({ email, password })
  await here.signOut({ scope: 'others' })
  expect((await there.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await here.getUser()).error).toBeNull()
  await there.signInWithPassword({ email, password })
  await here.signOut({ scope: 'global' })
  expect((await there.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('a refresh gives another pair of tokens in the same second', async () => {
  const { client, session } = await join()
  const { data, error } = await client.refreshSession()
  expect(error).toBeNull()
  expect(data.session?.access_token).not.toBe(session.access_token)
  expect(data.session?.refresh_token).not.toBe(session.refresh_token)
  expect(data.user?.id).toBe(session.user.id)
})

test('two tabs that refresh at once both stay signed in, with the same tokens to go on', async () => {
  const { session } = await join()
  const [first, second] = await Promise.all([
    browser().refreshSession({ refresh_token: session.refresh_token }),
    browser().refreshSession({ refresh_token: session.refresh_token }),
  ])
  expect([first.error, second.error]).toEqual([null, null])
  expect(first.data.session?.refresh_token).toBe(second.data.session?.refresh_token)
  // The tab that lost the answer asks again, and the chain goes on from there.
  const late = await browser().refreshSession({ refresh_token: session.refresh_token })
  expect(late.data.session?.refresh_token).toBe(first.data.session?.refresh_token)
  const on = await browser().refreshSession({ refresh_token: late.data.session!.refresh_token })
  expect(on.error).toBeNull()
})

test('an expired session is refreshed by the client on its own', async () => {
  const kept = new Map<string, string>()
  const client = browser(kept)
  await client.signUp({ email: newEmail(), password })
  for (const [key, value] of kept) {
    const session = JSON.parse(value) as Session
    if (session.access_token) kept.set(key, JSON.stringify({ ...session, expires_at: 1 }))
  }
  const { data, error } = await browser(kept).getSession()
  expect(error).toBeNull()
  expect(data.session!.expires_at! * 1000).toBeGreaterThan(Date.now())
})

test('a refresh token that is not one signs nobody in', async () => {
  const unknown = await browser().refreshSession({ refresh_token: 'abcdefghijkl' })
  expect(told(unknown.error)).toEqual([400, 'refresh_token_not_found'])
  const short = await browser().refreshSession({ refresh_token: 'short' })
  expect(told(short.error)).toEqual([400, 'validation_failed'])
})

test('claims are verified in the browser with the public keys alone', async () => {
  const { session, userId } = await join()
  const asked: string[] = []
  const client = new GoTrueClient({
    url: authUrl,
    headers: { apikey: anonKey },
    persistSession: false,
    autoRefreshToken: false,
    fetch: (input, init) => {
      asked.push(input as string)
      return fetch(input, init)
    },
  })
  const { data, error } = await client.getClaims(session.access_token)
  expect(error).toBeNull()
  expect(data?.claims).toMatchObject({
    sub: userId,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    is_anonymous: false,
    iss: expect.stringMatching(/\/auth\/v1$/),
    session_id: expect.any(String),
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
  })
  expect(data?.header.alg).toBe('ES256')
  expect(asked).toEqual([`${authUrl}/.well-known/jwks.json`])
  const [header = '', , signature = ''] = session.access_token.split('.')
  const forged = Buffer.from(JSON.stringify({ ...data?.claims, sub: crypto.randomUUID() })).toString(
    'base64url',
  )
  const refused = await client.getClaims(`${header}.${forged}.${signature}`)
  expect(refused.error).toMatchObject({ name: 'AuthInvalidJwtError' })
})

test('a person changes what they say of themselves and nothing else', async () => {
  const { client, userId } = await join({ role: 'admin' })
  const { data, error } = await client.updateUser({
    data: { full_name: 'Grace', role: 'admin', app_metadata: { role: 'admin' } },
    ...({ role: 'service_role', app_metadata: null } as object),
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    id: userId,
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'Grace' },
  })
  const token = (await client.getSession()).data.session!.access_token
  const list = await operator(token).listUsers()
  expect(told(list.error)).toEqual([403, 'not_admin'])
  const admin = await fetch(`${url.replace(/\/$/, '')}/api/admin/overview`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(admin.status).toBe(404)
})

test('a new password ends the other sessions, and the old one signs nobody in', async () => {
  const { client, email } = await join()
  const there = browser()
  await there.signInWithPassword({ email, password })
  const same = await client.updateUser({ password })
  expect(told(same.error)).toEqual([422, 'same_password'])
  expect((await client.updateUser({ password: 'an entirely new phrase' })).error).toBeNull()
  expect((await client.getUser()).error).toBeNull()
  expect((await there.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  const old = await browser().signInWithPassword({ email, password })
  expect(told(old.error)).toEqual([400, 'invalid_credentials'])
})

test('a weak password comes with its reasons', async () => {
  const { error } = await browser().signUp({ email: newEmail(), password: 'qwerty' })
  expect(error).toMatchObject({
    name: 'AuthWeakPasswordError',
    status: 422,
    code: 'weak_password',
    reasons: ['length', 'pwned'],
  })
})

test('a wrong password and an unknown address are the same answer', async () => {
  const { email } = await join()
  const wrong = await browser().signInWithPassword({ email, password: 'not this one' })
  const unknown = await browser().signInWithPassword({ email: newEmail(), password: 'not this one' })
  for (const { error } of [wrong, unknown])
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
})

test('an address that is taken cannot be taken again', async () => {
  const { email } = await join()
  const { data, error } = await browser().signUp({ email, password: 'some other phrase' })
  expect(told(error)).toEqual([422, 'user_already_exists'])
  expect(data.session).toBeNull()
})

test('the operator makes, finds, changes and deletes accounts with the service key', async () => {
  const admin = operator()
  const email = newEmail()
  const created = await admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { full_name: 'Joan' },
    app_metadata: { plan: 'free' },
  })
  expect(created.error).toBeNull()
  const id = created.data.user!.id
  expect(created.data.user!.user_metadata).toEqual({ full_name: 'Joan' })
  expect((await admin.getUserById(id)).data.user?.email).toBe(email)
  expect((await browser().signInWithPassword({ email, password })).error).toBeNull()

  const listed = await admin.listUsers({ page: 1, perPage: 1 })
  expect(listed.error).toBeNull()
  expect(listed.data).toMatchObject({ aud: 'authenticated', users: [{ id }] })
  expect('total' in listed.data && listed.data.total).toBeGreaterThan(0)

  const renamed = `renamed-${email}`
  const changed = await admin.updateUserById(id, { email: renamed, user_metadata: { hat: 1 } })
  expect(changed.data.user).toMatchObject({ email: renamed, user_metadata: { full_name: 'Joan', hat: 1 } })
  const banned = await admin.updateUserById(id, { ban_duration: '24h' })
  expect(banned.data.user?.banned_until).toBeTruthy()
  expect(told((await browser().signInWithPassword({ email: renamed, password })).error)).toEqual([
    400,
    'user_banned',
  ])
  const taken = await admin.createUser({ email: renamed })
  expect(told(taken.error)).toEqual([422, 'email_exists'])

  expect((await admin.deleteUser(id)).data.user?.id).toBe(id)
  expect(told((await admin.getUserById(id)).error)).toEqual([404, 'user_not_found'])
})

test('the operator signs a person out by their token', async () => {
  const { client, session } = await join()
  expect((await operator().signOut(session.access_token)).error).toBeNull()
  expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await operator().signOut('this-is-a-bad-token')).error?.message).toMatch(/^invalid JWT/)
})

test('neither key of the browser opens an admin call', async () => {
  const { session } = await join()
  for (const key of [anonKey, session.access_token]) {
    const { error } = await operator(key).createUser({ email: newEmail() })
    expect(told(error)).toEqual([403, 'not_admin'])
  }
  const bare = new GoTrueAdminApi({ url: authUrl, headers: { apikey: serviceKey } })
  expect(told((await bare.listUsers()).error)).toEqual([401, 'no_authorization'])
})

test('what this server is not set up for says so, with codes the client knows', async () => {
  const { client } = await join()
  const email = newEmail()
  const answers = [
    [await client.signInWithOtp({ phone: '441234567890' }), 'phone_provider_disabled'],
    [await client.verifyOtp({ type: 'email', email, token: '123456' }), 'otp_expired'],
    [await client.signInAnonymously(), 'anonymous_provider_disabled'],
    [await client.signInWithSSO({ domain: 'example.org' }), 'saml_provider_disabled'],
    [await client.linkIdentity({ provider: 'google' }), 'manual_linking_disabled'],
    [await client.mfa.enroll({ factorType: 'webauthn' }), 'mfa_webauthn_enroll_not_enabled'],
  ] as const
  expect(answers.map(([{ error }]) => error?.code)).toEqual(answers.map(([, code]) => code))
  const { data } = await client.mfa.listFactors()
  expect(data).toMatchObject({ all: [], totp: [], phone: [] })
  const level = await client.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
})

test('errors come in the old shape to an old caller and in the new one to a new caller', async () => {
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetch(`${authUrl}/token?grant_type=password`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        origin: 'https://elsewhere.example',
        ...headers,
      },
      body: JSON.stringify({ email: newEmail(), password }),
    })
    return { answer, body: await answer.json() }
  }
  const old = await ask({})
  expect(old.body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
  const current = await ask({ 'x-supabase-api-version': '2024-01-01' })
  expect(current.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  expect(current.answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(current.answer.headers.get('access-control-expose-headers')).toMatch(/x-supabase-api-version/i)
})

test('settings and health answer anybody', async () => {
  const read = async (path: string) => (await fetch(`${authUrl}${path}`)).json()
  expect(await read('/settings')).toMatchObject({
    disable_signup: false,
    mailer_autoconfirm: true,
    external: { email: true, phone: false },
  })
  expect(await read('/health')).toMatchObject({ name: 'GoTrue', version: expect.any(String) })
})
