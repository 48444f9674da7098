import { addDays, type LocalDate } from '#platform/contract/dates.ts'

/** Whose clock it is: an IANA zone, and the hour at which the person's day starts (0 to 6). */
export interface Clock {
  time_zone: string
  day_start_hour: number
}

/** Minutes since midnight of `HH:MM`, or null when it is no time of the clock. */
export function parseTime(text: string): number | null {
  const match = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/.exec(text.trim())
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** `HH:MM` of minutes since midnight; what lies beyond a day comes round again. */
export function timeText(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** What the clock on the wall says at an instant, written as if it were UTC, in milliseconds. */
function wallAt(instant: number, timeZone: string): number {
  const found: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) found[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0 } = found
  return Date.UTC(year, month - 1, day, hour, minute)
}

/** `HH:MM` on the wall at an instant. */
export function wallTime(instant: number, timeZone: string): string {
  return timeText(Math.floor(wallAt(instant, timeZone) / 60_000) % 1440)
}

/**
 * The instant at which the clock shows a time on a local day. A time before the day's first hour is the night at its
 * end. On the night in which clocks go back it is the first of the two; a time that the clock leaps over (`isLeapt`)
 * stands as far behind the leap as it lies beyond it, which is what clocks themselves do.
 */
export function instantOf(date: LocalDate, time: string, clock: Clock): { at: number; isLeapt: boolean } {
  const minutes = parseTime(time) ?? 0
  const onDate = minutes < clock.day_start_hour * 60 ? addDays(date, 1) : date
  const wanted = Date.parse(`${onDate}T00:00:00Z`) + minutes * 60_000
  // The offset a day before and a day after: one of them holds at this time unless it is leapt over.
  const before = wallAt(wanted - 86_400_000, clock.time_zone) - (wanted - 86_400_000)
  const after = wallAt(wanted + 86_400_000, clock.time_zone) - (wanted + 86_400_000)
  const matching = [wanted - before, wanted - after].filter((at) => wallAt(at, clock.time_zone) === wanted)
  return matching.length > 0
    ? { at: Math.min(...matching), isLeapt: false }
    : { at: wanted - before, isLeapt: true }
}
