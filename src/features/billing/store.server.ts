import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { invoicesMost, type Invoice, type Subscription } from './contract.ts'
import type { Per } from './rules/plans.ts'

/** The row of a person as it lies there; `state` is null while nothing has begun. */
export interface BillingRow {
  user_id: string
  state: Subscription['state'] | null
  provider: 'manual' | 'stripe'
  plan: string | null
  per: Per | null
  amount: number | null
  currency: string | null
  trial_ends_at: string | null
  period_ends_at: string | null
  grace_ends_at: string | null
  ends_at: string | null
  has_tried: boolean
  customer_id: string | null
  checkout_id: string | null
  subscription_id: string | null
  begun_at: string | null
  told_at: string | null
  version: number
}
const columns = [
  'user_id',
  'state',
  'provider',
  'plan',
  'per',
  'amount',
  'currency',
  'trial_ends_at',
  'period_ends_at',
  'grace_ends_at',
  'ends_at',
  'has_tried',
  'customer_id',
  'checkout_id',
  'subscription_id',
  'begun_at',
  'told_at',
  'version',
] as const

export async function readRow(rows: Rows, userId: string): Promise<BillingRow | undefined> {
  const query = rows.selectFrom('subscriptions').select(columns).where('user_id', '=', userId)
  return (await query.executeTakeFirst()) as BillingRow | undefined
}

/** The row of a person, made when there is none, held until the end of the transaction. As the service. */
export async function holdRow(
  rows: Rows,
  userId: string,
  provider: BillingRow['provider'],
): Promise<BillingRow> {
  await rows
    .insertInto('subscriptions')
    .values({ user_id: userId, provider })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const query = rows.selectFrom('subscriptions').select(columns).where('user_id', '=', userId)
  return (await query.forUpdate().executeTakeFirstOrThrow()) as BillingRow
}

/** The person whom a customer of the payment service stands for, held. Undefined when they are gone. As the service. */
export async function holdCustomer(rows: Rows, customerId: string): Promise<BillingRow | undefined> {
  const query = rows.selectFrom('subscriptions').select(columns).where('customer_id', '=', customerId)
  return (await query.forUpdate().executeTakeFirst()) as BillingRow | undefined
}

/** Changes a row that is held, and moves its version on. As the service. */
export async function writeRow(
  rows: Rows,
  userId: string,
  changes: Partial<Omit<BillingRow, 'user_id' | 'version'>>,
): Promise<void> {
  await rows
    .updateTable('subscriptions')
    .set({ ...changes, version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .execute()
}

export async function readInvoices(rows: Rows, userId: string): Promise<Invoice[]> {
  const found = await rows
    .selectFrom('invoices')
    .select(['id', 'number', 'state', 'amount', 'currency', 'issued_at', 'due_at', 'paid_at', 'address'])
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .limit(invoicesMost)
    .execute()
  return found as Invoice[]
}

/** Writes an invoice as somebody tells of it; what is older than what is known changes nothing. As the service. */
export async function writeInvoice(
  rows: Rows,
  userId: string,
  invoice: Invoice,
  toldAt: Date,
): Promise<void> {
  const told_at = toldAt.toISOString()
  await rows
    .insertInto('invoices')
    .values({ ...invoice, user_id: userId, told_at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet({ ...invoice, told_at, updated_at: sql<string>`now()` })
        .where('invoices.told_at', '<=', told_at)
        // What was paid stays paid, and money on its way back stays so, whatever arrives late within the same second.
        .where((eb) => eb.or([eb('invoices.state', '=', 'open'), eb('invoices.state', '=', invoice.state)])),
    )
    .execute()
}

export async function setInvoiceState(
  rows: Rows,
  userId: string,
  id: string,
  state: Invoice['state'],
): Promise<void> {
  await rows
    .updateTable('invoices')
    .set({
      state,
      told_at: sql<string>`now()`,
      updated_at: sql<string>`now()`,
      ...(state === 'paid' ? { paid_at: sql<string>`now()` } : {}),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Whose invoice has a number of ours; undefined when there is none. As the service. */
export async function findInvoice(
  rows: Rows,
  number: string,
): Promise<{ user_id: string; id: string; state: Invoice['state'] } | undefined> {
  return (await rows
    .selectFrom('invoices')
    .select(['user_id', 'id', 'state'])
    .where('number', '=', number)
    .executeTakeFirst()) as { user_id: string; id: string; state: Invoice['state'] } | undefined
}

export async function nextInvoiceNumber(rows: Rows, year: number): Promise<string> {
  const { rows: found } = await sql<{ at: number }>`select nextval('public.invoice_numbers') as at`.execute(
    rows,
  )
  return `${year}-${String(found[0]?.at).padStart(6, '0')}`
}

export async function isDealtWith(rows: Rows, eventId: string): Promise<boolean> {
  const query = rows.selectFrom('billing_events').select('id').where('id', '=', eventId)
  return (await query.executeTakeFirst()) !== undefined
}

/** Notes a message of the payment service; false when it was dealt with before. As the service. */
export async function noteEvent(rows: Rows, eventId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('billing_events')
    .values({ id: eventId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The payment service repeats a message for some days; after two months nobody does. As the service. */
export async function sweepEvents(rows: Rows): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from public.billing_events where id in (
      select id from public.billing_events where received_at < now() - interval '60 days' limit 1000
    )`.execute(rows)
  return Number(numAffectedRows ?? 0n)
}

/** Rows that may have run out by a moment; the rules say which of them have. As the service. */
export async function readRunOut(rows: Rows, now: Date, most: number): Promise<BillingRow[]> {
  const at = now.toISOString()
  const found = await rows
    .selectFrom('subscriptions')
    .select(columns)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'canceled').and('ends_at', '<=', at),
        eb('state', '=', 'past_due').and('grace_ends_at', '<=', at),
        eb('state', '=', 'trialing').and('subscription_id', 'is', null).and('trial_ends_at', '<=', at),
        eb('state', '=', 'active').and('provider', '=', 'manual').and('period_ends_at', '<=', at),
      ]),
    )
    .orderBy('updated_at')
    .limit(most)
    .execute()
  return found as BillingRow[]
}

/** Gives the plans whose own invoice was not paid in time their grace; answers how many. As the service. */
export async function beginGrace(rows: Rows, now: Date, graceEnds: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update public.subscriptions s
    set state = 'past_due', grace_ends_at = ${graceEnds.toISOString()}, version = version + 1, updated_at = now()
    where s.provider = 'manual' and s.state = 'active' and exists (
      select 1 from public.invoices i
      where i.user_id = s.user_id and i.state = 'open' and i.due_at <= ${now.toISOString()})`.execute(rows)
  return Number(numAffectedRows ?? 0n)
}

export interface DueLetter {
  user_id: string
  email: string | null
  time_zone: string
  state: 'trialing' | 'active' | 'past_due'
  provider: 'manual' | 'stripe'
  is_ordered: boolean
  plan: string
  amount: number
  currency: string
  day: string
}

/**
 * Takes the plans of which a letter is due, and notes it in the same statement, so that of two processes one sends it.
 * As the service.
 */
export async function takeDueLetters(
  rows: Rows,
  now: Date,
  days: { trial: number; grace: number; month: number; year: number },
  most: number,
): Promise<DueLetter[]> {
  const at = now.toISOString()
  const { rows: due } = await sql<DueLetter>`
    with ahead as (
      select s.user_id, s.per, s.state,
        case s.state when 'trialing' then s.trial_ends_at when 'past_due' then s.grace_ends_at
          else s.period_ends_at end as day
      from public.subscriptions s where s.state in ('trialing', 'active', 'past_due')
    ), due as (
      select s.user_id, a.day from public.subscriptions s join ahead a on a.user_id = s.user_id
      where a.day > ${at} and s.reminded_for is distinct from a.day
        and a.day <= ${at}::timestamptz + make_interval(days => case
          when a.state = 'trialing' then ${days.trial}::int when a.state = 'past_due' then ${days.grace}::int
          when a.per = 'year' then ${days.year}::int else ${days.month}::int end)
      order by a.day limit ${most}
      for update of s skip locked
    )
    update public.subscriptions s set reminded_for = due.day
    from due, auth.users u, public.profiles p
    where s.user_id = due.user_id and u.id = s.user_id and p.user_id = s.user_id
    returning s.user_id, u.email, p.time_zone, s.state, s.provider, s.subscription_id is not null as is_ordered,
      s.plan, s.amount, s.currency, due.day`.execute(rows)
  return due
}

/** A letter that nobody took is due again. As the service. */
export async function giveLetterBack(rows: Rows, userId: string): Promise<void> {
  await rows.updateTable('subscriptions').set({ reminded_for: null }).where('user_id', '=', userId).execute()
}
