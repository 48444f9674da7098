import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyDay, type DayContent, type Item } from '#features/day/contract.ts'
import { emptyEvening, moods, type EveningContent } from '#features/reflect/contract.ts'
import { emptyWeek } from '#features/week/contract.ts'
import { emptyCheckIn, emptyVision, pillars } from '#features/vision/contract.ts'
import { addDays } from '#platform/contract/dates.ts'
import type { Milestones, ProgressFacts } from './contract.ts'
import { emptyFacts, isActive, planFacts, reflectionOf } from './rules/facts.ts'
import { flowScore } from './rules/flow-score.ts'
import { streakOf } from './rules/streak.ts'

const today = '2026-11-21'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const progress = async (person: Person, date = today): Promise<ProgressFacts> => {
  const { status, body } = await person.call('GET', `/api/progress?today=${date}`)
  expect(status).toBe(200)
  return body as ProgressFacts
}
const milestones = async (person: Person): Promise<Milestones> =>
  (await person.call('GET', `/api/milestones?today=${today}`)).body as Milestones
const plan = (person: Person, date: string, day: Partial<DayContent>) =>
  person.call('PUT', `/api/days/${date}`, { ...emptyDay, ...day, version: 0 })
const evening = (person: Person, date: string, given: Partial<EveningContent>, isFinished = true) =>
  person.call('PUT', `/api/evenings/${date}`, {
    ...emptyEvening,
    ...given,
    version: 0,
    is_finished: isFinished,
  })
const item = (text: string, more: Partial<Item> = {}): Item => ({ id: text, text, state: 'open', ...more })

describe('progress', () => {
  it('of a new account is empty, with the day of joining', async () => {
    const facts = await progress(await app.join())
    expect(facts).toMatchObject({ days: [], vision_start: null, resting: [], pauses: [], earlier: [] })
    expect(facts.joined_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('counts a day that an entry of the journal is about, until the entry is deleted', async () => {
    const person = await app.join()
    const id = randomUUID()
    const entry = {
      date: today,
      title: '',
      fields: {},
      mood: null,
      tags: [],
      body: 'Three good things',
      kind: 'gratitude',
      template: 'gratitude',
    }
    await person.call('PUT', `/api/journal-entries/${randomUUID()}`, {
      ...entry,
      body: '',
      version: 0,
      is_finished: false,
    })
    expect((await progress(person)).days).toEqual([])
    const saved = await person.call('PUT', `/api/journal-entries/${id}`, {
      ...entry,
      version: 0,
      is_finished: false,
    })
    expect(saved.status).toBe(200)
    expect((await progress(person)).days).toEqual([{ ...emptyFacts(today), reflection: 'full' }])
    await person.call('DELETE', `/api/journal-entries/${id}`)
    expect((await progress(person)).days).toEqual([])
  })

  it('counts what a day holds and says nothing of what was written', async () => {
    const person = await app.join()
    await plan(person, today, {
      intention: 'Unhurried',
      main_priorities: [item('Draft', { state: 'done', pillar: 'purpose' }), item('Walk'), item('Call')],
      time_for_me: 'The novel',
      body_tasks: [item('Stretch', { state: 'moved' }), item('Run', { state: 'let_go' })],
      other_pillars: {
        health: [item('Dentist', { state: 'done' })],
        mine: [item('Boat', { state: 'done' })],
      },
    })
    await evening(person, '2026-11-20', { mood: 'steady' }, false)
    await evening(person, '2026-11-19', { wins: ['Slept'] }, false)
    const { days } = await progress(person)
    expect(days).toEqual([
      { ...emptyFacts('2026-11-19'), reflection: 'full' },
      { ...emptyFacts('2026-11-20'), reflection: 'mood' },
      {
        date: today,
        has_plan: true,
        has_intention: true,
        priorities: { done: 1, moved: 0, let_go: 0, open: 2 },
        tasks: { done: 2, moved: 1, let_go: 1, open: 0 },
        time_for_me: false,
        reflection: 'none',
        touches: { purpose: 1, body: 1, health: 1 },
        coach_messages: 0,
      },
    ])
  })

  it('lists neither days to come nor plans that were emptied again', async () => {
    const person = await app.join()
    await plan(person, '2026-11-22', { intention: 'Tomorrow' })
    await plan(person, today, { main_priorities: [item('x', { text: ' ' })] })
    expect((await progress(person)).days).toEqual([])
    expect((await progress(person, '2026-11-22')).days).toHaveLength(1)
  })

  it('counts own messages to the coach, not the replies', async () => {
    const person = await app.join()
    const say = (id: string, sender: string) =>
      app.owner(
        `insert into chat_messages (user_id, id, sender, content, local_date) values ($1, $2, $3, 'Hello', $4)`,
        [person.userId, id, sender, today],
      )
    await say('00000000-0000-4000-8000-000000000001', 'user')
    await say('00000000-0000-4000-8000-000000000002', 'assistant')
    const { days } = await progress(person)
    expect(days).toEqual([{ ...emptyFacts(today), coach_messages: 1 }])
    expect(
      streakOf(
        days.map(({ date }) => date),
        today,
        1,
      ).current,
    ).toBe(1)
  })

  it('knows the vision period, resting pillars and met challenges', async () => {
    const person = await app.join()
    const vision = { ...emptyVision, version: 0, today }
    await person.call('PUT', '/api/visions/mind', { ...vision, sentence: 'I read again.' })
    await person.call('PUT', '/api/visions/body', { ...vision, is_resting: true })
    await plan(person, today, {
      main_priorities: [
        item('Walk', { tiny: 'Stairs', if_part: 'it rains', then_part: 'the stairs', state: 'done' }),
        item('Talk', { tiny: 'A line', state: 'let_go' }),
      ],
    })
    expect(await progress(person)).toMatchObject({ vision_start: today, resting: ['body'] })
    const { met } = await milestones(person)
    expect(met).toEqual([
      { id: 'first_sentence', date: null, link: '/vision-mind' },
      { id: 'if_then', date: today, link: `/day-plan?date=${today}` },
      { id: 'let_go', date: today, link: `/day-plan?date=${today}` },
      { id: 'tiny_day', date: today, link: `/day-plan?date=${today}` },
      { id: 'rested_pillar', date: null, link: '/vision-body' },
    ])
  })

  it('reads what weeks ask of the pillars, and which of them were planned or let one rest', async () => {
    const person = await app.join()
    const focus = {
      ...emptyWeek.pillar_focus,
      body: { level: 'focus', line: '' },
      mind: { level: 'rest', line: '' },
    }
    const save = (start: string, week: object) =>
      person.call('PUT', `/api/weeks/${start}`, { ...emptyWeek, ...week, version: 0 })
    expect((await save('2026-11-09', { week_intention: 'Slow' })).status).toBe(200)
    expect((await save('2026-11-16', { pillar_focus: focus })).status).toBe(200)
    expect((await progress(person)).weeks).toEqual([
      { from: '2026-11-16', weights: { mind: 0, body: 2, relationships: 1, purpose: 1 } },
    ])
    expect((await milestones(person)).met).toEqual([
      { id: 'week_planned', date: '2026-11-09', link: '/week-plan?week=2026-11-09' },
      { id: 'rested_pillar', date: '2026-11-16', link: '/week-plan?week=2026-11-16' },
    ])
  })

  it('counts evenings, good things and time for me towards the challenges', async () => {
    const person = await app.join()
    for (const date of ['2026-11-16', '2026-11-18', '2026-11-20']) {
      await plan(person, date, { time_for_me: 'Tea', time_for_me_done: true })
      await evening(person, date, { wins: ['One', ' '], grateful_for: ['Two', 'Three'] })
    }
    expect((await milestones(person)).met.map(({ id }) => id)).toEqual([
      'three_evenings',
      'good_things',
      'time_for_me',
      'first_light',
    ])
  })

  it('recognises what stands in the journal and on day ninety', async () => {
    const person = await app.join()
    const write = async (date: string, kind: string, fields: object = {}, minutes = 0) => {
      const id = randomUUID()
      const content = { date, title: '', body: 'Words', fields, mood: null, tags: [], kind, template: kind }
      const saved = await person.call('PUT', `/api/journal-entries/${id}`, {
        ...content,
        version: 0,
        is_finished: true,
      })
      expect(saved.status).toBe(200)
      await app.owner(
        `update journal_entries set created_at = finished_at - make_interval(mins => $2) where id = $1`,
        [id, minutes],
      )
      return `/journal?entry=${id}`
    }
    const three = { thing_1: 'a', thing_2: 'b', thing_3: 'c', why_1: 'd' }
    await write('2026-11-01', 'gratitude', three)
    await write('2026-11-02', 'gratitude', { ...three, thing_3: ' ' })
    await write('2026-11-03', 'gratitude', three)
    const good = await write('2026-11-04', 'gratitude', three)
    const free = await write('2026-11-05', 'free_writing', {}, 12)
    await write('2026-11-06', 'weekly')
    const weekly = await write('2026-11-12', 'weekly')
    const monthly = await write('2026-11-13', 'monthly')
    const again = await write('2026-11-14', 'choose_again')
    const deleted = again.split('=')[1] ?? ''
    await person.call('PUT', '/api/journey/1/check-ins/90', { ...emptyCheckIn, next: 'Dear me', version: 0 })
    const links = async () =>
      Object.fromEntries((await milestones(person)).met.map(({ id, link }) => [id, link]))
    expect(await links()).toMatchObject({
      good_things: good,
      free_writing: free,
      weekly_reflection: weekly,
      month_review: monthly,
      choose_again: again,
      day_90_letter: '/vision-90-days',
    })
    await person.call('DELETE', `/api/journal-entries/${deleted}`)
    expect(await links()).not.toHaveProperty('choose_again')
  })

  it('knows of days before the newest five hundred only that they were active, by the same rule', async () => {
    const person = await app.join()
    await app.owner(
      `insert into daily_reflections (user_id, date, mood)
       select $1, date '2025-01-01' + n, 'steady' from generate_series(0, 500) n`,
      [person.userId],
    )
    const items = (text: string) => JSON.stringify([{ id: 'a', text, state: 'open' }])
    await app.owner(
      `insert into day_plans (user_id, date, intention, main_priorities, other_pillars, time_for_me_done) values
        ($1, '2024-01-01', 'Calm', '[]', '{}', false), ($1, '2024-01-02', ' ', '[]', '{}', false),
        ($1, '2024-01-03', '', $2, '{}', false), ($1, '2024-01-04', '', $3, '{}', false),
        ($1, '2024-01-05', '', '[]', $4, false), ($1, '2024-01-06', '', '[]', '{}', true)`,
      [person.userId, items('Walk'), items(' '), JSON.stringify({ mine: JSON.parse(items('Boat')) })],
    )
    await app.owner(
      `insert into daily_reflections (user_id, date, wins, challenges, finished_at) values
        ($1, '2024-02-01', '["Slept"]', '', null), ($1, '2024-02-02', '[" "]', ' ', null),
        ($1, '2024-02-03', '[]', '', now()), ($1, '2024-02-04', '[]', 'Rain', null)`,
      [person.userId],
    )
    const facts = await progress(person, '2026-05-20')
    expect(facts.days).toHaveLength(500)
    expect(facts.earlier).toEqual([
      { from: '2024-01-01', to: '2024-01-01' },
      { from: '2024-01-03', to: '2024-01-03' },
      { from: '2024-01-05', to: '2024-01-06' },
      { from: '2024-02-01', to: '2024-02-01' },
      { from: '2024-02-03', to: '2024-02-04' },
      { from: '2025-01-01', to: '2025-01-01' },
    ])
  })

  it('counts joining by the day of the person, not of the server', async () => {
    const person = await app.join()
    await app.owner(`update profiles set created_at = '2026-05-05T02:30:00Z' where user_id = $1`, [
      person.userId,
    ])
    const save = (rhythm: object) => person.call('PATCH', '/api/profile', { rhythm })
    await save({ time_zone: 'Europe/London', day_start_hour: 0 })
    expect((await progress(person)).joined_on).toBe('2026-05-05')
    await save({ time_zone: 'Europe/London', day_start_hour: 4 })
    expect((await progress(person)).joined_on).toBe('2026-05-04')
    await save({ time_zone: 'Pacific/Kiritimati', day_start_hour: 0 })
    expect((await progress(person)).joined_on).toBe('2026-05-05')
  })

  it('gives another person nothing of it', async () => {
    const [ailsa, ben] = [await app.join(), await app.join('Ben')]
    await plan(ailsa, today, { intention: 'Hers' })
    await ailsa.call('PUT', '/api/visions/mind', { ...emptyVision, is_resting: true, version: 0, today })
    expect(await progress(ben)).toMatchObject({
      days: [],
      vision_start: null,
      resting: [],
    })
    expect((await milestones(ben)).met).toEqual([])
    expect((await app.call('GET', `/api/progress?today=${today}`)).status).toBe(401)
  })

  it('refuses a date that does not exist', async () => {
    const { status } = await (await app.join()).call('GET', '/api/progress?today=2026-02-30')
    expect([400, 422]).toContain(status)
  })
})

describe('what a person chooses about their numbers', () => {
  const weights = { intention: 10, follow_through: 40, reflection: 25, balance: 15 }

  it('keeps weights with the formula they were chosen for, and goes back to the usual ones', async () => {
    const person = await app.join()
    const save = (given: object | null, version: number) =>
      person.call('PUT', '/api/score-weights', { weights: given, version })
    expect((await progress(person)).chosen).toEqual({ weights: null, formula: null, version: 0 })
    expect(await save(weights, 0)).toMatchObject({ status: 200, body: { weights, formula: 1, version: 1 } })
    expect(await save({ ...weights, balance: 20 }, 0)).toMatchObject({
      status: 409,
      body: { current: { weights, version: 1 } },
    })
    expect((await save({ ...weights, balance: 20 }, 1)).status).toBe(200)
    expect((await progress(person)).chosen).toMatchObject({ weights: { balance: 20 }, version: 2 })
    expect((await save(null, 1)).status).toBe(409)
    expect(await save(null, 2)).toMatchObject({ status: 200, body: { weights: null, version: 0 } })
    for (const balance of [9, 41, 20.5]) expect((await save({ ...weights, balance }, 0)).status).toBe(422)
  })

  it('keeps pauses, ends and removes them, and lets nobody else at them', async () => {
    const [person, ben] = [await app.join(), await app.join('Ben')]
    const id = randomUUID()
    const save = (given: object, version: number, who = person) =>
      who.call('PUT', `/api/pauses/${id}`, { kind: 'pause', from: '2026-11-10', to: null, ...given, version })
    expect(await save({}, 0)).toMatchObject({ status: 200, body: { id, to: null, version: 1 } })
    expect((await save({}, 0)).status).toBe(409)
    expect(await save({ to: '2026-11-12' }, 1)).toMatchObject({ status: 200, body: { version: 2 } })
    expect((await progress(person)).pauses).toEqual([
      { id, kind: 'pause', from: '2026-11-10', to: '2026-11-12', version: 2 },
    ])
    expect((await progress(ben)).pauses).toEqual([])
    expect((await save({}, 2, ben)).status).toBe(404)
    expect((await ben.call('DELETE', `/api/pauses/${id}`)).status).toBe(404)
    expect((await save({ to: '2026-11-09' }, 2)).status).toBe(422)
    expect((await save({ from: '2026-02-30', to: '2026-03-01' }, 2)).status).toBe(422)
    expect((await save({ from: '2025-11-10', to: '2026-11-12' }, 2)).status).toBe(422)
    expect((await person.call('DELETE', `/api/pauses/${id}`)).status).toBe(200)
    expect((await person.call('DELETE', `/api/pauses/${id}`)).status).toBe(404)
  })

  it('takes no more pauses than fit', async () => {
    const person = await app.join()
    await app.owner(
      `insert into progress_pauses (user_id, id, kind, from_date, to_date)
       select $1, gen_random_uuid(), 'rest', date '2024-01-01' + n, date '2024-01-01' + n
       from generate_series(1, 500) n`,
      [person.userId],
    )
    const body = { kind: 'rest', from: today, to: today, version: 0 }
    expect(await person.call('PUT', `/api/pauses/${randomUUID()}`, body)).toMatchObject({
      status: 422,
      body: { code: 'too_many' },
    })
  })

  it('keeps marks, by the person who made them, of milestones that there are', async () => {
    const [person, ben] = [await app.join(), await app.join('Ben')]
    const save = (id: string, mark: string | null, version: number) =>
      person.call('PUT', `/api/milestones/${id}`, { mark, marked_on: today, version })
    expect(await save('choose_again', 'done', 0)).toMatchObject({ status: 200, body: { version: 1 } })
    expect((await save('choose_again', null, 0)).status).toBe(409)
    expect((await save('choose_again', null, 1)).status).toBe(200)
    expect((await save('nothing_like_it', 'done', 0)).status).toBe(404)
    expect((await save('let_go', 'perhaps', 0)).status).toBe(422)
    expect((await milestones(person)).marks).toMatchObject([{ id: 'choose_again', mark: null, version: 2 }])
    expect((await milestones(ben)).marks).toEqual([])
  })
})

describe('the server and the browser', () => {
  const text = fc.constantFrom('Walk', '  ', 'Ring Mum', '')
  const items = (prefix: string) =>
    fc
      .array(
        fc.record({
          text,
          state: fc.constantFrom('open' as const, 'done' as const, 'moved' as const, 'let_go' as const),
          pillar: fc.option(fc.constantFrom(...pillars)),
        }),
        { maxLength: 4 },
      )
      .map((list): Item[] => list.map((each, index) => ({ id: `${prefix}${index}`, ...each })))
  const day: fc.Arbitrary<DayContent> = fc
    .record({
      intention: text,
      great_day: text,
      main_priorities: items('p'),
      time_for_me: text,
      time_for_me_done: fc.boolean(),
      mind_tasks: items('m'),
      body_tasks: items('b'),
      relationships_tasks: items('r'),
      purpose_tasks: items('u'),
      other_pillars: fc.dictionary(fc.constantFrom('health', 'career', 'mine'), items('o'), { maxKeys: 3 }),
    })
    .map((written) => ({ ...emptyDay, ...written }))
  const night: fc.Arbitrary<EveningContent> = fc.record({
    mood: fc.option(fc.constantFrom(...moods)),
    wins: fc.array(text, { maxLength: 2 }),
    challenges: text,
    helped: text,
    grateful_for: fc.array(text, { maxLength: 2 }),
    tomorrow: text,
    helped_by: fc.constantFrom([], ['Sleep']),
    got_in_way: fc.constantFrom([], ['Screens']),
  })

  it('count the same for any plan and evening, and so give the same score', async () => {
    const person = await app.join()
    const given = fc.sample(fc.record({ day, night, isFinished: fc.boolean() }), 60)
    const expected = []
    for (const [index, { day, night, isFinished }] of given.entries()) {
      const date = addDays(today, index - 59)
      await plan(person, date, day)
      await evening(person, date, night, isFinished)
      const reflection = reflectionOf({ ...night, finished_at: isFinished ? 'now' : null })
      expected.push({ ...emptyFacts(date), ...planFacts(day), reflection })
    }
    const { days } = await progress(person)
    expect(days).toEqual(expected.filter(isActive))
    expect(flowScore(days, today)).toEqual(flowScore(expected, today))
  })
})
