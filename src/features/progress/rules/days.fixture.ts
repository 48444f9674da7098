import * as fc from 'fast-check'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { pillars } from '#features/vision/contract.ts'
import type { DayFacts, Weights } from '../contract.ts'
import { emptyFacts } from './facts.ts'
import type { ScoreChoices } from './flow-score.ts'
import type { Span } from './pauses.ts'

/** A day on which everything was planned, done, spread evenly and reflected on. */
export function fullDay(date: LocalDate): DayFacts {
  return {
    date,
    has_plan: true,
    has_intention: true,
    priorities: { done: 3, moved: 0, let_go: 0, open: 0 },
    tasks: { done: 4, moved: 0, let_go: 0, open: 0 },
    time_for_me: true,
    reflection: 'full',
    touches: { mind: 1, body: 1, relationships: 1, purpose: 1 },
    coach_messages: 0,
  }
}

/** The first of every test history; a Thursday. */
const dayOne: LocalDate = '2026-01-01'

export function dayAt(index: number): LocalDate {
  return addDays(dayOne, index)
}

const counts = fc.record({
  done: fc.nat({ max: 4 }),
  moved: fc.nat({ max: 2 }),
  let_go: fc.nat({ max: 2 }),
  open: fc.nat({ max: 4 }),
})

/** Any facts of a day that stored rows can give. */
export function anyFacts(date: LocalDate): fc.Arbitrary<DayFacts> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(fullDay(date)) },
    { weight: 1, arbitrary: fc.constant({ ...emptyFacts(date), reflection: 'mood' as const }) },
    { weight: 1, arbitrary: fc.constant({ ...emptyFacts(date), coach_messages: 2 }) },
    {
      weight: 6,
      arbitrary: fc
        .record({
          has_intention: fc.boolean(),
          priorities: counts,
          tasks: counts,
          time_for_me: fc.option(fc.boolean()),
          reflection: fc.constantFrom('none' as const, 'mood' as const, 'full' as const),
          touches: fc.dictionary(fc.constantFrom(...pillars), fc.nat({ max: 5 }), { maxKeys: 5 }),
          coach_messages: fc.nat({ max: 1 }),
        })
        .map((facts) => ({ ...facts, date, has_plan: true })),
    },
  )
}

/** A history of up to `length` days from dayOne on, some of them silent, oldest first. */
export function anyHistory(length = 90): fc.Arbitrary<DayFacts[]> {
  return fc
    .array(fc.option(anyFacts(dayOne)), { maxLength: length })
    .map((entries) => entries.flatMap((facts, index) => (facts ? [{ ...facts, date: dayAt(index) }] : [])))
}

const weight = fc.integer({ min: 10, max: 40 })
const anyWeights: fc.Arbitrary<Weights> = fc.record({
  intention: weight,
  follow_through: weight,
  reflection: weight,
  balance: weight,
})

/** Up to three pauses of at most `longest` days within the first `length` days. */
function anyPauses(length = 90, longest = 15): fc.Arbitrary<Span[]> {
  return fc.array(
    fc
      .tuple(fc.nat({ max: length }), fc.nat({ max: longest }))
      .map(([at, more]) => ({ from: dayAt(at), to: dayAt(at + more) })),
    { maxLength: 3 },
  )
}

/** Anything that a person can choose about the score. */
export const anyChoices: fc.Arbitrary<ScoreChoices> = fc.record({
  weights: anyWeights,
  resting: fc.subarray([...pillars]),
  weeks: fc.array(
    fc.record({
      from: fc.nat({ max: 90 }).map(dayAt),
      weights: fc.dictionary(fc.constantFrom(...pillars.slice(0, 4)), fc.nat({ max: 2 })),
    }),
    { maxLength: 6 },
  ),
  pauses: anyPauses(),
})
