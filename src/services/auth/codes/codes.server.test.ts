import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createLetterApp,
  fragmentOf,
  newEmail,
  password,
  version,
  type LetterApp,
} from './letters.server.test-support.ts'

let app: LetterApp
beforeAll(async () => {
  app = await createLetterApp()
})
afterAll(() => app.close())

const signIn = (email: string, given = password) =>
  app.post('/token?grant_type=password', { email, password: given })
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a sign-up waits for its letter, and the code of the letter opens it once', async () => {
  const email = newEmail()
  const { status, body } = await app.post('/signup', { email, password, data: { full_name: 'Ada' } })
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('access_token')
  expect(body).toMatchObject({
    email,
    phone: '',
    role: 'authenticated',
    user_metadata: { full_name: 'Ada' },
    identities: [{ provider: 'email', identity_data: { email_verified: false } }],
    confirmation_sent_at: expect.any(String),
  })
  expect(body).not.toHaveProperty('email_confirmed_at')
  expect((await signIn(email)).body.code).toBe('email_not_confirmed')
  expect((await signIn(email, 'not this one')).body.code).toBe('invalid_credentials')

  const { code, link } = await app.letter(email)
  const opened = await app.post('/verify', {
    type: 'signup',
    email: email.toUpperCase(),
    token: code,
    options: {},
  })
  expect(opened.status).toBe(200)
  expect(opened.body.user).toMatchObject({
    id: body.id,
    email_confirmed_at: expect.any(String),
    user_metadata: { full_name: 'Ada', email_verified: true },
    identities: [{ identity_data: { email_verified: true } }],
  })
  expect(decodeJwt(opened.body.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
  const again = await app.post('/verify', { type: 'signup', email, token: code })
  expect([again.status, again.body.code, again.body.message]).toEqual([
    403,
    'otp_expired',
    'Token has expired or is invalid',
  ])
  expect(fragmentOf(await app.follow(link)).error_code).toBe('otp_expired')
  expect((await signIn(email)).status).toBe(200)
})

test('the link of a letter leads to the product with a session, once, and looking at it does not use it up', async () => {
  const email = newEmail()
  await app.post('/signup?redirect_to=http://localhost:3000/welcome', { email, password })
  const { link } = await app.letter(email)
  const { pathname, search } = new URL(link)
  expect((await app.call('HEAD', pathname + search)).status).toBe(200)
  const url = await app.follow(link)
  expect(url.origin + url.pathname).toBe('http://localhost:3000/welcome')
  const { access_token: token, ...rest } = fragmentOf(url)
  expect(rest).toMatchObject({
    token_type: 'bearer',
    type: 'signup',
    expires_in: '3600',
    refresh_token: expect.stringMatching(/.{40}/),
  })
  const authorization = `Bearer ${token}`
  const me = await app.call('GET', '/auth/v1/user', undefined, { authorization })
  expect(me.body.email).toBe(email)
  expect(fragmentOf(await app.follow(link))).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: '',
  })
})

test('the text of a link works by itself in a call, and only with its own type', async () => {
  const email = newEmail()
  await app.post('/signup', { email, password })
  const { link } = await app.letter(email)
  const token_hash = new URL(link).searchParams.get('token')
  const wrong = await app.post('/verify', { type: 'recovery', token_hash })
  expect([wrong.status, wrong.body.message]).toEqual([403, 'Email link is invalid or has expired'])
  const both = await app.post('/verify', { type: 'email', token_hash, email })
  expect([both.status, both.body.message]).toEqual([400, 'Only the token_hash and type should be provided'])
  expect((await app.post('/verify', { type: 'email', token_hash })).body.user.email).toBe(email)
})

test('nothing that is stored opens anything', async () => {
  const email = newEmail()
  await app.post('/signup', { email, password })
  const { code, link } = await app.letter(email)
  const token = new URL(link).searchParams.get('token') ?? ''
  const [row] = await app.owner('select * from auth.one_time_tokens where address = $1', [email])
  const stored = JSON.stringify(row, (_key, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('hex') : value,
  )
  for (const secret of [code, token]) {
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
  }
  // A typed code is not the text of the link, nor the other way round.
  expect((await app.post('/verify', { type: 'signup', token_hash: code })).status).toBe(403)
  expect((await app.post('/verify', { type: 'signup', email, token })).status).toBe(403)
})

test('after five wrong codes the right one is dead, and the link is not', async () => {
  const email = newEmail()
  await app.post('/signup', { email, password })
  const { code, link } = await app.letter(email)
  for (let miss = 0; miss < 5; miss++) {
    const { status, body } = await app.post('/verify', { type: 'email', email, token: wrongCode(code) })
    expect([status, body.code]).toEqual([403, 'otp_expired'])
  }
  expect((await app.post('/verify', { type: 'email', email, token: code })).body.code).toBe('otp_expired')
  expect(fragmentOf(await app.follow(link))).toHaveProperty('access_token')
})

test('wrong codes that come at once are counted one by one', async () => {
  const email = newEmail()
  await app.post('/signup', { email, password })
  const { code } = await app.letter(email)
  const guesses = Array.from({ length: 8 }, () =>
    app.post('/verify', { type: 'email', email, token: wrongCode(code) }),
  )
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(8).fill(403))
  const [row] = await app.owner('select misses from auth.one_time_tokens where address = $1', [email])
  expect(row?.misses).toBe(8)
  expect((await app.post('/verify', { type: 'email', email, token: code })).status).toBe(403)
})

test('a code or a link that comes twice at once opens one session', async () => {
  for (const by of ['code', 'link'] as const) {
    const email = newEmail()
    await app.post('/signup', { email, password })
    const { code, link } = await app.letter(email)
    const token_hash = new URL(link).searchParams.get('token')
    const body = by === 'code' ? { type: 'email', email, token: code } : { type: 'email', token_hash }
    const both = await Promise.all([app.post('/verify', body), app.post('/verify', body)])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403])
    const sessions = await app.owner(
      'select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
      [email],
    )
    expect(sessions).toHaveLength(1)
  }
})

test('what has run out opens nothing', async () => {
  const email = newEmail()
  await app.post('/signup', { email, password })
  const { code, link } = await app.letter(email)
  await app.owner(`update auth.one_time_tokens set expires_at = now() where address = $1`, [email])
  expect((await app.post('/verify', { type: 'email', email, token: code })).status).toBe(403)
  expect(fragmentOf(await app.follow(link)).error_code).toBe('otp_expired')
})

test('a new letter takes the place of the one before', async () => {
  const email = newEmail()
  await app.post('/signup', { email, password })
  const first = await app.letter(email)
  expect((await app.post('/resend', { type: 'signup', email })).body).toEqual({})
  const second = await app.letter(email, 2)
  expect(second.link).not.toBe(first.link)
  expect(fragmentOf(await app.follow(first.link)).error_code).toBe('otp_expired')
  expect(fragmentOf(await app.follow(second.link))).toHaveProperty('access_token')
})

test('a second sign-up with an address that waits changes nothing of the first and learns nothing of it', async () => {
  const email = newEmail()
  const first = await app.post('/signup', { email, password, data: { full_name: 'First' } })
  await app.letter(email)
  const second = await app.post('/signup', {
    email,
    password: 'some other long phrase',
    data: { full_name: 'Second' },
  })
  expect(second.body.id).toBe(first.body.id)
  expect(JSON.stringify(second.body.user_metadata)).not.toContain('First')
  const { code } = await app.letter(email, 2)
  const { body } = await app.post('/verify', { type: 'signup', email, token: code })
  expect(body.user.user_metadata.full_name).toBe('First')
  expect((await signIn(email, 'some other long phrase')).status).toBe(400)
  expect((await signIn(email)).status).toBe(200)
})

test('two sign-ups at the same moment make one account that waits', async () => {
  const email = newEmail()
  const both = await Promise.all([
    app.post('/signup', { email, password }),
    app.post('/signup', { email, password }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0].body.id).toBe(both[1].body.id)
  await app.letter(email, 2)
})

test('whoever proves an address by a letter to sign in does not inherit the password of who signed up with it', async () => {
  const email = newEmail()
  await app.post('/signup', { email, password })
  await app.letter(email)
  await app.post('/otp', { email })
  const { kind } = await app.letter(email, 2)
  expect(kind).toBe('signup')
  // Asking for the other letter again does not bring the password back.
  await app.post('/resend', { type: 'signup', email })
  const { code } = await app.letter(email, 3)
  expect((await app.post('/verify', { type: 'email', email, token: code })).status).toBe(200)
  expect((await signIn(email)).body.code).toBe('invalid_credentials')
})

test('a letter to sign in makes an account where there is none, and signs in where there is one', async () => {
  const email = newEmail()
  expect((await app.post('/otp', { email, data: { full_name: 'Nia' } })).body).toEqual({})
  const first = await app.letter(email)
  const joined = await app.post('/verify', { type: 'email', email, token: first.code })
  expect(joined.body.user).toMatchObject({ email, user_metadata: { full_name: 'Nia' } })
  await app.post('/magiclink', { email, create_user: false })
  const second = await app.letter(email, 2)
  expect([first.kind, second.kind]).toEqual(['signup', 'magiclink'])
  const back = await app.post('/verify', { type: 'magiclink', email, token: second.code })
  expect(back.body.user.id).toBe(joined.body.user.id)
  const unknown = await app.post('/otp', { email: newEmail(), create_user: false })
  expect([unknown.status, unknown.body]).toEqual([
    422,
    { code: 'otp_disabled', message: 'Signups not allowed for otp' },
  ])
})

test('a banned person gets in by no letter, and a closed account by none either', async () => {
  const { email, userId } = await app.joinByLetter()
  await app.post('/recover', { email })
  const { code, link } = await app.letter(email, 2)
  await app.owner(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [userId])
  const banned = await app.post('/verify', { type: 'recovery', email, token: code })
  expect([banned.status, banned.body.code]).toEqual([403, 'user_banned'])
  expect(fragmentOf(await app.follow(link))).toMatchObject({
    error: 'access_denied',
    error_code: 'user_banned',
  })
  await app.owner(`update auth.users set banned_until = null, deleted_at = now() where id = $1`, [userId])
  expect((await app.post('/verify', { type: 'recovery', email, token: code })).body.code).toBe('otp_expired')
})

test('a new password ends the other sessions and every letter on its way; the session of the letter stays', async () => {
  const { email, token: elsewhere } = await app.joinByLetter()
  await app.post('/recover', { email })
  const recovery = await app.letter(email, 2)
  const session = await app.post('/verify', { type: 'recovery', email, token: recovery.code })
  await app.post('/otp', { email })
  const waiting = await app.letter(email, 3)
  const authorization = `Bearer ${session.body.access_token}`
  const changed = await app.call(
    'PUT',
    '/auth/v1/user',
    { password: 'an entirely new phrase' },
    { ...version, authorization },
  )
  expect(changed.status).toBe(200)
  const status = async (token: string) =>
    (await app.call('GET', '/auth/v1/user', undefined, { authorization: `Bearer ${token}` })).status
  expect([await status(session.body.access_token), await status(elsewhere)]).toEqual([200, 403])
  expect((await app.post('/verify', { type: 'email', email, token: waiting.code })).status).toBe(403)
  expect(fragmentOf(await app.follow(waiting.link)).error_code).toBe('otp_expired')
  expect((await signIn(email, 'an entirely new phrase')).status).toBe(200)
})

test.each<[unknown, string]>([
  [{}, 'Verify requires a verification type'],
  [{ type: 'signup' }, 'Verify requires either a token or a token hash'],
  [{ type: 'toString', token_hash: 'x' }, 'Invalid email verification type'],
  [{ type: 'sms', phone: '12-invalid', token: '123456' }, 'Invalid phone number format (E.164 required)'],
  [{ type: 'email', token: '123456' }, 'Only an email address or phone number should be provided on verify'],
])('the proof %o is no proof at all', async (body, message) => {
  const answer = await app.post('/verify', body)
  expect([answer.status, answer.body]).toEqual([400, { code: 'validation_failed', message }])
})

test('a link without its parts is told so in JSON, and an unknown one on the way back', async () => {
  const bare = await app.call('GET', '/auth/v1/verify?type=signup', undefined, version)
  expect([bare.status, bare.body.code]).toEqual([400, 'validation_failed'])
  const url = await app.follow(
    'http://x/auth/v1/verify?token=abc&type=signup&redirect_to=https://evil.example',
  )
  expect(url.origin).toBe('http://localhost:3000')
  expect(fragmentOf(url).error_code).toBe('otp_expired')
})

test('no letter leads to an address that is not allowed, wherever it is asked for', async () => {
  const email = newEmail()
  const evil = 'https://evil.example/'
  await app.post(`/otp?redirect_to=${evil}`, { email }, { redirect_to: evil, referer: evil })
  expect(new URL((await app.letter(email)).link).searchParams.get('redirect_to')).toBe(
    'http://localhost:3000',
  )
  await app.post(`/otp?redirect_to=${evil}`, { email }, { referer: 'http://localhost:3000/from-here' })
  expect(new URL((await app.letter(email, 2)).link).searchParams.get('redirect_to')).toBe(
    'http://localhost:3000/from-here',
  )
})

test('an address that the operator moved is not proven by what went to the old one', async () => {
  const { email, userId } = await app.joinByLetter()
  await app.post('/otp', { email })
  const { code, link } = await app.letter(email, 2)
  await app.owner(`update auth.users set email = 'moved-' || email where id = $1`, [userId])
  expect((await app.post('/verify', { type: 'email', email, token: code })).status).toBe(403)
  expect(fragmentOf(await app.follow(link)).error_code).toBe('otp_expired')
})
