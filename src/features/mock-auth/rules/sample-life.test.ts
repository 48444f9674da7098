import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { challenges } from '#features/progress/rules/challenges.ts'
import { joinedText } from '#features/progress/rules/journey.ts'
import { countDone } from '#features/progress/rules/milestones.ts'
import { streakOf } from '#features/progress/rules/streak.ts'
import {
  sampleEvenings,
  sampleMet,
  samplePlans,
  sampleProgress,
  sampleVisions,
  weekStartFor,
} from './sample-life.ts'

function numbersOn(today: LocalDate) {
  const rows = {
    plans: samplePlans(today),
    evenings: sampleEvenings(today),
    visions: sampleVisions(),
  }
  const facts = sampleProgress(rows, today)
  const dates = facts.days.map(({ date }) => date)
  const { current, longest, thisWeek } = streakOf(dates, today, weekStartFor(today))
  return {
    current,
    longest,
    thisWeek,
    done: countDone({ met: sampleMet(rows, today), marks: [] }),
    joined: joinedText(facts.joined_on),
  }
}

describe('the sample life', () => {
  it('gives the placeholder numbers of the specification, by the real rules, on any day', () => {
    expect(challenges).toHaveLength(15)
    const expected = { current: 12, longest: 21, thisWeek: 4, done: 8, joined: 'Joined May 5, 2025' }
    for (const today of ['2026-02-28', '2026-03-29', '2026-11-21', '2026-12-31', '2027-01-01', '2028-02-29'])
      expect(numbersOn(today)).toEqual(expected)
    fc.assert(
      fc.property(fc.nat(4_000), (days) => {
        expect(numbersOn(addDays('2025-06-20', days))).toEqual(expected)
      }),
    )
  })
})
