import { addDays, dayNumber, startOfWeek, type LocalDate } from '#platform/contract/dates.ts'
import type { Span } from './pauses.ts'
import { pausedDays } from './settle.ts'

export interface Streak {
  /** Active days in the unbroken run that reaches today, or yesterday while today is still open. */
  current: number
  /** Active days in the longest such run ever. */
  longest: number
  /** Active days of the last 28, today among them. */
  last28: number
  /** Active days of this week. */
  thisWeek: number
  /** Active days that lie before the current run; they stay the person's own, whatever came after. */
  earlier: number
  /** The last fourteen days, oldest first, today at the end; days before the first active one are left out. */
  recent: RecentDay[]
}

export interface RecentDay {
  date: LocalDate
  /**
   * `rest`: a day off that the run went on over; `pause`: taken out by a pause; `off`: the run ended on it;
   * `open`: today, before anything happened on it.
   */
  state: 'active' | 'rest' | 'pause' | 'off' | 'open'
}

/** Days off in any rolling week that do not end a run. */
const restMax = 2
const rollingDays = 7
const recentDays = 14

/**
 * Counts runs of active days. A run is a span of days in which no seven days in a row hold more than two days off:
 * those rest, and the run goes on. Days of a pause are taken out of the row of days altogether, unless something was
 * done on them. Today is not a day off before it is over. Because a run is any span that keeps the rule, an entry
 * (also one added later) can only make it longer. Order and repetition of `activeDates` do not matter; `earlier` holds
 * further active days as spans.
 */
export function streakOf(
  activeDates: readonly LocalDate[],
  today: LocalDate,
  weekStartsOn: number,
  pauses: readonly Span[] = [],
  earlier: readonly Span[] = [],
): Streak {
  const last = dayNumber(today)
  const active = activeNumbers(activeDates, earlier, last)
  let first = last
  for (const number of active) if (number < first) first = number
  const paused = pausedDays(pauses, first, last)
  // Today is a day of the row only once something was done on it.
  const days: number[] = []
  for (let number = first; number <= last; number++)
    if (active.has(number) || (number !== last && !paused.has(number))) days.push(number)
  const runs = runsEndingAt(days.map((number) => active.has(number)))
  const week = dayNumber(startOfWeek(today, weekStartsOn))
  const current = runs.at(-1) ?? 0
  return {
    current,
    longest: runs.reduce((most, run) => (run > most ? run : most), 0),
    last28: countSince(active, last - 27),
    thisWeek: countSince(active, week),
    earlier: active.size - current,
    recent: recentOf(),
  }

  function recentOf(): RecentDay[] {
    if (active.size === 0) return []
    const runOn = new Map(days.map((number, index) => [number, runs[index] ?? 0]))
    const from = Math.max(first, last - recentDays + 1)
    return Array.from({ length: last - from + 1 }, (_, index) => {
      const number = from + index
      const date = addDays(today, number - last)
      if (active.has(number)) return { date, state: 'active' }
      if (paused.has(number)) return { date, state: 'pause' }
      if (number === last) return { date, state: 'open' }
      return { date, state: (runOn.get(number) ?? 0) > 0 ? 'rest' : 'off' }
    })
  }
}

function activeNumbers(
  dates: readonly LocalDate[],
  spans: readonly Span[],
  last: number,
): ReadonlySet<number> {
  const active = new Set<number>()
  for (const date of dates) {
    const number = dayNumber(date)
    if (number <= last) active.add(number)
  }
  for (const { from, to } of spans) {
    const end = Math.min(dayNumber(to), last)
    for (let number = dayNumber(from); number <= end; number++) active.add(number)
  }
  return active
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

function countSince(active: ReadonlySet<number>, from: number): number {
  let count = 0
  for (const number of active) if (number >= from) count += 1
  return count
}
