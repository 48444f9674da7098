import type { BillingConfig } from '#platform/billing-settings.server.ts'
import { badRequest } from '#platform/contract/errors.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { PublicHandlers } from '#platform/http/serve-public.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import type { billingContract, billingOutsideContract, plansContract } from './contract.ts'
import { later } from './rules/days.ts'
import { shownPlans, type OfferedPlan } from './rules/plans.ts'
import { standing } from './rules/standing.ts'
import { changeAtStripe, previewAtStripe } from './parts/change-plan.server.ts'
import {
  haveOne,
  openCheckout,
  openPortal,
  refundAtStripe,
  setRenewal,
  settle,
} from './parts/checkout.server.ts'
import { canceledLetter } from './parts/letters.server.ts'
import { orderByInvoice, refundByInvoice } from './parts/manual.server.ts'
import { readState } from './parts/state.server.ts'
import {
  basedOn,
  choose,
  columnsOf,
  hold,
  isLive,
  nameOf,
  nothingSold,
  stateOf,
  type Shop,
} from './parts/tools.server.ts'
import { writeRow, type BillingRow } from './store.server.ts'

export function createPlansApi(
  { adapter }: BillingConfig,
  plans: readonly OfferedPlan[],
): PublicHandlers<typeof plansContract> {
  const shown = shownPlans(adapter, plans)
  return { readPlans: async () => ({ adapter, plans: shown }) }
}

export function createBillingApi(config: BillingConfig): Handlers<typeof billingContract> {
  return { readBilling: (_input, { actor, rows, now }) => readState(rows, config, actor.userId, now) }
}

/** `given` is null where nothing is sold. */
export function createBillingOutsideApi(given: Shop | null): ApartHandlers<typeof billingOutsideContract> {
  const open = (): Shop => {
    if (!given) throw nothingSold()
    return given
  }
  /** The payment service of a row, where it is paid there. */
  const stripeOf = ({ stripe }: Shop, row: BillingRow) => (row.subscription_id ? stripe : null)

  return {
    async beginTrial({ body }, { actor: { userId }, now }) {
      const shop = open()
      const chosen = choose(shop.plans, body)
      if (chosen.plan.trial_days === 0) throw badRequest('This plan has no trial.')
      await hold(shop, userId, async (rows, row) => {
        if (isLive(row, now)) throw haveOne()
        if (row.has_tried)
          throw badRequest('You have had your trial. Everything you wrote then is still here.')
        await writeRow(rows, userId, {
          ...columnsOf(chosen),
          state: 'trialing',
          provider: shop.config.adapter,
          has_tried: true,
          trial_ends_at: later(now, chosen.plan.trial_days).toISOString(),
          ends_at: null,
        })
      })
      return stateOf(shop, userId, now)
    },

    async orderPlan({ body }, { actor: { userId, email }, now }) {
      const shop = open()
      const chosen = choose(shop.plans, body)
      await shop.take(userId)
      const person = { userId, email, now }
      if (shop.stripe) return { address: await openCheckout(shop, shop.stripe, person, chosen) }
      if (!email) throw badRequest('An invoice needs an e-mail address. You can add one in Profile Settings.')
      await orderByInvoice(shop, person, chosen)
      return { address: null }
    },

    async settleOrder(_input, { actor: { userId }, now }) {
      const shop = open()
      await shop.take(userId)
      if (shop.stripe) await settle(shop, shop.stripe, userId)
      return stateOf(shop, userId, now)
    },

    async previewChange({ body }, { actor: { userId }, now }) {
      const shop = open()
      const chosen = choose(shop.plans, body)
      await shop.take(userId)
      const row = await hold(shop, userId, async (_rows, held) => held)
      const stripe = stripeOf(shop, row)
      if (stripe) return previewAtStripe(stripe, row, chosen, now)
      requireTrial(row, now)
      return { due_now: 0, currency: chosen.price.currency, at: Math.floor(now.getTime() / 1000) }
    },

    async changePlan({ body }, { actor: { userId }, now }) {
      const shop = open()
      const chosen = choose(shop.plans, body)
      const row = await basedOn(shop, userId, body.version, now)
      const stripe = stripeOf(shop, row)
      if (stripe) {
        await shop.take(userId)
        await changeAtStripe(shop, stripe, row, chosen, body.at)
      } else {
        requireTrial(row, now)
        await hold(shop, userId, (rows) => writeRow(rows, userId, columnsOf(chosen)))
      }
      return stateOf(shop, userId, now)
    },

    async cancelPlan({ body }, { actor: { userId, email }, now, asActor }) {
      const shop = open()
      const row = await basedOn(shop, userId, body.version, now)
      if (!isLive(row, now)) throw badRequest('This plan has ended already.')
      const stripe = stripeOf(shop, row)
      if (stripe && row.subscription_id) {
        await shop.take(userId)
        await setRenewal(shop, stripe, row.subscription_id, false)
      } else {
        const ends = row.period_ends_at ?? row.trial_ends_at ?? now.toISOString()
        await hold(shop, userId, (rows) => writeRow(rows, userId, { state: 'canceled', ends_at: ends }))
      }
      const state = await stateOf(shop, userId, now)
      const day = state.subscription?.ends_at
      if (email && day && row.state !== 'canceled') {
        const timeZone = (await asActor((rows) => readPerson(rows, userId)))?.rhythm.time_zone ?? 'UTC'
        const facts = { to: email, site: shop.site, plan: nameOf(shop.plans, row.plan), timeZone }
        // It is cancelled whether or not a letter can say so now, and nobody waits for the mail server.
        shop.background.run(() => shop.mail.send(canceledLetter({ ...facts, day })))
      }
      return state
    },

    async keepPlan({ body }, { actor: { userId }, now }) {
      const shop = open()
      const row = await basedOn(shop, userId, body.version, now)
      if (standing(row, now).state !== 'canceled')
        throw badRequest('There is no cancellation to take back: the plan has ended, or it goes on anyway.')
      const stripe = stripeOf(shop, row)
      if (stripe && row.subscription_id) {
        await shop.take(userId)
        await setRenewal(shop, stripe, row.subscription_id, true)
      } else
        await hold(shop, userId, (rows) =>
          writeRow(rows, userId, { state: row.period_ends_at ? 'active' : 'trialing', ends_at: null }),
        )
      return stateOf(shop, userId, now)
    },

    async refundPlan({ body }, { actor: { userId }, now }) {
      const shop = open()
      const row = await basedOn(shop, userId, body.version, now)
      const stripe = stripeOf(shop, row)
      await shop.take(userId)
      if (stripe) await refundAtStripe(shop, stripe, row, now)
      else await refundByInvoice(shop, userId, now)
      return stateOf(shop, userId, now)
    },

    async openPayment(_input, { actor: { userId } }) {
      const shop = open()
      await shop.take(userId)
      const row = await hold(shop, userId, async (_rows, held) => held)
      if (!shop.stripe || !row.customer_id) throw badRequest('There is no payment to look after here.')
      return { address: await openPortal(shop, shop.stripe, row.customer_id) }
    },
  }
}

function requireTrial(row: BillingRow, now: Date): void {
  const { state } = standing(row, now)
  if (row.subscription_id || row.period_ends_at || (state !== 'trialing' && state !== 'canceled'))
    throw badRequest(
      'With an invoice, a change is agreed with whoever runs this server. Please write to them.',
    )
}
