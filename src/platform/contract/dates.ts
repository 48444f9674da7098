import * as z from 'zod/mini'

/**
 * A local calendar day, `YYYY-MM-DD`, in the person's own zone with their own hour at which a day starts.
 * It is text on purpose: once written it is never moved by a change of zone or clock.
 */
export type LocalDate = string

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

export function isLocalDate(value: string): boolean {
  const match = PATTERN.exec(value)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The contract's date: refuses days that do not exist, such as 2026-02-30. */
export const LocalDateText = z.string().check(z.refine(isLocalDate, { error: 'This date does not exist.' }))

/** Whole days since 1970-01-01 of a local date; the basis of every distance between days. */
export function dayNumber(date: LocalDate): number {
  return Math.round(Date.UTC(...parts(date)) / 86_400_000)
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date((dayNumber(date) + days) * 86_400_000).toISOString().slice(0, 10)
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** The same day of the month n months later, held back to the last day of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = parts(date)
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** 0 = Sunday … 6 = Saturday. */
export function weekday(date: LocalDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7
}

/** First day of the week that holds `date`; weeks start on Monday unless `startsOn` says otherwise. */
export function startOfWeek(date: LocalDate, startsOn = 1): LocalDate {
  return addDays(date, -((weekday(date) - startsOn + 7) % 7))
}

/**
 * The local day that an instant belongs to, in an IANA zone, when a day starts at `dayStartHour` (0 to 6):
 * half past one at night still belongs to the evening before for somebody whose day starts at four.
 */
export function localDay(instant: Date, timeZone: string, dayStartHour = 0): LocalDate {
  // Intl gives the wall clock of the zone; shifting the wall clock (not the instant) keeps clock changes right.
  const wall = wallClock(instant, timeZone)
  const date = `${wall.year}-${wall.month}-${wall.day}`
  return Number(wall.hour) < dayStartHour ? addDays(date, -1) : date
}

export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: value }))
  } catch {
    return false
  }
}

/** Hour of the wall clock in a zone, 0 to 23. */
export function localHour(instant: Date, timeZone: string): number {
  return Number(wallClock(instant, timeZone).hour)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function wallClock(instant: Date, timeZone: string): Record<'year' | 'month' | 'day' | 'hour', string> {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    })
    formats.set(timeZone, format)
  }
  const found = { year: '1970', month: '01', day: '01', hour: '00' }
  for (const part of format.formatToParts(instant))
    if (part.type in found) found[part.type as keyof typeof found] = part.value
  return found
}

function parts(date: LocalDate): [number, number, number] {
  const match = PATTERN.exec(date)
  if (!match) throw new RangeError(`Not a local date: ${date}`)
  return [Number(match[1]), Number(match[2]) - 1, Number(match[3])]
}
