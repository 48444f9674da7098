import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Answer, type TestApp } from '../../../../test/app.ts'
import { makeApiKeys } from '../keys/api-keys.server.ts'
import { openKeyRing } from '../keys/key-ring.server.ts'

let app: TestApp
let serviceKey: string
let anonKey: string
beforeAll(async () => {
  app = await createTestApp()
  ;({ serviceKey, anonKey } = await makeApiKeys(await openKeyRing(app.config.auth.keysFile), undefined))
})
afterAll(() => app.close())

const version = { 'x-supabase-api-version': '2024-01-01' }
const password = 'a long enough phrase'
let made = 0
const newEmail = () => `made-${String(made++).padStart(3, '0')}@example.org`

function admin(
  method: string,
  path: string,
  body?: unknown,
  key: string | null = serviceKey,
): Promise<Answer> {
  const bearer: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` }
  return app.call(method, `/auth/v1/admin/users${path}`, body, { ...version, ...bearer })
}
const signIn = (email: string, given = password) =>
  app.call('POST', '/auth/v1/token?grant_type=password', { email, password: given }, version)

test('only the service key opens the admin calls: not the anon key, not a person, not an admin of the product', async () => {
  const person = await app.join()
  await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [person.userId])
  const calls: [string, string, unknown?][] = [
    ['GET', ''],
    ['POST', '', { email: newEmail() }],
    ['GET', `/${person.userId}`],
    ['PUT', `/${person.userId}`, { email: newEmail() }],
    ['DELETE', `/${person.userId}`],
    ['GET', `/${person.userId}/factors`],
  ]
  for (const [method, path, body] of calls) {
    const nobody = await admin(method, path, body, null)
    expect([nobody.status, nobody.body.code]).toEqual([401, 'no_authorization'])
    for (const key of [anonKey, person.token]) {
      const { status, body: told } = await admin(method, path, body, key)
      expect([status, told]).toEqual([403, { code: 'not_admin', message: 'User not allowed' }])
    }
    expect((await admin(method, path, body, 'nonsense')).body.code).toBe('bad_jwt')
  }
  expect((await person.call('GET', '/auth/v1/user')).body.email).toBe(person.email)
})

test('the service key is nobody to the product', async () => {
  const { status } = await app.call('GET', '/api/profile', undefined, {
    authorization: `Bearer ${serviceKey}`,
  })
  expect(status).toBe(401)
})

test('a created account is what was asked for, unconfirmed unless said, and metadata is exactly as sent', async () => {
  const email = newEmail()
  const { status, body } = await admin('POST', '', {
    email,
    password,
    user_metadata: { full_name: 'Grace' },
    app_metadata: { plan: 'free' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ email, phone: '', role: 'authenticated' })
  expect(body.user_metadata).toEqual({ full_name: 'Grace' })
  expect(body.app_metadata).toEqual({ provider: 'email', providers: ['email'], plan: 'free' })
  expect(body).not.toHaveProperty('email_confirmed_at')
  expect((await signIn(email)).body.code).toBe('email_not_confirmed')
  const confirmed = await admin('PUT', `/${body.id}`, { email_confirm: true })
  expect(confirmed.body.email_confirmed_at).toBeTruthy()
  expect((await signIn(email)).status).toBe(200)
  expect((await admin('GET', `/${body.id}`)).body).toMatchObject({ id: body.id, email })
})

test('an account may come with its own id, role, ban, phone and foreign hash', async () => {
  const id = '7d0e5a3c-2b7f-4c4e-9a51-0f9a4b0f1c11'
  const email = newEmail()
  const { body } = await admin('POST', '', {
    id,
    email,
    phone: '+44 1234 567890',
    email_confirm: true,
    phone_confirm: true,
    role: 'member',
    ban_duration: '1h30m',
    password_hash: await hash('brought along', { memoryCost: 4096 }),
  })
  expect(body).toMatchObject({
    id,
    email,
    phone: '441234567890',
    role: 'member',
    app_metadata: { provider: 'email', providers: ['email', 'phone'] },
  })
  expect(Date.parse(body.banned_until) - Date.now()).toBeGreaterThan(5_300_000)
  expect((await signIn(email, 'brought along')).body.code).toBe('user_banned')
  await admin('PUT', `/${id}`, { ban_duration: 'none' })
  const session = (await signIn(email, 'brought along')).body
  expect(session.user.role).toBe('member')
  const read = await app.call('GET', '/auth/v1/user', undefined, {
    authorization: `Bearer ${session.access_token}`,
  })
  expect(read.status).toBe(200)
})

test.each([
  [{}, 400, 'validation_failed'],
  [{ email: 'xx:;x@x.x' }, 400, 'validation_failed'],
  [{ phone: '12a' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', id: 'seven' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', role: 'service_role' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', role: 'anon' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', ban_duration: 'a day' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', ban_duration: '99999999h' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', password, password_hash: 'x' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', password_hash: '$2a$10$notargon' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', password: 'x'.repeat(73) }, 400, 'validation_failed'],
  [{ email: ['a@example.org'] }, 400, 'bad_json'],
])('an account cannot be made of %o', async (body, status, code) => {
  const answer = await admin('POST', '', body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('an address or id that is taken is refused, on creating and on changing', async () => {
  const first = (await admin('POST', '', { email: newEmail(), phone: '441111111111' })).body
  const second = (await admin('POST', '', { email: newEmail() })).body
  const code = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    return [status, body.code]
  }
  expect(await code(admin('POST', '', { email: first.email.toUpperCase() }))).toEqual([422, 'email_exists'])
  expect(await code(admin('POST', '', { phone: '441111111111' }))).toEqual([422, 'phone_exists'])
  expect(await code(admin('POST', '', { email: newEmail(), id: first.id }))).toEqual([
    422,
    'user_already_exists',
  ])
  expect(await code(admin('PUT', `/${second.id}`, { email: first.email }))).toEqual([422, 'email_exists'])
  expect((await admin('GET', `/${second.id}`)).body.email).toBe(second.email)
})

test('a change of address counts at once and frees the old one', async () => {
  const person = await app.join()
  const email = newEmail()
  const { body } = await admin('PUT', `/${person.userId}`, { email, email_confirm: true })
  expect(body).toMatchObject({ email, identities: [{ email, identity_data: { email_verified: true } }] })
  expect((await signIn(email)).status).toBe(200)
  expect((await signIn(person.email)).body.code).toBe('invalid_credentials')
  expect((await admin('POST', '', { email: person.email })).status).toBe(200)
})

test('a password set by the operator ends all sessions, and a weak one is refused', async () => {
  const person = await app.join()
  const weak = await admin('PUT', `/${person.userId}`, { password: 'password1' })
  expect(weak.body.weak_password.reasons).toEqual(['pwned'])
  expect((await person.call('GET', '/auth/v1/user')).status).toBe(200)
  expect((await admin('PUT', `/${person.userId}`, { password: 'set by the operator' })).status).toBe(200)
  expect((await person.call('GET', '/auth/v1/user')).body.error_code).toBe('session_not_found')
  expect((await signIn(person.email, 'set by the operator')).status).toBe(200)
})

test('both kinds of metadata are merged, and show in the next token', async () => {
  const person = await app.join('Mairi')
  const { body } = await admin('PUT', `/${person.userId}`, {
    app_metadata: { roles: ['editor'], provider: null },
    user_metadata: { full_name: null, hat: 1 },
  })
  expect(body.app_metadata).toEqual({ providers: ['email'], roles: ['editor'] })
  expect(body.user_metadata).toEqual({ email_verified: true, hat: 1 })
})

test('a deleted account takes everything with it', async () => {
  const person = await app.join()
  expect(await admin('DELETE', `/${person.userId}`)).toMatchObject({ status: 200, body: {} })
  expect((await admin('GET', `/${person.userId}`)).body.code).toBe('user_not_found')
  expect((await admin('DELETE', `/${person.userId}`, { should_soft_delete: false })).status).toBe(404)
  for (const table of ['auth.sessions', 'auth.identities', 'auth.addresses', 'public.profiles'])
    expect(await app.owner(`select 1 from ${table} where user_id = $1`, [person.userId])).toEqual([])
})

test('a softly deleted account keeps an empty row, and its address may sign up again', async () => {
  const person = await app.join()
  await admin('DELETE', `/${person.userId}`, { should_soft_delete: true })
  const { body } = await admin('GET', `/${person.userId}`)
  expect(body).toMatchObject({ email: '', user_metadata: {}, identities: [] })
  expect(body.deleted_at).toBeTruthy()
  expect((await person.call('GET', '/auth/v1/user')).status).toBe(403)
  expect((await person.call('GET', '/api/profile')).status).toBe(401)
  expect((await signIn(person.email)).body.code).toBe('invalid_credentials')
  expect((await app.call('POST', '/auth/v1/signup', { email: person.email, password })).status).toBe(200)
})

test.each(['GET', 'PUT', 'DELETE'])(
  '%s of an account that is not there, or of no id, is a 404',
  async (method) => {
    const body = method === 'GET' ? undefined : {}
    const unknown = await admin(method, '/83fd9e20-7a80-46e4-bf29-a86e3d6bbf66', body)
    expect([unknown.status, unknown.body.code]).toEqual([404, 'user_not_found'])
    const none = await admin(method, '/seven', body)
    expect([none.status, none.body.code]).toEqual([404, 'validation_failed'])
  },
)

test('the list comes in pages, newest first, with links and a total', async () => {
  const emails = [newEmail(), newEmail(), newEmail()]
  for (const email of emails) await admin('POST', '', { email, user_metadata: { full_name: 'Zed 100%' } })
  const first = await admin('GET', '?page=1&per_page=2')
  expect(first.body.aud).toBe('authenticated')
  expect(first.body.users.map((user: { email: string }) => user.email)).toEqual([emails[2], emails[1]])
  const total = Number(first.headers['x-total-count'])
  expect(first.headers.link).toBe(
    `</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=${Math.ceil(total / 2)}&per_page=2>; rel="last"`,
  )
  const filtered = await admin('GET', '?page=&per_page=&filter=zed%20100%25&sort=email%20asc')
  expect(filtered.body.users.map((user: { email: string }) => user.email)).toEqual(emails)
  expect(filtered.headers['x-total-count']).toBe('3')
  expect((await admin('GET', '?filter=%25&per_page=1')).headers['x-total-count']).toBe('3')
  expect((await admin('GET', '?page=1000')).body.users).toEqual([])
})

test.each(['page=-1', 'page=NaN', 'per_page=0', 'page=1&page=2', 'sort=password_hash', 'sort=email;drop'])(
  'a list cannot be asked for with %s',
  async (query) => {
    const { status, body } = await admin('GET', `?${query}`)
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  },
)

test('what the operator does is written down without anybody’s words', async () => {
  const email = newEmail()
  const { body } = await admin('POST', '', { email })
  await admin('PUT', `/${body.id}`, { user_metadata: { full_name: 'Hidden Name' } })
  await admin('DELETE', `/${body.id}`)
  const events = await app.owner<{ action: string; text: string }>(
    'select action, e::text as text from auth.audit_events e where user_id = $1 order by created_at',
    [body.id],
  )
  expect(events.map((event) => event.action)).toEqual(['user_signedup', 'user_modified', 'user_deleted'])
  for (const { text } of events) expect(text).not.toMatch(/Hidden|example/)
})
