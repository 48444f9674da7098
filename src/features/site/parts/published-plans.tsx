import { PlanList } from './plan-list.tsx'
import { plans } from './plans.ts'

/** The plans of this server, wherever they have to stand. */
export function PublishedPlans() {
  return <PlanList plans={plans} />
}
