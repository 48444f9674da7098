import { addDays, startOfWeek, type LocalDate } from '#platform/contract/dates.ts'

/** Fewer people than this are never told of in a figure, and no change of fewer is shown by two of them. */
export const fewest = 5
/** For how many weeks after it a shown week is held against new ones. */
export const pauseWeeks = 4

/** What a week comes to, before anybody sees it. */
export interface WeekCount {
  /** Who was in the team before the week began, and still is. */
  size: number
  active: number
  planning: number
  plans: number
  reflecting: number
  reflections: number
  /** The shown weeks of late: how many were counted, and how many of those are counted now as well. */
  earlier: { size: number; both: number }[]
}

/** What is shown of a week; null is kept back. */
export interface ShownWeek {
  /** At least so many wrote something. */
  active: number | null
  /** To the nearest five. */
  plans: number | null
  reflections: number | null
}

const nothing: ShownWeek = { active: null, plans: null, reflections: null }

/**
 * What may be shown of a week: a figure only of five or more people who contributed to that very figure, in steps of five,
 * and only while the people counted are the same as in every week shown of late, or at least five of them differ.
 */
export function shownWeek(count: WeekCount): ShownWeek {
  const isApart = count.earlier.every(({ size, both }) => {
    const differ = size + count.size - 2 * both
    return differ === 0 || differ >= fewest
  })
  if (!isApart) return nothing
  return {
    active: count.active < fewest ? null : Math.floor(count.active / fewest) * fewest,
    plans: count.planning < fewest ? null : nearest(count.plans),
    reflections: count.reflecting < fewest ? null : nearest(count.reflections),
  }
}

/** Five people wrote at least five: the nearest step is never nothing. */
function nearest(sum: number): number {
  return Math.round(sum / fewest) * fewest
}

export function isAnyShown({ active, plans, reflections }: ShownWeek): boolean {
  return active !== null || plans !== null || reflections !== null
}

/**
 * The Monday of the last week that has ended everywhere and for everybody: on Tuesday in Greenwich, Sunday evening is over
 * in every zone, and for those whose day ends at six in the morning.
 */
export function lastWeek(now: Date): LocalDate {
  const dayBefore = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
  return addDays(startOfWeek(dayBefore), -7)
}
