import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { mainPillars, type MainPillar } from '#features/vision/rules.ts'
import type { Focus, FocusLevel, PillarFocus } from '../contract.ts'

/** How much of a week's attention each level asks for; a pillar at rest asks for none and costs none. */
const levelWeights: Record<FocusLevel, number> = { rest: 0, steady: 1, focus: 2 }

/** The weight of each of the four pillars in the balance of a day that lies in this week. */
export function focusWeights(focus: PillarFocus): Record<MainPillar, number> {
  return {
    mind: levelWeights[focus.mind.level],
    body: levelWeights[focus.body.level],
    relationships: levelWeights[focus.relationships.level],
    purpose: levelWeights[focus.purpose.level],
  }
}

export interface FocusedWeek {
  week_start_date: LocalDate
  pillar_focus: PillarFocus
}

/** The week that a day lies in; of two that overlap after a change of the first day, the later one. */
export function focusOn(weeks: readonly FocusedWeek[], date: LocalDate): PillarFocus | undefined {
  const holds = ({ week_start_date: start }: FocusedWeek) => start <= date && date <= addDays(start, 6)
  return weeks.filter(holds).toSorted((a, b) => (a.week_start_date < b.week_start_date ? 1 : -1))[0]
    ?.pillar_focus
}

/** Everything in focus is nothing in focus: the screen then asks, kindly. */
export function isAllFocus(focus: PillarFocus): boolean {
  return mainPillars.every((pillar) => focus[pillar].level === 'focus')
}

export function hasRest(focus: PillarFocus, others: Record<string, Focus>): boolean {
  return [...Object.values(focus), ...Object.values(others)].some(({ level }) => level === 'rest')
}
