import type { LocalDate } from '#platform/contract/dates.ts'
import { instantOf, minutesOf } from './times.ts'

/** Hours of a calendar that was brought in, without its words. */
export interface Appointment {
  source: string
  from: string
  to: string
}

/** Something laid on an hour of the day plan. */
export interface Laid {
  at: string
  minutes: number | null
}

/** As long as something on an hour takes when nobody said. */
const usualMinutes = 30

interface Span {
  from: number
  to: number
  source: string | null
}

/**
 * Whether two appointments of a day lie over each other, or one lies over something planned. The same hours in two calendars
 * are the same appointment; two things of the plan over each other are the person's own choice.
 */
export function hasConflict(
  date: LocalDate,
  timeZone: string,
  appointments: readonly Appointment[],
  laid: readonly Laid[],
): boolean {
  const events = appointments.map(({ source, from, to }): Span => {
    return { from: Date.parse(from), to: Date.parse(to), source }
  })
  const plans = laid.map(({ at, minutes }): Span => {
    const from = instantOf(date, minutesOf(at), timeZone).getTime()
    return { from, to: from + (minutes ?? usualMinutes) * 60_000, source: null }
  })
  return events.some((event, index) =>
    [...events.slice(index + 1), ...plans].some((other) => overlap(event, other) && !isSame(event, other)),
  )
}

const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to

const isSame = (a: Span, b: Span) =>
  b.source !== null && a.source !== b.source && a.from === b.from && a.to === b.to
