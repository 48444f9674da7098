import { expect, it } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { emptyDay } from '#features/day/contract.ts'
import { nudgeOf, type NudgeFacts } from './nudge.ts'

const today = '2026-11-21'
const facts: NudgeFacts = {
  today,
  day: emptyDay,
  sentences: { mind: 'A quiet mind.' },
  open: ['body'],
  putAway: null,
}

it('a nudge is one a day, and takes turns', () => {
  const said = [0, 1, 2, 3].map((ago) => nudgeOf({ ...facts, today: addDays(today, ago) })?.to)
  expect(new Set(said)).toEqual(new Set(['/my-balanse', '/vision-body']))
  expect(nudgeOf(facts)).toEqual(nudgeOf(facts))
})

it('it stays away for seven days after it was put away', () => {
  expect(nudgeOf({ ...facts, putAway: today })).toBeNull()
  expect(nudgeOf({ ...facts, putAway: addDays(today, -6) })).toBeNull()
  expect(nudgeOf({ ...facts, putAway: addDays(today, -7) })).not.toBeNull()
  expect(nudgeOf({ ...facts, putAway: 'soon' })).not.toBeNull()
})

it('it says nothing of a vision that today has something for, and nothing at all when all is there', () => {
  const day = {
    ...emptyDay,
    main_priorities: [{ id: 'a', text: 'Read', state: 'open' as const, pillar: 'mind' as const }],
  }
  expect(nudgeOf({ ...facts, day })?.to).toBe('/vision-body')
  expect(nudgeOf({ ...facts, day, open: [] })).toBeNull()
})
