import type { LocalDate } from '#platform/contract/dates.ts'

/** Where the rows behind a number can be read and changed. */
export const visionLink = '/vision'
export const rhythmLink = '/get-balanse?view=rhythm'

export function dayLink(date: LocalDate): string {
  return `/day-plan?date=${date}`
}

export function weekLink(date: LocalDate): string {
  return `/week-plan?week=${date}`
}

export function eveningLink(date: LocalDate): string {
  return `/evening-reflection?date=${date}`
}

export function entryLink(id: string): string {
  return `/journal?entry=${id}`
}
