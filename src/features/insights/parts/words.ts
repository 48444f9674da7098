import type { LocalDate } from '#platform/contract/dates.ts'
import type { Observed } from '../rules/patterns.ts'

const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const monthFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const longFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const asDate = (date: LocalDate) => new Date(`${date}T00:00:00Z`)

/** "21 Nov" */
export function dayAndMonth(date: LocalDate): string {
  return dayFormat.format(asDate(date))
}

/** "November 2026" */
export function monthAndYear(date: LocalDate): string {
  return monthFormat.format(asDate(date))
}

/** "21 November 2026" */
export function longDate(date: LocalDate): string {
  return longFormat.format(asDate(date))
}

export function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`
}

/** "18 days, from flat to bright": what an insight rests on. */
export function rangeWords({ n, range }: Observed): string {
  if (!range) return `${days(n)} with a mood`
  const [low, high] = range
  return `${days(n)} with a mood, ${low === high ? `all ${low}` : `from ${low} to ${high}`}`
}
