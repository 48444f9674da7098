import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import type { DayFacts } from '../contract.ts'
import { anyChoices, anyFacts, anyHistory, dayAt, fullDay } from './days.fixture.ts'
import { emptyFacts } from './facts.ts'
import { flowScore, formulaVersion, wordOf } from './flow-score.ts'

const fullDays = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => fullDay(dayAt(from + index)))
/** The score on the morning after `last`, before anything was written. */
const scoreAfter = (days: DayFacts[], last: number, pauses: { from: string; to: string }[] = []) =>
  flowScore(days, dayAt(last + 1), { pauses }).value

describe('the FlowScore of well-known histories', () => {
  it('is 100 after thirty full days', () => {
    expect(scoreAfter(fullDays(30), 29)).toBe(100)
  })

  it('is 94.8 after one silent day more', () => {
    expect(scoreAfter(fullDays(30), 30)).toBe(94.8)
  })

  it('is 84.6 after four silent days and still 84.6 after thirty and after a year', () => {
    expect(scoreAfter(fullDays(30), 33)).toBe(84.6)
    expect(scoreAfter(fullDays(30), 59)).toBe(84.6)
    expect(scoreAfter(fullDays(30), 394)).toBe(84.6)
  })

  it('stays 100 through a pause of fourteen days', () => {
    expect(scoreAfter(fullDays(30), 43, [{ from: dayAt(30), to: dayAt(43) }])).toBe(100)
  })

  it('is 100 for weeks of five active days and two of rest', () => {
    const days = fullDays(70).filter((_, index) => index % 7 < 5)
    const pauses = Array.from({ length: 10 }, (_, week) => ({
      from: dayAt(week * 7 + 5),
      to: dayAt(week * 7 + 6),
    }))
    expect(scoreAfter(days, 69, pauses)).toBe(100)
  })

  describe('for somebody who follows through on three of five and keeps seven tenths of the balance', () => {
    const steadyDay = (index: number): DayFacts => ({
      ...fullDay(dayAt(index)),
      priorities: emptyFacts('').priorities,
      tasks: { done: 3, moved: 0, let_go: 0, open: 2 },
      time_for_me: null,
      touches: { mind: 11, body: 3, relationships: 3, purpose: 3 },
    })
    const steady = Array.from({ length: 30 }, (_, index) => steadyDay(index))
    const openDay = {
      ...steadyDay(30),
      tasks: { done: 0, moved: 0, let_go: 0, open: 5 },
      touches: {},
    }

    it('is 80.5', () => {
      expect(scoreAfter(steady, 29)).toBe(80.5)
    })

    it('is 76.3 after a silent day', () => {
      expect(scoreAfter(steady, 30)).toBe(76.3)
    })

    it('is 78.7 after a day on which nothing was done but the evening was written', () => {
      expect(scoreAfter([...steady, openDay], 30)).toBe(78.7)
    })

    it('is held at the 76.3 of a silent day after a day with neither, which alone would give 76.2', () => {
      const days = [...steady, { ...openDay, reflection: 'none' as const }]
      expect(flowScore(days, dayAt(31))).toMatchObject({ value: 76.3, held: [dayAt(30)] })
    })
  })
})

describe('the FlowScore', () => {
  it('is not shown before three days with data', () => {
    expect(flowScore(fullDays(2), dayAt(1))).toMatchObject({
      value: null,
      word: null,
      daysWithData: 2,
      rows: [],
    })
    expect(flowScore(fullDays(3), dayAt(2))).toMatchObject({ value: 100, word: 'in flow', daysWithData: 3 })
  })

  it('does not count today as silent before it is over', () => {
    const days = fullDays(10)
    expect(flowScore(days, dayAt(10)).value).toBe(100)
    expect(flowScore(days, dayAt(11)).value).toBeLessThan(100)
  })

  it('says by which version of the formula it was made', () => {
    expect(flowScore([], dayAt(0)).version).toBe(formulaVersion)
  })

  it('takes no notice of the mood itself, of days to come and of the order of the days', () => {
    const days = fullDays(5)
    const score = flowScore(days, dayAt(4))
    expect(flowScore([...days, { ...emptyFacts(dayAt(9)), has_plan: true }], dayAt(4))).toEqual(score)
    expect(flowScore(days.toReversed(), dayAt(4))).toEqual(score)
  })

  it('costs nothing for a pillar that rests', () => {
    const days = fullDays(7).map((day) => ({ ...day, touches: { mind: 2, body: 2, relationships: 2 } }))
    expect(flowScore(days, dayAt(6)).value).toBeLessThan(100)
    expect(flowScore(days, dayAt(6), { resting: ['purpose'] }).value).toBe(100)
  })

  it('stands still over days of rest and pause, however many', () => {
    fc.assert(
      fc.property(anyHistory(40), fc.integer({ min: 1, max: 60 }), (days, length) => {
        const last = days.at(-1)?.date ?? dayAt(0)
        // Eight days on, nothing of the past can be filled in any more, so the holds are settled.
        const from = addDays(last, 9)
        const before = flowScore(days, from).value
        const pauses = [{ from, to: addDays(from, length) }]
        expect(flowScore(days, addDays(from, length), { pauses }).value).toBe(before)
      }),
      { numRuns: 500 },
    )
  })

  it('follows the weights that were chosen, and only their shares', () => {
    const days = fullDays(10).map((day) => ({ ...day, reflection: 'none' as const }))
    const valueWith = (reflection: number, rest: number) =>
      flowScore(days, dayAt(9), {
        weights: { intention: rest, follow_through: rest, reflection, balance: rest },
      }).value
    expect(valueWith(10, 40)).toBe(92.3)
    expect(valueWith(40, 40)).toBe(75)
    expect(valueWith(20, 20)).toBe(75)
  })

  it('looks at each week with what was chosen for it', () => {
    const days = fullDays(7).map((day) => ({ ...day, touches: { mind: 2, body: 1, purpose: 1 } }))
    const weights = { mind: 2, body: 1, purpose: 1, relationships: 0 }
    const valueWith = (from: number) =>
      flowScore(days, dayAt(6), { weeks: [{ from: dayAt(from), weights }] }).value
    expect(valueWith(0)).toBe(100)
    expect(valueWith(7)).toBe(flowScore(days, dayAt(6)).value)
    expect(valueWith(7)).toBeLessThan(100)
    // A vision at rest is left in peace, whatever the week says of it; a week that rests everything asks for nothing.
    expect(flowScore(days, dayAt(6), { resting: ['mind'], weeks: [{ from: dayAt(0), weights }] }).value).toBe(
      100,
    )
    const none = { mind: 0, body: 0, purpose: 0, relationships: 0 }
    expect(flowScore(days, dayAt(6), { weeks: [{ from: dayAt(0), weights: none }] }).value).toBe(100)
  })

  it('lies between 0 and 100 for any history', () => {
    fc.assert(
      fc.property(anyHistory(), fc.nat({ max: 100 }), anyChoices, (days, today, choices) => {
        const { value } = flowScore(days, dayAt(today), choices)
        expect(value === null || (value >= 0 && value <= 100)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('never gives less for an entry than silence would, on any day, after any history', () => {
    const moment = fc
      .tuple(anyHistory(80), fc.nat({ max: 90 }))
      .chain(([days, at]) =>
        fc.record({ days: fc.constant(days), at: fc.constant(at), entry: anyFacts(dayAt(at)) }),
      )
    fc.assert(
      fc.property(moment, fc.boolean(), anyChoices, ({ days, at, entry }, isOver, choices) => {
        const before = days.filter(({ date }) => date < entry.date)
        const today = dayAt(isOver ? at + 1 : at)
        const silent = flowScore(before, today, choices).value ?? 0
        const written = flowScore([...before, entry], today, choices).value
        expect(written ?? silent).toBeGreaterThanOrEqual(silent)
      }),
      { numRuns: 2_000 },
    )
  })

  it('gives no less for it a week later either, whatever came in between', () => {
    const moment = fc
      .tuple(anyHistory(60), fc.integer({ min: 1, max: 60 }), fc.nat({ max: 7 }))
      .chain(([days, at, later]) =>
        fc.record({
          days: fc.constant(days),
          today: fc.constant(dayAt(at + later)),
          entry: anyFacts(dayAt(at)),
        }),
      )
    fc.assert(
      fc.property(moment, anyChoices, ({ days, today, entry }, choices) => {
        const others = [
          fullDay(dayAt(0)),
          ...days.filter(({ date }) => date > dayAt(0) && date !== entry.date),
        ]
        const silent = flowScore(others, today, choices).value
        if (silent === null) return
        expect(flowScore([...others, entry], today, choices).value).toBeGreaterThanOrEqual(silent)
      }),
      { numRuns: 3_000 },
    )
  })
})

it('words follow the whole number that is shown', () => {
  expect([0, 39.4, 39.5, 59.4, 60, 79.4, 79.5, 100].map(wordOf)).toEqual([
    'gathering',
    'gathering',
    'steadying',
    'steadying',
    'in rhythm',
    'in rhythm',
    'in flow',
    'in flow',
  ])
})
