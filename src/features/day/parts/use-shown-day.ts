import { useDeferredValue, useMemo } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { usePlanDay, type PlanDay } from '../queries.ts'
import { isOnlyTyped } from '../rules/typed.ts'
import { useSteady } from '#platform/web/use-steady.ts'

/** A day as its page draws it. Where it is saved is told by a line that listens for itself. */
export interface ShownDay extends Omit<PlanDay, 'status'> {
  /** The server has answered for it, now or earlier on this device. */
  isKnown: boolean
}

/**
 * The plan of one day for its page. A letter is drawn by its own line at once (see use-live.ts) and by the page when
 * there is time for it; everything else is drawn in one go. The same object for as long as nothing is to be drawn.
 */
export function useShownDay(date: LocalDate): ShownDay {
  const plan = usePlanDay(date)
  const { version, isLoading, error, conflicts, change, flush, resolve, refresh, snapshot, subscribe } = plan
  const drawn = useDeferredValue(plan.value)
  const value = isOnlyTyped(drawn, plan.value) ? drawn : plan.value
  const carried = useSteady(plan.carried)
  const leftOpen = useSteady(plan.leftOpen)
  const isKnown = version > 0 || plan.status.onServerAt !== null
  const row = useMemo(
    () => ({ date, value, version, isLoading, error, conflicts, carried, leftOpen, isKnown }),
    [date, value, version, isLoading, error, conflicts, carried, leftOpen, isKnown],
  )
  const ways = useMemo(
    () => ({ change, flush, resolve, refresh, snapshot, subscribe }),
    [change, flush, resolve, refresh, snapshot, subscribe],
  )
  return useMemo(() => ({ ...row, ...ways }), [row, ways])
}
