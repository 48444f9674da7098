import type Stripe from 'stripe'
import type { BillingConfig } from '#platform/billing-settings.server.ts'
import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import type { Background } from '#platform/http/background.server.ts'
import type { Mail } from '#platform/mail/open-mail.server.ts'
import type { TakeOutside } from '#features/connections/public.server.ts'
import { standing } from '../rules/standing.ts'
import { minorUnits, type OfferedPlan, type OfferedPrice, type Per } from '../rules/plans.ts'
import { holdRow, type BillingRow } from '../store.server.ts'
import { readState } from './state.server.ts'

/** Everything that takes money needs one of these; nothing is sold without it. */
export interface Shop {
  database: Database
  mail: Mail
  /** For the letters of a request: whoever asked has their answer first. */
  background: Background
  /** Public address of this server, without a slash at its end. */
  site: string
  plans: readonly OfferedPlan[]
  config: Exclude<BillingConfig, { adapter: 'none' }>
  /** Null where invoices are sent by hand. */
  stripe: Stripe | null
  take: TakeOutside
}

export function nothingSold(): Error {
  return badRequest('Everything is on and nothing is sold on this server, so there is nothing to choose.')
}

export interface Chosen {
  plan: OfferedPlan
  price: OfferedPrice
}

/** The plan and the price that somebody chose; those without a price need no choosing. */
export function choose(plans: readonly OfferedPlan[], given: { plan: string; per: Per }): Chosen {
  const plan = plans.find(({ id }) => id === given.plan)
  const price = plan?.prices.find(({ per }) => per === given.per)
  if (!plan || !price)
    throw badRequest('This plan is not offered here any more. Please look at the plans again.')
  return { plan, price }
}

export const columnsOf = ({ plan, price }: Chosen) => ({
  plan: plan.id,
  per: price.per,
  amount: minorUnits(price),
  currency: price.currency,
})

/** The name of a plan; one that the operator took out of the file keeps its id. */
export const nameOf = (plans: readonly OfferedPlan[], id: string | null): string =>
  plans.find((plan) => plan.id === id)?.name ?? id ?? 'Your plan'

export function stateOf(shop: Shop, userId: string, now: Date) {
  return shop.database.asService((rows) => readState(rows, shop.config, userId, now))
}

/** Holds the row of a person, made when there is none. */
export function hold<T>(
  { database, config }: Shop,
  userId: string,
  work: (rows: Rows, row: BillingRow) => Promise<T>,
): Promise<T> {
  return database.asService(async (rows) => work(rows, await holdRow(rows, userId, config.adapter)))
}

/** The row on which a change is based: something has to be there, and it has to be what the person saw. */
export async function basedOn(shop: Shop, userId: string, version: number, now: Date): Promise<BillingRow> {
  const row = await hold(shop, userId, async (_rows, held) => held)
  if (row.state === null) throw notFound()
  if (row.version !== version) throw conflict(await stateOf(shop, userId, now))
  return row
}

export const isLive = (row: BillingRow, now: Date): boolean =>
  !['expired', null].includes(standing(row, now).state)
