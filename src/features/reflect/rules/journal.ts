import { addMonths, isLocalDate, type LocalDate } from '#platform/contract/dates.ts'
import type { ShownMedia } from '#features/media/contract.ts'
import type { Entry, Evening, JournalDay, JournalItem, JournalKind, Mood } from '../contract.ts'
import { blank } from '../templates/entries.ts'
import { exerciseOf } from '../templates/exercises.ts'
import { textsOf } from './entry.ts'
import { snippetOf } from './snippet.ts'
import { kindNames } from './entry.ts'

/** One thing that stands on a day: an entry of a kind or an evening. */
export interface DayMark {
  date: LocalDate
  kind: JournalKind
  mood: Mood | null
}

/** Marks day by day, oldest first, each kind and mood once. */
export function daysOf(marks: readonly DayMark[]): JournalDay[] {
  const days = new Map<LocalDate, JournalDay>()
  for (const { date, kind, mood } of marks) {
    const day = days.get(date) ?? { date, kinds: [], moods: [] }
    if (!day.kinds.includes(kind)) day.kinds.push(kind)
    if (mood && !day.moods.includes(mood)) day.moods.push(mood)
    days.set(date, day)
  }
  return [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date))
}

/** How many years back a day is looked for. */
const yearsBack = 60

/**
 * The same day of the eleven months before and of earlier years, newest first. A month without that day is left out;
 * the 28th of February stands for the 29th too in a year that has none.
 */
export function sameDays(date: LocalDate): LocalDate[] {
  const day = date.slice(8)
  const months = Array.from({ length: 11 }, (_, back) => addMonths(date, -back - 1)).filter((other) =>
    other.endsWith(day),
  )
  const years = Array.from({ length: yearsBack }, (_, back) => Number(date.slice(0, 4)) - back - 1)
  const leap = date.endsWith('-02-28') && !isLocalDate(`${date.slice(0, 4)}-02-29`) ? ['02-29'] : []
  const inYears = years.flatMap((year) => [...leap, date.slice(5)].map((rest) => `${year}-${rest}`))
  return [...months, ...inYears.filter(isLocalDate)]
}

const noMedia: ShownMedia = { picture: null, has_sound: false }

/** An entry as a line of the journal. */
export function entryItem(entry: Entry, query = '', media = noMedia): JournalItem {
  const exercise = exerciseOf(entry)
  const isNamed = entry.kind === 'entry' && exercise.id !== blank.id
  const { id, kind, template, date, mood, tags, pillars, created_at, finished_at, is_muted } = entry
  return {
    id,
    kind,
    template,
    date,
    mood,
    tags,
    pillars,
    created_at,
    finished_at,
    is_muted,
    name: (isNamed && exercise.title) || kindNames[kind],
    is_own_template: Boolean(entry.asked),
    words: snippetOf(textsOf(entry, exercise), query),
    ...media,
  }
}

/** An evening as a line of the journal. */
export function eveningItem(evening: Evening, query = ''): JournalItem {
  const { date, mood, wins, grateful_for, helped, challenges, tomorrow, finished_at, is_muted } = evening
  const chips = [evening.helped_by.join(', '), evening.got_in_way.join(', ')]
  return {
    kind: 'evening',
    id: date,
    template: 'evening',
    date,
    mood,
    finished_at,
    is_muted,
    name: 'Evening',
    is_own_template: false,
    tags: [],
    pillars: [],
    created_at: evening.created_at ?? '',
    words: snippetOf([...wins, ...grateful_for, helped, challenges, tomorrow, ...chips], query),
    ...noMedia,
  }
}

/** Newest day first, what was begun last first within a day; the order in which the journal is read page by page. */
export function newestFirst(items: readonly JournalItem[]): JournalItem[] {
  return items.toSorted(
    (a, b) =>
      b.date.localeCompare(a.date) ||
      compare(b.created_at, a.created_at) ||
      Number(a.kind === 'evening') - Number(b.kind === 'evening') ||
      compare(b.id, a.id),
  )
}

/** Instants as Postgres writes them have no trailing zeros: without the Z the longer one is the later one. */
function compare(a: string, b: string): number {
  const [left, right] = [a.replace('Z', ''), b.replace('Z', '')]
  return left < right ? -1 : left > right ? 1 : 0
}

/** How long ago a same day was: `2 months ago`, `A year ago`. Days of the eleven months before count in months. */
export function agoWords(date: LocalDate, today: LocalDate): string {
  const [year, month] = [
    Number(today.slice(0, 4)) - Number(date.slice(0, 4)),
    Number(today.slice(5, 7)) - Number(date.slice(5, 7)),
  ]
  const months = year * 12 + month
  if (months < 12) return months === 1 ? 'A month ago' : `${months} months ago`
  return months < 24 ? 'A year ago' : `${Math.floor(months / 12)} years ago`
}
