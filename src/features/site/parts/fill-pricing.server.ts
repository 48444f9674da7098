import type { Plan } from '#features/billing/rules/plans.ts'
import { fillPlans } from './draw-plans.ts'

/** The built /pricing shows the plans of the build; this lays those of the running server into it. Null for other pages. */
export function createPricingFiller(plans: readonly Plan[]) {
  const key = JSON.stringify(plans)
  return async (file: string) =>
    file === 'pages/pricing.html' ? { key, fill: (html: string) => fillPlans(html, plans) } : null
}
