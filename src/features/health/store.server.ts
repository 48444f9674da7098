import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { HealthDay, HealthKept, HealthKind } from './contract.ts'
import type { Counted } from './rules/counts.ts'

/** What is here of each kind. */
export async function readKept(rows: Rows, userId: string): Promise<HealthKept[]> {
  const { rows: found } = await sql<HealthKept>`
    select kind, count(*)::int as days, min(date) as "from", max(date) as "to", max(updated_at) as brought_in_at
    from public.health_days where user_id = ${userId} group by kind order by kind`.execute(rows)
  return found
}

/** The days of a range that have a number, oldest first. */
export async function readHealthDayRows(
  rows: Rows,
  userId: string,
  from: string,
  to: string,
): Promise<HealthDay[]> {
  const found = await rows
    .selectFrom('health_days')
    .select(['date', 'kind', 'amount'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute()
  const days = new Map<string, HealthDay>()
  for (const { date, kind, amount } of found)
    days.set(date, { ...(days.get(date) ?? { date }), [kind]: amount })
  return [...days.values()]
}

/** Every number of the named kinds, under `kind date`. */
export async function readAmounts(
  rows: Rows,
  userId: string,
  kinds: readonly HealthKind[],
): Promise<Map<string, number>> {
  const found = await rows
    .selectFrom('health_days')
    .select(['date', 'kind', 'amount'])
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .execute()
  return new Map(found.map(({ kind, date, amount }) => [`${kind} ${date}`, amount]))
}

const batch = 2_000

/** Writes numbers; one that is there already takes the new value. */
export async function writeAmounts(rows: Rows, userId: string, given: readonly Counted[]): Promise<void> {
  for (let at = 0; at < given.length; at += batch)
    await sql`
      insert into public.health_days (user_id, date, kind, amount)
      select ${userId}::uuid, g.date, g.kind, g.amount
      from jsonb_to_recordset(${json(given.slice(at, at + batch))}::jsonb) as g(date date, kind text, amount integer)
      on conflict (user_id, date, kind) do update
        set amount = excluded.amount, version = health_days.version + 1, updated_at = now()`.execute(rows)
}

export async function deleteHealthRows(rows: Rows, userId: string): Promise<number> {
  const result = await rows.deleteFrom('health_days').where('user_id', '=', userId).executeTakeFirst()
  return Number(result.numDeletedRows)
}
