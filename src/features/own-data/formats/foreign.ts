import type { LocalDate } from '#platform/contract/dates.ts'
import { isLocalDate, localDay } from '#platform/contract/dates.ts'
import { tagMax, tagsMax } from '#features/templates/contract.ts'
import type { Mood } from '#features/reflect/contract.ts'
import type { MediaKind } from '#features/media/contract.ts'

/** A picture or a recording of an entry of another app. */
export interface ForeignMedia {
  /** What tells it apart within its entry. */
  key: string
  /** Its name in the archive. */
  name: string
  kind: MediaKind
  words: string
}

/** An entry of another app, in our words. */
export interface ForeignEntry {
  /** What tells it apart in the app it comes from: the same file brought in again is recognised by it. */
  key: string
  date: LocalDate
  title: string
  body: string
  mood: Mood | null
  tags: string[]
  createdAt: string
  updatedAt: string
  media: ForeignMedia[]
}

/** What a file of another app holds. */
export interface Foreign {
  /** The name of the app or of the kind of file. */
  source: string
  entries: ForeignEntry[]
  /** What could not be read, a sentence each. */
  refused: string[]
  /** What was read in another way than somebody may expect. */
  notes: string[]
}

/** The value of a JSON text as an object to look into; null when it is none. */
export function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The sentence about what a journal here does not hold; none when there is nothing of it. */
export function leftOutNotes(count: number): string[] {
  if (count === 0) return []
  return [
    count === 1
      ? 'One video or PDF stays out: a journal here holds words, pictures and voice notes.'
      : `${count} videos or PDFs stay out: a journal here holds words, pictures and voice notes.`,
  ]
}

/** A point in time as we write it; null when the text names none. */
export function instantOf(value: unknown): string | null {
  const at =
    typeof value === 'number' && Math.abs(value) < 8e15
      ? value
      : Date.parse(typeof value === 'string' ? value : '')
  if (Number.isNaN(at)) return null
  const text = new Date(at).toISOString()
  return /^\d{4}-/.test(text) ? text : null
}

/** The day of a point in time where its writer was; the zone may be unknown to this machine. */
export function dayIn(at: string, zone: string): LocalDate {
  try {
    return localDay(new Date(at), zone || 'UTC', 0)
  } catch {
    return localDay(new Date(at), 'UTC', 0)
  }
}

/** The day at the beginning of a text such as `2021-03-04T10:00` or `2021-03-04 10:00`; null when there is none. */
export function dayAt(text: string): LocalDate | null {
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(text.trim()) ?? []
  return isLocalDate(day) ? day : null
}

/** Tags as they are kept here: short, each once, not too many. */
export function tidyTags(tags: readonly unknown[]): string[] {
  const words = tags
    .map((tag) => asText(tag).trim().replace(/^#+/, '').replaceAll(/\s+/g, ' ').trim().slice(0, tagMax))
    .filter((tag) => tag !== '')
  return [...new Set(words)].slice(0, tagsMax)
}

const moodWords: Record<string, Mood> = {
  rad: 'bright',
  awesome: 'bright',
  amazing: 'bright',
  great: 'bright',
  excited: 'bright',
  joyful: 'bright',
  bright: 'bright',
  good: 'light',
  happy: 'light',
  content: 'light',
  calm: 'light',
  grateful: 'light',
  light: 'light',
  meh: 'steady',
  ok: 'steady',
  okay: 'steady',
  neutral: 'steady',
  fine: 'steady',
  steady: 'steady',
  bad: 'flat',
  tired: 'flat',
  sad: 'flat',
  anxious: 'flat',
  stressed: 'flat',
  flat: 'flat',
  awful: 'heavy',
  terrible: 'heavy',
  depressed: 'heavy',
  heavy: 'heavy',
}

/** One of our five words for a mood that another app names; null for one that only its writer can place. */
export function moodOf(name: unknown): Mood | null {
  return moodWords[asText(name).trim().toLowerCase()] ?? null
}
