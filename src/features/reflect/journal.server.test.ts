import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, localDay } from '#platform/contract/dates.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyEvening, type JournalItem } from './contract.ts'
import { emptyEntry } from './rules/entry.ts'

const today = localDay(new Date(), 'Europe/London')
const blank = emptyEntry(today)
const given = new Map<string, string>()

let app: TestApp
let mairi: Person
let ben: Person
beforeAll(async () => {
  app = await createTestApp()
  mairi = await app.join()
  ben = await app.join('Ben')
})
afterAll(() => app.close())

function save(id: string, content: object, version = 0, person = mairi) {
  given.set(id, (content as { title?: string }).title ?? '')
  return person.call('PUT', `/api/journal-entries/${id}`, {
    ...blank,
    kind: 'entry',
    template: 'blank',
    version,
    is_finished: false,
    ...content,
  })
}

const closeEvening = (person: Person, date: string, content: object) =>
  person.call('PUT', `/api/evenings/${date}`, {
    ...emptyEvening,
    ...content,
    version: 0,
    is_finished: true,
  })

/** The titles that a list holds, in its order; evenings by their day. */
async function titles(person: Person, query = ''): Promise<string[]> {
  const { body } = await person.call('GET', `/api/journal?${query}`)
  return body.items.map(({ id }: JournalItem) => given.get(id) ?? id)
}

describe('a journal entry', () => {
  it('keeps every field, the day it is about apart from the moment it was written, and when it was finished', async () => {
    const id = randomUUID()
    const content = {
      date: addDays(today, -5),
      title: 'Rain',
      body: 'It rained.',
      fields: { thing_1: 'Tea', strength: 40 },
      mood: 'light',
      energy: 2,
      feelings: ['hopeful', 'a word of my own'],
      pillars: ['mind', 'purpose'],
      tags: ['Iain', 'walks'],
    }
    const draft = await save(id, { ...content, kind: 'gratitude', template: 'gratitude' })
    expect(draft.body).toMatchObject({ ...content, id, kind: 'gratitude', version: 1, finished_at: null })
    expect(localDay(new Date(draft.body.created_at), 'Europe/London')).toBe(today)
    expect(draft.body).not.toHaveProperty('search')
    const finished = await save(id, { ...content, is_finished: true }, 1)
    expect(finished.body.finished_at).toMatch(/Z$/)
    // The kind is chosen when an entry is begun; writing on after finishing does not open it again.
    const later = await save(id, { ...content, body: 'It poured.' }, 2)
    expect(later.body).toMatchObject({
      kind: 'gratitude',
      finished_at: finished.body.finished_at,
      version: 3,
    })
  })

  it('keeps the questions of an own template as they were when it was begun', async () => {
    const id = randomUUID()
    const field = { id: 'q1', as: 'list', label: 'Three birds', choices: [], low: '', high: '' }
    const asked = { title: 'Birds', minutes: 3, fields: [field] }
    const template = randomUUID()
    await save(id, { template, asked, fields: { q1: 'Wren\nRook' } })
    const later = { ...asked, title: 'Trees', fields: [] }
    const changed = await save(id, { template, asked: later, fields: { q1: 'Wren' } }, 1)
    expect(changed.body.asked).toEqual(asked)
    // Words that were changed are not found any more, and a question is none of the answers.
    for (const words of ['rook', 'birds'])
      expect((await mairi.call('GET', `/api/journal?words=${words}`)).body.items).toEqual([])
    const found = await mairi.call('GET', '/api/journal?words=wren')
    expect(found.body.items[0]).toMatchObject({ id, name: 'Birds', is_own_template: true, words: 'Wren' })
  })

  it('answers a stale save with the row as it is', async () => {
    const id = randomUUID()
    await save(id, { body: 'one' })
    const stale = await save(id, { body: 'two' })
    expect([stale.status, stale.body.current.body]).toEqual([409, 'one'])
  })

  it('is null while nothing was saved under its id', async () => {
    const answer = await mairi.call('GET', `/api/journal-entries/${randomUUID()}`)
    expect([answer.status, answer.body]).toEqual([200, { entry: null }])
  })

  it('refuses with a sentence what does not fit', async () => {
    const refusals = [
      [{ date: addDays(today, 3) }, 400, 'today or earlier'],
      [{ date: '1969-12-31' }, 422, '1970'],
      [{ date: '2026-02-30' }, 422, 'does not exist'],
      [{ body: 'x'.repeat(100_001) }, 422, '100,000'],
      [{ body: 'x'.repeat(60_000), fields: { a: 'x'.repeat(60_000) } }, 422, '100,000'],
      [{ fields: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`k${n}`, 1])) }, 422, '40'],
      [{ tags: ['x'.repeat(41)] }, 422, '40'],
      [{ tags: Array.from({ length: 13 }, (_, n) => `t${n}`) }, 422, '12'],
      [{ fields: { strength: 101 } }, 422, ''],
      [{ kind: 'poem' }, 422, ''],
      [{ mood: 'awful' }, 422, ''],
      [{ energy: 6 }, 422, ''],
      [{ pillars: ['money'] }, 422, ''],
      [{ feelings: Array.from({ length: 13 }, (_, n) => `f${n}`) }, 422, '12'],
    ] as const
    for (const [given, status, words] of refusals) {
      const answer = await save(randomUUID(), given)
      expect([given, answer.status]).toEqual([given, status])
      expect(JSON.stringify(answer.body)).toContain(words)
    }
  })

  it('takes the longest entry there may be, of words that are all different', async () => {
    let body = ''
    for (let n = 0x4e00; body.length < 99_990; n++) body += `${String.fromCodePoint(n, 0x3042)} `
    expect((await save(randomUUID(), { body })).status).toBe(200)
  })
})

describe('the journal', () => {
  it('lists the newest day first, in pages, without repeating or leaving out an entry', async () => {
    const reader = await app.join()
    const days = Array.from({ length: 65 }, (_, n) => addDays(today, -(n % 7)))
    for (const [n, date] of days.entries()) await save(randomUUID(), { date, title: `${n}` }, 0, reader)
    const evenings = Array.from({ length: 9 }, (_, n) => addDays(today, -n))
    for (const date of evenings) await closeEvening(reader, date, { wins: ['Walked'] })
    for (const size of [7, 30, 100]) {
      const found: JournalItem[] = []
      for (let more = true; more;) {
        const last = found.at(-1)
        const { body } = await reader.call(
          'GET',
          `/api/journal?size=${size}${last ? `&after=${last.id}` : ''}`,
        )
        found.push(...body.items)
        more = body.has_more
      }
      expect(found.map(({ date }) => date)).toEqual([...days, ...evenings].toSorted().toReversed())
      expect(new Set(found.map(({ id }) => id)).size).toBe(74)
    }
  })

  it('is searched by the beginnings of words in title, body, answers and tags, in any script', async () => {
    const reader = await app.join()
    await save(randomUUID(), { title: 'Schiehallion', body: "Don't hurry; café at the top" }, 0, reader)
    await save(
      randomUUID(),
      { title: 'Answer', fields: { a: 'Прогулка с Iain' }, tags: ['family'] },
      0,
      reader,
    )
    expect(await titles(reader, 'words=schieh')).toEqual(['Schiehallion'])
    expect(await titles(reader, `words=${encodeURIComponent("don't CAFÉ")}`)).toEqual(['Schiehallion'])
    expect(await titles(reader, `words=${encodeURIComponent('прогул iain')}`)).toEqual(['Answer'])
    expect(await titles(reader, 'words=fam')).toEqual(['Answer'])
    expect(await titles(reader, 'words=schieh%20iain')).toEqual([])
    // What is no word at all matches nothing, and never breaks the search.
    for (const odd of ["'", '\\', "\\' | !", ':*', '& |', '(', '%00', 'a:b\\c', "o''brien"])
      expect([
        odd,
        (await reader.call('GET', `/api/journal?words=${encodeURIComponent(odd)}`)).status,
      ]).toEqual([odd, 200])
  })

  it('is narrowed by kind, mood, tag, pillar, days and drafts, all at once as well', async () => {
    const reader = await app.join()
    const old = {
      date: addDays(today, -6),
      kind: 'gratitude',
      mood: 'light',
      tags: ['Iain'],
      pillars: ['mind'],
    }
    await save(randomUUID(), { ...old, title: 'Old' }, 0, reader)
    await save(randomUUID(), { title: 'New', is_finished: true, tags: ['walks'] }, 0, reader)
    const day = addDays(today, -3)
    await closeEvening(reader, day, { mood: 'light', got_in_way: ['Screens'] })
    expect(await titles(reader)).toEqual(['New', day, 'Old'])
    expect(await titles(reader, 'kind=gratitude')).toEqual(['Old'])
    expect(await titles(reader, 'kind=evening')).toEqual([day])
    expect(await titles(reader, 'mood=light')).toEqual([day, 'Old'])
    expect(await titles(reader, 'words=screen')).toEqual([day])
    expect(await titles(reader, 'tag=Iain')).toEqual(['Old'])
    expect(await titles(reader, 'pillar=mind')).toEqual(['Old'])
    expect(await titles(reader, 'pillar=mind&kind=evening')).toEqual([])
    expect(await titles(reader, `from=${addDays(today, -1)}&to=${today}`)).toEqual(['New'])
    expect(await titles(reader, 'state=draft')).toEqual(['Old'])
    expect(await titles(reader, `words=ol&mood=light&tag=Iain&pillar=mind&kind=gratitude&to=${day}`)).toEqual(
      ['Old'],
    )
    expect(await titles(reader, 'words=ol&mood=bright&tag=Iain')).toEqual([])
    const { body } = await reader.call('GET', '/api/journal/tags')
    expect(body.tags).toEqual([
      { tag: 'Iain', count: 1 },
      { tag: 'walks', count: 1 },
    ])
  })

  it('leaves out an evening that holds nothing', async () => {
    const reader = await app.join()
    await reader.call('PUT', `/api/evenings/${today}`, { ...emptyEvening, version: 0, is_finished: false })
    expect(await titles(reader)).toEqual([])
  })

  it('shows the words around what was found, also far inside a long text', async () => {
    const reader = await app.join()
    const body = `${'lorem ipsum '.repeat(1_000)}the heron stood ${'dolor '.repeat(1_000)}`
    await save(randomUUID(), { body }, 0, reader)
    const { body: found } = await reader.call('GET', '/api/journal?words=HERO')
    expect(found.items[0].words).toMatch(/^… .*the heron stood.* …$/)
    expect(found.items[0].words.length).toBeLessThan(260)
  })

  it('says for a calendar which days hold what', async () => {
    const reader = await app.join()
    const day = addDays(today, -2)
    await save(randomUUID(), { date: day, mood: 'flat' }, 0, reader)
    await save(randomUUID(), { date: day, kind: 'gratitude', mood: 'flat' }, 0, reader)
    await closeEvening(reader, day, { mood: 'bright' })
    await save(randomUUID(), { date: '1970-01-01' }, 0, reader)
    const { body } = await reader.call('GET', `/api/journal/days?from=${addDays(day, -3)}&to=${today}`)
    expect(body.days).toHaveLength(1)
    expect(body.days[0]).toMatchObject({ date: day })
    expect(body.days[0].kinds.toSorted()).toEqual(['entry', 'evening', 'gratitude'])
    expect(body.days[0].moods.toSorted()).toEqual(['bright', 'flat'])
    expect((await reader.call('GET', `/api/journal/days?from=1970-01-01&to=${today}`)).status).toBe(400)
  })

  it('finds the same day of earlier months and years until it is muted', async () => {
    const reader = await app.join()
    const id = randomUUID()
    await save(id, { date: '2020-02-29', title: 'Leap' }, 0, reader)
    await save(randomUUID(), { date: '2025-12-28', title: 'Winter' }, 0, reader)
    await save(randomUUID(), { date: '2020-02-27', title: 'Another day' }, 0, reader)
    await closeEvening(reader, '2025-02-28', { wins: ['Snow'] })
    const onThisDay = async () => {
      const { body } = await reader.call('GET', '/api/journal/on-this-day?date=2026-02-28')
      return body.items.map((item: JournalItem) => given.get(item.id) ?? item.id)
    }
    expect(await onThisDay()).toEqual(['Winter', '2025-02-28', 'Leap'])
    await reader.call('PUT', `/api/journal-entries/${id}/muted`, { is_muted: true })
    await reader.call('PUT', '/api/evenings/2025-02-28/muted', { is_muted: true })
    expect(await onThisDay()).toEqual(['Winter'])
    // Whoever looks for it finds it all the same.
    expect(await titles(reader, 'words=leap')).toEqual(['Leap'])
    expect(await titles(reader, 'words=snow')).toEqual(['2025-02-28'])
    await reader.call('PUT', `/api/journal-entries/${id}/muted`, { is_muted: false })
    expect(await onThisDay()).toEqual(['Winter', 'Leap'])
    // Muting is no change of the words: what is being typed elsewhere is still based on the right version.
    expect((await save(id, { date: '2020-02-29', title: 'Leap' }, 1, reader)).status).toBe(200)
  })

  it('gives a range in full, oldest first', async () => {
    const reader = await app.join()
    const body = 'b'.repeat(30_000)
    await save(randomUUID(), { date: addDays(today, -1), title: 'Later', body }, 0, reader)
    await save(randomUUID(), { date: addDays(today, -4), title: 'Earlier' }, 0, reader)
    await closeEvening(reader, addDays(today, -2), { challenges: body })
    const { body: whole } = await reader.call(
      'GET',
      `/api/journal/whole?from=${addDays(today, -5)}&to=${today}`,
    )
    expect(whole.entries.map(({ title }: { title: string }) => title)).toEqual(['Earlier', 'Later'])
    expect([whole.entries[1].body, whole.evenings[0].challenges, whole.has_more]).toEqual([body, body, false])
  })
})

describe('a deleted entry', () => {
  it('waits in the bin, comes back with all its words, and is gone after thirty days', async () => {
    const reader = await app.join()
    const id = randomUUID()
    await save(id, { title: 'Kept', body: 'every word' }, 0, reader)
    expect((await reader.call('DELETE', `/api/journal-entries/${id}`)).status).toBe(200)
    expect([await titles(reader), await titles(reader, 'state=deleted')]).toEqual([[], ['Kept']])
    expect(await titles(reader, 'words=kept')).toEqual([])
    expect((await reader.call('DELETE', `/api/journal-entries/${id}`)).status).toBe(404)
    const back = await reader.call('POST', `/api/journal-entries/${id}/restore`)
    expect(back.body).toMatchObject({ body: 'every word', deleted_at: null })
    expect(await titles(reader)).toEqual(['Kept'])

    await reader.call('DELETE', `/api/journal-entries/${id}`)
    await app.owner(
      `update public.journal_entries set deleted_at = now() - interval '31 days' where id = $1`,
      [id],
    )
    expect(await titles(reader, 'state=deleted')).toEqual([])
    expect((await reader.call('POST', `/api/journal-entries/${id}/restore`)).status).toBe(404)
    const other = randomUUID()
    await save(other, { title: 'Other' }, 0, reader)
    await reader.call('DELETE', `/api/journal-entries/${other}`)
    const left = await app.owner(`select 1 from public.journal_entries where id = $1`, [id])
    expect(left).toEqual([])
  })

  it('comes back when words arrive for it that were typed elsewhere', async () => {
    const id = randomUUID()
    await save(id, { body: 'begun' })
    await mairi.call('DELETE', `/api/journal-entries/${id}`)
    const stale = await save(id, { body: 'begun, and typed on' }, 1)
    expect(stale.status).toBe(409)
    const saved = await save(id, { body: 'begun, and typed on' }, stale.body.current.version)
    expect(saved.body.deleted_at).toBeNull()
  })
})

describe("another person's entry", () => {
  it('is not there: not to be read, found, deleted or restored, and its id is free', async () => {
    const id = randomUUID()
    await save(id, { title: 'Hers', body: 'hippopotamus' })
    expect((await ben.call('GET', `/api/journal-entries/${id}`)).body).toEqual({ entry: null })
    expect(await titles(ben, 'words=hippopotamus')).toEqual([])
    expect(await titles(ben, `after=${id}`)).toEqual([])
    expect((await ben.call('DELETE', `/api/journal-entries/${id}`)).status).toBe(404)
    const muted = await ben.call('PUT', `/api/journal-entries/${id}/muted`, { is_muted: true })
    expect(muted.status).toBe(404)
    await closeEvening(mairi, '1999-05-05', { wins: ['hippopotamus'] })
    const evening = await ben.call('PUT', '/api/evenings/1999-05-05/muted', { is_muted: true })
    expect(evening.status).toBe(404)
    for (const path of [
      'journal/days?from=1999-01-01&to=1999-12-31',
      'journal/whole?from=1999-01-01&to=2099-12-31',
      'journal/on-this-day?date=2000-05-05',
      'journal/tags',
    ])
      expect(JSON.stringify((await ben.call('GET', `/api/${path}`)).body)).not.toMatch(
        /hippo|1999-05-05|Hers/,
      )
    expect((await ben.call('POST', `/api/journal-entries/${id}/restore`)).status).toBe(404)
    expect((await save(id, { title: 'His' }, 1, ben)).status).toBe(409)
    expect((await save(id, { title: 'His' }, 0, ben)).status).toBe(200)
    expect((await mairi.call('GET', `/api/journal-entries/${id}`)).body.entry.title).toBe('Hers')
  })
})

it('looks for words and tags that hold what Postgres cannot store, without a fault of ours', async () => {
  const person = await app.join()
  const hostile = encodeURIComponent('tea\0 \u{1f30a} %_\'"\\')
  for (const query of [`words=${hostile}`, `tag=${hostile}`])
    expect((await person.call('GET', `/api/journal?${query}`)).status).toBe(200)
})
