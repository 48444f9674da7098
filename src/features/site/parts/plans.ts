import * as z from 'zod/mini'
import source from '#content/plans.json'

/**
 * A plan that the operator offers, in the order of content/plans.json. An empty list means that nothing is published;
 * no price is shipped with the program.
 */
const Plan = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Whom it is for, in a sentence. */
  summary: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Null is free of charge. `amount` is in whole units with two decimals, tax included: "6.00". */
  price: z.nullable(
    z.object({
      amount: z.string().check(z.regex(/^\d{1,6}\.\d{2}$/)),
      currency: z.enum(['GBP', 'EUR', 'USD']),
      per: z.enum(['month', 'year']),
    }),
  ),
  /** Days before the first charge; 0 is none. */
  trial_days: z.int().check(z.gte(0), z.lte(365)),
  includes: z
    .array(z.string().check(z.minLength(1), z.maxLength(120)))
    .check(z.minLength(1), z.maxLength(12)),
})
export type Plan = z.infer<typeof Plan>

const Plans = z.array(Plan).check(z.maxLength(6))

/** Throws while building when content/plans.json has another shape. */
export function readPlans(raw: unknown): Plan[] {
  const read = Plans.safeParse(raw)
  if (read.success) return read.data
  throw new Error(`content/plans.json cannot be used: ${z.prettifyError(read.error)}`)
}

export const plans = readPlans(source)

/** "£6.00 a month", "Free". */
export function priceWords({ price }: Plan): string {
  if (!price) return 'Free'
  const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency: price.currency }).format(
    Number(price.amount),
  )
  return `${amount} a ${price.per}`
}

/** What happens before the first charge, or null where nothing is charged or there is no trial. */
export function trialWords(plan: Plan): string | null {
  if (!plan.price || plan.trial_days === 0) return null
  const days = plan.trial_days === 1 ? 'The first day is' : `The first ${plan.trial_days} days are`
  return `${days} free, then ${priceWords(plan)}. Cancel in 1 click.`
}
