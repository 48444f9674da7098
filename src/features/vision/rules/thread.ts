import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { Served, VisionContent } from '../contract.ts'

/** Days without anything in the plans after which the thread asks. */
export const silentDays = 14

/** What is known of a vision's place in the plans of the last weeks. */
export interface Thread {
  /** Newest first. */
  served: readonly Pick<Served, 'date'>[]
  /** The first day of the plans, when it lies within these weeks. */
  since: LocalDate | null
}

/**
 * Whether the thread asks if a vision still holds: it has its sentence, it does not rest, there were plans for at least
 * 14 days, and nothing in the last 14 of them served it. A question, never a count against anybody.
 */
export function asksAbout(
  vision: Pick<VisionContent, 'sentence' | 'is_resting'>,
  { served, since }: Thread,
  today: LocalDate,
): boolean {
  if (vision.is_resting || vision.sentence.trim() === '') return false
  const from = addDays(today, 1 - silentDays)
  if (since !== null && since > from) return false
  return !served.some(({ date }) => date >= from)
}
