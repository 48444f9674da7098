import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createLetterApp,
  fragmentOf,
  newEmail,
  password,
  version,
  type LetterApp,
} from '../codes/letters.server.test-support.ts'

let app: LetterApp
beforeAll(async () => {
  app = await createLetterApp()
})
afterAll(() => app.close())

function newPair() {
  const verifier = randomBytes(56).toString('hex')
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  return { verifier, challenge: { code_challenge, code_challenge_method: 's256' } }
}
const exchange = (auth_code: string | null, code_verifier: string) =>
  app.post('/token?grant_type=pkce', { auth_code, code_verifier })

/** A letter to sign in that was opened: the code that the browser was sent back with. */
async function openLetter(email = newEmail()) {
  const pair = newPair()
  await app.post('/otp', { email, ...pair.challenge })
  const { link } = await app.letter(email)
  const url = await app.follow(link)
  return { ...pair, email, link, code: url.searchParams.get('code') }
}

test.each([
  ['/signup', { password }, 'email/signup', 1],
  ['/otp', {}, 'email/signup', 1],
  ['/recover', {}, 'recovery', 2],
  ['/otp', {}, 'magiclink', 2],
])(
  'a letter of %s that a browser asked for gives that browser its session (%s, %s)',
  async (path, more, method, count) => {
    const email = count === 2 ? (await app.joinByLetter()).email : newEmail()
    const { verifier, challenge } = newPair()
    await app.post(`${path}?redirect_to=http://localhost:3000/back?a=b`, { email, ...more, ...challenge })
    const { link } = await app.letter(email, count)
    expect(new URL(link).searchParams.get('token')).toMatch(/^pkce_/)
    const url = await app.follow(link)
    expect([url.pathname, url.searchParams.get('a'), url.hash]).toEqual(['/back', 'b', ''])
    const { status, body } = await exchange(url.searchParams.get('code'), verifier)
    expect([status, body.user.email]).toEqual([200, email])
    expect(decodeJwt(body.access_token)).toMatchObject({ amr: [{ method }], aal: 'aal1' })
  },
)

test('only the browser that asked can exchange the code, and a wrong try does not take it away', async () => {
  const { code, verifier } = await openLetter()
  const other = await exchange(code, newPair().verifier)
  expect([other.status, other.body.code]).toEqual([400, 'bad_code_verifier'])
  expect((await exchange(code, verifier)).status).toBe(200)
})

test('a code is good once, also when it comes twice at the same moment', async () => {
  const { code, verifier, link } = await openLetter()
  const both = await Promise.all([exchange(code, verifier), exchange(code, verifier)])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404])
  const again = await exchange(code, verifier)
  expect([again.status, again.body.code]).toEqual([404, 'flow_state_not_found'])
  const url = await app.follow(link)
  expect([url.searchParams.get('error_code'), fragmentOf(url).error_code]).toEqual([
    'otp_expired',
    'otp_expired',
  ])
})

test('the time of a code counts from when the link was opened, not from when the letter was asked for', async () => {
  const email = newEmail()
  const { verifier, challenge } = newPair()
  await app.post('/otp', { email, ...challenge })
  const { link } = await app.letter(email)
  await app.owner(`update auth.flow_states set created_at = now() - interval '50 minutes'`)
  const code = (await app.follow(link)).searchParams.get('code')
  expect((await exchange(code, verifier)).status).toBe(200)

  const late = await openLetter()
  await app.owner(
    `update auth.flow_states set auth_code_issued_at = now() - interval '301 seconds' where auth_code_hash is not null`,
  )
  const refused = await exchange(late.code, late.verifier)
  expect([refused.status, refused.body.code]).toEqual([422, 'flow_state_expired'])
})

test('the code typed in place of the link signs in as well, and leaves no flow behind', async () => {
  const email = newEmail()
  const { challenge } = newPair()
  await app.post('/otp', { email, ...challenge })
  const { code } = await app.letter(email)
  const { body } = await app.post('/verify', { type: 'email', email, token: code })
  expect(body.user.email).toBe(email)
  expect(await app.owner('select 1 from auth.flow_states where user_id = $1', [body.user.id])).toEqual([])
})

test('a code of somebody who was banned meanwhile opens nothing', async () => {
  const { code, verifier, email } = await openLetter()
  await app.owner(`update auth.users set banned_until = now() + interval '1 day' where email = $1`, [email])
  expect((await exchange(code, verifier)).body.code).toBe('user_banned')
})

test('a plain challenge is compared as it is', async () => {
  const email = newEmail()
  const verifier = randomBytes(56).toString('hex')
  await app.post('/otp', { email, code_challenge: verifier, code_challenge_method: 'plain' })
  const code = (await app.follow((await app.letter(email)).link)).searchParams.get('code')
  expect((await exchange(code, `${verifier}x`)).body.code).toBe('bad_code_verifier')
  expect((await exchange(code, verifier)).status).toBe(200)
})

test.each([
  [{ code_challenge: 'a'.repeat(43) }],
  [{ code_challenge_method: 's256' }],
  [{ code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
  [{ code_challenge: 'a'.repeat(129), code_challenge_method: 's256' }],
  [{ code_challenge: `${'a'.repeat(43)}!`, code_challenge_method: 's256' }],
  [{ code_challenge: 'a'.repeat(43), code_challenge_method: 'sha1' }],
])('the challenge %o is refused everywhere', async (challenge) => {
  for (const [path, more] of [
    ['/signup', { password }],
    ['/otp', {}],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
  ] as const) {
    const { status, body } = await app.post(path, { email: newEmail(), ...more, ...challenge })
    expect([path, status, body.code]).toEqual([path, 400, 'validation_failed'])
  }
})

test('a code needs its verifier, and a code that nobody gave out is unknown', async () => {
  expect((await exchange('a', '')).body.code).toBe('validation_failed')
  expect((await exchange('', 'b')).body.code).toBe('validation_failed')
  expect((await exchange('a', 'b')).body.code).toBe('flow_state_not_found')
  const phone = await app.call(
    'POST',
    '/auth/v1/signup',
    { phone: '442012345678', password, ...newPair().challenge },
    version,
  )
  expect([phone.status, phone.body.message]).toEqual([400, 'PKCE not supported for phone signups'])
})
