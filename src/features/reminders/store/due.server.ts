import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { Kind, WayName } from '../contract.ts'
import type { Appointment, Laid } from '../rules/conflicts.ts'
import type { Words } from '../rules/words.ts'

/** A kind of a person whose time has come, with what decides about it. */
export interface DueKind {
  user_id: string
  kind: Kind
  is_on: boolean
  at_time: string
  weekday: number | null
  ways: WayName[]
  next_due_at: string
  /** Null when its time has to be worked out first. */
  next_day: string | null
  last_day: string | null
  quiet_from: string | null
  quiet_to: string | null
  most_a_day: number
  is_paused: boolean
  paused_until: string | null
  has_own_lines: boolean
  time_zone: string
  day_start_hour: number
  is_private: boolean
  is_calm: boolean
  hides_numbers: boolean
  is_closed: boolean
}

/**
 * Takes kinds whose time has come, the earliest first, and holds them and their person until the transaction ends: another
 * process passes over both, so that nobody is counted by two at once. As the service.
 */
export async function holdDueKinds(rows: Rows, now: Date, most: number): Promise<DueKind[]> {
  const { rows: due } = await sql<DueKind>`
    select k.user_id, k.kind, k.is_on, k.at_time, k.weekday, k.ways, k.next_due_at, k.next_day, k.last_day,
      s.quiet_from, s.quiet_to, s.most_a_day, s.is_paused, s.paused_until, s.has_own_lines,
      p.time_zone, p.day_start_hour,
      coalesce(p.preferences ->> 'privacy_mode' = 'true', false) as is_private,
      coalesce(p.preferences ->> 'lowStimMode' = 'true', false) as is_calm,
      coalesce(p.preferences ->> 'hide_numbers' = 'true', false) as hides_numbers,
      (u.deleted_at is not null or coalesce(u.banned_until > ${now.toISOString()}, false)
        or exists (select 1 from public.deletion_requests d where d.user_id = k.user_id)) as is_closed
    from public.reminder_kinds k
    join public.reminder_settings s on s.user_id = k.user_id
    join public.profiles p on p.user_id = k.user_id
    join auth.users u on u.id = k.user_id
    where k.next_due_at <= ${now.toISOString()}
    order by k.next_due_at limit ${most}
    for update of k, s skip locked`.execute(rows)
  return due
}

export interface Question {
  user_id: string
  kind: Kind
  day: string
  from: string
  until: string
  with_lines: boolean
}

export interface Facts {
  is_resting: boolean
  is_done?: boolean
  journey_day?: number | null
  events?: Appointment[]
  laid?: Laid[]
  planned?: number
  done?: number
  evenings?: number
  entries?: number
  lines?: string[]
}

/** What is known for each question, in their order, and how many reminders the day holds already. As the service. */
export async function readFacts(
  rows: Rows,
  questions: readonly Question[],
): Promise<{ facts: Facts; made: number }[]> {
  const { rows: found } = await sql<{ facts: Facts; made: number }>`
    select public.reminder_facts(q.user_id, q.kind, q.day, q."from", q.until, q.with_lines) as facts,
      (select count(*)::int from public.reminders r where r.user_id = q.user_id and r.day = q.day) as made
    from rows from (jsonb_to_recordset(${json(questions)}::jsonb) as
      (user_id uuid, kind text, day date, "from" timestamptz, until timestamptz, with_lines boolean))
      with ordinality as q (user_id, kind, day, "from", until, with_lines, place)
    order by q.place`.execute(rows)
  return found
}

export interface NewReminder extends Words {
  user_id: string
  id: string
  kind: Kind
  day: string
  ways: WayName[]
}

/** Lays reminders into the inboxes and what leaves beside them. One of a kind for a day that is there already stays alone. As the service. */
export async function insertReminders(rows: Rows, made: readonly NewReminder[]): Promise<void> {
  if (made.length === 0) return
  await sql`
    with given as (
      select * from jsonb_to_recordset(${json(made)}::jsonb) as
        (user_id uuid, id uuid, kind text, day date, title text, body text, lines jsonb, path text, ways jsonb)
    ), laid as (
      insert into public.reminders (user_id, id, kind, day, title, body, lines, path)
      select user_id, id, kind, day, title, body, lines, path from given
      on conflict (user_id, kind, day) do nothing
      returning user_id, id
    )
    insert into public.reminder_sends (user_id, reminder_id, way)
    select l.user_id, l.id, w.way from laid l join given g on g.id = l.id, jsonb_array_elements_text(g.ways) w (way)`.execute(
    rows,
  )
}

export interface Moved {
  user_id: string
  kind: Kind
  next_due_at: string | null
  next_day: string | null
  last_day: string | null
}

/** Writes when each comes next. As the service. */
export async function moveKinds(rows: Rows, moved: readonly Moved[]): Promise<void> {
  await sql`
    update public.reminder_kinds k
    set next_due_at = m.next_due_at, next_day = m.next_day, last_day = m.last_day
    from jsonb_to_recordset(${json(moved)}::jsonb) as
      m (user_id uuid, kind text, next_due_at timestamptz, next_day date, last_day date)
    where k.user_id = m.user_id and k.kind = m.kind`.execute(rows)
}
