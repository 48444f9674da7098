import { expect, it } from 'vitest'
import { emptyWeek, type Week } from '#features/week/contract.ts'
import { linesFor } from './weeks-for.ts'

const outcome = { month: '2026-11-01', id: 'o' }
const week = (start: string, more: Partial<Week>): Week => ({
  ...emptyWeek,
  user_id: '',
  week_start_date: start,
  version: 1,
  updated_at: null,
  ...more,
})

it('finds what the weeks of a month do for one outcome, with its days in their order', () => {
  const weeks = [
    week('2026-11-16', {
      priorities: [
        { id: 'a', text: 'Two hills', state: 'done', outcome },
        { id: 'b', text: 'Something else', state: 'open' },
        { id: 'c', text: ' ', state: 'open', outcome },
      ],
      daily_priorities: { '2026-11-19': ['a', 'b'], '2026-11-17': ['a'] },
    }),
    // The same id in another month is another outcome.
    week('2026-11-23', {
      priorities: [{ id: 'a', text: 'A third', state: 'open', outcome: { ...outcome, month: '2026-10-01' } }],
    }),
  ]
  expect(linesFor(weeks, '2026-11-01', 'o')).toEqual([
    { id: 'a', text: 'Two hills', state: 'done', start: '2026-11-16', dates: ['2026-11-17', '2026-11-19'] },
  ])
})
