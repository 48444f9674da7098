import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { Calendar, CalendarEvent, CalendarLook } from '../contract.ts'

/** A row as the job and the reader need it. */
export interface SourceRow {
  user_id: string
  id: string
  is_busy_only: boolean
  address_sealed: Buffer | null
  etag: string
  modified: string
  time_zone: string
  /** The account elsewhere that it comes from, if it does; what it is called there, and where the last reading ended. */
  account_id: string | null
  remote_id: string
  sync_mark: string
}

/** The calendars of a person, or the one that is named, in the order in which they came. */
export async function readCalendarRows(rows: Rows, userId: string, id?: string): Promise<Calendar[]> {
  let query = rows
    .selectFrom('calendar_sources as s')
    .select(['s.id', 's.name', 's.hue', 's.is_busy_only', 's.host', 's.read_at', 's.next_at', 's.trouble'])
    .select(['s.left_out', 's.version'])
    .select(
      sql<string>`case when s.address_sealed is not null then 'address'
        when s.account_id is not null then (
          select a.service from public.calendar_accounts a where a.user_id = s.user_id and a.id = s.account_id)
        when s.host <> '' then 'kept' else 'file' end`.as('kind'),
    )
    .select((eb) =>
      eb
        .selectFrom('calendar_events as e')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('e.user_id', '=', 's.user_id')
        .whereRef('e.source_id', '=', 's.id')
        .as('events'),
    )
    .where('s.user_id', '=', userId)
  if (id) query = query.where('s.id', '=', id)
  return (await query.orderBy('s.created_at').orderBy('s.id').execute()) as unknown as Calendar[]
}

export interface NewSource extends CalendarLook {
  id: string
  address: Buffer | null
  host: string
  account_id?: string
  remote_id?: string
}

export async function insertCalendar(rows: Rows, userId: string, given: NewSource): Promise<void> {
  const { address, ...columns } = given
  await rows
    .insertInto('calendar_sources')
    .values({ user_id: userId, ...columns, address_sealed: address })
    .execute()
}

/**
 * Changes how a calendar looks. Titles that are not wanted any more go at once; when they are wanted again, the calendar is
 * read anew as if it had never been. Undefined when the version is not the stored one.
 */
export async function updateCalendar(
  rows: Rows,
  userId: string,
  id: string,
  { version, ...look }: CalendarLook & { version: number },
): Promise<true | undefined> {
  const row = await rows
    .updateTable('calendar_sources')
    .set({ ...look, version: version + 1, updated_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (row && look.is_busy_only)
    await rows
      .updateTable('calendar_events')
      .set({ title: '', place: '' })
      .where('user_id', '=', userId)
      .where('source_id', '=', id)
      .execute()
  return row && true
}

/** The next try brings everything, whatever the other server remembers, and comes soon. */
export async function readFromScratch(rows: Rows, userId: string, id: string): Promise<void> {
  await rows
    .updateTable('calendar_sources')
    .set({ etag: '', modified: '', sync_mark: '', next_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function deleteCalendar(rows: Rows, userId: string, id: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('calendar_sources')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function readSource(rows: Rows, userId: string, id: string): Promise<SourceRow | undefined> {
  const { rows: found } = await sql<SourceRow>`
    select ${sourceColumns} from public.calendar_sources s join public.profiles p on p.user_id = s.user_id
    where s.user_id = ${userId} and s.id = ${id}`.execute(rows)
  return found[0]
}

/** What the other server remembers us by counts for a month: then everything is laid out again, a year ahead. */
const sourceColumns = sql`s.user_id, s.id, s.is_busy_only, s.address_sealed, p.time_zone, s.account_id, s.remote_id,
  case when s.laid_out_at > now() - interval '30 days' then s.sync_mark else '' end as sync_mark,
  case when s.laid_out_at > now() - interval '30 days' then s.etag else '' end as etag,
  case when s.laid_out_at > now() - interval '30 days' then s.modified else '' end as modified`

/**
 * Takes the calendars whose time has come, and moves their time on, so that two processes never take the same one. What a
 * process that ends takes with it comes again a quarter of an hour later. As the service.
 */
export async function takeDueSources(rows: Rows, most: number): Promise<SourceRow[]> {
  const { rows: due } = await sql<SourceRow>`
    with due as (
      select user_id, id from public.calendar_sources where next_at <= now() order by next_at limit ${most}
      for update skip locked
    )
    update public.calendar_sources s set next_at = now() + interval '15 minutes'
    from due, public.profiles p
    where s.user_id = due.user_id and s.id = due.id and p.user_id = s.user_id
    returning ${sourceColumns}`.execute(rows)
  return due
}

/** A row of calendar_events on its way in. */
export interface EventRow {
  id: string
  title: string
  place: string
  starts_at: string | null
  ends_at: string | null
  start_date: string | null
  end_date: string | null
}

export interface ReadState {
  etag: string
  modified: string
  leftOut: number
  /** Null keeps what was read before: the other server said that nothing changed. */
  events: readonly EventRow[] | null
}

/** Writes what a try brought; the next one comes a quarter of an hour later (a file is not read again). */
export async function writeRead(
  rows: Rows,
  { user_id, id }: Pick<SourceRow, 'user_id' | 'id'>,
  { events, etag, modified, leftOut }: ReadState,
): Promise<void> {
  await rows
    .updateTable('calendar_sources')
    .set({
      read_at: sql<string>`now()`,
      next_at: sql<string>`case when address_sealed is null then null else now() + interval '15 minutes' end`,
      trouble: '',
      tries: 0,
      ...(events ? { etag, modified, left_out: leftOut, laid_out_at: sql<string>`now()` } : {}),
    })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
  if (!events) return
  await rows
    .deleteFrom('calendar_events')
    .where('user_id', '=', user_id)
    .where('source_id', '=', id)
    .execute()
  // Without a calendar (it was taken away meanwhile) there is nothing to write to.
  await sql`
    insert into public.calendar_events (user_id, source_id, id, title, place, starts_at, ends_at, start_date, end_date)
    select s.user_id, s.id, e.id, case when s.is_busy_only then '' else e.title end, case when s.is_busy_only then '' else e.place end,
      e.starts_at, e.ends_at, e.start_date, e.end_date
    from public.calendar_sources s, jsonb_to_recordset(${json(events)}) as e(id text, title text, place text,
      starts_at timestamptz, ends_at timestamptz, start_date date, end_date date)
    where s.user_id = ${user_id} and s.id = ${id}`.execute(rows)
}

/**
 * Writes down why a try brought nothing; each further one waits longer, up to six hours, and at least as long as the other
 * server wants. What was read stays.
 */
export async function writeTrouble(
  rows: Rows,
  { user_id, id }: Pick<SourceRow, 'user_id' | 'id'>,
  trouble: string,
  waitSeconds = 0,
): Promise<void> {
  await rows
    .updateTable('calendar_sources')
    .set({
      trouble,
      tries: sql<number>`tries + 1`,
      next_at: sql<string>`now() + greatest(make_interval(secs => ${waitSeconds}),
        least(interval '6 hours', interval '15 minutes' * power(2, least(tries, 8))))`,
    })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
}

/** What touches a stretch of time: hours by instants, whole days by their dates. */
export async function readEventRows(
  rows: Rows,
  userId: string,
  span: { from: Date; to: Date; firstDay: string; lastDay: string },
): Promise<CalendarEvent[]> {
  const found = await rows
    .selectFrom('calendar_events as e')
    .innerJoin('calendar_sources as s', (join) =>
      join.onRef('s.user_id', '=', 'e.user_id').onRef('s.id', '=', 'e.source_id'),
    )
    .select(['e.id', 'e.title', 'e.place', 'e.starts_at', 'e.ends_at', 'e.start_date', 'e.end_date'])
    .select(['s.id as calendar_id', 's.name as calendar_name', 's.hue'])
    .where('e.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('starts_at', '<', span.to.toISOString()),
          eb.or([
            eb('ends_at', '>', span.from.toISOString()),
            // What takes no time at all stands where it begins.
            eb('starts_at', '>=', span.from.toISOString()),
          ]),
        ]),
        eb.and([eb('start_date', '<=', span.lastDay), eb('end_date', '>', span.firstDay)]),
      ]),
    )
    .orderBy(sql`coalesce(starts_at, start_date::timestamptz)`)
    .orderBy('e.id')
    .limit(2_000)
    .execute()
  return found as CalendarEvent[]
}
