import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { Proposed } from './contract.ts'

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
