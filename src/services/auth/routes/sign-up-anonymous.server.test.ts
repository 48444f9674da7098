import { sql } from 'kysely'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import type { Claims } from '../../../platform/db/database.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ BALANSE_ANONYMOUS: 'true' })
})
afterAll(() => app.close())

const version = { 'x-supabase-api-version': '2024-01-01' }
const come = (body: unknown = {}) => app.call('POST', '/auth/v1/signup', body, version)

test('somebody without an address is a person of their own, and policies can tell', async () => {
  const { status, body } = await come({ data: { full_name: 'Guest' }, email: null, password: null })
  expect([status, body.user.is_anonymous, body.user.app_metadata]).toEqual([200, true, {}])
  const claims = decodeJwt(body.access_token) as Claims
  const seen = await app.database.asUser(claims, async (rows) => {
    const said = sql<{ is_anonymous: string; uid: string }>`select
      current_setting('request.jwt.claims')::jsonb ->> 'is_anonymous' as is_anonymous, auth.uid() as uid`
    return (await said.execute(rows)).rows
  })
  expect(seen).toEqual([{ is_anonymous: 'true', uid: body.user.id }])
  const headers = { authorization: `Bearer ${body.access_token}` }
  const profile = await app.call('GET', '/api/profile', undefined, headers)
  expect([profile.status, profile.body.user.role]).toEqual([200, 'user'])
})

test('nobody becomes anybody else by it, and no rights come with it', async () => {
  const [one, other] = [await come({ role: 'admin', app_metadata: { role: 'admin' } }), await come()]
  expect(one.body.user.id).not.toBe(other.body.user.id)
  expect(decodeJwt(one.body.access_token)).toMatchObject({ role: 'authenticated', app_metadata: {} })
})

test('it is off unless it was switched on, and closed where signing up is closed', async () => {
  for (const [settings, code] of [
    [{}, 'anonymous_provider_disabled'],
    [{ BALANSE_ANONYMOUS: 'true', BALANSE_SIGNUP: 'closed' }, 'signup_disabled'],
  ] as [Record<string, string>, string][]) {
    const closed = await createTestApp(settings)
    const { status, body } = await closed.call('POST', '/auth/v1/signup', { data: {} }, version)
    await closed.close()
    expect([status, body.code]).toEqual([422, code])
  }
})

test('there is an end to how many come from one network within an hour', async () => {
  const strict = await createTestApp({ BALANSE_ANONYMOUS: 'true', BALANSE_RATE_LIMITS: 'standard' })
  await strict.owner(`insert into auth.rate_limits (key, points, expire)
    values ('anonymous:127.0.0.1', 30, (extract(epoch from now()) * 1000 + 60000)::bigint)`)
  const { status, body } = await strict.call('POST', '/auth/v1/signup', {}, version)
  await strict.close()
  expect([status, body.code]).toEqual([429, 'over_request_rate_limit'])
})
