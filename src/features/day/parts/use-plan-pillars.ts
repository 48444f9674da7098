import { useCustomVisions, useVisions } from '#features/vision/public.tsx'
import type { CustomVision } from '#features/vision/contract.ts'
import type { DayContent } from '../contract.ts'
import { planPillars, type PlanPillar } from '../rules/pillars.ts'
import { useSteady } from '#platform/web/use-steady.ts'

const none: readonly CustomVision[] = []

/** The pillars of a day. The same array for as long as they are the same, so that typing draws no row again. */
export function usePlanPillars(value: DayContent): readonly PlanPillar[] {
  const { visions } = useVisions()
  const { data } = useCustomVisions()
  return useSteady(planPillars(value, visions, data?.visions ?? none))
}
