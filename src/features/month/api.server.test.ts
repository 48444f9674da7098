import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths } from '#platform/contract/dates.ts'
import type { Claims } from '#platform/db/database.server.ts'
import { emptyDay } from '#features/day/contract.ts'
import { emptyEvening } from '#features/reflect/contract.ts'
import { emptyEntry } from '#features/reflect/rules/entry.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyMonth, type MonthContent } from './contract.ts'
import { readMonthPlan } from './public.server.ts'
import { monthEnd, newOutcome } from './rules.ts'

let app: TestApp
let mairi: Person
beforeAll(async () => {
  app = await createTestApp()
  mairi = await app.join()
})
afterAll(() => app.close())

// Months around now, because only those within five years can be written.
const thisMonth = `${new Date().toISOString().slice(0, 7)}-01`
const month = (n: number) => addMonths(thisMonth, n)
const save = (at: string, version: number, content: Partial<MonthContent>, person = mairi) =>
  person.call('PUT', `/api/months/${at}`, { ...emptyMonth, ...content, version })

describe('the plan of a month', () => {
  it('is empty with version 0 before anything was written', async () => {
    const { status, body } = await mairi.call('GET', `/api/months/${month(0)}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...emptyMonth,
      user_id: mairi.userId,
      month_date: month(0),
      version: 0,
      updated_at: null,
    })
  })

  it('keeps every field', async () => {
    const content: MonthContent = {
      big_three: [
        newOutcome('a', {
          text: 'walked the harbour every Sunday',
          pillar: 'body',
          evidence: 'Four ticks on the calendar',
          confidence: 6,
          smaller: 'Two Sundays',
          notes: [{ id: 'n', date: '2026-11-08', text: 'It rained; we went anyway' }],
          state: 'changed_mind',
          state_note: 'Swimming suits me better',
          from_month: month(0),
          origin_id: 'before',
        }),
      ],
      game_changer: 'No screen after nine',
      game_changer_because: 'sleep carries the rest',
      game_changer_step: 'Put the charger in the hall',
      game_changer_step_by: month(1),
      balance_sections: { mind: { now: 4, wish: 7, more: 'reading', less: 'news' } },
      time_for_me: 'Thursday evenings',
    }
    const saved = await save(month(1), 0, content)
    expect([saved.status, saved.body]).toMatchObject([200, { ...content, version: 1, user_id: mairi.userId }])
    expect((await mairi.call('GET', `/api/months/${month(1)}`)).body).toEqual(saved.body)
  })

  it('counts versions up and answers a stale save with the row as it is', async () => {
    await save(month(2), 0, { time_for_me: 'one' })
    expect((await save(month(2), 1, { time_for_me: 'two' })).body.version).toBe(2)
    const stale = await save(month(2), 1, { time_for_me: 'from another tab' })
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'conflict', current: { time_for_me: 'two', version: 2 } },
    ])
    expect((await save(month(2), 0, { time_for_me: 'as if new' })).status).toBe(409)
    expect((await save(month(3), 4, { time_for_me: 'of nothing' })).body).toMatchObject({
      code: 'conflict',
      current: { version: 0 },
    })
  })

  it('lets exactly one of several saves of the same version through', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => save(month(4), 0, { time_for_me: `${n}` })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })

  it.each(['2026-11-21', '2026-02-30', '2026-13-01', 'today', '0000-00-00'])(
    'refuses %s, which names no month, with a sentence',
    async (date) => {
      for (const path of [`/api/months/${date}`, `/api/months/${date}/days`, `/api/months/${date}/moments`]) {
        const { status, body } = await mairi.call('GET', path)
        expect([path, status]).toEqual([path, 422])
        expect(body.message).toMatch(/A month is named by its first day|This date does not exist/)
      }
    },
  )

  it('is written within five years of now, and read at any distance', async () => {
    expect((await save(month(60), 0, { time_for_me: 'far' })).status).toBe(200)
    expect((await save(month(-60), 0, { time_for_me: 'past' })).status).toBe(200)
    for (const far of [month(62), month(-62), '9999-12-01', '1900-01-01']) {
      const { status, body } = await save(far, 0, { time_for_me: 'too far' })
      expect([far, status, body.message]).toEqual([
        far,
        400,
        'A month can be planned up to five years from now.',
      ])
      expect((await mairi.call('GET', `/api/months/${far}/days`)).body).toEqual({ days: [] })
    }
  })

  it('refuses what is too long, too many or out of its scale, and changes nothing', async () => {
    await save(month(5), 0, { time_for_me: 'stays' })
    const many = Array.from({ length: 11 }, (_, n) => newOutcome(`o${n}`))
    const sections = (now: number) => ({ mind: { now, wish: null, more: '', less: '' } })
    const bad: Partial<Record<keyof MonthContent, unknown>>[] = [
      { big_three: many },
      { big_three: [newOutcome('a', { confidence: 11 })] },
      { big_three: [newOutcome('a', { text: 'x'.repeat(501) })] },
      { big_three: [{ ...newOutcome('a'), state: 'failed' }] },
      { balance_sections: sections(-1) },
      { balance_sections: sections(2.5) },
      {
        balance_sections: Object.fromEntries(
          many
            .concat(many)
            .map((_, n) => [`p${n}`, sections(1).mind])
            .concat([
              ['q', sections(1).mind],
              ['r', sections(1).mind],
              ['s', sections(1).mind],
            ]),
        ),
      },
      { game_changer_step_by: '2026-02-30' },
      { time_for_me: 'x'.repeat(100_001) },
    ]
    for (const content of bad)
      expect((await save(month(5), 1, content as Partial<MonthContent>)).status).toBe(422)
    expect((await mairi.call('GET', `/api/months/${month(5)}`)).body).toMatchObject({
      time_for_me: 'stays',
      version: 1,
    })
  })

  it('is not there for anybody else, who has a month of their own under the same name', async () => {
    const ben = await app.join('Ben')
    await save(month(6), 0, { time_for_me: 'hers' })
    expect((await ben.call('GET', `/api/months/${month(6)}`)).body).toMatchObject({
      user_id: ben.userId,
      time_for_me: '',
      version: 0,
    })
    expect((await save(month(6), 1, { time_for_me: 'over hers' }, ben)).body).toMatchObject({
      code: 'conflict',
      current: { version: 0, time_for_me: '' },
    })
    expect((await save(month(6), 0, { time_for_me: 'his' }, ben)).status).toBe(200)
    expect((await mairi.call('GET', `/api/months/${month(6)}`)).body.time_for_me).toBe('hers')
    expect((await ben.call('GET', '/api/month-plans/latest')).body.month_plan.time_for_me).toBe('his')
  })

  it('is read for others inside the transaction of its person, and of nobody else', async () => {
    await save(month(7), 0, { time_for_me: 'for the coach' })
    const claims = (person: Person): Claims =>
      JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString())
    const read = (person: Person, userId: string) =>
      app.database.asUser(claims(person), (rows) => readMonthPlan(rows, userId, month(7)))
    expect((await read(mairi, mairi.userId))?.time_for_me).toBe('for the coach')
    const ben = await app.join('Ben')
    expect(await read(ben, mairi.userId)).toBeUndefined()
    expect(await read(ben, ben.userId)).toBeUndefined()
  })

  it('is refused without a sign-in', async () => {
    expect((await app.call('GET', `/api/months/${month(0)}`)).status).toBe(401)
    expect((await app.call('PUT', `/api/months/${month(0)}`, { ...emptyMonth, version: 0 })).status).toBe(401)
  })
})

describe('the plans of several months', () => {
  it('come oldest first, at most a year of them; the latest by its date', async () => {
    const iona = await app.join('Iona')
    expect((await iona.call('GET', '/api/month-plans/latest')).body).toEqual({ month_plan: null })
    for (const n of [3, 1, 2]) await save(month(n), 0, { time_for_me: `month ${n}` }, iona)
    const read = async (from: string, to: string) => iona.call('GET', `/api/months?from=${from}&to=${to}`)
    const { body } = await read(month(1), monthEnd(month(2)))
    expect(body.months.map((plan: { month_date: string }) => plan.month_date)).toEqual([month(1), month(2)])
    expect((await read(month(0), month(11))).body.months).toHaveLength(3)
    expect((await read(month(0), month(12))).status).toBe(400)
    expect((await read(month(2), month(1))).status).toBe(400)
    expect((await iona.call('GET', '/api/month-plans/latest')).body.month_plan.time_for_me).toBe('month 3')
    expect((await mairi.call('GET', `/api/months?from=${month(1)}&to=${month(1)}`)).body.months).toHaveLength(
      1,
    )
  })
})

describe('the calendar of a month', () => {
  it('says of each day what it holds, in one answer', async () => {
    const iona = await app.join('Iona')
    const item = (id: string, state: string) => ({ id, text: id, state })
    await iona.call('PUT', '/api/days/2026-02-28', {
      ...emptyDay,
      intention: 'Slow',
      main_priorities: [item('a', 'done'), item('b', 'open')],
      version: 0,
    })
    await iona.call('PUT', '/api/days/2026-03-01', { ...emptyDay, intention: 'March', version: 0 })
    await iona.call('PUT', '/api/days/2026-02-02', { ...emptyDay, version: 0 })
    const evening = { ...emptyEvening, mood: 'bright', version: 0 }
    await iona.call('PUT', '/api/evenings/2026-02-28', { ...evening, is_finished: true })
    await iona.call('PUT', '/api/evenings/2026-02-01', { ...evening, is_finished: false })
    const entry = (id: number, date: string) =>
      iona.call('PUT', `/api/journal-entries/00000000-0000-4000-8000-00000000000${id}`, {
        ...emptyEntry(date),
        body: 'words',
        kind: 'entry',
        template: 'blank',
        version: 0,
        is_finished: true,
      })
    await entry(1, '2026-02-14')
    await entry(2, '2026-02-14')
    await entry(3, '2026-02-14')
    await iona.call('DELETE', '/api/journal-entries/00000000-0000-4000-8000-000000000003')
    const none = {
      is_planned: false,
      intention: '',
      priorities: { all: 0, done: 0 },
      has_evening: false,
      mood: null,
      entries: 0,
      rest: null,
    }
    expect((await iona.call('GET', '/api/months/2026-02-01/days')).body.days).toEqual([
      { ...none, date: '2026-02-01', mood: 'bright' },
      { ...none, date: '2026-02-02' },
      { ...none, date: '2026-02-14', entries: 2 },
      {
        date: '2026-02-28',
        is_planned: true,
        intention: 'Slow',
        priorities: { all: 2, done: 1 },
        has_evening: true,
        mood: 'bright',
        entries: 0,
        rest: null,
      },
    ])
    expect((await mairi.call('GET', '/api/months/2026-02-01/days')).body.days).toEqual([])
  })

  it('knows rest and pauses, those without an end up to today', async () => {
    const iona = await app.join('Iona')
    const pause = (n: number, kind: string, from: string, to: string | null) =>
      iona.call('PUT', `/api/pauses/00000000-0000-4000-8000-00000000000${n}`, { kind, from, to, version: 0 })
    expect((await pause(1, 'rest', '2026-01-30', '2026-02-02')).status).toBe(200)
    await pause(2, 'pause', '2026-02-02', '2026-02-03')
    const read = async (month: string): Promise<[string, string][]> =>
      (await iona.call('GET', `/api/months/${month}/days`)).body.days.map(
        ({ date, rest }: { date: string; rest: string }) => [date, rest],
      )
    expect(await read('2026-01-01')).toEqual([
      ['2026-01-30', 'rest'],
      ['2026-01-31', 'rest'],
    ])
    expect(await read('2026-02-01')).toEqual([
      ['2026-02-01', 'rest'],
      ['2026-02-02', 'pause'],
      ['2026-02-03', 'pause'],
    ])
    await pause(3, 'pause', month(0), null)
    const open = await read(month(0))
    expect([open.length, open.at(-1)?.[1]]).toEqual([new Date().getUTCDate(), 'pause'])
    expect(await read(month(1))).toEqual([])
    expect((await mairi.call('GET', '/api/months/2026-01-01/days')).body.days).toEqual([])
  })

  it('offers moments of its journal and evenings, each once, to their owner only', async () => {
    const iona = await app.join('Iona')
    await iona.call('PUT', '/api/evenings/2026-02-03', {
      ...emptyEvening,
      mood: 'bright',
      wins: ['Rang Mum'],
      version: 0,
      is_finished: true,
    })
    await iona.call('PUT', '/api/journal-entries/00000000-0000-4000-8000-000000000001', {
      ...emptyEntry('2026-02-02'),
      fields: { good: 'The light on the river', why: '-' },
      kind: 'gratitude',
      template: 'gratitude',
      version: 0,
      is_finished: true,
    })
    const { body } = await iona.call('GET', '/api/months/2026-02-01/moments')
    expect(body.moments.map(({ date, text, mood }: Record<string, unknown>) => [date, text, mood])).toEqual([
      ['2026-02-02', 'The light on the river', null],
      ['2026-02-03', 'Rang Mum', 'bright'],
    ])
    expect((await mairi.call('GET', '/api/months/2026-02-01/moments')).body.moments).toEqual([])
    // Nor what she keeps from coming back by itself.
    await iona.call('PUT', '/api/evenings/2026-02-03/muted', { is_muted: true })
    await iona.call('PUT', '/api/journal-entries/00000000-0000-4000-8000-000000000001/muted', {
      is_muted: true,
    })
    expect((await iona.call('GET', '/api/months/2026-02-01/moments')).body.moments).toEqual([])
  })
})
