import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { anyContext, contextOf, dayRow, eveningRow, today, visionRow } from '../flows/context.fixture.ts'
import { buildContext, limits, quoteOf } from './context.ts'
import { recentTopics } from './topics.ts'

test('a context holds at most 7 days, 5 reflections, 10 messages and 3 topics', () => {
  const many = Array.from({ length: 20 }, (_, n) => addDays(today, -n))
  const context = contextOf({
    days: many.map((date) => dayRow(date, [{ text: 'work' }])),
    evenings: many.map((date) => eveningRow(date, { wins: ['slept well', 'ran', 'saw a friend', 'cooked'] })),
    messages: many.map((_, n) => ({ sender: 'user' as const, content: `message ${n} about money` })),
  })
  expect(context.days).toHaveLength(7)
  expect(context.evenings).toHaveLength(5)
  expect(context.messages).toHaveLength(10)
  expect(context.topics).toHaveLength(3)
  expect(context.evenings[0]?.date).toBe(today)
  // Read newest first, handed on oldest first, so that a conversation reads the right way round.
  expect(context.messages.at(-1)?.content).toBe('message 0 about money')
})

test('the limits hold for any life', () => {
  fc.assert(
    fc.property(anyContext, (context) => {
      expect(context.days.length).toBeLessThanOrEqual(limits.days)
      expect(context.evenings.length).toBeLessThanOrEqual(limits.reflections)
      expect(context.messages.length).toBeLessThanOrEqual(limits.messages)
      expect(context.topics.length).toBeLessThanOrEqual(limits.topics)
      for (const { date } of context.days) expect(date <= context.today).toBe(true)
    }),
  )
})

test('a reflection is quoted by its win, else by what was hard, else by its gratitude, at 100 characters', () => {
  const [evening] = contextOf({
    evenings: [eveningRow(today, { wins: ['x'.repeat(150)], challenges: 'hard' })],
  }).evenings
  expect(quoteOf(evening!)).toBe(`${'x'.repeat(100)}…`)
  expect(quoteOf({ ...evening!, wins: [] })).toBe('hard')
  expect(quoteOf({ ...evening!, wins: [], challenges: '', grateful: ['tea'] })).toBe('tea')
  expect(quoteOf({ ...evening!, wins: [], challenges: '', grateful: [] })).toBe('')
})

test('only the first name is taken, and a resting vision is left in peace', () => {
  const context = contextOf({ visions: [visionRow('mind', { is_resting: true }), visionRow('body')] })
  expect(context.firstName).toBe('Mairi')
  expect(context.visions.map(({ pillar }) => pillar)).toEqual(['body'])
})

test('topics are counted once a text and newer texts count more', () => {
  expect(recentTopics(['slept badly, so tired', 'work work work meeting', 'my boss and my job'], 2)).toEqual([
    'work',
    'sleep',
  ])
  expect(recentTopics(['a song about nothing'], 3)).toEqual([])
})

test('rows of other days than the last seven do not come through, whatever was read', () => {
  const rows = {
    fullName: '',
    visions: [],
    messages: [],
    evenings: [eveningRow(addDays(today, -30))],
    days: [dayRow(addDays(today, 1), []), dayRow(addDays(today, -7), [])],
  }
  const context = buildContext(today, 9, rows)
  expect(context.days).toEqual([])
  expect(context.evenings).toEqual([])
})
