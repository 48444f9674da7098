import * as fc from 'fast-check'
import { emptyDay, type DayContent, type Item } from '../contract.ts'

const text = fc.string({ maxLength: 12 })
const state = fc.constantFrom('open' as const, 'done' as const, 'moved' as const, 'let_go' as const)

export const clockTimes = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

const item: fc.Arbitrary<Item> = fc.record(
  {
    id: fc.stringMatching(/^[a-e]$/),
    text,
    state,
    pillar: fc.constantFrom('mind' as const, 'body' as const, null),
    tiny: text,
    if_part: text,
    then_part: text,
  },
  { requiredKeys: ['id', 'text', 'state'] },
)

/** Lists with few ids, so that two lists made apart often hold the same entries. */
export const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 5 })

export const days: fc.Arbitrary<DayContent> = fc.record({
  intention: text,
  great_day: text,
  main_priorities: items,
  time_for_me: text,
  time_for_me_done: fc.boolean(),
  mind_tasks: items,
  body_tasks: items,
  relationships_tasks: items,
  purpose_tasks: items,
  other_pillars: fc.dictionary(fc.constantFrom('growth', 'career'), items),
  energy: fc.constantFrom('low' as const, 'steady' as const, 'high' as const, null),
  minutes_available: fc.option(fc.nat(600)),
  time_for_me_starts_at: fc.option(clockTimes),
  time_for_me_minutes: fc.option(fc.integer({ min: 1, max: 240 })),
  put_aside: fc.uniqueArray(
    item.map((each) => ({ ...each, id: `gone-${each.id}`, place: 'mind', aside_on: '2026-11-20' })),
    { selector: ({ id }) => id, maxLength: 3 },
  ),
})

export function dayWith(content: Partial<DayContent>): DayContent {
  return { ...emptyDay, ...content }
}

export function task(id: string, more: Partial<Item> = {}): Item {
  return { id, text: `text of ${id}`, state: 'open', ...more }
}
