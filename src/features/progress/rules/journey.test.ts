import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { joinedText, journeyDay, journeyStart, stageOf } from './journey.ts'

const start = '2026-02-01'

describe('the journey', () => {
  it.each([
    [-1, 1],
    [0, 1],
    [1, 2],
    [88, 89],
    [89, 90],
    [90, 90],
    [500, 90],
  ])('is after %i elapsed days on day %i of 90', (elapsed, day) => {
    expect(journeyDay(start, addDays(start, elapsed))).toBe(day)
  })

  it('starts with the vision, else on joining, and never before joining', () => {
    expect(journeyStart('2026-03-01', start)).toBe('2026-03-01')
    expect(journeyStart(null, start)).toBe(start)
    expect(journeyStart('2025-05-01', '2025-05-05')).toBe('2025-05-05')
  })

  it.each([
    [-3, 'Day 1-7'],
    [6, 'Day 1-7'],
    [7, 'Week 2-4'],
    [29, 'Week 2-4'],
    [30, 'Month 2'],
    [59, 'Month 2'],
    [60, 'Month 3+'],
    [800, 'Month 3+'],
  ])('is after %i elapsed days in the stage %s', (elapsed, stage) => {
    expect(stageOf(start, addDays(start, elapsed)).when).toBe(stage)
  })

  it('writes the day of joining as the specification does', () => {
    expect(joinedText('2025-05-05')).toBe('Joined May 5, 2025')
    expect(joinedText('2026-09-30')).toBe('Joined Sep 30, 2026')
  })
})
