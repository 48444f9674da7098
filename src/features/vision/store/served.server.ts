import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { type Served } from '../contract.ts'

/** The four pillars whose tasks have a list of their own in a plan. */
const ownLists: Record<string, string> = {
  mind: 'mind_tasks',
  body: 'body_tasks',
  relationships: 'relationships_tasks',
  purpose: 'purpose_tasks',
}

/**
 * What the plans between two days (both included) held for a pillar and what was done or moved of it, newest first, at
 * most 50: its own tasks, and priorities that name it.
 */
export async function readServedRows(
  rows: Rows,
  userId: string,
  pillar: string,
  from: string,
  to: string,
): Promise<Served[]> {
  const list = ownLists[pillar]
  const tasks = list ? sql.ref(`p.${list}`) : sql`coalesce(p.other_pillars -> ${pillar}::text, '[]')`
  const { rows: found } = await sql<Served>`
    select p.date, item ->> 'text' as text, item ->> 'state' as state
      from day_plans p
     cross join lateral jsonb_array_elements(${tasks} || jsonb_path_query_array(
             p.main_priorities, '$[*] ? (@.pillar == $pillar)', jsonb_build_object('pillar', ${pillar}::text))) item
     where p.user_id = ${userId} and p.date between ${from} and ${to} and item ->> 'state' in ('done', 'moved')
     order by p.date desc, item ->> 'text' limit 50`.execute(rows)
  return found
}

/** The first day that the person planned, or null. */
export async function readFirstPlanned(rows: Rows, userId: string): Promise<string | null> {
  const row = await rows
    .selectFrom('day_plans')
    .select((eb) => eb.fn.min('date').as('first'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.first ?? null
}
