import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, ItemId, Line, Page, Version } from '#platform/contract/limits.ts'
import { Pillar } from '#features/vision/contract.ts'

export const ItemState = z.enum(['open', 'done', 'moved', 'let_go'])
export type ItemState = z.infer<typeof ItemState>

/** One thing to do: a main priority or a small task of a pillar. */
export const Item = z.object({
  id: ItemId,
  text: Line,
  state: z._default(ItemState, 'open'),
  pillar: z.optional(z.nullable(Pillar)),
  /** The smaller version that also counts as done. */
  tiny: z.optional(Line),
  if_part: z.optional(Line),
  then_part: z.optional(Line),
  /** The day a moved item went to. */
  moved_to: z.optional(z.nullable(LocalDateText)),
  /** Where a carried item came from: the date and id it had there. */
  moved_from: z.optional(z.nullable(LocalDateText)),
  origin_id: z.optional(ItemId),
  /** Beside `let_go`: the day gave no room for it, so it is neither done nor given up. It counts for nothing. */
  is_not_counted: z.optional(z.boolean()),
})
export type Item = z.infer<typeof Item>

const Items = z.array(Item).check(z.maxLength(50, { error: 'A day holds at most 50 items in one list.' }))

export const DayContent = z.object({
  /** How do I want to be today? One sentence. */
  intention: Line,
  /** What would make today great? */
  great_day: Page,
  main_priorities: Items,
  time_for_me: Line,
  time_for_me_done: z._default(z.boolean(), false),
  mind_tasks: Items,
  body_tasks: Items,
  relationships_tasks: Items,
  purpose_tasks: Items,
  /** Tasks of optional and custom pillars, by pillar id. */
  other_pillars: z.record(ItemId, Items),
})
export type DayContent = z.infer<typeof DayContent>

export const emptyDay: DayContent = {
  intention: '',
  great_day: '',
  main_priorities: [],
  time_for_me: '',
  time_for_me_done: false,
  mind_tasks: [],
  body_tasks: [],
  relationships_tasks: [],
  purpose_tasks: [],
  other_pillars: {},
}

export const Day = z.extend(DayContent, {
  user_id: z.uuid(),
  date: LocalDateText,
  version: Version,
  updated_at: z.nullable(Instant),
})
export type Day = z.infer<typeof Day>

/** Items that other days moved to this one and that it does not hold yet; a tap takes them in. */
export const Carried = z.object({ from: LocalDateText, item: Item })
export type Carried = z.infer<typeof Carried>

/** One day as the week and month views show it. */
export const DaySummary = z.object({
  date: LocalDateText,
  intention: z.string(),
  priorities: z.array(z.object({ text: z.string(), state: ItemState })),
  has_evening: z.boolean(),
})
export type DaySummary = z.infer<typeof DaySummary>

export const planContract = {
  readDay: endpoint({
    method: 'GET',
    path: '/days/:date',
    access: 'user',
    summary: 'The plan of one day, empty with version 0 when there is none, and what was moved to it',
    params: z.object({ date: LocalDateText }),
    output: z.object({ day: Day, carried: z.array(Carried) }),
  }),
  saveDay: endpoint({
    method: 'PUT',
    path: '/days/:date',
    access: 'user',
    summary: 'Saves the plan of one day, based on the version named',
    params: z.object({ date: LocalDateText }),
    body: z.extend(DayContent, { version: Version }),
    output: Day,
  }),
  readDays: endpoint({
    method: 'GET',
    path: '/days',
    access: 'user',
    summary: 'A summary of every planned or closed day in a range of at most 62 days',
    query: z.object({ from: LocalDateText, to: LocalDateText }),
    output: z.object({ days: z.array(DaySummary) }),
  }),
}
