import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyEntry } from '#features/reflect/rules/entry.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import type { BinItem } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const id = '00000000-0000-4000-8000-000000000001'
const path = `/api/own-data/bin/journal_entries/${id}`
const binOf = async (person: Person): Promise<BinItem[]> =>
  (await person.call('GET', '/api/own-data/bin')).body.items

async function deleteSomething(person: Person): Promise<void> {
  const entry = { ...emptyEntry('2026-11-20'), body: 'Words', kind: 'entry', template: 'blank' }
  await person.call('PUT', `/api/journal-entries/${id}`, { ...entry, version: 0, is_finished: true })
  await person.call('DELETE', `/api/journal-entries/${id}`)
  const template = { title: 'Mine', purpose: '', minutes: 5, fields: [], tags: [], version: 0 }
  await person.call('PUT', `/api/journal-templates/${id}`, template)
  await app.owner(`update public.journal_templates set deleted_at = now() where user_id = $1`, [
    person.userId,
  ])
}

it('lists what was deleted, brings it back, and removes it for good', async () => {
  const person = await app.join()
  await deleteSomething(person)
  expect((await binOf(person)).map(({ kind, title }) => [kind, title])).toEqual([
    ['journal_templates', 'Mine'],
    ['journal_entries', 'Words'],
  ])
  expect((await person.call('POST', path)).status).toBe(200)
  expect((await person.call('GET', `/api/journal-entries/${id}`)).body.entry.deleted_at).toBeNull()
  // What is not in the bin is not removed, and comes back only once.
  expect((await person.call('DELETE', path)).status).toBe(404)
  expect((await person.call('POST', path)).status).toBe(404)
  await person.call('DELETE', `/api/journal-entries/${id}`)
  expect((await person.call('DELETE', path)).status).toBe(200)
  expect((await person.call('GET', `/api/journal-entries/${id}`)).body.entry).toBeNull()
})

it('is a person’s own, and over after 30 days', async () => {
  const [ailsa, ben] = [await app.join(), await app.join('Ben')]
  await deleteSomething(ailsa)
  expect(await binOf(ben)).toEqual([])
  expect([(await ben.call('POST', path)).status, (await ben.call('DELETE', path)).status]).toEqual([404, 404])
  expect((await ailsa.call('POST', '/api/own-data/bin/profiles/x')).status).toBe(422)
  await app.owner(
    `update public.journal_entries set deleted_at = now() - interval '31 days' where user_id = $1`,
    [ailsa.userId],
  )
  expect((await binOf(ailsa)).map(({ kind }) => kind)).toEqual(['journal_templates'])
  expect((await ailsa.call('POST', path)).status).toBe(404)
})
