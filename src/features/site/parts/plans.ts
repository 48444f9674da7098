import source from '#content/plans.json'
import { readPlans } from '#features/billing/rules/plans.ts'

/** What the operator offers. Throws while building when content/plans.json cannot be used. */
export const plans = readPlans(source)
