import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Progress } from '../queries.ts'
import { flowScore } from '../rules/flow-score.ts'
import { stages } from '../rules/journey.ts'
import { StreakFigures } from './streak-figures.tsx'
import { shortDay, signed } from './words.ts'

const progress = (change: Partial<Progress> = {}): Progress => ({
  days: [],
  choices: {},
  score: flowScore([], '2025-05-12'),
  streak: { current: 12, longest: 21, last28: 20, thisWeek: 4 },
  journey: { day: 12, start: '2025-05-01', stage: stages[1] },
  joinedOn: '2025-05-05',
  challengesDone: 8,
  ...change,
})
const textOf = (given: Progress) =>
  renderToStaticMarkup(<StreakFigures progress={given} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

it('the streak panel says the six figures in the words of the specification', () => {
  const text = textOf(progress())
  expect(text).toContain('Current streak 12 days')
  expect(text).toContain('Longest streak 21 days')
  expect(text).toContain('Day 12 of 90')
  expect(text).toContain('This week 4/7')
  expect(text).toContain('Challenges completed 8/15')
  expect(text).toContain('Joined May 5, 2025')
})

it('the streak panel of a new account says nothing but zeros and the first day', () => {
  const text = textOf(
    progress({
      streak: { current: 0, longest: 1, last28: 0, thisWeek: 0 },
      journey: { day: 1, start: '2025-05-05', stage: stages[0] },
      challengesDone: 0,
    }),
  )
  expect(text).toContain('Current streak 0 days Longest streak 1 day ')
  expect(text).toContain('Day 1 of 90')
  expect(text).toContain('0/7')
  expect(text).toContain('0/15')
})

it('points carry their sign, and days near today their weekday', () => {
  expect([signed(14.5), signed(0), signed(-6.6)]).toEqual(['+14.5', '+0.0', '−6.6'])
  expect(shortDay('2026-11-20')).toBe('Fri 20 Nov')
})
