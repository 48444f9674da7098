import type { LocalDate } from '#platform/contract/dates.ts'
import { monthName } from '#features/vision/rules.ts'
import type { MonthDay, OutcomeState } from '../contract.ts'
import { monthOf, monthsBetween } from '../rules.ts'

export const outcomeWords: Record<OutcomeState, string> = {
  open: 'Open',
  happened: 'Happened',
  partly: 'Partly',
  changed_mind: 'Changed my mind',
}

/** How far a month is from that of today, as people say it. */
export function monthDistance(month: LocalDate, today: LocalDate): string {
  const months = monthsBetween(monthOf(today), month)
  if (months === 0) return 'This month'
  if (Math.abs(months) === 1) return months < 0 ? 'Last month' : 'Next month'
  return months < 0 ? `${-months} months ago` : `In ${months} months`
}

/** The name of a month, with its year when that is not the year of `today`. */
export function nearMonth(month: LocalDate, today: LocalDate): string {
  const name = monthName(month)
  return month.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${month.slice(0, 4)}`
}

const feelings = ['empty', 'low', 'in the middle', 'good', 'full'] as const
const sureness = ['not sure', 'a little sure', 'half sure', 'fairly sure', 'certain'] as const

/** A place between 0 and 10 in words, for whoever wants no numbers. */
export function feelingWord(value: number): string {
  return inFive(value, feelings)
}

/** The same for how sure somebody is. */
export function surenessWord(value: number): string {
  return inFive(value, sureness)
}

function inFive(value: number, words: readonly string[]): string {
  const at = value <= 1 ? 0 : value <= 3 ? 1 : value <= 6 ? 2 : value <= 8 ? 3 : 4
  return words[at] ?? ''
}

/** Everything a day of the calendar holds, in words: what its marks say to somebody who does not see them. */
export function wordsOfDay(day: MonthDay | undefined, hidesNumbers: boolean): string[] {
  if (!day) return []
  const { all, done } = day.priorities
  const plan = all > 0 && !hidesNumbers ? `planned, ${done} of ${all} done` : 'planned'
  const entries = hidesNumbers
    ? 'written in the journal'
    : day.entries === 1
      ? '1 entry'
      : `${day.entries} entries`
  return [
    day.rest === 'rest' ? 'rest day' : day.rest === 'pause' ? 'pause' : '',
    day.is_planned ? plan : '',
    day.has_evening ? 'evening closed' : '',
    day.mood ? `mood ${day.mood}` : '',
    day.entries > 0 ? entries : '',
  ].filter(Boolean)
}

/** The first sentence of a text, without what follows it. */
export function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text.trim())
  return first?.segment.trim() ?? ''
}

/** `8 November 2026`, for paper, where no day is near. */
export function formatDate(date: LocalDate): string {
  return `${Number(date.slice(8))} ${monthName(date)} ${date.slice(0, 4)}`
}
