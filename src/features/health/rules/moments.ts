/** A moment on the clock of whoever was there: minutes since 1970 as that clock shows them, and where it stood to UTC. */
export interface Moment {
  /** Fractions of a minute are seconds. */
  minute: number
  /** Minutes ahead of UTC; null where the file does not say. */
  offset: number | null
}

const written = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/

/**
 * Reads a point in time: `2026-11-21`, `2026-11-21 07:12:33 +0100`, ISO 8601, or milliseconds since 1970. Where it only
 * says UTC, `zoneOffset` says how far ahead the person's clock stood then. Null for anything else.
 */
export function readMoment(text: string, zoneOffset: (utcMs: number) => number): Moment | null {
  const trimmed = text.trim()
  if (/^\d{12,14}$/.test(trimmed)) return fromUtc(Number(trimmed), zoneOffset)
  const match = written.exec(trimmed)
  if (!match) return null
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const ms = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(ms)
  // A date that does not exist would become another one.
  if (
    date.getUTCMonth() !== month - 1 ||
    date.getUTCDate() !== day ||
    hour > 23 ||
    minute > 59 ||
    second > 60
  )
    return null
  const zone = match[7]
  if (zone === 'Z') return fromUtc(ms, zoneOffset)
  return { minute: ms / 60_000, offset: zone ? readOffset(zone) : null }
}

function fromUtc(ms: number, zoneOffset: (utcMs: number) => number): Moment {
  const offset = zoneOffset(ms)
  return { minute: ms / 60_000 + offset, offset }
}

function readOffset(zone: string): number {
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/** Minutes between two moments, also over the night in which clocks change. */
export function minutesBetween(start: Moment, end: Moment): number {
  const shift = start.offset !== null && end.offset !== null ? end.offset - start.offset : 0
  return end.minute - start.minute - shift
}

/** How far ahead of UTC the clock of an IANA zone stands, in minutes, asked for once an hour of the file. */
export function offsetsOf(timeZone: string): (utcMs: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  let last = { hour: Number.NaN, offset: 0 }
  return (utcMs) => {
    const hour = Math.floor(utcMs / 3_600_000)
    if (hour === last.hour || Number.isNaN(new Date(utcMs).getTime())) return last.offset
    const part = Object.fromEntries(
      format.formatToParts(hour * 3_600_000).map(({ type, value }) => [type, Number(value)]),
    )
    const wall = Date.UTC(
      part.year ?? 0,
      (part.month ?? 1) - 1,
      part.day ?? 1,
      part.hour ?? 0,
      part.minute ?? 0,
    )
    last = { hour, offset: Math.round((wall - hour * 3_600_000) / 60_000) }
    return last.offset
  }
}
