/** What a calendar service tells of one appointment. Whole days are dates, the last not included. */
export interface RemoteEvent {
  id: string
  /** The id of the series that it belongs to, where it comes again. */
  series: string | null
  title: string
  place: string
  hours: { from: number; to: number } | null
  days: { from: string; to: string } | null
}

/** What changed in a calendar since it was read last, or all of it. */
export interface RemoteChanges {
  events: RemoteEvent[]
  /** Ids of appointments that are not there any more. */
  gone: string[]
  /** Ids of series of which only what stands in `events` is left. */
  renewed: string[]
  /** Everything there is, so that whatever was known before goes. */
  isWhole: boolean
  /** Hands the service its place to go on from. */
  mark: string
  leftOut: number
}

export interface RemoteCalendar {
  remoteId: string
  name: string
  isMain: boolean
  /** The address of the account that it belongs to. */
  owner: string
}

const dayMs = 86_400_000
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
const nextDay = (date: string) => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)

/** Hours, or null when they make no sense. An end before the start counts as none. */
export function hoursOf(from: number, to: number): RemoteEvent['hours'] {
  if (!Number.isFinite(from)) return null
  return { from, to: Number.isFinite(to) ? Math.max(from, to) : from }
}

/** Whole days, or null when they make no sense. A day without an end is that day. */
export function daysOf(from: string, to: string): RemoteEvent['days'] {
  if (!isDate(from)) return null
  return { from, to: isDate(to) && to > from ? to : nextDay(from) }
}

export interface Span {
  /** Instants in milliseconds. */
  from: number
  to: number
}

/** Whether an appointment touches a stretch of time; whole days are taken as they lie in UTC, which is near enough here. */
export function touches({ hours, days }: RemoteEvent, span: Span): boolean {
  const from = hours ? hours.from : days ? Date.parse(days.from) : Number.NaN
  const to = hours ? hours.to : days ? Date.parse(days.to) : Number.NaN
  return to >= span.from && from <= span.to
}
