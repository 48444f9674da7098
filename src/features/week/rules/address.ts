import { daysBetween, type LocalDate } from '#platform/contract/dates.ts'

/** How far from the day that was asked for a week may begin and still be that week. */
export const reach = 3

/**
 * Which of the written weeks is meant by the week that begins on `asked`: the one that begins then, else the nearest
 * one at most three days away, the earlier of two. So a week that was written before the person chose another first
 * day is found where most of its days are. As weeks lie seven days apart, no two of them answer to one address, and
 * none answers to two.
 */
export function weekAt(starts: readonly LocalDate[], asked: LocalDate): LocalDate | undefined {
  const away = (start: LocalDate) => Math.abs(daysBetween(asked, start))
  return starts
    .filter((start) => away(start) <= reach)
    .toSorted((a, b) => away(a) - away(b) || (a < b ? -1 : 1))[0]
}
