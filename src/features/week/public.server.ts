import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { isPlanned } from './rules.ts'
import { hasRest, type FocusedWeek } from './rules/focus.ts'
import { readNewestWeekRows, readWeekRows } from './store.server.ts'

export { findWeekRow, unwrittenWeek, writeWeekRow } from './store.server.ts'

/**
 * What the person chose for each pillar, week by week: those weeks of which a day lies between two dates, oldest first.
 * A day without a week has no choice; rules/focus.ts finds the week of a day and its weights.
 */
export async function readFocus(
  rows: Rows,
  userId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<FocusedWeek[]> {
  const weeks = await readWeekRows(rows, userId, addDays(from, -6), to)
  return weeks.map(({ week_start_date, pillar_focus }) => ({ week_start_date, pillar_focus }))
}

export interface WeekFacts {
  /** How many weeks have an intention or a priority. */
  planned: number
  /** In some week a pillar was put to rest. */
  has_rested_pillar: boolean
}

/** About four years, as everywhere where days are counted. */
const weeksMax = 215

/** What the challenges need to know of the weeks. */
export async function readWeekFacts(rows: Rows, userId: string): Promise<WeekFacts> {
  const weeks = await readNewestWeekRows(rows, userId, weeksMax)
  return {
    planned: weeks.filter(isPlanned).length,
    has_rested_pillar: weeks.some((week) => hasRest(week.pillar_focus, week.other_focus)),
  }
}
