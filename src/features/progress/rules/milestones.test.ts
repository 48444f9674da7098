import { describe, expect, it } from 'vitest'
import { emptyDay } from '#features/day/contract.ts'
import { emptyEvening } from '#features/reflect/contract.ts'
import { pillars } from '#features/vision/contract.ts'
import { achievements } from './achievements.ts'
import { challenges } from './challenges.ts'
import { dayAt } from './days.fixture.ts'
import { emptyFacts } from './facts.ts'
import { milestoneDay, type MilestoneDay } from './milestone-day.ts'
import type { EntryFacts, MilestoneFacts } from './milestone-facts.ts'
import { achievementStandings, challengeStandings, countDone, metBy } from './milestones.ts'

const quiet = (index: number): MilestoneDay => ({
  date: dayAt(index),
  is_active: false,
  has_plan: false,
  has_let_go: false,
  has_if_then_done: false,
  is_planned_tiny: false,
  has_time_for_me_taken: false,
  has_kept_boundary: false,
  is_reflected: false,
  is_evening_closed: false,
  good_things: 0,
  done_pillars: [],
})
const nothing: MilestoneFacts = {
  today: dayAt(60),
  days: [],
  visions: [],
  entries: [],
  pauses: [],
  weeks: { first_planned: null, first_rested: null },
  has_letter: false,
  journey_start: dayAt(0),
}
const onDays = (indexes: number[], change: Partial<MilestoneDay>): Partial<MilestoneFacts> => ({
  days: indexes.map((index) => ({ ...quiet(index), ...change })),
})
const entry = (index: number, change: Partial<EntryFacts>): EntryFacts => ({
  id: `entry-${index}`,
  kind: 'entry',
  date: dayAt(index),
  minutes: 1,
  good_things: 0,
  ...change,
})
const vision = { pillar: 'mind' as const, has_sentence: false, is_pictured: false, is_resting: false }
const met = (facts: Partial<MilestoneFacts>, id: string) =>
  metBy({ ...nothing, ...facts }).find((each) => each.id === id)

it('there are fifteen challenges and no id stands twice; a new account meets none', () => {
  expect(challenges).toHaveLength(15)
  const ids = [...challenges, ...achievements].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(metBy(nothing)).toEqual([])
})

const pictured = (count: number) => ({
  visions: pillars.slice(0, count).map((pillar) => ({ ...vision, pillar, is_pictured: true })),
})

// Each with what is enough, what is one too little, and the row that is named as its reason.
const cases: [string, Partial<MilestoneFacts>, Partial<MilestoneFacts>, string | null, string][] = [
  [
    'first_sentence',
    { visions: [{ ...vision, has_sentence: true }] },
    { visions: [{ ...vision, is_pictured: true }] },
    null,
    '/vision-mind',
  ],
  ['four_pictured', pictured(4), pictured(3), null, '/vision'],
  // dayAt(4) is a Monday: five planned days within one week, against five across two.
  [
    'week_planned',
    onDays([4, 5, 6, 8, 10], { has_plan: true }),
    onDays([2, 3, 4, 5, 6], { has_plan: true }),
    dayAt(10),
    `/week-plan?week=${dayAt(10)}`,
  ],
  [
    'three_evenings',
    onDays([1, 4, 7], { is_evening_closed: true }),
    onDays([1, 4, 8, 12], { is_evening_closed: true }),
    dayAt(7),
    `/evening-reflection?date=${dayAt(7)}`,
  ],
  [
    'good_things',
    { ...onDays([1, 30], { good_things: 3 }), entries: [entry(20, { good_things: 3 })] },
    { ...onDays([1, 20], { good_things: 9 }), entries: [entry(20, { good_things: 3 })] },
    dayAt(30),
    `/evening-reflection?date=${dayAt(30)}`,
  ],
  [
    'choose_again',
    { entries: [entry(3, { kind: 'choose_again' })] },
    { entries: [entry(3, {})] },
    dayAt(3),
    '/journal?entry=entry-3',
  ],
  [
    'if_then',
    onDays([1], { has_if_then_done: true }),
    onDays([1], {}),
    dayAt(1),
    `/day-plan?date=${dayAt(1)}`,
  ],
  [
    'time_for_me',
    onDays([1, 2, 9], { has_time_for_me_taken: true }),
    onDays([1, 2], { has_time_for_me_taken: true }),
    dayAt(9),
    `/day-plan?date=${dayAt(9)}`,
  ],
  ['let_go', onDays([1], { has_let_go: true }), onDays([1], {}), dayAt(1), `/day-plan?date=${dayAt(1)}`],
  [
    'tiny_day',
    onDays([1], { is_planned_tiny: true }),
    onDays([1], {}),
    dayAt(1),
    `/day-plan?date=${dayAt(1)}`,
  ],
  [
    'free_writing',
    { entries: [entry(5, { kind: 'free_writing', minutes: 10 })] },
    {
      entries: [
        entry(5, { kind: 'free_writing', minutes: 9.9 }),
        entry(6, { kind: 'free_writing', minutes: 900 }),
      ],
    },
    dayAt(5),
    '/journal?entry=entry-5',
  ],
  [
    'rested_pillar',
    { visions: [{ ...vision, is_resting: true }] },
    { visions: [vision] },
    null,
    '/vision-mind',
  ],
  [
    'weekly_reflection',
    { entries: [entry(0, { kind: 'weekly' }), entry(10, { kind: 'weekly' })] },
    { entries: [entry(0, { kind: 'weekly' }), entry(3, { kind: 'weekly' }), entry(17, { kind: 'weekly' })] },
    dayAt(10),
    '/journal?entry=entry-10',
  ],
  [
    'month_review',
    { entries: [entry(8, { kind: 'monthly' })] },
    { entries: [entry(8, { kind: 'weekly' })] },
    dayAt(8),
    '/journal?entry=entry-8',
  ],
  ['day_90_letter', { has_letter: true }, {}, null, '/vision-90-days'],
  [
    'first_light',
    onDays([2, 4], { is_reflected: true }),
    onDays([2, 4], { has_plan: true }),
    dayAt(2),
    `/evening-reflection?date=${dayAt(2)}`,
  ],
  [
    'came_back',
    onDays([2, 10], { is_active: true }),
    onDays([2, 9], { is_active: true }),
    dayAt(10),
    `/day-plan?date=${dayAt(10)}`,
  ],
  [
    'full_circle',
    {
      ...onDays([4], { is_evening_closed: true, done_pillars: ['mind'] }),
      visions: [{ ...vision, has_sentence: true }],
    },
    {
      ...onDays([4], { is_evening_closed: true, done_pillars: ['body'] }),
      visions: [{ ...vision, has_sentence: true }],
    },
    dayAt(4),
    `/day-plan?date=${dayAt(4)}`,
  ],
  [
    'rested',
    { pauses: [{ from: dayAt(50), to: dayAt(52) }] },
    { pauses: [{ from: dayAt(61), to: dayAt(62) }] },
    dayAt(50),
    '/get-balanse?view=rhythm',
  ],
  [
    'boundary',
    onDays([3, 5], { has_kept_boundary: true }),
    onDays([3, 5], { has_time_for_me_taken: true }),
    dayAt(3),
    `/day-plan?date=${dayAt(3)}`,
  ],
  [
    'days_28',
    onDays([...Array(28).keys()], { is_active: true }),
    onDays([...Array(27).keys()], { is_active: true }),
    dayAt(27),
    `/day-plan?date=${dayAt(27)}`,
  ],
  [
    'days_90',
    { ...onDays([1], { is_active: true }), today: dayAt(90) },
    { ...onDays([1], { is_active: true }), today: dayAt(89) },
    dayAt(90),
    '/vision-90-days',
  ],
]

it.each(cases)('%s is met by what it names and by nothing less', (id, enough, tooLittle, date, link) => {
  expect(met(enough, id)).toEqual({ id, date, link })
  expect(met(tooLittle, id)).toBeUndefined()
})

it('every challenge and achievement that the rows can meet is tried above', () => {
  const recognised = [...challenges, ...achievements].filter(({ meet }) => meet !== null)
  expect(cases.map(([id]) => id)).toEqual(recognised.map(({ id }) => id))
})

it('a planned week and one that lets a pillar rest count as well', () => {
  const weeks = { first_planned: dayAt(4), first_rested: dayAt(11) }
  expect(met({ weeks }, 'week_planned')).toMatchObject({ link: `/week-plan?week=${dayAt(4)}` })
  expect(met({ weeks }, 'rested_pillar')).toMatchObject({ link: `/week-plan?week=${dayAt(11)}` })
})

describe('what the person says about them', () => {
  const known = (mark: 'done' | 'skipped' | 'removed' | null, isMet: boolean) => ({
    met: isMet ? [{ id: 'let_go', date: dayAt(1), link: '/day-plan' }] : [],
    marks: [{ id: 'let_go', mark, marked_on: dayAt(2), version: 3 }],
  })
  const stateOf = (...given: Parameters<typeof known>) =>
    challengeStandings(known(...given)).find(({ about }) => about.id === 'let_go')?.state

  it('counts what is done by hand and what the rows meet, also when it was skipped', () => {
    expect(stateOf(null, false)).toBe('open')
    expect(stateOf('done', false)).toBe('by_hand')
    expect(stateOf('skipped', false)).toBe('skipped')
    expect(stateOf('skipped', true)).toBe('recognised')
    expect(stateOf('removed', true)).toBe('removed')
    expect([countDone(known('done', false)), countDone(known('removed', true))]).toEqual([1, 0])
  })

  it('shows achievements that were reached, and of the others only those that no row can tell', () => {
    const met = [{ id: 'first_light', date: dayAt(1), link: '/journal' }]
    const marks = [{ id: 'keeper', mark: 'done' as const, marked_on: dayAt(2), version: 1 }]
    const standings = (known: Parameters<typeof achievementStandings>[0]) =>
      achievementStandings(known).map(({ about, state }) => [about.id, state])
    expect(standings({ met, marks })).toEqual([
      ['keeper', 'by_hand'],
      ['first_light', 'recognised'],
      ['own_words', 'open'],
    ])
    expect(standings({ met: [], marks: [] })).toEqual([
      ['own_words', 'open'],
      ['keeper', 'open'],
    ])
  })
})

it('a day says what its plan and its evening meet', () => {
  const facts = { ...emptyFacts(dayAt(0)), has_plan: true, time_for_me: true, touches: { body: 2 } }
  const item = { id: 'a', text: 'Walk', state: 'let_go' as const }
  const evening = { ...emptyEvening, wins: ['One', ' '], grateful_for: ['Two'], finished_at: 'then' }
  expect(milestoneDay(facts, { ...emptyDay, body_tasks: [item] }, evening)).toEqual({
    ...quiet(0),
    is_active: true,
    has_plan: true,
    has_let_go: true,
    has_time_for_me_taken: true,
    is_evening_closed: true,
    good_things: 2,
    done_pillars: ['body'],
  })
  expect(milestoneDay(facts, undefined, undefined)).toMatchObject({
    good_things: 0,
    is_evening_closed: false,
  })
})

it('time for oneself on a day that holds more than its time is a boundary kept', () => {
  const facts = { ...emptyFacts(dayAt(0)), time_for_me: true }
  const walk = { id: 'a', text: 'Walk', state: 'done' as const, minutes: 40 }
  const day = {
    ...emptyDay,
    time_for_me: 'The novel',
    time_for_me_done: true,
    time_for_me_minutes: 30,
    minutes_available: 60,
    body_tasks: [walk],
  }
  const isKept = (change: object, given = facts) =>
    milestoneDay(given, { ...day, ...change }, undefined).has_kept_boundary
  expect(isKept({})).toBe(true)
  expect(isKept({ minutes_available: 70 })).toBe(false)
  expect(isKept({ minutes_available: null })).toBe(false)
  expect(isKept({ body_tasks: [{ ...walk, state: 'moved' }] })).toBe(false)
  expect(isKept({}, { ...facts, time_for_me: false })).toBe(false)
})

it('not counting something is no letting go, and one half of an if-then is none', () => {
  const item = { id: 'a', text: 'Walk', state: 'let_go' as const, is_not_counted: true }
  const half = { id: 'b', text: 'Call', state: 'done' as const, if_part: 'it rains', tiny: 'A line' }
  const day = { ...emptyDay, main_priorities: [item, half] }
  expect(milestoneDay(emptyFacts(dayAt(0)), day, undefined)).toEqual(quiet(0))
  const whole = { ...half, then_part: 'the stairs' }
  expect(milestoneDay(emptyFacts(dayAt(0)), { ...day, main_priorities: [whole] }, undefined)).toEqual({
    ...quiet(0),
    has_if_then_done: true,
    is_planned_tiny: true,
  })
})
