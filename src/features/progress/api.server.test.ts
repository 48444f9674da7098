import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyDay, type DayContent, type Item } from '#features/plan/contract.ts'
import { emptyEvening, moods, type EveningContent } from '#features/reflect/contract.ts'
import { emptyVision, pillars } from '#features/vision/contract.ts'
import { addDays } from '#platform/contract/dates.ts'
import type { ProgressFacts } from './contract.ts'
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
    expect(facts).toMatchObject({ days: [], vision_start: null, resting: [], challenges_done: 0 })
    expect(facts.joined_on).toMatch(/^\d{4}-\d\d-\d\d$/)
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
    expect(await progress(person)).toMatchObject({
      vision_start: today,
      resting: ['body'],
      // First sentence, a pillar at rest, an if-then that was used, something let go, a day planned tiny.
      challenges_done: 5,
    })
  })

  it('counts evenings, good things and time for me towards the challenges', async () => {
    const person = await app.join()
    for (const date of ['2026-11-16', '2026-11-18', '2026-11-20']) {
      await plan(person, date, { time_for_me: 'Tea', time_for_me_done: true })
      await evening(person, date, { wins: ['One', ' '], grateful_for: ['Two', 'Three'] })
    }
    expect((await progress(person)).challenges_done).toBe(3)
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
      challenges_done: 0,
    })
    expect((await app.call('GET', `/api/progress?today=${today}`)).status).toBe(401)
  })

  it('refuses a date that does not exist', async () => {
    const { status } = await (await app.join()).call('GET', '/api/progress?today=2026-02-30')
    expect([400, 422]).toContain(status)
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
  const day: fc.Arbitrary<DayContent> = fc.record({
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
  const night: fc.Arbitrary<EveningContent> = fc.record({
    mood: fc.option(fc.constantFrom(...moods)),
    wins: fc.array(text, { maxLength: 2 }),
    challenges: text,
    helped: text,
    grateful_for: fc.array(text, { maxLength: 2 }),
    tomorrow: text,
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
