import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyDay } from '#features/day/contract.ts'
import { emptyEvening } from '#features/reflect/contract.ts'
import { emptyEntry } from '#features/reflect/rules/entry.ts'
import { emptyMonth } from '#features/month/contract.ts'
import { emptyWeek } from '#features/week/contract.ts'
import { emptyVision } from '#features/vision/contract.ts'
import type { Found } from './contract.ts'

let app: TestApp
let ailsa: Person
let ben: Person

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const search = async (person: Person, words: string) =>
  person.call('GET', `/api/search?${new URLSearchParams({ words })}`)
const found = async (words: string, person = ailsa): Promise<Found[]> =>
  (await search(person, words)).body.found
const places = async (words: string) => (await found(words)).map(({ kind, key }) => `${kind} ${key}`)

async function writeEntry(person: Person, n: number, content: Record<string, unknown>) {
  const { status } = await person.call('PUT', `/api/journal-entries/${idOf(n)}`, {
    ...emptyEntry('2026-11-10'),
    ...content,
    kind: 'entry',
    template: 'blank',
    version: 0,
    is_finished: true,
  })
  expect(status).toBe(200)
}

beforeAll(async () => {
  app = await createTestApp()
  ailsa = await app.join('Ailsa')
  ben = await app.join('Ben')
  await ailsa.call('PUT', '/api/days/2026-11-21', {
    ...emptyDay,
    intention: 'Unhurried by the harbour',
    main_priorities: [
      {
        id: 'a',
        text: 'Send the draft',
        state: 'open',
        tiny: 'Open the parcel',
        if_part: 'kettle',
        then_part: 'write',
      },
    ],
    mind_tasks: [{ id: 'm', text: 'Read about lichens', state: 'done' }],
    other_pillars: { growth: [{ id: 'g', text: 'Gaelic lesson', state: 'open' }] },
    time_for_me: 'A bath with 100%_salt',
    version: 0,
  })
  await ailsa.call('PUT', '/api/evenings/2026-11-20', {
    ...emptyEvening,
    wins: ['Walked to the harbour', 'Ate soup'],
    challenges: "Mum's call",
    grateful_for: ['窓のそばの猫'],
    version: 0,
    is_finished: false,
  })
  const week = await ailsa.call('PUT', '/api/weeks/2026-11-16', {
    ...emptyWeek,
    week_intention: 'Plodding on',
    priorities: [{ id: 'w', text: 'Mend the creel', state: 'open', why: 'For the lobsters' }],
    pillar_focus: { ...emptyWeek.pillar_focus, mind: { level: 'rest', line: 'Only crosswords' } },
    version: 0,
  })
  expect(week.status).toBe(200)
  const month = await ailsa.call('PUT', '/api/months/2026-11-01', {
    ...emptyMonth,
    big_three: [
      {
        id: 'o',
        text: 'The byre has a roof',
        pillar: 'purpose',
        evidence: 'Dry hay',
        confidence: 7,
        smaller: 'A tarpaulin',
        notes: [{ id: 'n', date: '2026-11-09', text: 'Slates came' }],
        state: 'open',
        state_note: '',
        from_month: null,
        origin_id: null,
      },
    ],
    balance_sections: { mind: { now: 4, wish: 7, more: 'Quiet mornings', less: '' } },
    version: 0,
  })
  expect(month.status).toBe(200)
  await writeEntry(ailsa, 1, {
    title: 'A letter to the sea',
    body: `${'Long before. '.repeat(40)}The harbourmaster waved 🎂 and I waved back.`,
    fields: { answer: 'Thrawn as ever', size: 40 },
    tags: ['boats'],
  })
  await ailsa.call('PUT', '/api/visions/mind', {
    ...emptyVision,
    sentence: 'A mind like a harbour at dawn',
    values: ['patience'],
    goals: [{ id: 'g', text: 'Twelve books', evidence: 'a shelf' }],
    version: 0,
    today: '2026-11-21',
  })
  await ailsa.call('PUT', `/api/custom-visions/${idOf(7)}`, {
    ...emptyVision,
    name: 'Music',
    sign: 'leaf',
    hue: 3,
    picture: 'Fiddle in the harbour pub',
    version: 0,
  })
})
afterAll(() => app.close())

describe('the search', () => {
  it('finds the beginning of a word wherever it was written, the newest day first', async () => {
    const all = await found('harb')
    expect(all.map(({ kind }) => kind).toSorted()).toEqual([
      'custom_vision',
      'day',
      'entry',
      'evening',
      'vision',
    ])
    const dates = all.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(all.find(({ kind }) => kind === 'entry')).toEqual({
      kind: 'entry',
      key: idOf(1),
      date: '2026-11-10',
      title: 'A letter to the sea',
      snippet: expect.stringContaining('The harbourmaster waved'),
    })
    expect(all.find(({ kind }) => kind === 'entry')?.snippet.length).toBeLessThan(175)
  })

  it.each([
    ['parcel', 'day 2026-11-21'],
    ['kettle', 'day 2026-11-21'],
    ['lichen', 'day 2026-11-21'],
    ['gaelic', 'day 2026-11-21'],
    ['bath', 'day 2026-11-21'],
    ['soup', 'evening 2026-11-20'],
    ["mum's", 'evening 2026-11-20'],
    ['thrawn', `entry ${idOf(1)}`],
    ['boats', `entry ${idOf(1)}`],
    ['LETTER sea', `entry ${idOf(1)}`],
    ['plodding', 'week 2026-11-16'],
    ['creel lobster', 'week 2026-11-16'],
    ['crossword', 'week 2026-11-16'],
    ['byre roof', 'month 2026-11-01'],
    ['slates', 'month 2026-11-01'],
    ['quiet morn', 'month 2026-11-01'],
    ['patience', 'vision mind'],
    ['shelf', 'vision mind'],
    ['music', `custom_vision ${idOf(7)}`],
  ])('finds %j in its place', async (words, place) => {
    expect(await places(words)).toEqual([place])
  })

  it('wants every word, and only beginnings of words', async () => {
    expect(await places('harbour soup')).toEqual(['evening 2026-11-20'])
    expect(await places('harbour submarine')).toEqual([])
    expect(await places('arbour')).toEqual([])
  })

  it('finds scripts without spaces and signs as they stand', async () => {
    expect(await places('猫')).toEqual(['evening 2026-11-20'])
    expect(await places('🎂')).toEqual([`entry ${idOf(1)}`])
    expect(await places('%_')).toEqual(['day 2026-11-21'])
  })

  it('does not find what is in the bin', async () => {
    await writeEntry(ailsa, 2, { body: 'Quicksilver' })
    expect(await places('quicksilver')).toEqual([`entry ${idOf(2)}`])
    await ailsa.call('DELETE', `/api/journal-entries/${idOf(2)}`)
    expect(await places('quicksilver')).toEqual([])
  })

  it('gives at most 20 of a kind, the newest', async () => {
    for (let n = 0; n < 22; n++) {
      const date = `2026-10-${String(n + 1).padStart(2, '0')}`
      await ailsa.call('PUT', `/api/days/${date}`, { ...emptyDay, intention: 'Turnip', version: 0 })
    }
    const days = await found('turnip')
    expect(days).toHaveLength(20)
    expect([days[0]?.key, days.at(-1)?.key]).toEqual(['2026-10-22', '2026-10-03'])
  })

  it('shows another person nothing', async () => {
    for (const words of ['harbour', 'Ailsa', '猫', '%_', 'a']) expect(await found(words, ben)).toEqual([])
    expect((await app.call('GET', '/api/search?words=harbour')).status).toBe(401)
  })

  it.each([
    '',
    '   ',
    "'",
    '"',
    "'; drop table day_plans; --",
    "a' & b | !c:*",
    '\\',
    '\\\\ \\',
    '%',
    '%_%',
    '\0 harbour \0',
    '\uD800',
    '🎂🎂🎂',
    '(((((',
    '<b>harbour</b>',
    'https://example.org/?a=b&c=d',
    'x'.repeat(200),
    `${'a '.repeat(99)}b`,
    '🎂'.repeat(100),
  ])('answers %j without trouble', async (words) => {
    const { status, body } = await search(ailsa, words)
    expect([status, Array.isArray(body.found)]).toEqual([200, true])
  })

  it('refuses more than 200 characters in words', async () => {
    const { status, body } = await search(ailsa, 'y'.repeat(201))
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('200')
  })

  it('reads a text that is longer than can be taken apart', async () => {
    const many = Array.from({ length: 16_000 }, (_, n) => n.toString(36).padStart(5, 'q')).join(' ')
    await ailsa.call('PUT', '/api/evenings/2026-11-18', {
      ...emptyEvening,
      challenges: many,
      helped: many.replaceAll('q', 'z'),
      version: 0,
      is_finished: false,
    })
    expect(await places('qqq7')).toContain('evening 2026-11-18')
  })
})
