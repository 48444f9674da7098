import { untilNone, type Jobs } from '#platform/jobs/job.server.ts'
import { graceDays, later, reminderDays } from './rules/days.ts'
import { standing } from './rules/standing.ts'
import { endNow } from './parts/checkout.server.ts'
import { aheadLetter, type Ahead } from './parts/letters.server.ts'
import { nameOf, type Shop } from './parts/tools.server.ts'
import {
  beginGrace,
  giveLetterBack,
  holdRow,
  readInvoices,
  readRunOut,
  setInvoiceState,
  sweepEvents,
  takeDueLetters,
  writeRow,
  type BillingRow,
  type DueLetter,
} from './store.server.ts'

const most = 50

/** What happens to plans as time goes by. Ending one closes nothing that a person wrote. */
export function billingJobs(shop: Shop): Jobs {
  return {
    'end-plans': { at: '7 * * * *', attempts: 3, run: () => endPlans(shop, new Date()) },
    'remind-of-plans': { at: '17 * * * *', attempts: 3, run: () => remindOfPlans(shop, new Date()) },
    'sweep-billing': {
      at: '40 3 * * *',
      attempts: 5,
      run: () => untilNone(() => shop.database.asService(sweepEvents)),
    },
  }
}

export async function endPlans(shop: Shop, now: Date): Promise<void> {
  const { database } = shop
  await database.asService((rows) => beginGrace(rows, now, later(now, graceDays)))
  const faults: unknown[] = []
  // One turn takes no row twice: what could not be ended now waits for the next hour and keeps nobody else.
  for (const row of await database.asService((rows) => readRunOut(rows, now, most)))
    await endOne(shop, row, now).catch((error: unknown) => faults.push(error))
  if (faults.length > 0) throw faults[0]
}

async function endOne(shop: Shop, row: BillingRow, now: Date): Promise<void> {
  // Whoever takes the money has to stop asking for it before we say that the plan has ended.
  if (row.subscription_id) {
    if (shop.stripe) await endNow(shop, shop.stripe, row)
    return
  }
  await shop.database.asService(async (rows) => {
    const held = await holdRow(rows, row.user_id, row.provider)
    const { state, ends_at } = standing(held, now)
    if (state !== 'expired' || held.state === 'expired') return
    for (const invoice of await readInvoices(rows, row.user_id))
      if (invoice.state === 'open') await setInvoiceState(rows, row.user_id, invoice.id, 'void')
    await writeRow(rows, row.user_id, { state: 'expired', ends_at, grace_ends_at: null })
  })
}

export async function remindOfPlans(shop: Shop, now: Date): Promise<void> {
  const faults: unknown[] = []
  let taken: DueLetter[]
  do {
    taken = await shop.database.asService((rows) => takeDueLetters(rows, now, reminderDays, most))
    for (const due of taken)
      await remind(shop, due).catch(async (error: unknown) => {
        faults.push(error)
        await shop.database.asService((rows) => giveLetterBack(rows, due.user_id))
      })
  } while (taken.length === most && faults.length === 0)
  if (faults.length > 0) throw faults[0]
}

async function remind(shop: Shop, due: DueLetter): Promise<void> {
  if (!due.email) return
  await shop.mail.send(
    aheadLetter({
      to: due.email,
      site: shop.site,
      plan: nameOf(shop.plans, due.plan),
      timeZone: due.time_zone,
      what: whatOf(due),
      day: due.day,
      amount: due.amount,
      currency: due.currency,
    }),
  )
}

function whatOf({ state, provider, is_ordered }: DueLetter): Ahead['what'] {
  if (state === 'past_due') return 'unpaid'
  if (state === 'trialing') return is_ordered ? 'first-charge' : 'trial-ends'
  return provider === 'manual' ? 'invoice-ends' : 'renewal'
}
