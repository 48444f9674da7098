import type { LocalDate } from '#platform/contract/dates.ts'
import type { WeekDay } from '../contract.ts'
import { daysOf } from '../rules.ts'

/** How many pockets of rest a week is asked for. */
const wanted = 2

/**
 * Days of a week that could take a little time for the person: from today on, those that hold none yet, the lightest
 * first and not side by side where that can be had. As many as are needed for two in the week; in the order of the week.
 */
export function daysForMe(days: readonly WeekDay[], start: LocalDate, today: LocalDate): LocalDate[] {
  const dates = daysOf(start)
  const known = new Map(days.map((day) => [day.date, day]))
  const has = dates.filter((date) => known.get(date)?.time_for_me)
  const chosen: LocalDate[] = []
  while (has.length + chosen.length < wanted) {
    const isBeside = (date: LocalDate) =>
      [...has, ...chosen].some((other) => Math.abs(dates.indexOf(other) - dates.indexOf(date)) === 1)
    const load = (date: LocalDate) => (known.get(date)?.counts.open ?? 0) + (isBeside(date) ? 100 : 0)
    const free = dates.filter((date) => date >= today && !has.includes(date) && !chosen.includes(date))
    const lightest = free.toSorted((a, b) => load(a) - load(b))[0]
    if (!lightest) break
    chosen.push(lightest)
  }
  return chosen.toSorted()
}
