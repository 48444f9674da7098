import type { CustomVision, OwnPillar, Vision } from '#features/vision/contract.ts'
import { isPillar } from '#features/vision/rules.ts'
import { nameless, pillarsOf, type PlanPillar } from '#features/day/rules/pillars.ts'
import type { WeekContent } from '../contract.ts'
import { isSteady } from '../rules.ts'

/**
 * The pillars of a week: the four, the optional ones that are begun or that the week speaks of, the person's own, and
 * own ones that were removed while the week still says something about them.
 */
export function weekPillars(
  week: WeekContent,
  visions: readonly Vision[],
  customs: readonly CustomVision[],
): PlanPillar[] {
  const written = new Map<string, OwnPillar>()
  for (const { own_pillar } of week.priorities) if (own_pillar) written.set(own_pillar.id, own_pillar)
  const focused = Object.entries(week.other_focus)
    .filter(([id, focus]) => !isPillar(id) && !isSteady(focus))
    .map(([id]) => id)
  const named = [...new Set([...written.keys(), ...focused])].map((id) => written.get(id) ?? nameless(id))
  return pillarsOf((id) => id in week.other_focus, named, visions, customs)
}

/** The name of a pillar where only its id is known. */
export function nameOf(pillars: readonly PlanPillar[], id: string): string {
  return pillars.find((pillar) => pillar.id === id)?.name ?? nameless(id).name
}
