import type Stripe from 'stripe'
import { badRequest, notFound } from '#platform/contract/errors.ts'
import type { BillingRow } from '../store.server.ts'
import { applySubscription } from './apply-stripe.server.ts'
import { answeredAt, ask } from './open-stripe.server.ts'
import type { Chosen, Shop } from './tools.server.ts'

/** What is paid already is taken off, and the rest is charged at once, never later without a word. */
const proration = 'always_invoice' as const

interface Change {
  item: string
  price: string
  subscription: string
}

async function readChange(stripe: Stripe, row: BillingRow, { price }: Chosen): Promise<Change> {
  if (!row.subscription_id) throw notFound()
  if (!price.stripe_price) throw badRequest('This plan cannot be paid for yet.')
  const current = await ask(stripe.subscriptions.retrieve(row.subscription_id))
  const item = current.items.data[0]
  if (!item) throw notFound()
  if (item.price.id === price.stripe_price) throw badRequest('This is the plan that you have.')
  return { item: item.id, price: price.stripe_price, subscription: current.id }
}

/** What the change would cost at this moment. The answer names the moment, so that the change reckons the same. */
export async function previewAtStripe(
  stripe: Stripe,
  row: BillingRow,
  chosen: Chosen,
  now: Date,
): Promise<{ due_now: number; currency: string; at: number }> {
  const { item, price, subscription } = await readChange(stripe, row, chosen)
  const at = Math.floor(now.getTime() / 1000)
  const preview = await ask(
    stripe.invoices.createPreview({
      customer: row.customer_id ?? '',
      subscription,
      subscription_details: {
        items: [{ id: item, price }],
        proration_behavior: proration,
        proration_date: at,
      },
    }),
  )
  return { due_now: preview.amount_due, currency: preview.currency.toUpperCase(), at }
}

/** Changes the plan, as it was reckoned; when the payment does not go through, nothing changes. */
export async function changeAtStripe(
  shop: Shop,
  stripe: Stripe,
  row: BillingRow,
  chosen: Chosen,
  at: number,
): Promise<void> {
  const { item, price, subscription } = await readChange(stripe, row, chosen)
  const answer = await ask(
    stripe.subscriptions.update(
      subscription,
      {
        items: [{ id: item, price }],
        metadata: { user_id: row.user_id, plan: chosen.plan.id, per: chosen.price.per },
        proration_behavior: proration,
        proration_date: at,
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: `change:${subscription}:${price}:${at}` },
    ),
  )
  await shop.database.asService((rows) =>
    applySubscription(rows, shop.plans, answer, answeredAt(answer), true),
  )
}
