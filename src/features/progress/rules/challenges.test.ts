import { expect, it } from 'vitest'
import { challenges, countMet, type ChallengeDay, type ChallengeFacts } from './challenges.ts'
import { emptyDay } from '#features/plan/contract.ts'
import { emptyEvening } from '#features/reflect/contract.ts'
import { challengeDay } from './challenge-day.ts'
import { dayAt } from './days.fixture.ts'
import { emptyFacts } from './facts.ts'

const quiet = (index: number): ChallengeDay => ({
  date: dayAt(index),
  has_plan: false,
  has_let_go: false,
  has_if_then_done: false,
  is_planned_tiny: false,
  has_time_for_me_taken: false,
  is_evening_closed: false,
  good_things: 0,
})
const nothing: ChallengeFacts = { days: [], sentences: 0, pictured: 0, has_resting_pillar: false }
const met = (facts: Partial<ChallengeFacts>) =>
  challenges.filter(({ isMet }) => isMet?.({ ...nothing, ...facts })).map(({ id }) => id)
const onDays = (indexes: number[], change: Partial<ChallengeDay>) => ({
  days: indexes.map((index) => ({ ...quiet(index), ...change })),
})

it('there are fifteen challenges, each with its own id, and none is met by a new account', () => {
  expect(new Set(challenges.map(({ id }) => id)).size).toBe(15)
  expect(countMet(nothing)).toBe(0)
})

it.each([
  ['first_sentence', { sentences: 1 }, {}],
  ['four_pictured', { pictured: 4 }, { pictured: 3 }],
  // dayAt(4) is a Monday: five planned days within one week, against five across two.
  ['week_planned', onDays([4, 5, 6, 8, 10], { has_plan: true }), onDays([2, 3, 4, 5, 6], { has_plan: true })],
  [
    'three_evenings',
    onDays([1, 4, 7], { is_evening_closed: true }),
    onDays([1, 4, 8, 12], { is_evening_closed: true }),
  ],
  ['good_things', onDays([1, 20, 30], { good_things: 3 }), onDays([1, 20], { good_things: 9 })],
  ['if_then', onDays([1], { has_if_then_done: true }), onDays([1], {})],
  [
    'time_for_me',
    onDays([1, 2, 9], { has_time_for_me_taken: true }),
    onDays([1, 2], { has_time_for_me_taken: true }),
  ],
  ['let_go', onDays([1], { has_let_go: true }), onDays([1], {})],
  ['tiny_day', onDays([1], { is_planned_tiny: true }), onDays([1], {})],
  ['rested_pillar', { has_resting_pillar: true }, {}],
])('%s is met by what it names and by nothing less', (id, enough, tooLittle) => {
  expect(met(enough)).toContain(id)
  expect(met(tooLittle)).not.toContain(id)
})

it('a day says what its plan and its evening meet', () => {
  const facts = { ...emptyFacts(dayAt(0)), has_plan: true, time_for_me: true }
  const item = { id: 'a', text: 'Walk', state: 'let_go' as const }
  const evening = { ...emptyEvening, wins: ['One', ' '], grateful_for: ['Two'], finished_at: 'then' }
  expect(challengeDay(facts, { ...emptyDay, body_tasks: [item] }, evening)).toEqual({
    ...quiet(0),
    has_plan: true,
    has_let_go: true,
    has_time_for_me_taken: true,
    is_evening_closed: true,
    good_things: 2,
  })
  expect(challengeDay(facts, undefined, undefined)).toMatchObject({
    good_things: 0,
    is_evening_closed: false,
  })
})

it('not counting something is no letting go, and one half of an if-then is none', () => {
  const item = { id: 'a', text: 'Walk', state: 'let_go' as const, is_not_counted: true }
  const half = { id: 'b', text: 'Call', state: 'done' as const, if_part: 'it rains', tiny: 'A line' }
  const day = { ...emptyDay, main_priorities: [item, half] }
  expect(challengeDay(emptyFacts(dayAt(0)), day, undefined)).toEqual(quiet(0))
  const whole = { ...half, then_part: 'the stairs' }
  expect(challengeDay(emptyFacts(dayAt(0)), { ...day, main_priorities: [whole] }, undefined)).toEqual({
    ...quiet(0),
    has_if_then_done: true,
    is_planned_tiny: true,
  })
})
