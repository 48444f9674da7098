import { isLocalDate, localDay, type LocalDate } from '#platform/contract/dates.ts'
import { firstDay } from '../contract.ts'

/**
 * The latest day that it is anywhere on Earth at this instant. The server holds entries against it rather than
 * against the person's zone: a draft that was written on a journey is never turned away for an hour.
 */
export function latestToday(now: Date): LocalDate {
  return localDay(now, 'Etc/GMT-14')
}

/** Why an entry cannot be about a day, in a sentence; null when it can. */
export function dateTrouble(date: string, today: LocalDate): string | null {
  if (!isLocalDate(date)) return 'This date does not exist.'
  if (date > today) return 'This day is still to come.'
  if (date < firstDay) return 'An entry can be dated from 1970 on.'
  return null
}
