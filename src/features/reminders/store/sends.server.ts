import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { WayName } from '../contract.ts'

/** One reminder on one way whose time has come. */
export interface DueSend {
  user_id: string
  reminder_id: string
  way: WayName
  tries: number
  title: string
  body: string
  lines: string[]
  path: string
  time_zone: string
  quiet_from: string | null
  quiet_to: string | null
  /** Nobody wants it any more: the account closes, the kind or the way was switched off. */
  is_unwanted: boolean
}

/**
 * Takes sends whose time has come and moves their time on, so that two processes never take the same one. What a process that
 * ends takes with it is sent again five minutes later. As the service.
 */
export async function takeDueSends(rows: Rows, most: number): Promise<DueSend[]> {
  const { rows: due } = await sql<DueSend>`
    with due as (
      select user_id, reminder_id, way from public.reminder_sends
      where state = 'waiting' and next_at <= now() order by next_at limit ${most}
      for update skip locked
    )
    update public.reminder_sends d
    set tries = d.tries + 1, next_at = now() + interval '5 minutes', updated_at = now()
    from due, public.reminders r, public.profiles p, public.reminder_settings s, auth.users u
    where d.user_id = due.user_id and d.reminder_id = due.reminder_id and d.way = due.way
      and r.user_id = d.user_id and r.id = d.reminder_id
      and p.user_id = d.user_id and s.user_id = d.user_id and u.id = d.user_id
    returning d.user_id, d.reminder_id, d.way, d.tries, r.title, r.body, r.lines, r.path,
      p.time_zone, s.quiet_from, s.quiet_to,
      (u.deleted_at is not null or coalesce(u.banned_until > now(), false) or s.is_paused
        or exists (select 1 from public.deletion_requests q where q.user_id = d.user_id)
        or not exists (select 1 from public.reminder_kinds k
          where k.user_id = d.user_id and k.kind = r.kind and k.is_on and k.ways ? d.way)) as is_unwanted`.execute(
    rows,
  )
  return due
}

export interface SendOutcome {
  state: 'sent' | 'given_up' | 'waiting'
  trouble: string
  waitSeconds: number
}

/** What came of some sends. As the service. */
export async function writeSendOutcomes(
  rows: Rows,
  outcomes: readonly (Pick<DueSend, 'user_id' | 'reminder_id' | 'way'> & SendOutcome)[],
): Promise<void> {
  await sql`
    update public.reminder_sends d
    set state = o.state, trouble = left(o.trouble, 300), updated_at = now(),
      next_at = now() + make_interval(secs => o."waitSeconds")
    from jsonb_to_recordset(${json(outcomes)}::jsonb) as
      o (user_id uuid, reminder_id uuid, way text, state text, trouble text, "waitSeconds" integer)
    where d.user_id = o.user_id and d.reminder_id = o.reminder_id and d.way = o.way`.execute(rows)
}
