import * as z from 'zod/mini'

export const pers = ['month', 'year'] as const
export type Per = (typeof pers)[number]
export const PlanId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

const Price = z.object({
  /** In whole units with two decimals, tax included: "6.00". */
  amount: z.string().check(z.regex(/^\d{1,6}\.\d{2}$/)),
  currency: z.enum(['GBP', 'EUR', 'USD']),
  per: z.enum(pers),
})
export type Price = z.infer<typeof Price>

/** A plan as people see it. */
export const Plan = z.object({
  id: PlanId,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Whom it is for, in a sentence. */
  summary: z.string().check(z.minLength(1), z.maxLength(200)),
  /** By the month, by the year or both; none is free of charge. */
  prices: z.array(Price).check(z.maxLength(2)),
  /** Days before the first charge; 0 is none. */
  trial_days: z.int().check(z.gte(0), z.lte(365)),
  includes: z
    .array(z.string().check(z.minLength(1), z.maxLength(120)))
    .check(z.minLength(1), z.maxLength(12)),
})
export type Plan = z.infer<typeof Plan>

/** The same in content/plans.json, with the name that each price has at the payment service. */
const OfferedPlan = z.strictObject({
  ...Plan.shape,
  prices: z
    .array(
      z.strictObject({
        ...Price.shape,
        stripe_price: z.optional(z.string().check(z.regex(/^price_\w{1,80}$/))),
      }),
    )
    .check(
      z.maxLength(2),
      z.refine((prices) => new Set(prices.map(({ per }) => per)).size === prices.length, {
        error: 'has two prices for the same length of time',
      }),
    ),
})
export type OfferedPlan = z.infer<typeof OfferedPlan>
export type OfferedPrice = OfferedPlan['prices'][number]

const Plans = z.array(OfferedPlan).check(
  z.maxLength(6),
  z.refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length, {
    error: 'has two plans with the same id',
  }),
)

/** What the operator offers, in the order of content/plans.json. Throws one sentence with the place of the first fault. */
export function readPlans(raw: unknown): OfferedPlan[] {
  const read = Plans.safeParse(raw)
  if (read.success) return read.data
  const [first] = read.error.issues.map(faultWords)
  throw new Error(`content/plans.json cannot be used${first}. content/README.md says how it is written.`)
}

/** Every fault of the text of content/plans.json, one sentence each; without any, what it offers. */
export function faultsOfPlans(text: string): { faults: string[]; offered: OfferedPlan[] | null } {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    return { faults: [`It is not JSON: ${(error as Error).message}.`], offered: null }
  }
  const read = Plans.safeParse(raw)
  if (read.success) return { faults: [], offered: read.data }
  return {
    faults: read.error.issues.map((issue) => `It cannot be used${faultWords(issue)}.`),
    offered: null,
  }
}

function faultWords({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  const [at, ...inside] = path
  const place =
    typeof at === 'number' ? ` in plan ${at + 1}${inside.map((part) => `, ${String(part)}`).join('')}` : ''
  return `${place}: ${message}`
}

/** Plans as everybody may see them. Where nothing is sold, none is offered either. */
export function shownPlans(adapter: 'none' | 'manual' | 'stripe', plans: readonly OfferedPlan[]): Plan[] {
  if (adapter === 'none') return []
  return plans.map((plan) => ({
    ...plan,
    prices: plan.prices.map(({ amount, currency, per }) => ({ amount, currency, per })),
  }))
}

/** The amount in the smallest unit of its currency. */
export const minorUnits = ({ amount }: Price): number => Math.round(Number(amount) * 100)

/** 600 and GBP: "£6.00". */
export function moneyWords(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100)
}

/** "£6.00 a month", and "Free" where there is no price. */
export function priceWords(price: Price | undefined): string {
  return price ? `${moneyWords(minorUnits(price), price.currency)} a ${price.per}` : 'Free'
}

/** What happens before the first charge, or null where nothing is charged or there is no trial. */
export function trialWords({ trial_days: days }: Plan, price: Price | undefined): string | null {
  if (!price || days === 0) return null
  const free = days === 1 ? 'The first day is' : `The first ${days} days are`
  return `${free} free, then ${priceWords(price)}. Cancel in 1 click.`
}
