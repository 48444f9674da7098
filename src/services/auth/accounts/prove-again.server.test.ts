import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLetterApp, type LetterApp } from '../codes/letters.server.test-support.ts'

let app: LetterApp
beforeAll(async () => {
  app = await createLetterApp({ BALANSE_REAUTHENTICATE: 'true' })
})
afterAll(() => app.close())

test('a session of yesterday needs a fresh code for a new password, and that code counts once', async () => {
  const person = await app.joinByLetter()
  const put = (body: unknown) => person.call('PUT', '/auth/v1/user', body)
  expect((await put({ password: 'a first new phrase' })).status).toBe(200)

  await app.owner(`update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1`, [
    person.userId,
  ])
  const bare = await put({ password: 'a second new phrase' })
  expect([bare.status, bare.body.code]).toEqual([400, 'reauthentication_needed'])
  expect((await person.call('GET', '/auth/v1/reauthenticate')).body).toEqual({})
  const { code, link, kind } = await app.letter(person.email, 2)
  expect([kind, link]).toEqual(['reauthentication', ''])
  const wrong = await put({ password: 'a second new phrase', nonce: code === '000000' ? '111111' : '000000' })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'reauthentication_not_valid'])
  const [row] = await app.owner('select misses from auth.one_time_tokens where user_id = $1', [person.userId])
  expect(row?.misses).toBe(1)
  expect((await put({ password: 'a second new phrase', nonce: code })).status).toBe(200)
  expect((await put({ password: 'a third new phrase', nonce: code })).body.code).toBe(
    'reauthentication_not_valid',
  )
  expect((await put({ data: { hat: true } })).status).toBe(200)
})

test('a code to be asked again is no way to sign in', async () => {
  const person = await app.joinByLetter()
  await person.call('GET', '/auth/v1/reauthenticate')
  const { code, to } = await app.letter(person.email, 2)
  for (const type of ['email', 'recovery', 'magiclink', 'signup', 'reauthentication'])
    expect((await app.post('/verify', { type, email: to, token: code })).status).toBeGreaterThanOrEqual(400)
})

test('one code that comes with two new passwords at once counts for one', async () => {
  const person = await app.joinByLetter()
  await app.owner(`update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1`, [
    person.userId,
  ])
  await person.call('GET', '/auth/v1/reauthenticate')
  const { code } = await app.letter(person.email, 2)
  // All three stand before the account until it is let go, so that none is done before another begins.
  const holder = new pg.Client({ connectionString: app.ownerUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from auth.users where id = $1 for update', [person.userId])
  const puts = ['first', 'second', 'third'].map((word) =>
    person.call('PUT', '/auth/v1/user', { password: `a ${word} new phrase`, nonce: code }),
  )
  await vi.waitFor(
    async () => {
      const waiting = await app.owner(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(waiting).toHaveLength(3)
    },
    { timeout: 10_000, interval: 20 },
  )
  await holder.query('commit')
  await holder.end()
  const statuses = (await Promise.all(puts)).map(({ status }) => status)
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 422, 422])
})
