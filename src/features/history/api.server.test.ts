import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyDay, type DayContent } from '../day/contract.ts'
import { emptyEvening, type EveningContent } from '../reflect/contract.ts'
import { emptyEntry } from '../reflect/rules/entry.ts'
import { emptyVision } from '../vision/contract.ts'

let app: TestApp
let mairi: Person
beforeAll(async () => {
  app = await createTestApp()
  mairi = await app.join()
})
afterAll(() => app.close())

const places = {
  day: { table: 'day_plans', key: 'date' },
  evening: { table: 'daily_reflections', key: 'date' },
  entry: { table: 'journal_entries', key: 'id' },
  vision: { table: 'visions', key: 'pillar' },
}
type Kind = keyof typeof places

/** Lets a row, or everything that was kept of it, be older than it is. */
async function age(kind: Kind, row: string, by: string): Promise<void> {
  const { table, key } = places[kind]
  await app.owner(
    `update public.${table} set updated_at = updated_at - $1::interval where user_id = $2 and ${key} = $3`,
    [by, mairi.userId, row],
  )
}
async function ageVersions(row: string, by: string): Promise<void> {
  await app.owner(
    `update public.row_versions set written_at = written_at - $1::interval, replaced_at = replaced_at - $1::interval
     where user_id = $2 and row_key = $3`,
    [by, mairi.userId, row],
  )
}

const written = new Map<string, number>()
/** Saves an evening, based on the version before. */
async function saveEvening(date: string, content: Partial<EveningContent>, is_finished = false) {
  const version = written.get(date) ?? 0
  const { status } = await mairi.call('PUT', `/api/evenings/${date}`, {
    ...emptyEvening,
    ...content,
    version,
    is_finished,
  })
  expect(status).toBe(200)
  written.set(date, version + 1)
}

async function list(kind: string, row: string, who = mairi) {
  const { status, body } = await who.call('GET', `/api/versions/${kind}/${row}`)
  expect(status).toBe(200)
  return body.versions as { id: number; written_at: string; replaced_at: string }[]
}
/** What was kept of a row, newest first. */
async function kept(kind: string, row: string) {
  const versions = await list(kind, row)
  return Promise.all(
    versions.map(
      async ({ id }) => (await mairi.call('GET', `/api/versions/${kind}/${row}/${id}`)).body.content,
    ),
  )
}
const keptTexts = async (date: string) => (await kept('evening', date)).map(({ helped }) => helped as string)

describe('the versions of a text', () => {
  it('are not one for each pause in typing', async () => {
    const text = 'Walking by the sea, with the dog and nobody else.'
    for (let end = 5; end < text.length + 5; end += 5)
      await saveEvening('2026-10-01', { helped: text.slice(0, end) })
    await saveEvening('2026-10-01', { helped: `Slowly: ${text}` })
    expect(await keptTexts('2026-10-01')).toEqual([])
  })

  it('hold what stood for a minute, exactly as it stood', async () => {
    await saveEvening('2026-10-02', { helped: 'Tea' })
    await age('evening', '2026-10-02', '61 seconds')
    await saveEvening('2026-10-02', { helped: 'Tea and' })
    await saveEvening('2026-10-02', { helped: 'Tea and toast' })
    expect(await keptTexts('2026-10-02')).toEqual(['Tea'])
    const [version] = await list('evening', '2026-10-02')
    expect(Date.parse(version?.replaced_at ?? '') - Date.parse(version?.written_at ?? '')).toBeGreaterThan(
      60_000,
    )
  })

  it('hold what was taken out, changed or wiped within that minute', async () => {
    await saveEvening('2026-10-03', { helped: 'I do not want to go' })
    await saveEvening('2026-10-03', { helped: 'I do want to go' })
    await saveEvening('2026-10-03', { helped: '' })
    await saveEvening('2026-10-03', { helped: 'é' })
    // Its bytes begin and end like the letter before, but the letter is gone.
    await saveEvening('2026-10-03', { helped: 'ã©' })
    expect(await keptTexts('2026-10-03')).toEqual(['é', 'I do want to go', 'I do not want to go'])
  })

  it('do not repeat one that only its marks were changed of', async () => {
    await saveEvening('2026-10-04', { helped: 'Sleep' })
    await age('evening', '2026-10-04', '2 minutes')
    await saveEvening('2026-10-04', { helped: 'Sleep' }, true)
    await age('evening', '2026-10-04', '2 minutes')
    await saveEvening('2026-10-04', { helped: 'Rest' })
    expect(await keptTexts('2026-10-04')).toEqual(['Sleep'])
  })

  it('hold lines that leave a list, and not lines that change places', async () => {
    await saveEvening('2026-10-05', { wins: ['one', 'two', 'three'] })
    await saveEvening('2026-10-05', { wins: ['three', 'one', 'two'] })
    await saveEvening('2026-10-05', { wins: ['three', 'one and a half', 'two'] })
    expect(await kept('evening', '2026-10-05')).toEqual([])
    await saveEvening('2026-10-05', { wins: ['three', 'two'] })
    const found = await kept('evening', '2026-10-05')
    expect(found.map(({ wins }) => wins)).toEqual([['three', 'one and a half', 'two']])
  })

  it('are there for days, entries and visions, own ones included', async () => {
    const day = (content: Partial<DayContent>, version: number) =>
      mairi.call('PUT', '/api/days/2026-10-06', { ...emptyDay, ...content, version })
    await day({ other_pillars: { garden: [{ id: 'a', text: 'Dig', state: 'open' }] } }, 0)
    await day({ other_pillars: {} }, 1)
    expect((await kept('day', '2026-10-06'))[0].other_pillars.garden[0].text).toBe('Dig')

    const id = '11111111-1111-4111-8111-111111111111'
    const entry = (body: string, version: number) =>
      mairi.call('PUT', `/api/journal-entries/${id}`, {
        ...emptyEntry('2026-10-06'),
        body,
        kind: 'entry',
        template: 'blank',
        version,
        is_finished: false,
      })
    await entry('First thought', 0)
    await entry('Second thought', 1)
    expect(await kept('entry', id)).toMatchObject([{ body: 'First thought', date: '2026-10-06' }])
    expect((await kept('entry', id))[0]).not.toHaveProperty('search')

    const vision = { ...emptyVision, today: '2026-10-06' }
    await mairi.call('PUT', '/api/visions/body', { ...vision, sentence: 'I am strong.', version: 0 })
    await mairi.call('PUT', '/api/visions/body', { ...vision, sentence: 'I rest.', version: 1 })
    expect(await kept('vision', 'body')).toMatchObject([{ sentence: 'I am strong.' }])

    const custom = { ...emptyVision, name: 'Garden', sign: 'leaf', hue: 3 }
    await mairi.call('PUT', `/api/custom-visions/${id}`, { ...custom, sentence: 'Roses.', version: 0 })
    await mairi.call('DELETE', `/api/custom-visions/${id}`)
    expect(await kept('vision', id)).toMatchObject([{ name: 'Garden', sentence: 'Roses.' }])
    const { body } = await mairi.call('GET', '/api/versions/vision')
    expect(body.versions.map((version: { row: string }) => version.row)).toEqual([id, 'body'])
  })
})

it('every table in which people write keeps them', async () => {
  const tables = await app.owner<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'keep_version' order by 1`,
  )
  expect(tables.map(({ name }) => name)).toEqual([
    'custom_visions',
    'daily_reflections',
    'day_plans',
    'journal_entries',
    'month_plans',
    'visions',
    'week_plans',
  ])
  for (const [table, key, kind] of [
    ['week_plans', 'week_start_date', 'week'],
    ['month_plans', 'month_date', 'month'],
  ]) {
    const own = [mairi.userId, '2026-06-01']
    await app.owner(`insert into public.${table} (user_id, ${key}) values ($1, $2)`, own)
    await app.owner(`delete from public.${table} where user_id = $1 and ${key} = $2`, own)
    expect(await list(kind ?? '', '2026-06-01')).toHaveLength(1)
  }
})

type Edit =
  | { kind: 'put'; at: number; text: string }
  | { kind: 'take'; at: number; length: number }
  | { kind: 'all'; text: string }
  | { kind: 'rest' }

const text = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((drawn) => drawn.replaceAll('\0', '').toWellFormed())
const at = fc.nat({ max: 40 })
const edits = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('put' as const), at, text }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('take' as const), at, length: fc.nat({ max: 9 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('all' as const), text }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'rest' as const }) },
  ),
  { minLength: 1, maxLength: 14 },
)

function apply(now: string, edit: Edit): string {
  const letters = [...now]
  if (edit.kind === 'put') return letters.toSpliced(edit.at, 0, edit.text).join('')
  if (edit.kind === 'take') return letters.toSpliced(edit.at, edit.length).join('')
  return edit.kind === 'all' ? edit.text : now
}

/** Whether every character of one text stands in the other, in its order. */
function standsIn(part: string, whole: string): boolean {
  let from = 0
  return [...part].every((letter) => {
    const found = whole.indexOf(letter, from)
    from = found + letter.length
    return found >= 0
  })
}

describe('after any saves', () => {
  it('every text that rested is kept exactly, and no character of any other is gone', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(edits, async (sequence: Edit[]) => {
        const date = `19${String(10 + Math.floor(run / 28)).padStart(2, '0')}-01-${String((run++ % 28) + 1).padStart(2, '0')}`
        const saved: string[] = []
        const rested: string[] = []
        let now = ''
        for (const edit of sequence) {
          if (edit.kind === 'rest') {
            await age('evening', date, '61 seconds')
            if (saved.length > 0) rested.push(now)
            continue
          }
          now = apply(now, edit)
          await saveEvening(date, { helped: now })
          saved.push(now)
        }
        const found = [...(await keptTexts(date)), now]
        for (const one of rested) expect(found).toContain(one)
        for (const one of saved)
          expect([one, found, found.some((whole) => standsIn(one, whole))]).toEqual([one, found, true])
      }),
      { numRuns: 40 },
    )
  })
})

describe('how many and how long', () => {
  it('of more than 200 the ones give way that stood shortest, and never the newest hundred', async () => {
    const date = '2026-09-01'
    await saveEvening(date, { helped: 'the first, which stood for an hour' })
    await age('evening', date, '1 hour')
    for (let count = 0; count < 210; count += 1) await saveEvening(date, { helped: `version ${count}` })
    const texts = await keptTexts(date)
    expect(texts).toHaveLength(200)
    expect(texts.at(-1)).toBe('the first, which stood for an hour')
    expect(texts.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, back) => `version ${208 - back}`))
  })

  it('go after 30 days, and of a vision that is still there the last one of each day stays', async () => {
    const save = (sentence: string, version: number) =>
      mairi.call('PUT', '/api/visions/purpose', { ...emptyVision, sentence, version, today: '2026-11-21' })
    await save('one', 0)
    await save('two', 1)
    await save('three', 2)
    await ageVersions('purpose', '40 days')
    await saveEvening('2026-09-02', { helped: 'old' })
    await saveEvening('2026-09-02', { helped: 'new' })
    await ageVersions('2026-09-02', '31 days')
    await saveEvening('2026-09-03', { helped: 'old' })
    await saveEvening('2026-09-03', { helped: 'new' })
    await ageVersions('2026-09-03', '29 days')
    const sweep = () =>
      app.database.asService((rows) =>
        rows.selectNoFrom((eb) => eb.fn<number>('sweep_versions', [eb.val(1000)]).as('gone')).execute(),
      )
    expect(await sweep()).toEqual([{ gone: 2 }])
    expect(await kept('vision', 'purpose')).toMatchObject([{ sentence: 'two' }])
    expect([await keptTexts('2026-09-02'), await keptTexts('2026-09-03')]).toEqual([[], ['old']])
    await app.owner(`delete from public.visions where user_id = $1 and pillar = 'purpose'`, [mairi.userId])
    await sweep()
    // Removed a moment ago: what stood last waits for its 30 days, the old one has had them.
    expect(await kept('vision', 'purpose')).toMatchObject([{ sentence: 'three' }])
  })

  it('go with a journal entry that leaves its bin, and with the account', async () => {
    const id = '22222222-2222-4222-8222-222222222222'
    const other = await app.join()
    const save = (body: string, version: number) =>
      other.call('PUT', `/api/journal-entries/${id}`, {
        ...emptyEntry('2026-10-06'),
        body,
        kind: 'entry',
        template: 'blank',
        version,
        is_finished: false,
      })
    await save('First', 0)
    await save('Second', 1)
    await save('Third', 2)
    expect(await list('entry', id, other)).toHaveLength(2)
    await app.owner('delete from public.journal_entries where user_id = $1', [other.userId])
    expect(await list('entry', id, other)).toHaveLength(0)
    await save('First', 0)
    await save('Second', 1)
    await app.owner('delete from auth.users where id = $1', [other.userId])
    expect(await app.owner('select 1 from public.row_versions where user_id = $1', [other.userId])).toEqual(
      [],
    )
  })
})

describe('the versions of another person', () => {
  it('are not there, and nobody writes or changes a version', async () => {
    const ben = await app.join('Ben')
    const [mine] = await list('evening', '2026-10-03')
    expect(await list('evening', '2026-10-03', ben)).toEqual([])
    const path = `/api/versions/evening/2026-10-03/${mine?.id}`
    const missing = await ben.call('GET', '/api/versions/evening/2026-10-03/999999999')
    expect(await ben.call('GET', path)).toMatchObject({ status: 404, body: missing.body })
    expect((await mairi.call('GET', '/api/versions/evening/..%2Fx')).status).toBe(422)
    expect((await mairi.call('GET', '/api/versions/secrets/x')).status).toBe(422)
    const claims = JSON.parse(Buffer.from(mairi.token.split('.')[1] ?? '', 'base64url').toString())
    await expect(
      app.database.asUser(claims, (rows) =>
        rows.updateTable('row_versions').set({ content: '{}' }).execute(),
      ),
    ).rejects.toThrow(/permission denied/)
    await expect(
      app.database.asService((rows) => rows.selectFrom('row_versions').selectAll().execute()),
    ).rejects.toThrow(/permission denied/)
  })
})
