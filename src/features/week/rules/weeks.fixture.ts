import * as fc from 'fast-check'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { emptyWeek, type Focus, type WeekContent, type WeekPriority } from '../contract.ts'

const text = fc.string({ maxLength: 12 })
const level = fc.constantFrom('rest' as const, 'steady' as const, 'focus' as const)
const focus: fc.Arbitrary<Focus> = fc.record({ level, line: text })

const priority: fc.Arbitrary<WeekPriority> = fc.record(
  {
    id: fc.stringMatching(/^[a-e]$/),
    text,
    state: fc.constantFrom('open' as const, 'done' as const, 'let_go' as const),
    pillar: fc.constantFrom('mind' as const, 'body' as const, null),
    outcome: fc.constantFrom({ month: '2026-11-01', id: 'a' }, { month: '2026-11-01', id: 'b' }, null),
    why: text,
    obstacle: text,
    if_part: text,
    then_part: text,
    full_text: text,
  },
  { requiredKeys: ['id', 'text', 'state'] },
)

/** Any day of three centuries, leap years and year ends among them. */
export const dates: fc.Arbitrary<LocalDate> = fc
  .integer({ min: 0, max: 109_000 })
  .map((days) => addDays('1900-01-01', days))

/** Lists with few ids, so that two lists made apart often hold the same entries. */
export const weeks: fc.Arbitrary<WeekContent> = fc.record({
  week_intention: text,
  priorities: fc.uniqueArray(priority, { selector: ({ id }) => id, maxLength: 5 }),
  daily_priorities: fc.dictionary(
    fc.constantFrom('2026-11-16', '2026-11-17', '2026-11-18'),
    fc.uniqueArray(fc.stringMatching(/^[a-e]$/), { minLength: 1, maxLength: 4 }),
  ),
  pillar_focus: fc.record({ mind: focus, body: focus, purpose: focus, relationships: focus }),
  other_focus: fc.dictionary(fc.constantFrom('growth', 'career'), focus),
})

export function weekWith(content: Partial<WeekContent>): WeekContent {
  return { ...emptyWeek, ...content }
}

export function priorityOf(id: string, more: Partial<WeekPriority> = {}): WeekPriority {
  return { id, text: `text of ${id}`, state: 'open', ...more }
}
