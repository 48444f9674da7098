import { badRequest } from '#platform/contract/errors.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import type { Letter } from '#platform/mail/open-mail.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import { readAdminAddresses } from '#features/site/public.server.ts'
import type { Invoice } from '../contract.ts'
import { addPeriod, later } from '../rules/days.ts'
import { standing } from '../rules/standing.ts'
import {
  findInvoice,
  nextInvoiceNumber,
  readInvoices,
  readRow,
  setInvoiceState,
  writeInvoice,
  writeRow,
  type BillingRow,
} from '../store.server.ts'
import { invoiceLetter, operatorLetter } from './letters.server.ts'
import { refundable } from './state.server.ts'
import { columnsOf, hold, type Chosen, type Shop } from './tools.server.ts'

/** How long somebody has to pay an invoice, and how long before the end of a paid time the next one can be asked for. */
const daysToPay = 14
const daysAhead = 14

/** Sends an invoice for the next month or year, which begins when the trial or the paid time ends. */
export async function orderByInvoice(
  shop: Shop,
  { userId, email, now }: { userId: string; email: string; now: Date },
  chosen: Chosen,
): Promise<void> {
  const made = await hold(shop, userId, async (rows, row) => {
    const waiting = (await readInvoices(rows, userId)).some(({ state }) => state === 'open')
    if (waiting)
      throw badRequest('There is an invoice that waits to be paid. It stands under Billing & Subscription.')
    const starts = beginning(row, now)
    const invoice: Invoice = {
      id: `own_${crypto.randomUUID()}`,
      number: await nextInvoiceNumber(rows, now.getUTCFullYear()),
      state: 'open',
      ...columnsOf(chosen),
      issued_at: now.toISOString(),
      due_at: later(starts, daysToPay).toISOString(),
      paid_at: null,
      address: '',
    }
    const { amount, currency } = invoice
    const { id, number, state, issued_at, due_at, paid_at, address } = invoice
    const written = { id, number, state, amount, currency, issued_at, due_at, paid_at, address }
    await writeInvoice(rows, userId, written, now)
    await writeRow(rows, userId, {
      ...columnsOf(chosen),
      state: 'active',
      provider: 'manual',
      period_ends_at: addPeriod(starts, chosen.price.per).toISOString(),
      grace_ends_at: null,
      ends_at: null,
    })
    const timeZone = (await readPerson(rows, userId))?.rhythm.time_zone ?? 'UTC'
    return { invoice: written, timeZone, operators: await readAdminAddresses(rows) }
  })
  const { invoice, timeZone, operators } = made
  const payTo = shop.config.adapter === 'manual' ? shop.config.payTo : ''
  const facts = { to: email, site: shop.site, plan: chosen.plan.name, timeZone, invoice, payTo }
  sendAll(shop, [invoiceLetter(facts), ...operators.map((to) => operatorLetter(to, 'ordered', invoice))])
}

/** When the time that is ordered begins. Throws when what is paid reaches far ahead. */
function beginning(row: BillingRow, now: Date): Date {
  const { state } = standing(row, now)
  if (row.period_ends_at && (state === 'active' || state === 'canceled')) {
    const end = new Date(row.period_ends_at)
    if (end > later(now, daysAhead))
      throw badRequest(
        `You have this plan for a while yet. The next invoice can be asked for ${daysAhead} days before its end.`,
      )
    return end
  }
  const isTrial = (state === 'trialing' || state === 'canceled') && row.trial_ends_at
  return isTrial ? new Date(row.trial_ends_at ?? now) : now
}

/** Ends a plan at once: an invoice that nobody paid is void, a paid one is for the operator to pay back. */
export async function refundByInvoice(shop: Shop, userId: string, now: Date): Promise<void> {
  const { invoice, operators } = await hold(shop, userId, async (rows, row) => {
    const invoices = await readInvoices(rows, userId)
    const paid = refundable(invoices, now)
    if (!paid) throw tooLate()
    await setInvoiceState(rows, userId, paid.id, 'refund_due')
    for (const { id, state } of invoices)
      if (state === 'open') await setInvoiceState(rows, userId, id, 'void')
    await writeRow(rows, row.user_id, { state: 'expired', ends_at: now.toISOString(), grace_ends_at: null })
    return { invoice: paid, operators: await readAdminAddresses(rows) }
  })
  sendAll(
    shop,
    operators.map((to) => operatorLetter(to, 'refund', invoice)),
  )
}

/** It is done whether or not a letter can say so now: the invoice stands on the screen, too. */
function sendAll({ mail, background }: Shop, letters: readonly Letter[]): void {
  for (const letter of letters) background.run(() => mail.send(letter))
}

export const tooLate = () =>
  badRequest('There is no payment of the last 14 days that could go back. You can still cancel the plan.')

/**
 * What the operator says of an invoice of ours; a sentence that says what came of it. `note` writes it down, in the same
 * transaction, with whose it is.
 */
export async function markInvoice(
  database: Database,
  number: string,
  state: 'paid' | 'refunded',
  note: (rows: Rows, userId: string) => Promise<unknown> = async () => {},
): Promise<{ isDone: boolean; text: string }> {
  const before = state === 'paid' ? 'open' : 'refund_due'
  return database.asService(async (rows) => {
    const invoice = await findInvoice(rows, number)
    if (!invoice?.id.startsWith('own_')) return { isDone: false, text: `There is no invoice ${number}.` }
    if (invoice.state !== before)
      return {
        isDone: false,
        text: `Invoice ${number} is ${invoice.state.replace('_', ' ')}; nothing was changed.`,
      }
    await setInvoiceState(rows, invoice.user_id, invoice.id, state)
    const row = await readRow(rows, invoice.user_id)
    if (state === 'paid' && row?.state === 'past_due')
      await writeRow(rows, invoice.user_id, { state: 'active', grace_ends_at: null })
    await note(rows, invoice.user_id)
    return { isDone: true, text: `Invoice ${number} is ${state} now.` }
  })
}
