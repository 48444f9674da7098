import { daysBetween, localDay, type LocalDate } from '#platform/contract/dates.ts'

/** A moment of the past as people say it: `today at 14:10`, `yesterday at 09:00`, `on 3 November 2026`. */
export function momentWords(
  instant: string,
  today: LocalDate,
  timeZone: string,
  dayStartHour: number,
): string {
  const at = new Date(instant)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
  const daysAgo = daysBetween(localDay(at, timeZone, dayStartHour), today)
  if (daysAgo <= 0) return `today at ${time}`
  if (daysAgo === 1) return `yesterday at ${time}`
  return `on ${new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' }).format(at)}`
}
