import { useMemo } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { isFullDay } from '../rules/carry.ts'
import type { ShownDay } from './use-shown-day.ts'
import type { DayContext } from './item-row.tsx'
import { useDayActions } from './use-day-actions.ts'
import { usePlanPillars } from './use-plan-pillars.ts'

/** What every line of the day needs to know; the same object while somebody types. */
export function useDayContext(plan: ShownDay, today: LocalDate): DayContext {
  const actions = useDayActions(plan, today)
  const pillars = usePlanPillars(plan.value)
  const { date, subscribe, snapshot } = plan
  const live = useMemo(() => ({ subscribe, read: () => snapshot().value }), [subscribe, snapshot])
  const { energy } = plan.value
  const isFull = isFullDay(plan.value)
  return useMemo(
    () => ({ date, today, energy, isFull, actions, live, pillars }),
    [date, today, energy, isFull, actions, live, pillars],
  )
}
