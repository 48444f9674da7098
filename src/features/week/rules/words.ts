import { addDays, daysBetween, type LocalDate } from '#platform/contract/dates.ts'
import { shortDay, weekdayName, weekTitle } from '#features/day/rules/words.ts'
import { moods } from '#features/reflect/contract.ts'
import type { FocusLevel, WeekDay } from '../contract.ts'
import { phaseOf } from '../rules.ts'

export const focusWords: Record<FocusLevel, string> = { rest: 'Rest', steady: 'Steady', focus: 'Focus' }

/** How far a week is from this one: `Last week`, `In 3 weeks`. Both are first days of weeks. */
export function weekDistance(start: LocalDate, thisWeek: LocalDate): string {
  const weeks = Math.round(daysBetween(thisWeek, start) / 7)
  if (weeks === 0) return 'This week'
  if (Math.abs(weeks) === 1) return weeks < 0 ? 'Last week' : 'Next week'
  return weeks < 0 ? `${-weeks} weeks ago` : `In ${weeks} weeks`
}

/** `16 – 22 November`; with the year when the week ends in another one than that of `today`. */
export function weekName(start: LocalDate, today: LocalDate): string {
  const year = addDays(start, 6).slice(0, 4)
  return year === today.slice(0, 4) ? weekTitle(start) : `${weekTitle(start)} ${year}`
}

export function weekPath(start: LocalDate, thisWeek: LocalDate): string {
  return start === thisWeek ? '/week-plan' : `/week-plan?week=${start}`
}

export function dayPath(date: LocalDate, today: LocalDate): string {
  return date === today ? '/day-plan' : `/day-plan?date=${date}`
}

/** A day of the week as its row names it: `Today, 21 November`. */
export function dayName(date: LocalDate, today: LocalDate): string {
  return date === today ? `Today, ${shortDay(date)}` : shortDay(date)
}

/**
 * What became of the days of a week so far, in words: what was done, moved and let go, and between which moods its
 * evenings lay. Null while there is nothing to say.
 */
export function lookBack(
  days: readonly WeekDay[],
  start: LocalDate,
  today: LocalDate,
  hidesNumbers: boolean,
): string | null {
  const phase = phaseOf(start, today)
  if (phase === 'ahead') return null
  const passed = days.filter(({ date }) => date <= today)
  const sum = (key: keyof WeekDay['counts']) => passed.reduce((all, { counts }) => all + counts[key], 0)
  const parts = [
    hidesNumbers
      ? someWords(sum('done'), 'things done')
      : countWords(sum('done'), 'thing done', 'things done'),
    hidesNumbers ? someWords(sum('moved'), 'moved') : countWords(sum('moved'), 'moved'),
    hidesNumbers ? someWords(sum('let_go'), 'let go') : countWords(sum('let_go'), 'let go'),
  ].filter((part) => part !== null)
  const lead = phase === 'running' ? 'So far' : 'Looking back'
  const evenings = moodWords(passed)
  if (parts.length === 0) return evenings && `${lead}, evenings ${evenings}.`
  const things = `${lead}: ${joinWords(parts)}.`
  return evenings ? `${things} Evenings ${evenings}.` : things
}

const numbers = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

function countWords(count: number, one: string, many = one): string | null {
  return count === 0 ? null : `${numbers[count] ?? count} ${count === 1 ? one : many}`
}

function someWords(count: number, words: string): string | null {
  return count === 0 ? null : `some ${words}`
}

/** `a`, `a and b`, `a, b and c`. */
export function joinWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

function moodWords(days: readonly WeekDay[]): string | null {
  const found = moods.filter((mood) => days.some((day) => day.mood === mood))
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return null
  return first === last ? `felt ${first}` : `lay between ${first} and ${last}`
}

/** That nothing here is final, said with a day of this very week: its third one while that is ahead. */
export function changeLine(start: LocalDate, today: LocalDate): string {
  if (phaseOf(start, today) === 'past') return 'You can still change what stands here.'
  const third = addDays(start, 2)
  if (today < third) return `You can change all of this on ${weekdayName(third)}.`
  return `You can change all of this ${today < addDays(start, 6) ? 'tomorrow' : 'today, too'}.`
}
