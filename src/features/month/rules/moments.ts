import { lineMax } from '#platform/contract/limits.ts'
import { moods, type Mood } from '#features/reflect/contract.ts'
import type { Moment } from '../contract.ts'

/** How many moments are offered; the person keeps three. */
export const offeredMost = 5

/** Something written in a month, with how much was written altogether. */
export interface Written {
  id: string
  date: string
  /** In the order in which they would be quoted: a title before a text. */
  texts: readonly string[]
  mood: Mood | null
  length: number
}

/**
 * The moments of a month that are worth offering: days that felt like something, and what somebody wrote much about.
 * Oldest first; each sentence once. A month of equal days offers them as they come.
 */
export function chooseMoments(written: readonly Written[]): Moment[] {
  const seen = new Set<string>()
  return written
    .map((one) => ({ ...one, text: firstLine(one.texts) }))
    .filter(({ text }) => text !== '' && !seen.has(text) && seen.add(text))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || (a.date < b.date ? -1 : 1))
    .slice(0, offeredMost)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ id, date, text, mood }) => ({ id, date, text, mood }))
}

/** A mood counts by its distance from the middle, 0 to 2; a page of writing as much as the brightest day. */
function weightOf({ mood, length }: Written): number {
  const felt = mood === null ? 0 : Math.abs(moods.indexOf(mood) - 2)
  return felt + Math.min(2, length / 1_000)
}

function firstLine(texts: readonly string[]): string {
  for (const text of texts) {
    const line = text.trim().split('\n')[0]?.trim()
    // Cut by letters as people see them, so that none is torn.
    if (line) return cut(line)
  }
  return ''
}

function cut(line: string): string {
  if (line.length <= 300) return line
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (kept.length + segment.length > 299) break
    kept += segment
  }
  return `${kept}…`.slice(0, lineMax)
}
