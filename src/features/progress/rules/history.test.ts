import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { attention } from './balance.ts'
import { anyChoices, anyHistory, dayAt, fullDay } from './days.fixture.ts'
import { flowScore } from './flow-score.ts'
import { scoreHistory } from './history.ts'
import { closedPauses, pauseOn, resumed, spansOf } from './pauses.ts'

it('the history says of each day what the score of that day is, with the choices of now', () => {
  fc.assert(
    fc.property(anyHistory(60), anyChoices, (days, choices) => {
      const points = scoreHistory(days, dayAt(60), 30, choices)
      expect(points).toHaveLength(30)
      expect([points[0]?.date, points.at(-1)?.date]).toEqual([dayAt(31), dayAt(60)])
      for (const { date, value } of points) expect(value).toBe(flowScore(days, date, choices).value)
    }),
    { numRuns: 40 },
  )
})

it('a year is drawn week by week and ends today', () => {
  const points = scoreHistory(
    [fullDay(dayAt(360)), fullDay(dayAt(361)), fullDay(dayAt(362))],
    dayAt(364),
    365,
  )
  expect(points).toHaveLength(53)
  expect(points.at(-1)).toEqual({ date: dayAt(364), value: expect.any(Number) })
  expect(points[0]).toEqual({ date: dayAt(0), value: null })
})

it('the newest five hundred days give the score that a whole life gives', () => {
  fc.assert(
    fc.property(anyHistory(700), anyChoices, (days, choices) => {
      const whole = flowScore(days, dayAt(701), choices)
      expect(flowScore(days.slice(-200), dayAt(701), choices).value).toBe(whole.value)
    }),
    { numRuns: 60 },
  )
})

it('attention is said in words, against what was chosen, and a pillar that rests is left in peace', () => {
  const days = Array.from({ length: 7 }, (_, index) => ({
    ...fullDay(dayAt(index)),
    touches: { mind: 3, body: 1, purpose: 1 },
  }))
  const found = attention(days, dayAt(6), 7, { resting: ['purpose'] })
  expect(found.all).toBe(28)
  expect(found.pillars.map(({ pillar, touches, words }) => [pillar, touches, words])).toEqual([
    ['mind', 21, 'more than you chose'],
    ['body', 7, 'about as you chose'],
    ['relationships', 0, 'less than you chose'],
    ['purpose', 7, 'resting'],
  ])
  expect(attention([], dayAt(6), 7).all).toBe(0)
})

it('a pause without an end reaches to today, and ends on the day before one goes on', () => {
  const open = { id: 'a', version: 1, kind: 'pause' as const, from: dayAt(3), to: null }
  expect(closedPauses([open, { ...open, from: dayAt(9) }], dayAt(5))).toEqual([
    { from: dayAt(3), to: dayAt(5) },
  ])
  expect(resumed(open, dayAt(5))).toEqual({ kind: 'pause', from: dayAt(3), to: dayAt(4) })
  expect(resumed(open, dayAt(3))).toBeNull()
  const rest = { ...open, id: 'b', kind: 'rest' as const, to: dayAt(8) }
  expect(pauseOn([rest, open], dayAt(8))?.id).toBe('a')
  expect(pauseOn([rest], dayAt(9))).toBeNull()
})

it('days become spans of days that follow each other', () => {
  expect(spansOf([dayAt(0), dayAt(1), dayAt(3), dayAt(4), dayAt(4), dayAt(9)])).toEqual([
    { from: dayAt(0), to: dayAt(1) },
    { from: dayAt(3), to: dayAt(4) },
    { from: dayAt(9), to: dayAt(9) },
  ])
})
