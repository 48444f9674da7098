import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import type { ActivityLine } from './contract.ts'
import { isByOperator, wordsOf } from './rules.ts'
import { sweepLines } from './store.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const linesOf = async (person: Person, before = ''): Promise<ActivityLine[]> =>
  (await person.call('GET', `/api/activity${before ? `?before=${before}` : ''}`)).body.lines

async function serviceKey(): Promise<string> {
  const { openKeyRing } = await import('#services/auth/keys/key-ring.server.ts')
  const { makeApiKeys } = await import('#services/auth/keys/api-keys.server.ts')
  return (await makeApiKeys(await openKeyRing(app.config.auth.keysFile), app.config.auth.secret)).serviceKey
}

it('says what happened: sign-ins, archives, a deletion, a model, and every touch of an operator', async () => {
  const person = await app.join()
  await person.call('GET', '/api/own-data/archive')
  await person.call('POST', '/api/own-data/deletion', { phrase: 'delete everything' })
  await person.call('DELETE', '/api/own-data/deletion')
  await app.owner(
    `insert into public.ai_usage (user_id, day, turns, model_turns) values ($1, current_date, 3, 2)`,
    [person.userId],
  )
  const operator = { authorization: `Bearer ${await serviceKey()}` }
  await app.call('GET', `/auth/v1/admin/users/${person.userId}`, undefined, operator)
  await app.call(
    'PUT',
    `/auth/v1/admin/users/${person.userId}`,
    { user_metadata: { full_name: 'Else' } },
    operator,
  )
  const lines = await linesOf(person)
  const words = lines.map(wordsOf)
  for (const said of [
    'The account was made',
    'Signed in with the password',
    'Everything was taken along as an archive',
    'The deletion of everything was asked for',
    'The deletion was taken back',
    'A model was asked 2 times on this day',
    'The account was opened by an operator',
    'The account was changed by an operator',
  ])
    expect(words).toContain(said)
  expect(lines.filter(isByOperator)).toHaveLength(2)
  const times = lines.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
})

it('comes in pages, is one’s own only, cannot be changed, and goes after 180 days', async () => {
  const [ailsa, ben] = [await app.join(), await app.join('Ben')]
  await app.owner(
    `insert into public.activity_events (user_id, action, created_at) select $1, 'archive_taken', now() - make_interval(days => n) from generate_series(1, 40) n`,
    [ailsa.userId],
  )
  const first = await linesOf(ailsa)
  const second = await linesOf(ailsa, first.at(-1)?.at)
  expect([first.length, second.length > 5]).toEqual([30, true])
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(first.length + second.length)
  expect((await linesOf(ben)).some(({ action }) => action === 'archive_taken')).toBe(false)
  expect((await ailsa.call('GET', '/api/activity?before=yesterday')).status).toBe(422)
  await app.owner(
    `update public.activity_events set created_at = now() - interval '181 days' where user_id = $1`,
    [ailsa.userId],
  )
  await app.owner(
    `update auth.audit_events set created_at = now() - interval '181 days' where user_id = $1`,
    [ailsa.userId],
  )
  while ((await app.database.asService(sweepLines)) > 0);
  expect(await linesOf(ailsa)).toEqual([])
  expect(await linesOf(ben)).not.toEqual([])
})
