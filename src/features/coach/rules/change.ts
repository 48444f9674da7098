import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { ItemId, Line, Page } from '#platform/contract/limits.ts'
import { ItemState } from '#features/day/contract.ts'
import { Mood } from '#features/reflect/contract.ts'
import { Pillar } from '#features/vision/contract.ts'

/** Where a sentence about the person comes from. `quote` stands word for word in the reply. */
export const Source = z.object({
  /** The row and, for an item, its id: `evening:2026-11-19`, `item:2026-11-21:abc`, `vision:purpose`. */
  ref: z.string(),
  label: z.string(),
  quote: z.string(),
  path: z.string(),
})
export type Source = z.infer<typeof Source>

/** A change that the coach may offer. Nothing happens until the person accepts it in the browser. */
export const Change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add_priority'),
    date: LocalDateText,
    text: Line,
    tiny: z.optional(Line),
    if_part: z.optional(Line),
    then_part: z.optional(Line),
    pillar: z.optional(Pillar),
  }),
  z.object({
    kind: z.literal('shrink_item'),
    date: LocalDateText,
    item_id: ItemId,
    text: Line,
    tiny: Line,
    /** The small version it had when this was offered. */
    was: Line,
    if_part: z.optional(Line),
    then_part: z.optional(Line),
  }),
  z.object({
    kind: z.literal('mark_item'),
    date: LocalDateText,
    item_id: ItemId,
    text: Line,
    state: ItemState,
    moved_to: z.optional(LocalDateText),
  }),
  z.object({ kind: z.literal('set_intention'), date: LocalDateText, text: Line, was: Line }),
  z.object({ kind: z.literal('set_time_for_me'), date: LocalDateText, text: Line, was: Line }),
  z.object({
    kind: z.literal('add_evening'),
    date: LocalDateText,
    mood: z.optional(Mood),
    wins: z.optional(z.array(Line)),
    challenges: z.optional(Page),
    helped: z.optional(Page),
    grateful_for: z.optional(z.array(Line)),
    tomorrow: z.optional(Line),
  }),
  z.object({ kind: z.literal('set_first_step'), pillar: Pillar, text: Line, was: Line }),
  /** `date` is the first day of the week. */
  z.object({ kind: z.literal('set_week_intention'), date: LocalDateText, text: Line, was: Line }),
  /** One line at the end of a talk that the coach asks about the next time; it stands in the coach's memory only. */
  z.object({ kind: z.literal('keep_commitment'), date: LocalDateText, text: Line }),
])
export type Change = z.infer<typeof Change>

export const Proposal = z.object({ id: ItemId, change: Change })
export type Proposal = z.infer<typeof Proposal>
