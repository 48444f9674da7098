import { expect, it } from 'vitest'
import { momentWords } from './moment-words.ts'

const today = '2026-11-21'

it.each([
  ['2026-11-21T08:05:00Z', 'today at 08:05'],
  ['2026-11-20T23:00:00Z', 'yesterday at 23:00'],
  // With a day that starts at four, three in the morning belongs to the evening before.
  ['2026-11-21T03:00:00Z', 'yesterday at 03:00'],
  ['2026-11-03T10:00:00Z', 'on 3 November 2026'],
  // The clock of the server may be a moment ahead.
  ['2026-11-21T09:31:00Z', 'today at 09:31'],
])('%s is %s', (instant, words) => {
  expect(momentWords(instant, today, 'Europe/London', 4)).toBe(words)
})

it('is told on the clock of the person', () => {
  expect(momentWords('2026-11-21T08:05:00Z', today, 'Pacific/Auckland', 0)).toBe('today at 21:05')
})
