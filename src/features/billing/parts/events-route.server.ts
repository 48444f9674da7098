import type { FastifyPluginAsync } from 'fastify'
import type Stripe from 'stripe'
import { badRequest } from '#platform/contract/errors.ts'
import type { Database } from '#platform/db/database.server.ts'
import type { OfferedPlan } from '../rules/plans.ts'
import { isDealtWith, noteEvent } from '../store.server.ts'
import { applyInvoice, applySubscription } from './apply-stripe.server.ts'
import { answeredAt, ask } from './open-stripe.server.ts'

const eventsPath = '/stripe/events'
/** A message older than this is not taken, so that a copy of it is worth nothing later. */
const newestSeconds = 300
const bytesMost = 512 * 1024

export interface EventParts {
  database: Database
  stripe: Stripe
  webhookSecret: string
  plans: readonly OfferedPlan[]
}

/**
 * Where Stripe says what happened. Each message is signed, counts once, and changes nothing when something newer is known,
 * so that they may come twice and in any order. What cannot be dealt with now is answered with a 5xx and comes again.
 */
export function eventsRoute({ database, stripe, webhookSecret, plans }: EventParts): FastifyPluginAsync {
  async function deal(event: Stripe.Event): Promise<void> {
    if (await database.asService((rows) => isDealtWith(rows, event.id))) return
    const isTie = await database.asService(async (rows) => {
      if ((await apply(rows, event)) === 'same') return true
      await noteEvent(rows, event.id)
      return false
    })
    if (!isTie) return
    // Two things happened in one second: their messages cannot say which was the last, the payment service can.
    const { id } = event.data.object as Stripe.Subscription
    const current = await ask(stripe.subscriptions.retrieve(id))
    await database.asService(async (rows) => {
      await applySubscription(rows, plans, current, answeredAt(current), true)
      await noteEvent(rows, event.id)
    })
  }

  async function apply(rows: Parameters<typeof noteEvent>[0], event: Stripe.Event): Promise<string> {
    const toldAt = new Date(event.created * 1000)
    switch (event.type) {
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
      case 'customer.subscription.paused':
      case 'customer.subscription.resumed':
        return applySubscription(rows, plans, event.data.object, toldAt)
      case 'invoice.finalized':
      case 'invoice.paid':
      case 'invoice.payment_failed':
      case 'invoice.voided':
      case 'invoice.marked_uncollectible':
        await applyInvoice(rows, event.data.object, toldAt)
        return 'done'
      default:
        return 'not ours'
    }
  }

  return async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: bytesMost },
      (_request, body, done) => done(null, body),
    )
    scope.post(eventsPath, { schema: { hide: true } }, async (request) => {
      const signature = request.headers['stripe-signature']
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(
          request.body as Buffer,
          String(signature),
          webhookSecret,
          newestSeconds,
        )
      } catch {
        throw badRequest('This message is not signed as it has to be, or it is too old.')
      }
      await deal(event)
      return { received: true }
    })
  }
}
