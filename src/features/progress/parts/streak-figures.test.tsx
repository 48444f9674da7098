import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Progress } from '../queries.ts'
import { flowScore } from '../rules/flow-score.ts'
import { stages } from '../rules/journey.ts'
import { StreakFigures } from './streak-figures.tsx'
import { welcomeBack } from './streak-words.ts'
import { shortDay, signed } from './words.ts'

const progress = (change: Partial<Progress> = {}): Progress => ({
  days: [],
  choices: {},
  score: flowScore([], '2025-05-12'),
  streak: { current: 12, longest: 21, last28: 20, thisWeek: 4, earlier: 21, recent: [] },
  journey: { day: 12, start: '2025-05-01', stage: stages[1], isOver: false },
  joinedOn: '2025-05-05',
  pauses: [],
  chosen: { weights: null, formula: null, version: 0 },
  ...change,
})
const textOf = (given: Progress, challengesDone = 8) =>
  renderToStaticMarkup(<StreakFigures progress={given} challengesDone={challengesDone} />)
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
      streak: { current: 0, longest: 1, last28: 0, thisWeek: 0, earlier: 0, recent: [] },
      journey: { day: 1, start: '2025-05-05', stage: stages[0], isOver: false },
    }),
    0,
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

it('somebody who returns is welcomed, and keeps what was before', () => {
  const streak = { current: 2, longest: 23, last28: 2, thisWeek: 2, earlier: 23, recent: [] }
  expect(welcomeBack(streak)).toBe('Welcome back. Your 23 earlier days are still yours.')
  expect(welcomeBack({ ...streak, current: 0 })).toBe('Your 23 days are still yours.')
  expect(welcomeBack({ ...streak, current: 8 })).toBeNull()
  expect(welcomeBack({ ...streak, earlier: 0 })).toBeNull()
})

it('each of the last days is said in words', () => {
  const recent = [
    { date: '2026-11-19', state: 'rest' as const },
    { date: '2026-11-20', state: 'active' as const },
  ]
  const text = textOf(progress({ streak: { ...progress().streak, recent } }))
  expect(text).toContain('Thu 19 Nov: rest')
  expect(text).toContain('Fri 20 Nov: active')
})
