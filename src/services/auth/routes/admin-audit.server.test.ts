import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { makeApiKeys } from '../keys/api-keys.server.ts'
import { openKeyRing } from '../keys/key-ring.server.ts'

let app: TestApp
let serviceKey: string
beforeAll(async () => {
  app = await createTestApp()
  ;({ serviceKey } = await makeApiKeys(await openKeyRing(app.config.auth.keysFile), undefined))
})
afterAll(() => app.close())

const list = (query: string) =>
  app.call('GET', `/auth/v1/admin/audit${query}`, undefined, {
    'x-supabase-api-version': '2024-01-01',
    authorization: `Bearer ${serviceKey}`,
  })

test('the operator reads what happened, newest first, without a word of a person', async () => {
  const one = await app.join('A name that nobody else has')
  const other = await app.join()
  await one.call('POST', '/auth/v1/logout')
  const all = await list('')
  expect(all.body[0]).toEqual({
    id: expect.any(String),
    payload: { action: 'logout', actor_id: one.userId, traits: { scope: 'global' } },
    created_at: expect.any(String),
    ip_address: '127.0.0.1',
  })
  expect(JSON.stringify(all.body)).not.toMatch(/A name that nobody|@example\.org/)
  const theirs = await list(`?query=author:${other.userId}`)
  expect(theirs.body.map(({ payload }: { payload: { action: string } }) => payload.action).sort()).toEqual([
    'login',
    'user_signedup',
  ])
  const paged = await list('?query=action:login&per_page=1&page=2')
  expect(paged.body).toMatchObject([{ payload: { action: 'login', actor_id: one.userId } }])
  expect([paged.headers['x-total-count'], paged.headers.link]).toEqual([
    '2',
    '</admin/audit?page=2&per_page=1&query=action%3Alogin>; rel="last"',
  ])
  expect((await one.call('GET', '/auth/v1/admin/audit')).status).toBe(403)
})

test.each(['?query=hat', '?query=author:x', '?page=0', '?per_page=-1', '?page=x'])(
  'asked with %o is refused',
  async (query) => {
    const { status, body } = await list(query)
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  },
)
