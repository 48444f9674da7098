import { addDays, type LocalDate } from '#platform/contract/dates.ts'

/** The divider of a day in a conversation: in words near today, else weekday and date. */
export function dayLabel(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'Today'
  if (date === addDays(today, -1)) return 'Yesterday'
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  // The local date is a day without an instant: read and written in the same zone it stays that day.
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(new Date(`${date}T00:00:00Z`))
}
