import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createLetterApp,
  fragmentOf,
  newEmail,
  newPhone,
  type LetterApp,
} from './letters.server.test-support.ts'

let app: LetterApp
beforeAll(async () => {
  app = await createLetterApp({ BALANSE_ANONYMOUS: 'true' })
})
afterAll(() => app.close())

const half = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
type Joined = Awaited<ReturnType<LetterApp['joinByLetter']>>
const me = async (person: Joined) => (await person.call('GET', '/auth/v1/user')).body
const put = (person: Joined, body: unknown) => person.call('PUT', '/auth/v1/user', body)

async function askToMove() {
  const person = await app.joinByLetter()
  const next = newEmail()
  const { status, body } = await put(person, { email: next.toUpperCase() })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    email: person.email,
    new_email: next,
    email_change_sent_at: expect.any(String),
  })
  return { person, next, old: await app.letter(person.email, 2), fresh: await app.letter(next) }
}

test.each([
  ['the present address first', ['old', 'fresh']],
  ['the new address first', ['fresh', 'old']],
] as const)('an account moves when both addresses agree, %s', async (_order, order) => {
  const { person, next, ...letters } = await askToMove()
  const first = await app.follow(letters[order[0]].link)
  expect(fragmentOf(first)).toEqual({ message: half, sb: '' })
  expect(await me(person)).toMatchObject({ email: person.email, new_email: next })
  const second = await app.follow(letters[order[1]].link)
  expect(fragmentOf(second)).toMatchObject({ type: 'email_change', access_token: expect.any(String) })
  const moved = await me(person)
  expect(moved).toMatchObject({ email: next, identities: [{ email: next, identity_data: { email: next } }] })
  expect(moved).not.toHaveProperty('new_email')
  const taken = await app.owner('select address from auth.addresses where user_id = $1', [person.userId])
  expect(taken).toEqual([{ address: next }])
})

test('one half that comes again and again is still one half', async () => {
  const { person, fresh } = await askToMove()
  expect(fragmentOf(await app.follow(fresh.link)).message).toBe(half)
  expect(fragmentOf(await app.follow(fresh.link)).error_code).toBe('otp_expired')
  const again = await app.post('/verify', { type: 'email_change', email: fresh.to, token: fresh.code })
  expect(again.body.code).toBe('otp_expired')
  expect((await me(person)).email).toBe(person.email)
})

test('the codes of both letters can be typed, each with the address it went to', async () => {
  const { person, next, old, fresh } = await askToMove()
  const crossed = await app.post('/verify', { type: 'email_change', email: next, token: old.code })
  expect(crossed.status).toBe(403)
  const first = await app.post('/verify', { type: 'email_change', email: person.email, token: old.code })
  expect([first.status, first.body]).toEqual([200, { msg: half, code: '200' }])
  const second = await app.post('/verify', { type: 'email_change', email: next, token: fresh.code })
  expect(second.body.user.email).toBe(next)
})

test('a wish for another address begins from the start: a half of the earlier one counts no more', async () => {
  const { person, old, fresh } = await askToMove()
  await app.follow(old.link)
  const other = newEmail()
  await put(person, { email: other })
  expect(fragmentOf(await app.follow(fresh.link)).error_code).toBe('otp_expired')
  expect(fragmentOf(await app.follow((await app.letter(other)).link)).message).toBe(half)
  expect((await me(person)).email).toBe(person.email)
})

test('a half counts for the address that is wished for now', async () => {
  const { person, old, fresh } = await askToMove()
  await app.owner('update auth.users set email_change = $1 where id = $2', [newEmail(), person.userId])
  await app.follow(old.link)
  expect(fragmentOf(await app.follow(fresh.link)).error_code).toBe('otp_expired')
})

test('an address that somebody else took meanwhile is not taken away from them', async () => {
  const { person, next, old, fresh } = await askToMove()
  await app.joinByLetter(next)
  await app.follow(old.link)
  expect(fragmentOf(await app.follow(fresh.link)).error_code).toBe('email_exists')
  expect((await me(person)).email).toBe(person.email)
  const refused = await put(person, { email: next })
  expect([refused.status, refused.body.code]).toEqual([422, 'email_exists'])
})

test('a browser that asked with a challenge gets its code when the second half is proven', async () => {
  const person = await app.joinByLetter()
  const next = newEmail()
  const code_verifier = randomBytes(56).toString('hex')
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  await put(person, { email: next, code_challenge, code_challenge_method: 's256' })
  const first = await app.follow((await app.letter(person.email, 2)).link)
  expect(first.searchParams.get('message')).toBe(half)
  const auth_code = (await app.follow((await app.letter(next)).link)).searchParams.get('code')
  const { body } = await app.post('/token?grant_type=pkce', { auth_code, code_verifier })
  expect(body.user.email).toBe(next)
})

test('what is open is sent again, and nothing is told of who has nothing open', async () => {
  const { person, next, fresh } = await askToMove()
  expect((await app.post('/resend', { type: 'email_change', email: person.email })).body).toEqual({})
  const again = await app.letter(next, 2)
  expect(again.link).not.toBe(fresh.link)
  expect((await app.post('/resend', { type: 'email_change', email: newEmail() })).body).toEqual({})
})

test('a phone is proven by its message before it counts, and then signs in', async () => {
  const person = await app.joinByLetter()
  const phone = newPhone()
  const asked = await put(person, { phone: `+${phone}` })
  expect(asked.body).toMatchObject({ phone: '', new_phone: phone })
  const token = await app.message(phone)
  expect((await app.post('/verify', { type: 'sms', phone, token })).status).toBe(403)
  const { body } = await app.post('/verify', { type: 'phone_change', phone, token })
  expect(body.user).toMatchObject({
    email: person.email,
    phone,
    phone_confirmed_at: expect.any(String),
    app_metadata: { provider: 'email', providers: ['email', 'phone'] },
  })
  expect(body.user.identities.map((identity: { provider: string }) => identity.provider)).toEqual([
    'email',
    'phone',
  ])
  await app.post('/otp', { phone })
  const back = await app.post('/verify', { type: 'sms', phone, token: await app.message(phone, 2) })
  expect(back.body.user.id).toBe(person.userId)
})

test('somebody without an address becomes a person with one by the letter to it', async () => {
  const { body: visitor } = await app.post('/signup', { data: { full_name: 'Nia' } })
  const headers = { 'x-supabase-api-version': '2024-01-01', authorization: `Bearer ${visitor.access_token}` }
  const put = (body: unknown) => app.call('PUT', '/auth/v1/user', body, headers)
  const early = await put({ password: 'a long enough phrase' })
  expect([early.status, early.body.code]).toEqual([422, 'validation_failed'])
  const email = newEmail()
  expect((await put({ email })).body).toMatchObject({ email: '', new_email: email, is_anonymous: true })
  const url = await app.follow((await app.letter(email)).link)
  expect(fragmentOf(url)).toHaveProperty('access_token')
  const { body } = await app.call('GET', '/auth/v1/user', undefined, headers)
  expect(body).toMatchObject({
    id: visitor.user.id,
    email,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email' }],
  })
})
