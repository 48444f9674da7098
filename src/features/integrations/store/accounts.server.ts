import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { CalendarAccount, ServiceName } from '../contract.ts'
import type { EventRow, SourceRow } from './calendars.server.ts'

/** The accounts of a person, or the one that is named, in the order in which they came. */
export async function readAccounts(rows: Rows, userId: string, id?: string): Promise<CalendarAccount[]> {
  let query = rows
    .selectFrom('calendar_accounts as a')
    .select(['a.id', 'a.service', 'a.name', 'a.trouble'])
    .select((eb) =>
      eb
        .selectFrom('calendar_sources as s')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('s.user_id', '=', 'a.user_id')
        .whereRef('s.account_id', '=', 'a.id')
        .as('calendars'),
    )
    .where('a.user_id', '=', userId)
  if (id) query = query.where('a.id', '=', id)
  return (await query.orderBy('a.created_at').orderBy('a.id').execute()) as CalendarAccount[]
}

/** What it takes to ask: the tokens are sealed. */
export interface AccountRow {
  user_id: string
  id: string
  service: ServiceName
  tokens_sealed: Buffer
}

export async function readAccountRow(
  rows: Rows,
  userId: string,
  id: string,
): Promise<AccountRow | undefined> {
  const row = await rows
    .selectFrom('calendar_accounts')
    .select(['user_id', 'id', 'service', 'tokens_sealed'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row as AccountRow | undefined
}

/** Of a person, or as the service. */
export async function readAccountIds(rows: Rows, userId: string): Promise<{ id: string }[]> {
  return rows.selectFrom('calendar_accounts').select('id').where('user_id', '=', userId).execute()
}

/** The id that the account with this name has already, so that connecting it again renews it. */
export async function findAccountId(
  rows: Rows,
  userId: string,
  service: ServiceName,
  name: string,
): Promise<string | undefined> {
  const row = await rows
    .selectFrom('calendar_accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('service', '=', service)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.id
}

/** Keeps an account, or renews it: then its calendars are read again soon. */
export async function putAccount(rows: Rows, account: AccountRow & { name: string }): Promise<void> {
  const { tokens_sealed } = account
  await rows
    .insertInto('calendar_accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet({ tokens_sealed, trouble: '', updated_at: sql<string>`now()` }),
    )
    .execute()
  await rows
    .updateTable('calendar_sources')
    .set({ trouble: '', tries: 0, next_at: sql<string>`now()` })
    .where('user_id', '=', account.user_id)
    .where('account_id', '=', account.id)
    .execute()
}

/** Keeps renewed tokens, unless the account was connected anew meanwhile. As the service. */
export async function renewTokens(rows: Rows, before: AccountRow, sealed: Buffer): Promise<void> {
  await rows
    .updateTable('calendar_accounts')
    .set({ tokens_sealed: sealed, updated_at: sql<string>`now()` })
    .where('user_id', '=', before.user_id)
    .where('id', '=', before.id)
    .where('tokens_sealed', '=', before.tokens_sealed)
    .execute()
}

/** Writes down that an account has to be connected again; until then its calendars rest. As the service. */
export async function endAccess(rows: Rows, account: AccountRow, trouble: string): Promise<void> {
  const { numUpdatedRows } = await rows
    .updateTable('calendar_accounts')
    .set({ trouble, updated_at: sql<string>`now()` })
    .where('user_id', '=', account.user_id)
    .where('id', '=', account.id)
    .where('tokens_sealed', '=', account.tokens_sealed)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await rows
    .updateTable('calendar_sources')
    .set({ trouble, next_at: null })
    .where('user_id', '=', account.user_id)
    .where('account_id', '=', account.id)
    .execute()
}

/** Deletes an account, and its calendars with it, unless they are to stay as they are. */
export async function deleteAccountRow(
  rows: Rows,
  userId: string,
  id: string,
  events: 'keep' | 'remove',
): Promise<void> {
  if (events === 'keep')
    await rows
      .updateTable('calendar_sources')
      .set({ account_id: null, remote_id: '', sync_mark: '', next_at: null, trouble: '', tries: 0 })
      .where('user_id', '=', userId)
      .where('account_id', '=', id)
      .execute()
  await rows.deleteFrom('calendar_accounts').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** What the calendars of an account that are here are called there. */
export async function readRemoteIds(rows: Rows, userId: string, accountId: string): Promise<string[]> {
  const found = await rows
    .selectFrom('calendar_sources')
    .select('remote_id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute()
  return found.map(({ remote_id }) => remote_id)
}

export interface ChangesState {
  mark: string
  leftOut: number
  isWhole: boolean
  /** First parts of ids whose rows go, and second parts: series, and single appointments. */
  series: readonly string[]
  gone: readonly string[]
  events: readonly EventRow[]
}

/** Writes what a service told: only what changed, or everything anew. Its ids have two parts, see `rowId`. As the service. */
export async function writeChanges(
  rows: Rows,
  { user_id, id }: Pick<SourceRow, 'user_id' | 'id'>,
  { mark, leftOut, isWhole, series, gone, events }: ChangesState,
): Promise<void> {
  await rows
    .updateTable('calendar_sources')
    .set({
      read_at: sql<string>`now()`,
      next_at: sql<string>`now() + interval '15 minutes'`,
      trouble: '',
      tries: 0,
      sync_mark: mark,
      left_out: leftOut,
      ...(isWhole ? { laid_out_at: sql<string>`now()` } : {}),
    })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('account_id', 'is not', null)
    .execute()
  const ids = events.map((event) => event.id.split('.')[1] ?? '')
  await sql`
    delete from public.calendar_events where user_id = ${user_id} and source_id = ${id} and (
      ${isWhole} or split_part(id, '.', 1) = any(${series}::text[]) or split_part(id, '.', 2) = any(${[...gone, ...ids]}::text[]))
    `.execute(rows)
  // Without a calendar (it was taken away meanwhile) there is nothing to write to.
  await sql`
    insert into public.calendar_events (user_id, source_id, id, title, place, starts_at, ends_at, start_date, end_date)
    select s.user_id, s.id, e.id, case when s.is_busy_only then '' else e.title end, case when s.is_busy_only then '' else e.place end,
      e.starts_at, e.ends_at, e.start_date, e.end_date
    from public.calendar_sources s, jsonb_to_recordset(${json(events)}) as e(id text, title text, place text,
      starts_at timestamptz, ends_at timestamptz, start_date date, end_date date)
    where s.user_id = ${user_id} and s.id = ${id} and s.account_id is not null`.execute(rows)
}
