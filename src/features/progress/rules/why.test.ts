import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion } from './apportion.ts'
import { anyChoices, anyHistory, dayAt, fullDay } from './days.fixture.ts'
import { emptyFacts } from './facts.ts'
import { flowScore } from './flow-score.ts'

/** Sums in whole tenths, as a reader with a pencil would. */
const sumOf = (rows: readonly { points: number }[]) =>
  rows.reduce((sum, { points }) => sum + Math.round(points * 10), 0) / 10

describe('why the score is what it is', () => {
  it('shows rows that add up to the score, and days that add up to each row, for 10,000 histories', () => {
    fc.assert(
      fc.property(anyHistory(80), fc.nat({ max: 90 }), anyChoices, (days, today, choices) => {
        const { value, rows } = flowScore(days, dayAt(today), choices)
        if (value === null) return
        expect(sumOf(rows)).toBe(value)
        for (const row of rows) expect(sumOf(row.days)).toBe(row.points)
      }),
      { numRuns: 10_000 },
    )
  })

  it('gives quiet days and nothing else points below zero', () => {
    fc.assert(
      fc.property(anyHistory(40), (days) => {
        for (const { kind, points } of flowScore(days, dayAt(45)).rows)
          expect(kind === 'quiet' ? points <= 0 : points >= 0).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('splits a hundred full points by the weights of the parts', () => {
    const days = Array.from({ length: 7 }, (_, index) => fullDay(dayAt(index)))
    expect(flowScore(days, dayAt(6)).rows).toMatchObject([
      { kind: 'intention', label: 'Planned on 7 of 7 days', points: 20, link: `/day-plan?date=${dayAt(6)}` },
      { kind: 'follow_through', label: 'Followed through on 56 of 56', points: 30 },
      {
        kind: 'reflection',
        label: 'Reflected on 7 of 7 days',
        points: 25,
        link: `/evening-reflection?date=${dayAt(6)}`,
      },
      { kind: 'balance', label: 'Attention near your own weights', points: 25, link: '/vision' },
    ])
  })

  it('names quiet and held days, each with its date, newest first', () => {
    const days = [
      ...Array.from({ length: 10 }, (_, index) => fullDay(dayAt(index))),
      { ...emptyFacts(dayAt(10)), has_plan: true, priorities: { done: 0, moved: 0, let_go: 0, open: 3 } },
    ]
    const quiet = flowScore(days, dayAt(12)).rows.find(({ kind }) => kind === 'quiet')
    expect(quiet?.label).toBe('2 quiet days')
    expect(quiet?.days.map(({ label, date }) => [label, date])).toEqual([
      ['Quiet day', dayAt(11)],
      ['Held: counts like a quiet day', dayAt(10)],
    ])
  })
})

describe('rounding to tenths', () => {
  it('keeps the sum and moves no amount by a tenth or more', () => {
    const amounts = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(amounts, (amounts) => {
        const total = Math.round(amounts.reduce((sum, amount) => sum + amount * 10, 0)) + 0
        const tenths = apportion(amounts, total)
        expect(tenths.reduce((sum, each) => sum + each, 0)).toBe(total)
        for (const [index, each] of tenths.entries())
          expect(Math.abs(each - (amounts[index] ?? 0) * 10)).toBeLessThanOrEqual(1 + 1e-9)
      }),
      { numRuns: 2_000 },
    )
  })
})
