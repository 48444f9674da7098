import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const version = { 'x-supabase-api-version': '2024-01-01' }
const password = 'a long enough phrase'
const post = (path: string, body: unknown) => app.call('POST', `/auth/v1${path}`, body, version)
const signIn = (email: string, given = password) =>
  post('/token?grant_type=password', { email, password: given })

test('a sign-up answers a session whose user and token say the same', async () => {
  const { status, body } = await post('/signup', {
    email: ' Ada@Example.org ',
    password,
    data: { full_name: 'Ada', colours: ['blue'] },
    code_challenge: null,
    gotrue_meta_security: {},
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(body.expires_at - Date.now() / 1000).toBeGreaterThan(3500)
  expect(body.user).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    email: 'ada@example.org',
    phone: '',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'Ada', colours: ['blue'] },
    identities: [{ provider: 'email', id: body.user.id, email: 'ada@example.org' }],
  })
  for (const time of ['created_at', 'updated_at', 'last_sign_in_at', 'email_confirmed_at', 'confirmed_at'])
    expect(body.user[time]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
  expect(body.user).not.toHaveProperty('password_hash')
  const claims = decodeJwt(body.access_token)
  expect(claims).toMatchObject({
    iss: 'http://localhost:3000/auth/v1',
    sub: body.user.id,
    aud: 'authenticated',
    email: 'ada@example.org',
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password' }],
    is_anonymous: false,
  })
  expect(claims.session_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(claims.jti).toMatch(/^[0-9a-f-]{36}$/)
})

test('the name given at sign-up is the name of the profile', async () => {
  const { body } = await post('/signup', { email: 'n@example.org', password, data: { full_name: 'Nia' } })
  const rows = await app.owner('select full_name, role from public.profiles where user_id = $1', [
    body.user.id,
  ])
  expect(rows).toEqual([{ full_name: 'Nia', role: 'user' }])
})

test('a password is kept as argon2id and never shown', async () => {
  await post('/signup', { email: 'hash@example.org', password })
  const [row] = await app.owner<{ password_hash: string }>(
    `select password_hash from auth.users where email = 'hash@example.org'`,
  )
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('nobody gets rights by what they say of themselves at sign-up or later', async () => {
  const claimed = { role: 'admin', is_admin: true, app_metadata: { role: 'admin' } }
  const { body } = await post('/signup', {
    email: 'mallory@example.org',
    password,
    data: claimed,
    role: 'service_role',
    app_metadata: { role: 'admin' },
    is_anonymous: true,
    aud: 'admin',
  })
  const token = body.access_token
  const put = await app.call(
    'PUT',
    '/auth/v1/user',
    { data: claimed, role: 'service_role' },
    {
      ...version,
      authorization: `Bearer ${token}`,
    },
  )
  expect(put.status).toBe(200)
  expect(put.body).toMatchObject({
    role: 'authenticated',
    aud: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  const again = (await signIn('mallory@example.org')).body
  expect(decodeJwt(again.access_token)).toMatchObject({ role: 'authenticated', aud: 'authenticated' })
  const refused = await app.call(
    'PUT',
    '/auth/v1/user',
    { app_metadata: { role: 'admin' } },
    {
      ...version,
      authorization: `Bearer ${token}`,
    },
  )
  expect([refused.status, refused.body.code]).toEqual([403, 'not_admin'])
  const [profile] = await app.owner<{ role: string }>('select role from public.profiles where user_id = $1', [
    body.user.id,
  ])
  expect(profile?.role).toBe('user')
})

test('a second sign-up with an address is refused and leaves the first account as it is', async () => {
  const first = await post('/signup', { email: 'twice@example.org', password, data: { full_name: 'One' } })
  const second = await post('/signup', {
    email: 'TWICE@example.org',
    password: 'some other long phrase',
    data: { full_name: 'Two' },
  })
  expect([second.status, second.body.code, second.body.message]).toEqual([
    422,
    'user_already_exists',
    'User already registered',
  ])
  expect((await signIn('twice@example.org', 'some other long phrase')).status).toBe(400)
  expect((await signIn('twice@example.org')).body.user).toMatchObject({
    id: first.body.user.id,
    user_metadata: { full_name: 'One' },
  })
})

test('two sign-ups with one address at the same moment make one account', async () => {
  const both = await Promise.all([
    post('/signup', { email: 'race@example.org', password }),
    post('/signup', { email: 'race@example.org', password }),
  ])
  expect(both.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 422])
  expect(await app.owner(`select id from auth.users where email = 'race@example.org'`)).toHaveLength(1)
})

test.each([
  ['no password', { email: 'x@example.org' }, 400, 'validation_failed', 'Signup requires a valid password'],
  ['nothing', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ['only metadata', { data: {} }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  [
    'a phone',
    { phone: '+441234567890', password },
    400,
    'phone_provider_disabled',
    'Phone signups are disabled',
  ],
  [
    'both addresses',
    { email: 'x@example.org', phone: '+441234567890', password },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on signup.',
  ],
  [
    'half of a PKCE pair',
    { email: 'x@example.org', password, code_challenge: 'abc' },
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  [
    'no address at all',
    { email: 'xx:;x@x.x', password },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    'a password over 72 bytes',
    { email: 'x@example.org', password: 'é'.repeat(37) },
    400,
    'validation_failed',
    'Password cannot be longer than 72 bytes',
  ],
])('a sign-up with %s is refused', async (_what, body, status, code, message) => {
  const answer = await post('/signup', body)
  expect([answer.status, answer.body]).toEqual([status, { code, message }])
})

test.each([
  ['short', ['length']],
  ['qwerty', ['length', 'pwned']],
  ['Password123', ['pwned']],
])('the password %s is too weak and the reasons are named', async (weak, reasons) => {
  const { status, body } = await post('/signup', { email: 'weak@example.org', password: weak })
  expect([status, body.code, body.weak_password]).toEqual([422, 'weak_password', { reasons }])
})

test('unknown, known and passwordless accounts give one answer to a wrong password', async () => {
  await post('/signup', { email: 'known@example.org', password })
  const [id] = await app.owner<{ id: string }>(
    `insert into auth.users (email) values ('bare@example.org') returning id`,
  )
  await app.owner(`insert into auth.addresses values ('email', 'bare@example.org', $1)`, [id?.id])
  for (const email of ['known@example.org', 'unknown@example.org', 'bare@example.org', 'not an address']) {
    const { status, body } = await signIn(email, 'not this one at all')
    expect([status, body]).toEqual([
      400,
      { code: 'invalid_credentials', message: 'Invalid login credentials' },
    ])
  }
})

test('that an account is banned or unconfirmed is said only to who knows its password', async () => {
  await post('/signup', { email: 'banned@example.org', password })
  await app.owner(
    `update auth.users set banned_until = now() + interval '1 day' where email = 'banned@example.org'`,
  )
  await post('/signup', { email: 'fresh@example.org', password })
  await app.owner(`update auth.users set email_confirmed_at = null where email = 'fresh@example.org'`)
  expect((await signIn('banned@example.org')).body.code).toBe('user_banned')
  expect((await signIn('banned@example.org', 'not this one')).body.code).toBe('invalid_credentials')
  expect((await signIn('fresh@example.org')).body.code).toBe('email_not_confirmed')
  expect((await signIn('fresh@example.org', 'not this one')).body.code).toBe('invalid_credentials')
})

test('a right password that would not be taken today is let in and told so', async () => {
  await post('/signup', { email: 'old@example.org', password })
  const { hash } = await import('@node-rs/argon2')
  await app.owner(`update auth.users set password_hash = $1 where email = 'old@example.org'`, [
    await hash('qwerty'),
  ])
  const { status, body } = await signIn('old@example.org', 'qwerty')
  expect(status).toBe(200)
  expect(body.weak_password.reasons).toEqual(['length', 'pwned'])
})

test.each([
  ['password', {}, 400, 'validation_failed', 'missing email or phone'],
  ['password', { phone: '441234', password }, 422, 'phone_provider_disabled', 'Phone logins are disabled'],
  ['pkce', { auth_code: 'a', code_verifier: 'b' }, 404, 'flow_state_not_found', undefined],
  ['pkce', { auth_code: 'a' }, 400, 'validation_failed', undefined],
  [
    'id_token',
    { provider: 'google', id_token: 'x' },
    400,
    'provider_disabled',
    'Provider (issuer "") is not enabled',
  ],
  ['web3', { chain: 'solana' }, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ['toString', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
])('the grant %s with %o answers its own code', async (grant, body, status, code, message) => {
  const answer = await post(`/token?grant_type=${grant}`, body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  if (message) expect(answer.body.message).toBe(message)
})

test('a closed installation refuses sign-ups and says so in its settings', async () => {
  const closed = await createTestApp({ BALANSE_SIGNUP: 'invite' })
  try {
    const { status, body } = await closed.call(
      'POST',
      '/auth/v1/signup',
      { email: 'a@example.org', password },
      version,
    )
    expect([status, body.code]).toEqual([422, 'signup_disabled'])
    expect((await closed.call('GET', '/auth/v1/settings')).body).toMatchObject({
      disable_signup: true,
      mailer_autoconfirm: true,
      external: { email: true, phone: false, google: false },
    })
  } finally {
    await closed.close()
  }
})
