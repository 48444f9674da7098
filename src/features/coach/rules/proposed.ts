import * as z from 'zod/mini'
import { addDays, LocalDateText, type LocalDate } from '#platform/contract/dates.ts'
import { Instant, ItemId, Line } from '#platform/contract/limits.ts'
import { Pillar } from '#features/vision/contract.ts'
import { Change } from './change.ts'

/** Proposals of one key that may wait for an answer at the same time. */
export const waitingMost = 10
/** After so many days without an answer a proposal goes. */
export const waitingDays = 30

const Words = Line.check(z.refine((text) => text.trim() !== '', { error: 'This is empty.' }))
const plan = { tiny: z.optional(Words), if_part: z.optional(Words), then_part: z.optional(Words) }

/**
 * What a key may propose: changes of plans and of the first step of a vision, each of which the person can read at a
 * glance. Words of a reflection are the person's own, and nothing proposes them. What stands there now is looked up here
 * and never told.
 */
export const Proposed = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add_priority'),
    date: LocalDateText,
    text: Words,
    ...plan,
    pillar: z.optional(Pillar),
  }),
  z.object({ kind: z.literal('set_intention'), date: LocalDateText, text: Words }),
  z.object({ kind: z.literal('set_time_for_me'), date: LocalDateText, text: Words }),
  z.object({ kind: z.literal('set_week_intention'), date: LocalDateText, text: Words }),
  z.object({ kind: z.literal('set_first_step'), pillar: Pillar, text: Words }),
  z.object({
    kind: z.literal('shrink_item'),
    date: LocalDateText,
    item_id: ItemId,
    ...plan,
    tiny: Words,
  }),
  z.object({
    kind: z.literal('mark_item'),
    date: LocalDateText,
    item_id: ItemId,
    state: z.enum(['done', 'moved', 'let_go']),
    moved_to: z.optional(LocalDateText),
  }),
])
export type Proposed = z.infer<typeof Proposed>

/** A proposal of a key. `answer` is what the person said to it; nothing of it is written before that. */
export const KeyProposal = z.object({
  id: ItemId,
  /** The name of the key when it proposed this. */
  made_by: z.string(),
  change: Change,
  answer: z.enum(['waiting', 'accepted', 'declined', 'never', 'taken_back']),
  created_at: Instant,
})
export type KeyProposal = z.infer<typeof KeyProposal>

/** How far back and ahead of today a change may lie, in days. */
const reach = { back: 7, ahead: 366 }

/** Every word that a proposal would bring, for whoever checks words. */
export function wordsOf(proposed: Proposed): string {
  const { kind: _kind, ...parts } = proposed
  return Object.entries(parts)
    .filter(([name]) => ['text', 'tiny', 'if_part', 'then_part'].includes(name))
    .map(([, text]) => text)
    .join('\n')
}

/** Whether a day can still be, or already be, proposed for. */
export function isInReach(date: LocalDate, today: LocalDate): boolean {
  return date >= addDays(today, -reach.back) && date <= addDays(today, reach.ahead)
}
