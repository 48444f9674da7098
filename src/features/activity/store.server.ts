import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { ActivityLine } from './contract.ts'

/** The newest lines of the person of this request before a time: theirs of both journals, and days with a model or a key. */
export async function readLines(
  rows: Rows,
  userId: string,
  before: string,
  most: number,
): Promise<ActivityLine[]> {
  const { rows: found } = await sql<ActivityLine>`
    with lines as (
      (select id::text as id, created_at as at, action, ip as "from", detail from auth.own_events(${before}, ${most}))
      union all
      (select id::text, created_at, action, '', detail from public.activity_events
        where user_id = ${userId} and created_at < ${before} order by created_at desc limit ${most})
      union all
      -- Questions to a model are counted by day, without their words.
      (select 'model-' || day, updated_at, 'model_asked', '', jsonb_build_object('count', model_turns::text)
         from public.ai_usage where user_id = ${userId} and model_turns > 0 and updated_at < ${before}
        order by updated_at desc limit ${most})
      union all
      -- So are questions of the person's keys; their names were given by the person.
      (select 'key-' || day || '-' || token_id, updated_at, 'key_used', '',
          jsonb_build_object('name', name, 'count', uses::text, 'proposals', proposals::text)
         from public.key_days where user_id = ${userId} and updated_at < ${before}
        order by updated_at desc limit ${most})
    )
    select * from lines order by at desc, id limit ${most}`.execute(rows)
  return found
}

/** Writes down what happened, without a word of the person. */
export async function writeLine(
  rows: Rows,
  userId: string,
  action: string,
  detail: Record<string, string>,
): Promise<void> {
  await rows
    .insertInto('activity_events')
    .values({ user_id: userId, action, detail: json(detail) })
    .execute()
}

/** Removes lines whose time is over, of everybody, some thousands at once; answers how many. */
export async function sweepLines(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ gone: number }>`select public.sweep_activity(2000) as gone`.execute(
    rows,
  )
  return found[0]?.gone ?? 0
}
