import type { Invoice, Subscription } from '../contract.ts'
import { dayWords } from './days.ts'
import { moneyWords } from './plans.ts'

export const stateNames: Record<Subscription['state'], string> = {
  trialing: 'Free trial',
  active: 'On',
  past_due: 'Payment needs a look',
  canceled: 'Cancelled',
  expired: 'Ended',
}

export const invoiceNames: Record<Invoice['state'], string> = {
  open: 'To be paid',
  paid: 'Paid',
  void: 'Not to be paid',
  refund_due: 'On its way back to you',
  refunded: 'Paid back',
}

/** How a plan stands and what happens next by itself, in a sentence or two. */
export function standingWords(plan: Subscription, timeZone: string): string {
  const day = (instant: string | null) => (instant ? dayWords(instant, timeZone) : 'a day not known yet')
  const money = moneyWords(plan.amount, plan.currency)
  switch (plan.state) {
    case 'trialing':
      return plan.is_ordered
        ? `Free until ${day(plan.trial_ends_at)}. On that day ${money} is charged, unless you cancel before.`
        : `Free until ${day(plan.trial_ends_at)}. Then it ends by itself: no payment is agreed and nothing is charged.`
    case 'active':
      return plan.provider === 'stripe'
        ? `Renews on ${day(plan.period_ends_at)} for ${money}.`
        : `Goes on until ${day(plan.period_ends_at)}. It does not renew by itself.`
    case 'past_due':
      return `A payment has not gone through yet. Nothing is closed, and there is time until ${day(plan.grace_ends_at)}.`
    case 'canceled':
      return `Goes on until ${day(plan.ends_at)} and then ends. Nothing more is charged.`
    case 'expired':
      return `Ended on ${day(plan.ends_at)}. Everything you wrote is yours and stays open to you.`
  }
}
