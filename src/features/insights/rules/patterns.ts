import { weekday, type LocalDate } from '#platform/contract/dates.ts'
import { moods, type Mood } from '#features/reflect/contract.ts'
import type { InsightDay } from '../contract.ts'

/** With fewer observations than this nothing is said: it would be chance. */
export const enough = 8

/** How often each word stands in a row of days: moods from heavy to bright, energy from low to high. */
export interface CountRow {
  name: string
  counts: number[]
  n: number
}

/** What a number of days came to, and how far apart they lie. */
export interface Observed {
  n: number
  /** The heaviest and the brightest mood among them; null while there is none. */
  range: readonly [Mood, Mood] | null
}

export function observed(days: readonly InsightDay[]): Observed {
  const found = days.flatMap(({ mood }) => (mood ? [moods.indexOf(mood)] : []))
  const [low, high] = [moods[Math.min(...found)], moods[Math.max(...found)]]
  return { n: found.length, range: low && high ? [low, high] : null }
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Every mood by the day of the week, beginning with the person's first one. */
export function moodByWeekday(days: readonly InsightDay[], weekStartsOn: number): CountRow[] {
  return weekdays(weekStartsOn).map(({ name, number }) =>
    rowOf(
      name,
      days.filter(({ date }) => weekday(date) === number),
    ),
  )
}

function weekdays(weekStartsOn: number): { name: string; number: number }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const number = (weekStartsOn + index) % 7
    return { name: dayNames[number] ?? '', number }
  })
}

const energies = ['low', 'steady', 'high'] as const

/** How somebody arrived in their days, by the day of the week. */
export function energyByWeekday(days: readonly InsightDay[], weekStartsOn: number): CountRow[] {
  return weekdays(weekStartsOn).map(({ name, number }) => {
    const found = days.filter(({ date, energy }) => energy !== null && weekday(date) === number)
    return countRow(
      name,
      energies.map((energy) => found.filter((day) => day.energy === energy).length),
    )
  })
}

/** Moods of days on which at least half of the plan was done or moved, beside those of the other planned days. */
export function moodByDone(days: readonly InsightDay[]): [CountRow, CountRow] {
  const planned = days.filter((day) => day.planned > 0)
  return [
    rowOf(
      'Half or more done',
      planned.filter(({ done, planned }) => done * 2 >= planned),
    ),
    rowOf(
      'Less than half done',
      planned.filter(({ done, planned }) => done * 2 < planned),
    ),
  ]
}

function rowOf(name: string, days: readonly InsightDay[]): CountRow {
  return countRow(
    name,
    moods.map((mood) => days.filter((day) => day.mood === mood).length),
  )
}

function countRow(name: string, counts: number[]): CountRow {
  return { name, counts, n: counts.reduce((sum, count) => sum + count, 0) }
}

export interface MoodMonth {
  /** The first day of the month. */
  month: LocalDate
  /** Weeks of seven places; null before the first and after the last day, and outside of the span. */
  weeks: ({ date: LocalDate; mood: Mood | null } | null)[][]
}

/** The months of a span as calendar pages, newest first; days without a mood are there, empty. */
export function moodMonths(
  days: readonly InsightDay[],
  from: LocalDate,
  to: LocalDate,
  weekStartsOn: number,
): MoodMonth[] {
  const moodOn = new Map(days.map(({ date, mood }) => [date, mood]))
  const pages: MoodMonth[] = []
  for (let month = `${to.slice(0, 7)}-01`; month >= `${from.slice(0, 7)}-01`; month = monthBefore(month)) {
    const places: MoodMonth['weeks'][number] = Array.from(
      { length: (weekday(month) - weekStartsOn + 7) % 7 },
      () => null,
    )
    for (let day = 1; day <= daysIn(month); day++) {
      const date = `${month.slice(0, 8)}${String(day).padStart(2, '0')}`
      places.push(date < from || date > to ? null : { date, mood: moodOn.get(date) ?? null })
    }
    while (places.length % 7 !== 0) places.push(null)
    const weeks = Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7))
    pages.push({ month, weeks: weeks.filter((week) => week.some(Boolean)) })
  }
  return pages
}

function monthBefore(month: LocalDate): LocalDate {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  return number === 1 ? `${year - 1}-12-01` : `${year}-${String(number - 1).padStart(2, '0')}-01`
}

function daysIn(month: LocalDate): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
}
