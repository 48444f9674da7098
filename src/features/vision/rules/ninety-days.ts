import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { checkInDays, type CheckIn, type CheckInContent, type CheckInDay } from '../contract.ts'
import { formatLongDate } from '../rules.ts'

const lastDay = 90

/** The local day on which day N of a journey falls; day 1 is its start. */
function dateOfDay(start: LocalDate, day: number): LocalDate {
  return addDays(start, day - 1)
}

/** `November 21, 2026 - February 18, 2027`: the first and the ninetieth day, both of them counted. */
export function formatNinetyDays(start: LocalDate): string {
  return `${formatLongDate(start)} - ${formatLongDate(dateOfDay(start, lastDay))}`
}

export interface CheckInView {
  day: CheckInDay
  date: LocalDate
  /** Nothing is asked before its day; what was written stays open, also when the start moved on. */
  isOpen: boolean
  /** null when nothing was saved yet. */
  saved: CheckIn | null
}

/** The three days to look back of one journey. */
export function checkInsOf(
  start: LocalDate,
  today: LocalDate,
  journey: number,
  saved: readonly CheckIn[],
): CheckInView[] {
  return checkInDays.map((day) => {
    const date = dateOfDay(start, day)
    const found = saved.find((row) => row.journey === journey && row.day === day) ?? null
    return { day, date, isOpen: found !== null || today >= date, saved: found }
  })
}

/** Whether a journey is through: its ninetieth day is over. */
export function isThrough(start: LocalDate, today: LocalDate): boolean {
  return today > dateOfDay(start, lastDay)
}

export interface JourneyRow {
  day: number
  date: LocalDate
  words: string
}

/** What a day held, as far as the rows say. */
export interface DayHeld {
  date: LocalDate
  has_plan: boolean
  reflection: 'none' | 'mood' | 'full'
  coach_messages: number
}

/** The ninety days one by one in words: the twin of the river. */
export function journeyRows(start: LocalDate, today: LocalDate, days: readonly DayHeld[]): JourneyRow[] {
  const byDate = new Map(days.map((day) => [day.date, day]))
  return Array.from({ length: lastDay }, (_, index) => {
    const date = addDays(start, index)
    return { day: index + 1, date, words: wordsFor(date, today, byDate.get(date)) }
  })
}

function wordsFor(date: LocalDate, today: LocalDate, held: DayHeld | undefined): string {
  if (date > today) return 'Still to come'
  const parts = [
    held?.has_plan ? 'plan' : '',
    held && held.reflection !== 'none' ? 'reflection' : '',
    held && held.coach_messages > 0 ? 'talk with the coach' : '',
  ].filter(Boolean)
  if (parts.length > 0) {
    const text = parts.join(', ')
    return text[0]?.toUpperCase() + text.slice(1)
  }
  return date === today ? 'Today' : 'Rest'
}

export const checkInTitles: Record<CheckInDay, string> = {
  30: 'Day 30 check-in',
  60: 'Day 60 check-in',
  90: 'Day 90: closing the journey',
}

/** The three pages of a check-in, in the order in which they are asked. */
export const pages = ['changed', 'helped', 'next'] as const

/** What each of them asks. */
export const checkInPrompts: Record<CheckInDay, Record<(typeof pages)[number], string>> = {
  30: {
    changed: 'What is different from the first day?',
    helped: 'What helped, and what got in the way?',
    next: 'What do I carry into the next thirty days?',
  },
  60: {
    changed: 'What has become a habit, or nearly?',
    helped: 'What helped, and what got in the way?',
    next: 'What deserves the last thirty days?',
  },
  90: {
    changed: 'What is different from the first day?',
    helped: 'What do I keep?',
    next: 'A letter to myself, to be read later',
  },
}

/** Whether anything was written. */
export function hasWriting(content: CheckInContent): boolean {
  return pages.some((page) => content[page].trim() !== '')
}
