import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'

/** How many people have which plan in which state. As the service. */
export async function countPlans(rows: Rows): Promise<{ plan: string; state: string; count: number }[]> {
  return rows
    .selectFrom('subscriptions')
    .select([
      sql<string>`coalesce(plan, '')`.as('plan'),
      sql<string>`state`.as('state'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('state', 'is not', null)
    .groupBy(['plan', 'state'])
    .orderBy('plan')
    .orderBy('state')
    .execute()
}

export interface WaitingInvoice {
  number: string
  state: 'open' | 'refund_due'
  amount: number
  currency: string
  person_email: string
  issued_at: string
  due_at: string | null
}

/** Invoices of our own making that wait for the operator, the oldest first. As the service. */
export async function readWaitingInvoices(rows: Rows): Promise<WaitingInvoice[]> {
  const found = await rows
    .selectFrom('invoices')
    .innerJoin('auth.users', 'auth.users.id', 'invoices.user_id')
    .select(['number', 'state', 'amount', 'currency', 'issued_at', 'due_at'])
    .select(sql<string>`coalesce(auth.users.email, '')`.as('person_email'))
    .where('invoices.id', 'like', 'own\\_%')
    .where('state', 'in', ['open', 'refund_due'])
    .orderBy('issued_at')
    .limit(100)
    .execute()
  return found as WaitingInvoice[]
}
