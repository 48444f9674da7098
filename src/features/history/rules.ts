import { daysBetween, localDay, type LocalDate } from '#platform/contract/dates.ts'
import type { VersionContent } from './contract.ts'

/** One text of a version under the name that the screen gives it. */
export interface VersionText {
  label: string
  text: string
}

/**
 * The columns of an old version that the screen still knows and that are of the kind it knows them to be. What was added
 * since is left out, so that bringing a version back never empties it.
 */
export function knownPart<V extends object>(empty: V, content: VersionContent): Partial<V> {
  return Object.fromEntries(
    Object.entries(empty).flatMap(([field, value]) =>
      field in content && isAlike(value, content[field]) ? [[field, content[field]]] : [],
    ),
  ) as Partial<V>
}

function isAlike(known: unknown, given: unknown): boolean {
  // Empty by nothing at all: a choice that nobody made yet.
  if (known === null) return given === null || ['string', 'number'].includes(typeof given)
  return typeof known === typeof given && given !== null && Array.isArray(known) === Array.isArray(given)
}

/** Both texts of each part, in the order of the screen; parts that are empty on both sides say nothing. */
export function pairTexts(
  before: readonly VersionText[],
  now: readonly VersionText[],
): { label: string; before: string; now: string }[] {
  const find = (texts: readonly VersionText[], label: string) =>
    texts.find((text) => text.label === label)?.text ?? ''
  const labels = new Set([...now, ...before].map(({ label }) => label))
  return [...labels]
    .map((label) => ({ label, before: find(before, label), now: find(now, label) }))
    .filter((pair) => pair.before !== '' || pair.now !== '')
}

export type Change = 'same' | 'changed' | 'added' | 'removed'

export function changeOf({ before, now }: { before: string; now: string }): Change {
  if (before === now) return 'same'
  if (before === '') return 'added'
  return now === '' ? 'removed' : 'changed'
}

/** Where and when somebody lives, as far as words for a time need it. */
export interface Clock {
  today: LocalDate
  timeZone: string
  dayStartHour: number
}

/** A day as people say it: `Today`, `Yesterday`, `Tuesday 3 November`, with the year when it is another one. */
export function dayWords(date: LocalDate, today: LocalDate): string {
  const daysAgo = daysBetween(date, today)
  if (daysAgo <= 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  })
  return format.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}

export function timeWords(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return format.format(new Date(instant))
}

/** `today at 14:10`, `Tuesday 3 November at 09:00`: to stand inside a sentence. */
export function momentWords(instant: string, clock: Clock): string {
  const day = dayWords(dayOf(instant, clock), clock.today)
  return `${day.replace(/^(Today|Yesterday)$/, (word) => word.toLowerCase())} at ${timeWords(instant, clock.timeZone)}`
}

/** How long a version stood: `a few seconds`, `3 minutes`, `2 hours`, `5 days`. */
export function stoodWords(from: string, to: string): string {
  const minutes = Math.floor((Date.parse(to) - Date.parse(from)) / 60_000)
  if (minutes < 1) return 'a few seconds'
  if (minutes < 60) return count(minutes, 'minute')
  if (minutes < 48 * 60) return count(Math.floor(minutes / 60), 'hour')
  return count(Math.floor(minutes / (24 * 60)), 'day')
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

/** The versions of each local day, newest first as they came. */
export function groupByDay<T extends { written_at: string }>(
  versions: readonly T[],
  clock: Clock,
): { date: LocalDate; versions: T[] }[] {
  const groups: { date: LocalDate; versions: T[] }[] = []
  for (const version of versions) {
    const date = dayOf(version.written_at, clock)
    const last = groups.at(-1)
    if (last?.date === date) last.versions.push(version)
    else groups.push({ date, versions: [version] })
  }
  return groups
}

/** What a person would paste elsewhere: each text under its name. */
export function wordsToCopy(texts: readonly VersionText[]): string {
  return texts
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}\n${text}`)
    .join('\n\n')
}

/** The local days on which something of these rows was written that stands no more, newest first. */
export function daysOf(versions: readonly { written_at: string }[], clock: Clock): LocalDate[] {
  const days = versions.map(({ written_at }) => dayOf(written_at, clock))
  return [...new Set(days)].toSorted().reverse()
}

function dayOf(instant: string, { timeZone, dayStartHour }: Clock): LocalDate {
  return localDay(new Date(instant), timeZone, dayStartHour)
}

/**
 * How a row stood at the end of a local day: as one of its versions, as it is `now`, or not at all. `versions` are of
 * this row, newest first; `updatedAt` is when it was last written.
 */
export function standingOn<T extends { written_at: string }>(
  date: LocalDate,
  versions: readonly T[],
  updatedAt: string | null,
  clock: Clock,
): T | 'now' | 'unwritten' {
  if (updatedAt !== null && dayOf(updatedAt, clock) <= date) return 'now'
  return versions.find(({ written_at }) => dayOf(written_at, clock) <= date) ?? 'unwritten'
}
