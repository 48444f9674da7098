import type { Rows } from '#platform/db/database.server.ts'
import type { BillingConfig } from '#platform/billing-settings.server.ts'
import type { BillingState, Invoice, Subscription } from '../contract.ts'
import { refundUntil } from '../rules/days.ts'
import { standing } from '../rules/standing.ts'
import { readInvoices, readRow, type BillingRow } from '../store.server.ts'

/** What a person may know of their plan. */
export async function readState(
  rows: Rows,
  config: BillingConfig,
  userId: string,
  now: Date,
): Promise<BillingState> {
  const [row, invoices] = [await readRow(rows, userId), await readInvoices(rows, userId)]
  const subscription = row ? subscriptionOf(row, now) : null
  const paid = subscription && subscription.state !== 'expired' ? refundable(invoices, now) : undefined
  const until = refundUntil(paid?.paid_at, now)
  return {
    adapter: config.adapter,
    subscription,
    invoices,
    has_tried: row?.has_tried ?? false,
    pay_to: config.adapter === 'manual' ? config.payTo : '',
    refund:
      paid && until ? { amount: paid.amount, currency: paid.currency, until: until.toISOString() } : null,
  }
}

/** The newest payment, while it may be asked back. */
export function refundable(invoices: readonly Invoice[], now: Date): Invoice | undefined {
  const newest = invoices.find(({ state }) => state === 'paid')
  return refundUntil(newest?.paid_at, now) ? newest : undefined
}

function subscriptionOf(row: BillingRow, now: Date): Subscription | null {
  const { state, ends_at } = standing(row, now)
  if (state === null || row.plan === null || row.per === null) return null
  return {
    state,
    ends_at,
    provider: row.provider,
    plan: row.plan,
    per: row.per,
    amount: row.amount ?? 0,
    currency: row.currency ?? 'GBP',
    trial_ends_at: row.trial_ends_at,
    period_ends_at: row.period_ends_at,
    grace_ends_at: row.grace_ends_at,
    is_ordered: row.provider === 'stripe' ? row.subscription_id !== null : row.period_ends_at !== null,
    version: row.version,
  }
}
