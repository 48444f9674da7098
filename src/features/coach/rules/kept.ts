import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { Instant, ItemId, Line, Version } from '#platform/contract/limits.ts'
import { Change } from './change.ts'

/** How long an accepted change can be undone. */
export const undoDays = 30

export const Decision = z.enum(['accepted', 'declined', 'never'])
export type Decision = z.infer<typeof Decision>

/** A suggestion that the person has answered. */
export const Action = z.object({
  id: ItemId,
  decision: Decision,
  change: Change,
  /** The key of the person that proposed it; empty for the coach's own. */
  made_by: z.string(),
  undone_at: z.nullable(Instant),
  created_at: Instant,
})
export type Action = z.infer<typeof Action>

/** `differs`: the person has written something else there since, and that stays. */
export const Outcome = z.enum(['changed', 'already', 'differs', 'partly'])
export type Outcome = z.infer<typeof Outcome>

export const memoriesMax = 100

export const MemoryContent = z.object({
  kind: z.enum(['note', 'commitment']),
  statement: Line.check(z.minLength(1)),
  source: z.nullable(z.object({ label: Line, path: Line })),
  pinned: z.boolean(),
  is_off: z.boolean(),
  expires_on: z.nullable(LocalDateText),
})
export type MemoryContent = z.infer<typeof MemoryContent>

/** One line that the coach is to know; the person wrote it, or kept it out of a talk. */
export const Memory = z.extend(MemoryContent, {
  id: z.uuid(),
  kept_on: LocalDateText,
  last_used_on: z.nullable(LocalDateText),
  version: Version,
})
export type Memory = z.infer<typeof Memory>

export const Verdict = z.enum(['helped', 'did_not_help'])
export const Feedback = z.object({
  message_id: z.uuid(),
  verdict: Verdict,
  reason: Line,
  created_at: Instant,
})
export type Feedback = z.infer<typeof Feedback>

/** Exactly what was sent to a model for one reply. */
export const Sent = z.object({ host: z.string(), body: z.string(), created_at: Instant })
export type Sent = z.infer<typeof Sent>
