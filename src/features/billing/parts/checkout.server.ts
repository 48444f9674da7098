import type Stripe from 'stripe'
import { badRequest } from '#platform/contract/errors.ts'
import { later } from '../rules/days.ts'
import { standing } from '../rules/standing.ts'
import { readInvoices, readRow, setInvoiceState, writeRow, type BillingRow } from '../store.server.ts'
import { applySubscription } from './apply-stripe.server.ts'
import { tooLate } from './manual.server.ts'
import { answeredAt, ask, StripeRefused } from './open-stripe.server.ts'
import { refundable } from './state.server.ts'
import { hold, isLive, type Chosen, type Shop } from './tools.server.ts'

export interface Orderer {
  userId: string
  email: string
  now: Date
}

export const haveOne = () =>
  badRequest('You have a plan already. You can change or cancel it under Billing & Subscription.')

/**
 * Opens a checkout and answers its address. Each step can be repeated: the customer and the checkout have keys of their own,
 * so that an answer that got away makes no second one, and a checkout that was left open is closed before the next begins.
 */
export async function openCheckout(
  shop: Shop,
  stripe: Stripe,
  person: Orderer,
  { plan, price }: Chosen,
): Promise<string> {
  if (!price.stripe_price)
    throw badRequest(
      'This plan cannot be paid for yet: whoever runs this server has to finish setting it up.',
    )
  const row = await withCustomer(shop, stripe, person)
  if (row.subscription_id && isLive(row, person.now)) throw haveOne()
  if (row.checkout_id && (await isPaidFor(stripe, row.checkout_id))) {
    await settle(shop, stripe, person.userId)
    throw haveOne()
  }
  const metadata = { user_id: person.userId, plan: plan.id, per: price.per }
  const begins = firstCharge(row, person.now)
  const session = await ask(
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: row.customer_id ?? '',
        client_reference_id: person.userId,
        line_items: [{ price: price.stripe_price, quantity: 1 }],
        success_url: `${shop.site}/billing?paid=1`,
        cancel_url: `${shop.site}/choose-plan`,
        metadata,
        subscription_data: {
          metadata,
          ...(begins ? { trial_end: begins } : {}),
        },
      },
      {
        idempotencyKey: ['checkout', person.userId, row.version, price.stripe_price, begins ?? 'now'].join(
          ':',
        ),
      },
    ),
  )
  await hold(shop, person.userId, (rows) => writeRow(rows, person.userId, { checkout_id: session.id }))
  if (!session.url) throw new Error('The payment service opened a checkout without an address.')
  return session.url
}

async function withCustomer(shop: Shop, stripe: Stripe, { userId, email }: Orderer): Promise<BillingRow> {
  const row = await hold(shop, userId, async (_rows, held) => held)
  if (row.customer_id) return row
  const customer = await ask(
    stripe.customers.create(
      { ...(email ? { email } : {}), metadata: { user_id: userId } },
      { idempotencyKey: `customer:${userId}:${row.version}` },
    ),
  )
  return hold(shop, userId, async (rows) => {
    await writeRow(rows, userId, { customer_id: customer.id })
    return (await readRow(rows, userId)) ?? row
  })
}

/** A checkout that was left open is closed, so that nobody pays twice; true when it was paid for in the meantime. */
async function isPaidFor(stripe: Stripe, id: string): Promise<boolean> {
  const session = await ask(stripe.checkout.sessions.retrieve(id))
  if (session.status === 'open') await ask(stripe.checkout.sessions.expire(id))
  return session.status === 'complete'
}

/** A trial that still goes on is kept: the first charge comes at its end. The payment service wants two days at least. */
function firstCharge(row: BillingRow, now: Date): number | null {
  const { state } = standing(row, now)
  if (!row.trial_ends_at || (state !== 'trialing' && state !== 'canceled')) return null
  const end = new Date(row.trial_ends_at)
  const soonest = later(now, 2.05)
  return Math.floor((end > soonest ? end : soonest).getTime() / 1000)
}

/** Asks how the newest subscription of a person stands, and writes it down. */
export async function settle(shop: Shop, stripe: Stripe, userId: string): Promise<void> {
  const row = await shop.database.asService((rows) => readRow(rows, userId))
  if (!row?.customer_id) return
  const answer = await ask(stripe.subscriptions.list({ customer: row.customer_id, status: 'all', limit: 20 }))
  const newest = answer.data
    .filter(({ status }) => !status.startsWith('incomplete'))
    .toSorted((a, b) => b.created - a.created)[0]
  if (!newest) return
  await shop.database.asService((rows) =>
    applySubscription(rows, shop.plans, newest, answeredAt(answer), true),
  )
}

/** Where the payment service shows card and invoices to a person. */
export async function openPortal(shop: Shop, stripe: Stripe, customer: string): Promise<string> {
  const session = await ask(
    stripe.billingPortal.sessions.create({ customer, return_url: `${shop.site}/billing` }),
  )
  return session.url
}

/** Cancels at the end of what is paid, or takes that back. */
export async function setRenewal(shop: Shop, stripe: Stripe, id: string, renews: boolean): Promise<void> {
  const answer = await ask(stripe.subscriptions.update(id, { cancel_at_period_end: !renews }))
  await shop.database.asService((rows) =>
    applySubscription(rows, shop.plans, answer, answeredAt(answer), true),
  )
}

/** Ends a subscription at once. One that has ended already is as good. */
export async function endNow(shop: Shop, stripe: Stripe, row: BillingRow): Promise<void> {
  if (!row.subscription_id) return
  try {
    const answer = await ask(stripe.subscriptions.cancel(row.subscription_id))
    await shop.database.asService((rows) =>
      applySubscription(rows, shop.plans, answer, answeredAt(answer), true),
    )
  } catch (error) {
    if (!(error instanceof StripeRefused && error.code === 'resource_missing')) throw error
    const gone = { state: 'expired', ends_at: new Date().toISOString(), grace_ends_at: null } as const
    await shop.database.asService((rows) => writeRow(rows, row.user_id, gone))
  }
}

/**
 * Gives the newest payment back and ends the subscription. Each step can be repeated after an answer that got away, so the
 * invoice counts as paid back only when all of them are done.
 */
export async function refundAtStripe(shop: Shop, stripe: Stripe, row: BillingRow, now: Date): Promise<void> {
  const { user_id: userId } = row
  const paid = refundable(await shop.database.asService((rows) => readInvoices(rows, userId)), now)
  if (!paid) throw tooLate()
  const payments = await ask(stripe.invoicePayments.list({ invoice: paid.id, status: 'paid', limit: 10 }))
  const intents = payments.data.flatMap(({ payment: { payment_intent: intent } }) =>
    intent ? [typeof intent === 'string' ? intent : intent.id] : [],
  )
  if (intents.length === 0)
    throw badRequest(
      'This payment cannot go back by itself. Please write to us under Contact; you can cancel now.',
    )
  for (const id of intents) await payBack(stripe, id)
  await endNow(shop, stripe, row)
  await shop.database.asService((rows) => setInvoiceState(rows, userId, paid.id, 'refunded'))
}

async function payBack(stripe: Stripe, intent: string): Promise<void> {
  try {
    await ask(stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund:${intent}` }))
  } catch (error) {
    if (!(error instanceof StripeRefused && error.code === 'charge_already_refunded')) throw error
  }
}

/** With the customer go their subscriptions and open checkouts: nobody is charged for an account that is not there. */
export async function forgetCustomer(stripe: Stripe, customer: string): Promise<void> {
  try {
    await ask(stripe.customers.del(customer))
  } catch (error) {
    if (!(error instanceof StripeRefused && error.code === 'resource_missing')) throw error
  }
}
