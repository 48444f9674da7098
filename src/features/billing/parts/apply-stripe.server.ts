import type Stripe from 'stripe'
import type { Rows } from '#platform/db/database.server.ts'
import { graceDays, later } from '../rules/days.ts'
import type { OfferedPlan } from '../rules/plans.ts'
import { holdCustomer, writeInvoice, writeRow, type BillingRow } from '../store.server.ts'

const at = (seconds: number | null | undefined): string | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000).toISOString() : null
const idOf = (given: string | { id: string } | null | undefined): string =>
  typeof given === 'string' ? given : (given?.id ?? '')

/**
 * Writes down what the payment service says of a subscription at a time. `older`: something newer is known, nothing was
 * written. `same`: something of the same second is known, so that only asking can tell which is newer; with `isSure` it is
 * written. `nobody`: the person is gone, or this one never began.
 */
export async function applySubscription(
  rows: Rows,
  plans: readonly OfferedPlan[],
  given: Stripe.Subscription,
  toldAt: Date,
  isSure = false,
): Promise<'done' | 'older' | 'same' | 'nobody'> {
  const row = await holdCustomer(rows, idOf(given.customer))
  const state = stateOf(given)
  if (!row || state === null) return 'nobody'
  if (row.subscription_id && row.subscription_id !== given.id) {
    // Another one of the same person: only a later one takes the place.
    if (row.begun_at && new Date(row.begun_at).getTime() >= given.created * 1000) return 'older'
  } else if (row.subscription_id && row.told_at) {
    const known = new Date(row.told_at).getTime()
    if (toldAt.getTime() < known) return 'older'
    if (toldAt.getTime() === known && !isSure) return 'same'
  }
  const item = given.items.data[0]
  const periodEnd = at(item?.current_period_end)
  const isKnown = row.subscription_id === given.id
  await writeRow(rows, row.user_id, {
    state,
    provider: 'stripe',
    ...whatOf(given, plans, row),
    trial_ends_at: at(given.trial_end),
    period_ends_at: periodEnd,
    grace_ends_at:
      state === 'past_due'
        ? ((isKnown ? row.grace_ends_at : null) ?? later(toldAt, graceDays).toISOString())
        : null,
    ends_at:
      state === 'canceled'
        ? (at(given.cancel_at) ?? periodEnd)
        : state === 'expired'
          ? (at(given.ended_at) ?? toldAt.toISOString())
          : null,
    has_tried: row.has_tried || given.trial_end !== null,
    subscription_id: given.id,
    checkout_id: null,
    begun_at: at(given.created),
    told_at: toldAt.toISOString(),
  })
  return 'done'
}

function stateOf(given: Stripe.Subscription): BillingRow['state'] {
  switch (given.status) {
    case 'trialing':
    case 'active':
      return given.cancel_at_period_end || given.cancel_at
        ? 'canceled'
        : given.status === 'trialing'
          ? 'trialing'
          : 'active'
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'past_due'
    case 'canceled':
      return 'expired'
    default:
      // The first payment never came about: nothing began.
      return null
  }
}

/** Which plan a price stands for. A plan that the operator took out of the file keeps the name it was bought under. */
function whatOf(given: Stripe.Subscription, plans: readonly OfferedPlan[], row: BillingRow) {
  const price = given.items.data[0]?.price
  const plan = plans.find((one) => one.prices.some((each) => each.stripe_price === price?.id))
  return {
    plan: plan?.id ?? given.metadata.plan ?? row.plan ?? '',
    per: price?.recurring?.interval === 'year' ? ('year' as const) : ('month' as const),
    amount: price?.unit_amount ?? 0,
    currency: (price?.currency ?? 'gbp').toUpperCase(),
  }
}

const invoiceStates: Record<string, 'open' | 'paid' | 'void'> = {
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'void',
}

/** Writes down an invoice; a draft is none yet, and one about nothing is none either. */
export async function applyInvoice(rows: Rows, given: Stripe.Invoice, toldAt: Date): Promise<void> {
  const state = invoiceStates[given.status ?? '']
  if (!given.id || !state || given.total === 0) return
  const row = await holdCustomer(rows, idOf(given.customer))
  if (!row) return
  await writeInvoice(
    rows,
    row.user_id,
    {
      id: given.id,
      number: given.number ?? '',
      state,
      amount: given.total,
      currency: given.currency.toUpperCase(),
      issued_at: at(given.status_transitions.finalized_at) ?? at(given.created) ?? toldAt.toISOString(),
      due_at: at(given.due_date),
      paid_at: state === 'paid' ? (at(given.status_transitions.paid_at) ?? toldAt.toISOString()) : null,
      address: given.hosted_invoice_url ?? '',
    },
    toldAt,
  )
}
