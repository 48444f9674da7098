import type { LocalDate } from '#platform/contract/dates.ts'
import type { DayContent } from '#features/day/contract.ts'
import { itemsOf } from '#features/day/rules.ts'
import type { InsightDay } from '../contract.ts'

export function emptyInsight(date: LocalDate): InsightDay {
  return { date, mood: null, energy: null, done: 0, planned: 0, helped: [] }
}

/** What a plan holds and what was done of it, counted as the score counts it: let go is left out. */
export function countDone(plan: DayContent & { date: LocalDate }): InsightDay {
  const items = itemsOf(plan).filter(({ text, state }) => text.trim() !== '' && state !== 'let_go')
  const done = items.filter(({ state }) => state === 'done' || state === 'moved').length
  const hasTimeForMe = plan.time_for_me.trim() !== '' || plan.time_for_me_done
  return {
    ...emptyInsight(plan.date),
    energy: plan.energy,
    done: done + (plan.time_for_me_done ? 1 : 0),
    planned: items.length + (hasTimeForMe ? 1 : 0),
  }
}
