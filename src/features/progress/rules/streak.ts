import { addDays, dayNumber, startOfWeek, type LocalDate } from '#platform/contract/dates.ts'
import type { Pause } from './settle.ts'

export interface Streak {
  /** Active days in the unbroken run that reaches today, or yesterday while today is still open. */
  current: number
  /** Active days in the longest such run ever. */
  longest: number
  /** Active days of the last 28, today among them. */
  last28: number
  /** Active days of this week. */
  thisWeek: number
}

/** Days off in any rolling week that do not end a run. */
const restMax = 2
const rollingDays = 7

/**
 * Counts runs of active days. A run is a span of days in which no seven days in a row hold more than two days off:
 * those rest, and the run goes on. Days of a pause are taken out of the row of days altogether, unless something was
 * done on them. Today is not a day off before it is over. Because a run is any span that keeps the rule, an entry
 * (also one added later) can only make it longer. Order and repetition of `activeDates` do not matter.
 */
export function streakOf(
  activeDates: readonly LocalDate[],
  today: LocalDate,
  weekStartsOn: number,
  pauses: readonly Pause[] = [],
): Streak {
  const active = new Set(activeDates.filter((date) => date <= today))
  const days = spanOf(active, today).filter((date) => active.has(date) || !isPaused(date, pauses))
  const runs = runsEndingAt(days.map((date) => active.has(date)))
  const week = startOfWeek(today, weekStartsOn)
  return {
    current: runs.at(-1) ?? 0,
    longest: Math.max(0, ...runs),
    last28: countSince(active, addDays(today, -27)),
    thisWeek: countSince(active, week),
  }
}

/** Every day from the first active one to today; without today while nothing has happened on it. */
function spanOf(active: ReadonlySet<LocalDate>, today: LocalDate): LocalDate[] {
  if (active.size === 0) return []
  const first = Math.min(...[...active].map(dayNumber))
  const length = dayNumber(today) - first + (active.has(today) ? 1 : 0)
  const start = addDays(today, first - dayNumber(today))
  return Array.from({ length }, (_, index) => addDays(start, index))
}

/** For each day: active days in the longest span that ends there and keeps the rule. */
function runsEndingAt(days: readonly boolean[]): number[] {
  const off: number[] = []
  let [start, count] = [0, 0]
  return days.map((isActive, index) => {
    if (isActive) count += 1
    else off.push(index)
    // The newest day off and the second before it must lie more than a week apart, or the span begins after that one.
    const third = off[off.length - 1 - restMax]
    if (!isActive && third !== undefined && index - third < rollingDays)
      for (; start <= third; start++) if (days[start]) count -= 1
    return count
  })
}

function isPaused(date: LocalDate, pauses: readonly Pause[]): boolean {
  return pauses.some(({ from, to }) => from <= date && date <= to)
}

function countSince(active: ReadonlySet<LocalDate>, from: LocalDate): number {
  return [...active].filter((date) => date >= from).length
}
