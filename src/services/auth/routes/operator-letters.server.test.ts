import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApiKeys } from '../keys/api-keys.server.ts'
import { openKeyRing } from '../keys/key-ring.server.ts'
import {
  createLetterApp,
  fragmentOf,
  newEmail,
  password,
  version,
  type LetterApp,
} from '../codes/letters.server.test-support.ts'

let app: LetterApp
let operator: LetterApp['call']
beforeAll(async () => {
  app = await createLetterApp({ BALANSE_SIGNUP: 'invite' })
  const { serviceKey } = await makeApiKeys(await openKeyRing(app.config.auth.keysFile), undefined)
  operator = (method, path, body, headers) =>
    app.call(method, `/auth/v1${path}`, body, {
      ...version,
      ...headers,
      authorization: `Bearer ${serviceKey}`,
    })
})
afterAll(() => app.close())

test('an invited person joins by their letter, also where nobody may join by themselves', async () => {
  const email = newEmail()
  const invited = await operator('POST', '/invite?redirect_to=http://localhost:3000/join', {
    email,
    data: { full_name: 'Nia' },
  })
  expect(invited.status).toBe(200)
  expect(invited.body).toMatchObject({
    email,
    invited_at: expect.any(String),
    user_metadata: { full_name: 'Nia' },
  })
  expect(invited.body).not.toHaveProperty('email_confirmed_at')
  const { link, kind } = await app.letter(email)
  expect(kind).toBe('invite')
  const url = await app.follow(link)
  expect([url.pathname, fragmentOf(url).type]).toEqual(['/join', 'invite'])
  const again = await operator('POST', '/invite', { email })
  expect([again.status, again.body.code]).toEqual([422, 'email_exists'])
  expect((await app.post('/invite', { email })).status).toBe(401)
})

test.each([
  ['signup', { password }],
  ['invite', {}],
  ['magiclink', {}],
])(
  'a link of type %s that is made for somebody new works by its code, its text and its address',
  async (type, more) => {
    for (const by of ['code', 'text', 'link']) {
      const email = newEmail()
      const { status, body } = await operator('POST', '/admin/generate_link', { type, email, ...more })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        email,
        action_link: expect.stringContaining('/auth/v1/verify?token='),
        email_otp: expect.stringMatching(/^\d{6}$/),
        hashed_token: expect.stringMatching(/.{40}/),
        redirect_to: 'http://localhost:3000',
        verification_type: type === 'magiclink' ? 'signup' : type,
      })
      const proof = by === 'code' ? { email, token: body.email_otp } : { token_hash: body.hashed_token }
      if (by === 'link') expect(fragmentOf(await app.follow(body.action_link))).toHaveProperty('access_token')
      else expect((await app.post('/verify', { type: 'email', ...proof })).body.user.email).toBe(email)
    }
  },
)

test('the two halves of a change can be made one by one, and count only together', async () => {
  const email = newEmail()
  const new_email = newEmail()
  await operator('POST', '/admin/users', { email, password, email_confirm: true })
  const make = (type: string) => operator('POST', '/admin/generate_link', { type, email, new_email })
  const taken = newEmail()
  await operator('POST', '/admin/users', { email: taken })
  const refused = await operator('POST', '/admin/generate_link', {
    type: 'email_change_new',
    email,
    new_email: taken,
  })
  expect(refused.body.code).toBe('email_exists')
  const first = await make('email_change_current')
  expect(first.body.new_email).toBe(new_email)
  expect(fragmentOf(await app.follow(first.body.action_link)).message).toMatch(/^Confirmation link accepted/)
  const second = await make('email_change_new')
  expect(fragmentOf(await app.follow(second.body.action_link))).toHaveProperty('access_token')
  const { body } = await app.post('/token?grant_type=password', { email: new_email, password })
  expect(body.user.email).toBe(new_email)
})

test.each([
  [{ type: 'recovery' }, 404, 'user_not_found'],
  [{ type: 'signup' }, 400, 'validation_failed'],
  [{ type: 'elsewhere' }, 400, 'validation_failed'],
  [{ type: 'email_change_new' }, 400, 'validation_failed'],
  [{ type: 'signup', password: 'short' }, 422, 'weak_password'],
  // The address is looked at before the password, as clients expect.
  [{ type: 'signup', email: 'nobody', password: 'short' }, 400, 'validation_failed'],
])('the link %o cannot be made', async (body, status, code) => {
  const answer = await operator('POST', '/admin/generate_link', { email: newEmail(), ...body })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('nothing that is made for the operator is sent by itself', async () => {
  const email = newEmail()
  await operator('POST', '/admin/generate_link', { type: 'invite', email })
  // A letter that was asked for later is there, so an earlier one would be too.
  await operator('POST', '/invite', { email })
  expect((await app.letter(email)).kind).toBe('invite')
  const { readOutbox } = await import('../../../../test/outbox.ts')
  expect(readOutbox(app.config.dataDir, email)).toHaveLength(1)
})

test('what the operator changes takes the letters of before away', async () => {
  const email = newEmail()
  const { body } = await operator('POST', '/admin/users', { email, password, email_confirm: true })
  const link = await operator('POST', '/admin/generate_link', { type: 'recovery', email })
  await operator('PUT', `/admin/users/${body.id}`, { password: 'an entirely new phrase' })
  expect(fragmentOf(await app.follow(link.body.action_link)).error_code).toBe('otp_expired')
})
