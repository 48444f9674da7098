import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { authJobs } from './jobs.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('secrets and counters whose time is over go, and those that still count stay', async () => {
  const { userId } = await app.join()
  const token = (kind: string, expires: string) =>
    app.owner(
      `insert into auth.one_time_tokens (user_id, kind, address, expires_at) values ($1, $2, 'a@example.org', now() + $3::interval)`,
      [userId, kind, expires],
    )
  await token('recovery', '-25 hours')
  await token('reauthentication', '-1 hour')
  await app.owner('delete from auth.rate_limits')
  const now = Date.now()
  await app.owner(
    `insert into auth.rate_limits (key, points, expire) values ('old', 1, $1), ('new', 1, $2)`,
    [now - 1_000, now + 60_000],
  )
  await authJobs(app.database)['sweep-sign-in']?.run(undefined)
  expect(await app.owner('select kind from auth.one_time_tokens')).toEqual([{ kind: 'reauthentication' }])
  expect(await app.owner('select key from auth.rate_limits')).toEqual([{ key: 'new' }])
})
