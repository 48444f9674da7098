import ICAL from 'ical.js'
import { isTimeZone } from '#platform/contract/dates.ts'
import { instantOf } from '#features/day/rules/clock.ts'

/** What is kept of one appointment. Times are instants in milliseconds; whole days are dates, the last not included. */
export interface ReadEvent {
  /** The same for the same appointment each time that the calendar is read. */
  key: string
  title: string
  place: string
  hours: { from: number; to: number } | null
  days: { from: string; to: string } | null
}

export interface ReadCalendar {
  name: string
  events: ReadEvent[]
  /** Entries that come too often, or that cannot be read. */
  leftOut: number
}

export interface Span {
  /** Instants in milliseconds between which appointments are wanted. */
  from: number
  to: number
  /** The zone of the person: what has no zone of its own happens in theirs. */
  timeZone: string
}

/** No calendar of a person comes near these. */
const entriesMost = 20_000
const stepsMost = 30_000
const eventsMost = 5_000
const textMost = 300
const dayMs = 86_400_000

/**
 * Reads a calendar and lays out what comes again, for a stretch of time. Throws NoCalendar when the text is none. Hostile
 * texts are bounded here in number, and by whoever calls in time and memory.
 */
export function readIcs(text: string, span: Span): ReadCalendar {
  const { frame, entries } = takeApart(text)
  const calendar = openComponent(frame, 'vcalendar')
  if (!calendar) throw new NoCalendar('This is no calendar.')
  const groups = new Map<string, { base: ICAL.Component | null; exceptions: ICAL.Component[] }>()
  let unreadable = 0
  for (const [at, lines] of entries.slice(0, entriesMost).entries()) {
    const entry = openComponent(lines, 'vevent')
    if (!entry) {
      unreadable += 1
      continue
    }
    calendar.addSubcomponent(entry)
    const uid = String(entry.getFirstPropertyValue('uid') ?? `no uid ${at}`)
    const group = groups.get(uid) ?? { base: null, exceptions: [] }
    groups.set(uid, group)
    if (entry.hasProperty('recurrence-id')) group.exceptions.push(entry)
    else group.base = entry
  }
  const read: ReadCalendar = {
    name: String(calendar.getFirstPropertyValue('x-wr-calname') ?? ''),
    events: [],
    leftOut: unreadable + Math.max(0, entries.length - entriesMost),
  }
  for (const [uid, { base, exceptions }] of groups)
    try {
      const found = base
        ? occurrences(uid, base, exceptions, span)
        : exceptions.flatMap((one) => single(uid, one, span))
      const room = eventsMost - read.events.length
      read.events.push(...found.slice(0, room))
      read.leftOut += Math.max(0, found.length - room)
    } catch {
      // One entry that makes no sense does not take the others with it.
      read.leftOut += 1
    }
  return read
}

export class NoCalendar extends Error {}

/**
 * The lines of each entry, and those around them. The library refuses a whole file for one value that it does not know; so
 * entries are read one by one. Alarms and everything else inside an entry is left out.
 */
function takeApart(text: string): { frame: string[]; entries: string[][] } {
  const frame: string[] = []
  const entries: string[][] = []
  let current: string[] | null = null
  let inner = 0
  for (const line of text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)) {
    const head = line.trimEnd().toUpperCase()
    if (!current && head === 'BEGIN:VEVENT') entries.push((current = [line]))
    else if (!current) frame.push(line)
    else if (head === 'END:VEVENT') {
      current.push(line)
      current = null
      inner = 0
    } else if (head.startsWith('BEGIN:')) inner += 1
    else if (head.startsWith('END:')) inner -= 1
    else if (inner === 0) current.push(line)
  }
  return { frame, entries }
}

/** A component of this name; null when the lines are none. */
function openComponent(lines: readonly string[], name: string): ICAL.Component | null {
  try {
    const parsed = ICAL.parse(lines.join('\r\n')) as unknown[]
    // A file may hold several calendars one after another; the first one counts.
    const first = Array.isArray(parsed[0]) ? (parsed[0] as unknown[]) : parsed
    return first[0] === name
      ? new ICAL.Component(first as ConstructorParameters<typeof ICAL.Component>[0])
      : null
  } catch {
    return null
  }
}

function single(uid: string, entry: ICAL.Component, span: Span): ReadEvent[] {
  const event = new ICAL.Event(entry)
  return keep(uid, event, event.startDate, event.endDate, span)
}

function occurrences(
  uid: string,
  base: ICAL.Component,
  exceptions: ICAL.Component[],
  span: Span,
): ReadEvent[] {
  const event = new ICAL.Event(base, { exceptions, strictExceptions: true })
  if (!event.isRecurring()) return single(uid, base, span)
  const rules = base.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur)
  if (rules.some((rule) => ['SECONDLY', 'MINUTELY', 'HOURLY'].includes(rule.freq)))
    throw new Error('This comes too often.')
  const found: ReadEvent[] = []
  const lengthMs = Math.max(0, event.duration.toSeconds() * 1000)
  const iterator = event.iterator()
  for (let step = 0; step < stepsMost; step++) {
    const next = iterator.next()
    if (!next) break
    // What is long over is passed quickly; two days are more than any zone is away from another.
    if (exceptions.length === 0 && next.toUnixTime() * 1000 + lengthMs + 2 * dayMs < span.from) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (instant(startDate, zoneOf(item, 'dtstart', span)) > span.to) break
    found.push(...keep(`${uid}|${next.toString()}`, item, startDate, endDate, span))
    if (found.length >= eventsMost) break
  }
  return found
}

function keep(
  key: string,
  event: ICAL.Event,
  start: ICAL.Time,
  end: ICAL.Time | null,
  span: Span,
): ReadEvent[] {
  const status = String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase()
  if (status === 'CANCELLED') return []
  const from = instant(start, zoneOf(event, 'dtstart', span))
  const to = Math.max(end ? instant(end, zoneOf(event, 'dtend', span)) : from, from)
  if (!Number.isFinite(from) || !Number.isFinite(to)) throw new Error('This has no time.')
  if (to < span.from || from > span.to) return []
  const head = { key, title: oneLine(event.summary), place: oneLine(event.location) }
  if (!start.isDate) return [{ ...head, hours: { from, to }, days: null }]
  const first = dateOf(start)
  const last = end ? dateOf(end) : first
  // A day without an end is that day; so is one that ends before it begins.
  const next = new Date(Date.parse(first) + dayMs).toISOString().slice(0, 10)
  return [{ ...head, hours: null, days: { from: first, to: last > first ? last : next } }]
}

const two = (number: number) => String(number).padStart(2, '0')

function dateOf(time: ICAL.Time): string {
  const text = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`
  if (Number.isNaN(Date.parse(text))) throw new Error('This date does not exist.')
  return text
}

/** The zone that a time names although the calendar does not describe it; without a known one it is that of the person. */
function zoneOf(event: ICAL.Event, property: 'dtstart' | 'dtend', span: Span): string {
  const named = [property, 'dtstart']
    .map((name) => event.component.getFirstProperty(name)?.getParameter('tzid'))
    .find((name) => typeof name === 'string')
  return named && isTimeZone(named) ? named : span.timeZone
}

/** A time with a zone that the calendar describes is asked of it; everything else is what the clock shows in `timeZone`. */
function instant(time: ICAL.Time, timeZone: string): number {
  const isFloating = time.zone === ICAL.Timezone.localTimezone
  if (!isFloating && !time.isDate) return time.toUnixTime() * 1000
  const clock = { time_zone: timeZone, day_start_hour: 0 }
  return instantOf(dateOf(time), `${two(time.hour)}:${two(time.minute)}`, clock).at + time.second * 1000
}

function oneLine(text: unknown): string {
  const line =
    typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').replaceAll('\0', '').trim().toWellFormed() : ''
  return Array.from(line).slice(0, textMost).join('').slice(0, textMost)
}
