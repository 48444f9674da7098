import type { LocalDate } from '#platform/contract/dates.ts'
import type { DayContent } from '#features/day/contract.ts'
import { itemsOf } from '#features/day/rules.ts'
import { plannedMinutes } from '#features/day/rules/size.ts'
import type { EveningContent } from '#features/reflect/contract.ts'
import type { Pillar } from '#features/vision/contract.ts'
import type { DayFacts } from '../contract.ts'
import { isActive, isWritten } from './facts.ts'

/** What one day says about challenges and achievements. Counted from the stored rows; no text of the person is in here. */
export interface MilestoneDay {
  date: LocalDate
  is_active: boolean
  has_plan: boolean
  has_let_go: boolean
  /** An item with both halves of an if-then was done. */
  has_if_then_done: boolean
  /** There are priorities, and each of them has a smaller version. */
  is_planned_tiny: boolean
  has_time_for_me_taken: boolean
  /** Time for oneself was taken although the day held more than its time. */
  has_kept_boundary: boolean
  is_reflected: boolean
  is_evening_closed: boolean
  /** Lines under wins and gratitude. */
  good_things: number
  /** Pillars of which something was done. */
  done_pillars: Pillar[]
}

/** What a day with its plan and its evening says. */
export function milestoneDay(
  facts: DayFacts,
  plan: DayContent | undefined,
  evening: (EveningContent & { finished_at: string | null }) | undefined,
): MilestoneDay {
  const items = plan ? itemsOf(plan).filter((item) => isWritten(item.text)) : []
  const priorities = plan?.main_priorities.filter((item) => isWritten(item.text)) ?? []
  return {
    date: facts.date,
    is_active: isActive(facts),
    has_plan: facts.has_plan,
    // Not counting something on a hard day is not the same as letting it go.
    has_let_go: items.some((item) => item.state === 'let_go' && !item.is_not_counted),
    has_if_then_done: items.some(
      ({ state, if_part, then_part }) =>
        state === 'done' && isWritten(if_part ?? '') && isWritten(then_part ?? ''),
    ),
    is_planned_tiny: priorities.length > 0 && priorities.every(({ tiny }) => isWritten(tiny ?? '')),
    has_time_for_me_taken: facts.time_for_me === true,
    has_kept_boundary: facts.time_for_me === true && plan !== undefined && isTooFull(plan),
    is_reflected: facts.reflection !== 'none',
    is_evening_closed: evening?.finished_at != null,
    good_things: evening ? [...evening.wins, ...evening.grateful_for].filter(isWritten).length : 0,
    done_pillars: Object.keys(facts.touches) as Pillar[],
  }
}

/** Whether what stayed on a day, done or open, takes longer than the person had; false when they said no time. */
function isTooFull(plan: DayContent): boolean {
  const stayed = itemsOf(plan).filter(({ state }) => state === 'done' || state === 'open')
  const planned = plannedMinutes({ ...plan, time_for_me_done: false }, stayed)
  return plan.minutes_available !== null && planned > plan.minutes_available
}
