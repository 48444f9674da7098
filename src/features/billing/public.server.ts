import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { BillingConfig } from '#platform/billing-settings.server.ts'
import type { Jobs } from '#platform/jobs/job.server.ts'
import { billingJobs } from './jobs.server.ts'
import { readPlans, type OfferedPlan } from './rules/plans.ts'
import { forgetCustomer } from './parts/checkout.server.ts'
import { eventsRoute } from './parts/events-route.server.ts'
import { openStripe } from './parts/open-stripe.server.ts'
import type { Shop } from './parts/tools.server.ts'
import { readRow, writeRow } from './store.server.ts'

export { markInvoice } from './parts/manual.server.ts'
export { countPlans, readWaitingInvoices } from './store/room.server.ts'

/** content/plans.json as it lies there now. */
export function readPlanText(): Promise<string> {
  return readFile(join(import.meta.dirname, '../../../content/plans.json'), 'utf8')
}

/** Reads content/plans.json. Throws one sentence when it cannot be used. */
export async function readPlanFile(): Promise<OfferedPlan[]> {
  const text = await readPlanText()
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    throw new Error(`content/plans.json is not JSON: ${(error as Error).message}.`, { cause: error })
  }
  return readPlans(raw)
}

export interface Billing {
  /** Null where nothing is sold. */
  shop: Shop | null
  routes: FastifyPluginAsync | null
  jobs: Jobs
  /** Ends what a person pays for and has the payment service forget them, before their account goes. Throws when that cannot be done now. */
  leave(userId: string): Promise<void>
}

/** Opens what takes money, as the settings say. Throws one sentence when settings and plans do not go together. */
export async function createBilling(
  config: BillingConfig,
  parts: Omit<Shop, 'config' | 'stripe'>,
): Promise<Billing> {
  if (config.adapter === 'none') return { shop: null, routes: null, jobs: {}, leave: async () => {} }
  requirePlans(config.adapter, parts.plans)
  if (config.adapter === 'manual') {
    const shop = { ...parts, config, stripe: null }
    return { shop, routes: null, jobs: billingJobs(shop), leave: async () => {} }
  }
  const stripe = await openStripe(config)
  const shop = { ...parts, config, stripe }
  const { database, plans } = parts
  return {
    shop,
    routes: eventsRoute({ database, stripe, webhookSecret: config.webhookSecret, plans }),
    jobs: billingJobs(shop),
    async leave(userId) {
      const row = await database.asService((rows) => readRow(rows, userId))
      if (!row?.customer_id) return
      await forgetCustomer(stripe, row.customer_id)
      // Should the account stay after all, it has no plan and no customer that is not there.
      const isOver = { state: 'expired', ends_at: new Date().toISOString(), grace_ends_at: null } as const
      const nobody = { customer_id: null, checkout_id: null, subscription_id: null }
      await database.asService((rows) => writeRow(rows, userId, { ...nobody, ...(row.state ? isOver : {}) }))
    },
  }
}

function requirePlans(adapter: 'manual' | 'stripe', plans: readonly OfferedPlan[]): void {
  const prices = plans.flatMap((plan) => plan.prices.map((price) => ({ plan, price })))
  if (prices.length === 0)
    throw new Error(`BALANSE_BILLING is ${adapter}, so content/plans.json must have a plan with a price.`)
  const without = prices.find(({ price }) => adapter === 'stripe' && !price.stripe_price)
  if (without)
    throw new Error(
      `BALANSE_BILLING is stripe, so in content/plans.json the price a ${without.price.per} of "${without.plan.name}" needs its stripe_price.`,
    )
}
