import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { historyJobs } from './jobs.server.ts'
import { emptyEntry } from '../reflect/rules/entry.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('what has lain in the bin for 30 days goes, and nothing else', async () => {
  const mairi = await app.join()
  const save = async (id: string) => {
    const entry = {
      ...emptyEntry('2026-11-01'),
      kind: 'entry',
      template: 'blank',
      version: 0,
      is_finished: true,
    }
    expect((await mairi.call('PUT', `/api/journal-entries/${id}`, entry)).status).toBe(200)
  }
  const ids = [1, 2, 3].map((end) => `33333333-3333-4333-8333-33333333333${end}`) as [string, string, string]
  for (const id of ids) await save(id)
  const bin = (id: string, days: number) =>
    app.owner(
      `update public.journal_entries set deleted_at = now() - make_interval(days => $1) where id = $2`,
      [days, id],
    )
  await bin(ids[0], 30)
  await bin(ids[1], 29)
  await historyJobs(app.database)['empty-bins']?.run(undefined)
  const left = await app.owner<{ id: string }>('select id from public.journal_entries order by id')
  expect(left.map(({ id }) => id)).toEqual([ids[1], ids[2]])
})
