import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { DayContent } from '#features/day/contract.ts'
import { itemsOf, placeOf } from '#features/day/rules.ts'
import { type Served, servedWeeks } from '#features/vision/contract.ts'

/** What the plans of the last weeks held for a pillar, as the server counts it. */
export function sampleServed(
  plans: ReadonlyMap<LocalDate, DayContent>,
  pillar: string,
  today: LocalDate,
): Served[] {
  const from = addDays(today, 1 - servedWeeks * 7)
  return [...plans]
    .filter(([date]) => from <= date && date <= today)
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([date, day]) =>
      itemsOf(day).flatMap((item): Served[] => {
        const { text, state } = item
        const isIts = item.pillar === pillar || placeOf(day, item.id) === pillar
        return isIts && (state === 'done' || state === 'moved') ? [{ date, text, state }] : []
      }),
    )
}
