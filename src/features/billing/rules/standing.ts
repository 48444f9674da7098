import type { Subscription } from '../contract.ts'

/** What decides whether something has ended by itself. */
export interface Times {
  state: Subscription['state'] | null
  provider: 'manual' | 'stripe'
  trial_ends_at: string | null
  period_ends_at: string | null
  grace_ends_at: string | null
  ends_at: string | null
  subscription_id: string | null
}

/**
 * When a plan ends without anybody doing anything, or null when it renews or has ended. What the payment service renews ends
 * only when it says so; a trial without a payment, a paid invoice, a cancellation and a grace run out.
 */
export function runsOutAt(row: Times): string | null {
  if (row.state === 'canceled') return row.ends_at
  if (row.state === 'past_due') return row.grace_ends_at
  if (row.state === 'trialing') return row.subscription_id ? null : row.trial_ends_at
  if (row.state === 'active') return row.provider === 'manual' ? row.period_ends_at : null
  return null
}

/** How a plan stands at this moment, whether or not the hourly turn has written it down yet. */
export function standing(
  row: Times,
  now: Date,
): { state: Subscription['state'] | null; ends_at: string | null } {
  const end = runsOutAt(row)
  return end !== null && new Date(end) <= now ? { state: 'expired', ends_at: end } : row
}
