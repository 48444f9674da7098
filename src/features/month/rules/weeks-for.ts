import type { LocalDate } from '#platform/contract/dates.ts'
import type { Week, WeekPriority } from '#features/week/contract.ts'

export interface WeekLine extends Pick<WeekPriority, 'id' | 'text' | 'state'> {
  /** The first day of its week. */
  start: LocalDate
  /** The days on which the week laid it. */
  dates: LocalDate[]
}

/** What the weeks hold for one outcome of a month, in the order of time. */
export function linesFor(weeks: readonly Week[], month: LocalDate, outcomeId: string): WeekLine[] {
  return weeks.flatMap((week) =>
    week.priorities
      .filter(
        ({ text, outcome }) => text.trim() !== '' && outcome?.id === outcomeId && outcome.month === month,
      )
      .map(({ id, text, state }) => ({
        id,
        text,
        state,
        start: week.week_start_date,
        dates: datesOf(week, id),
      })),
  )
}

function datesOf({ daily_priorities: laid }: Week, id: string): LocalDate[] {
  return Object.keys(laid)
    .filter((date) => laid[date]?.includes(id))
    .toSorted()
}
