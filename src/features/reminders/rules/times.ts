import { addDays, dayNumber, localDay, weekday, type LocalDate } from '#platform/contract/dates.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Minutes from midnight of a time on the clock, `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/**
 * The instant at which the clock of a zone shows `minutes` after midnight of `date` (1,440 and more is the next day). A time
 * that the clock leaves out that night is the next one that it shows; one that comes twice is the first.
 */
export function instantOf(date: LocalDate, minutes: number, timeZone: string): Date {
  const wanted = dayNumber(date) * dayMs + minutes * minuteMs
  // Whatever the clock did around that day, one of the two distances from UTC holds at the instant.
  const around = [-1.5, 1.5].map((days) => wallOf(wanted + days * dayMs, timeZone) - (wanted + days * dayMs))
  const [early, late] = [wanted - Math.max(...around), wanted - Math.min(...around)]
  for (const instant of [early, late]) if (wallOf(instant, timeZone) === wanted) return new Date(instant)
  // Left out: the clock jumps over it somewhere in between.
  let [before, after] = [early - minuteMs, late]
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs
    if (wallOf(middle, timeZone) >= wanted) after = middle
    else before = middle
  }
  return new Date(after)
}

/** Minutes after midnight that the clock of a zone shows. */
export function clockMinutes(instant: Date, timeZone: string): number {
  const wall = wallOf(instant.getTime(), timeZone)
  return Math.floor((((wall % dayMs) + dayMs) % dayMs) / minuteMs)
}

export interface Rhythm {
  time_zone: string
  day_start_hour: number
}

/** When a reminder comes: every day or on one weekday, at a time on the person's clock. */
export interface Plan {
  at_time: string
  weekday: number | null
}

export interface Due {
  at: Date
  /** The person's day that it is for. */
  day: LocalDate
}

/**
 * The next time after `after` for a day of the person that comes behind `lastDay`, the last one that was dealt with: so that
 * whoever travels or moves the time is reminded once for each day at most.
 */
export function nextDue(plan: Plan, rhythm: Rhythm, after: Date, lastDay: LocalDate | null): Due {
  const minutes = minutesOf(plan.at_time)
  // Small hours before the person's day begins belong to the day before.
  const shift = minutes < rhythm.day_start_hour * 60 ? 1_440 : 0
  let day = addDays(localDay(after, rhythm.time_zone, rhythm.day_start_hour), -1)
  if (lastDay !== null && lastDay >= day) day = addDays(lastDay, 1)
  for (; ; day = addDays(day, 1)) {
    if (plan.weekday !== null && weekday(day) !== plan.weekday) continue
    const at = instantOf(day, minutes + shift, rhythm.time_zone)
    if (at > after) return { at, day }
  }
}

/** The first and the last instant of one of the person's days on the calendar, from midnight to midnight. */
export function spanOf(date: LocalDate, timeZone: string): { from: Date; until: Date } {
  return { from: instantOf(date, 0, timeZone), until: instantOf(date, 1_440, timeZone) }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clock of a zone shows at an instant, as if that were UTC, in whole minutes. */
function wallOf(instant: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    formats.set(timeZone, format)
  }
  const found = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  for (const { type, value } of format.formatToParts(instant))
    if (type in found) found[type as keyof typeof found] = Number(value)
  return Date.UTC(found.year, found.month - 1, found.day, found.hour, found.minute)
}
