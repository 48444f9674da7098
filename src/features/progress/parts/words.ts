import type { LocalDate } from '#platform/contract/dates.ts'

/** Points with their sign and one decimal; a true minus sign, so that plus and minus are equally wide. */
export function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

/** "Sat 21 Nov" */
export function shortDay(date: LocalDate): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}

export function countDays(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`
}
