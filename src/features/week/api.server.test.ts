import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import type { Claims } from '#platform/db/database.server.ts'
import { emptyDay } from '#features/day/contract.ts'
import { emptyEvening } from '#features/reflect/contract.ts'
import { emptyWeek, type WeekContent } from './contract.ts'
import { readFocus, readWeekFacts } from './public.server.ts'
import { priorityOf } from './rules/weeks.fixture.ts'

let app: TestApp
let mairi: Person
beforeAll(async () => {
  app = await createTestApp()
  mairi = await app.join()
})
afterAll(() => app.close())

const save = (start: string, version: number, content: Partial<WeekContent>, person = mairi) =>
  person.call('PUT', `/api/weeks/${start}`, { ...emptyWeek, ...content, version })
const read = (start: string, person = mairi) => person.call('GET', `/api/weeks/${start}`)
const claimsOf = (person: Person): Claims =>
  JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString())

describe('the plan of a week', () => {
  it('is empty with version 0 before anything was written', async () => {
    const { status, body } = await read('2026-11-16')
    expect(status).toBe(200)
    expect(body).toEqual({
      week: {
        ...emptyWeek,
        user_id: mairi.userId,
        week_start_date: '2026-11-16',
        version: 0,
        updated_at: null,
      },
      before: null,
    })
    expect((await mairi.call('GET', '/api/week-plans/latest')).body).toEqual({ week_plan: null })
  })

  it('keeps every field', async () => {
    const content: WeekContent = {
      week_intention: 'Unhurried',
      priorities: [
        priorityOf('a', {
          pillar: 'purpose',
          why: 'It helps',
          obstacle: 'Late evenings',
          if_part: 'coffee',
          then_part: 'open it',
          full_text: 'all of it',
          checked_on: '2026-11-19',
          origin_id: 'z',
        }),
      ],
      daily_priorities: { '2026-11-17': ['a'], '2026-11-22': ['a'] },
      pillar_focus: {
        mind: { level: 'rest', line: '' },
        body: { level: 'focus', line: 'Swim' },
        purpose: { level: 'steady', line: '' },
        relationships: { level: 'steady', line: 'Sunday' },
      },
      other_focus: { growth: { level: 'focus', line: 'Chords' } },
    }
    const saved = await save('2026-11-16', 0, content)
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ ...content, version: 1, week_start_date: '2026-11-16' })
    expect((await read('2026-11-16')).body.week).toEqual(saved.body)
    const [row] = await app.owner('select * from public.week_plans where user_id = $1', [mairi.userId])
    expect(row).toMatchObject({
      week_intention: 'Unhurried',
      priorities: content.priorities,
      daily_priorities: content.daily_priorities,
      pillar_focus: content.pillar_focus,
      other_focus: content.other_focus,
    })
  })

  it('counts versions up and answers a stale save with the row as it is', async () => {
    expect((await save('2026-11-16', 1, { week_intention: 'two' })).body.version).toBe(2)
    const stale = await save('2026-11-16', 1, { week_intention: 'from another tab' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'conflict', current: { week_intention: 'two', version: 2 } })
  })

  it('keeps the version that was written over', async () => {
    const { status, body } = await mairi.call('GET', '/api/versions/week/2026-11-16')
    expect([status, body.versions.length]).toEqual([200, 1])
  })

  it('lets exactly one of four first saves through', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => save('2027-01-04', 0, { week_intention: `${n}` })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })

  it('refuses a pillar that is none of the four in pillar_focus, in the call and in the table', async () => {
    const focus = { ...emptyWeek.pillar_focus, career: { level: 'focus', line: '' } }
    const { status, body } = await save('2026-11-30', 0, { pillar_focus: focus })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['pillar_focus']])
    expect(body.fields.pillar_focus).toMatch(/^It names mind, body, purpose and relationships only/)
    expect((await read('2026-11-30')).body.week.version).toBe(0)
    await expect(
      app.owner(
        `insert into public.week_plans (user_id, week_start_date, pillar_focus) values ($1, '2026-11-30', '{"career": {}}')`,
        [mairi.userId],
      ),
    ).rejects.toThrow(/check constraint/)
  })

  it.each([
    { week_intention: 'x'.repeat(501) },
    { priorities: Array.from({ length: 21 }, (_, n) => priorityOf(`p${n}`)) },
    { priorities: [priorityOf('a'), priorityOf('a')] },
    { daily_priorities: { '2026-02-30': ['a'] } },
    { daily_priorities: { '2026-11-17': ['no id!'] } },
    { other_focus: { growth: { level: 'hard', line: '' } } },
  ])('refuses what it cannot hold: %#', async (content) => {
    expect((await save('2026-12-07', 0, content as Partial<WeekContent>)).status).toBe(422)
    expect((await read('2026-12-07')).body.week.version).toBe(0)
  })

  it.each(['2026-02-30', 'today', '9999-12-31'])('refuses the start %s with a sentence', async (start) => {
    expect((await read(start)).status).toBe(422)
    expect((await mairi.call('GET', `/api/weeks/${start}/days`)).status).toBe(422)
  })

  it('is not there for another person', async () => {
    const ben = await app.join('Ben')
    expect((await read('2026-11-16', ben)).body).toMatchObject({
      week: { version: 0, week_intention: '' },
      before: null,
    })
    expect((await save('2026-11-16', 2, { week_intention: 'mine now' }, ben)).status).toBe(409)
    expect((await ben.call('GET', '/api/weeks?from=2026-11-01&to=2026-11-30')).body.weeks).toEqual([])
    expect((await ben.call('GET', '/api/week-plans/latest')).body.week_plan).toBeNull()
    expect((await read('2026-11-16')).body.week.week_intention).toBe('two')
  })
})

describe('after another first day of the week was chosen', () => {
  it('a written week is found and saved where most of its days are, and the next can be planned', async () => {
    const person = await app.join()
    await save('2026-11-16', 0, { week_intention: 'Monday to Sunday' }, person)
    // The same days with weeks that begin on Sunday.
    const found = await read('2026-11-15', person)
    expect(found.body.week).toMatchObject({ week_start_date: '2026-11-16', version: 1 })
    const saved = await save('2026-11-15', 1, { week_intention: 'still here' }, person)
    expect(saved.body).toMatchObject({ week_start_date: '2026-11-16', version: 2 })
    expect((await save('2026-11-15', 0, { week_intention: 'as if new' }, person)).status).toBe(409)

    const next = await read('2026-11-22', person)
    expect(next.body.week).toMatchObject({ week_start_date: '2026-11-22', version: 0 })
    expect(next.body.before).toMatchObject({ week_start_date: '2026-11-16' })
    await save('2026-11-22', 0, { week_intention: 'Sunday to Saturday' }, person)
    const { weeks } = (await person.call('GET', '/api/weeks?from=2026-11-22&to=2026-11-22')).body
    expect(weeks.map((week: { week_start_date: string }) => week.week_start_date)).toEqual([
      '2026-11-16',
      '2026-11-22',
    ])
  })
})

describe('the weeks of a person', () => {
  it('are read over a range, and the latest by its start, also when it is ahead', async () => {
    const person = await app.join()
    for (const start of ['2026-12-28', '2027-01-04', '2026-11-02'])
      await save(start, 0, { week_intention: start }, person)
    const weeks = async (from: string, to: string) =>
      (await person.call('GET', `/api/weeks?from=${from}&to=${to}`)).body.weeks.map(
        (week: { week_start_date: string }) => week.week_start_date,
      )
    expect(await weeks('2027-01-01', '2027-01-31')).toEqual(['2026-12-28', '2027-01-04'])
    expect(await weeks('2026-11-09', '2026-12-27')).toEqual([])
    expect((await person.call('GET', '/api/weeks?from=2026-02-01&to=2026-01-01')).status).toBe(400)
    expect((await person.call('GET', '/api/weeks?from=2020-01-01&to=2026-01-01')).status).toBe(400)
    const latest = await person.call('GET', '/api/week-plans/latest')
    expect(latest.body.week_plan).toMatchObject({
      week_start_date: '2027-01-04',
      week_intention: '2027-01-04',
    })
  })

  it('name the written week before, and forget it after five weeks', async () => {
    const person = await app.join()
    await save('2026-10-05', 0, { week_intention: 'written' }, person)
    await save('2026-10-12', 0, {}, person)
    expect((await read('2026-10-19', person)).body.before).toMatchObject({ week_start_date: '2026-10-05' })
    expect((await read('2026-11-09', person)).body.before).toMatchObject({ week_start_date: '2026-10-05' })
    expect((await read('2026-11-16', person)).body.before).toBeNull()
  })

  it('show what became of their days', async () => {
    const person = await app.join()
    const item = (id: string, state: string, more = {}) => ({ id, text: `text of ${id}`, state, ...more })
    await person.call('PUT', '/api/days/2026-11-17', {
      ...emptyDay,
      intention: 'Slow',
      time_for_me: ' Tea ',
      main_priorities: [
        item('a', 'done', { origin_id: 'w' }),
        item('b', 'moved'),
        item('e', 'open', { text: ' ' }),
      ],
      other_pillars: { growth: [item('c', 'let_go'), item('d', 'let_go', { is_not_counted: true })] },
      version: 0,
    })
    await person.call('PUT', '/api/evenings/2026-11-22', {
      ...emptyEvening,
      mood: 'light',
      version: 0,
      is_finished: true,
    })
    await person.call('PUT', '/api/days/2026-11-23', { ...emptyDay, intention: 'the next week', version: 0 })
    const { body } = await person.call('GET', '/api/weeks/2026-11-16/days')
    const nothing = { done: 0, moved: 0, let_go: 0, open: 0 }
    expect(body.days).toEqual([
      {
        date: '2026-11-17',
        intention: 'Slow',
        priorities: [
          { text: 'text of a', state: 'done', origin_id: 'w' },
          { text: 'text of b', state: 'moved' },
        ],
        has_evening: false,
        counts: { done: 1, moved: 1, let_go: 1, open: 0 },
        time_for_me: 'Tea',
        mood: null,
        taken: [{ id: 'w', state: 'done' }],
      },
      {
        date: '2026-11-22',
        intention: '',
        priorities: [],
        has_evening: true,
        counts: nothing,
        time_for_me: '',
        mood: 'light',
        taken: [],
      },
    ])
    expect((await mairi.call('GET', '/api/weeks/2026-11-16/days')).body.days).toEqual([])
  })
})

describe('what other rooms read of the weeks', () => {
  it('is the focus of each week that touches a range, and what challenges count', async () => {
    const person = await app.join()
    const rest = { ...emptyWeek.pillar_focus, mind: { level: 'rest', line: '' } } as const
    await save('2026-11-09', 0, { week_intention: 'one' }, person)
    await save('2026-11-16', 0, { pillar_focus: rest }, person)
    const asPerson = <T>(work: Parameters<typeof app.database.asUser<T>>[1]) =>
      app.database.asUser(claimsOf(person), work)
    expect(await asPerson((rows) => readFocus(rows, person.userId, '2026-11-15', '2026-11-17'))).toEqual([
      { week_start_date: '2026-11-09', pillar_focus: emptyWeek.pillar_focus },
      { week_start_date: '2026-11-16', pillar_focus: rest },
    ])
    expect(await asPerson((rows) => readFocus(rows, person.userId, '2026-11-16', '2026-11-17'))).toHaveLength(
      1,
    )
    expect(await asPerson((rows) => readWeekFacts(rows, person.userId))).toEqual({
      planned: 1,
      has_rested_pillar: true,
    })
    expect(await asPerson((rows) => readWeekFacts(rows, mairi.userId))).toEqual({
      planned: 0,
      has_rested_pillar: false,
    })
  })
})
