import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { ListName } from '#features/site/rules.ts'
import type { EntryPage, GateView, ListEntry, MessagePage, Overview, SupportMessage } from './contract.ts'

/** Counts over all people, made by a function that can return nothing else (migration 0080). */
export async function readOverviewCounts(rows: Rows): Promise<Overview> {
  const { rows: found } = await sql<{ counts: Overview }>`select public.count_overview() as counts`.execute(
    rows,
  )
  const counts = found[0]?.counts
  if (!counts) throw new Error('count_overview gave no row.')
  return counts
}

/** The last twenty switches, newest first; the first of them is in force. */
export async function readSwitches(rows: Rows): Promise<GateView['switches']> {
  const found = await rows
    .selectFrom('gate_switches')
    .select(['version', 'gate', 'switched_by_email', 'created_at'])
    .orderBy('version', 'desc')
    .limit(20)
    .execute()
  return found.map((row) => ({
    version: row.version,
    gate: row.gate as GateView['gate'],
    by: row.switched_by_email,
    at: row.created_at,
  }))
}

/** Writes one switch down. False when somebody else wrote this version first. */
export async function insertSwitch(
  rows: Rows,
  given: { version: number; gate: GateView['gate']; userId: string; email: string },
): Promise<boolean> {
  const result = await rows
    .insertInto('gate_switches')
    .values({
      version: given.version,
      gate: given.gate,
      switched_by: given.userId,
      switched_by_email: given.email,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export interface Place {
  cursor?: string | undefined
  limit: number
}

/** A cursor names the moment of the last row in microseconds, because that is how finely rows are told apart. */
export const cursorColumn = (table: '' | 'u.' | 'e.' = '') =>
  sql<string>`(extract(epoch from ${sql.raw(table)}created_at) * 1000000)::int8 || '_' || ${sql.raw(table)}id`

/** Rows beyond a cursor, in the order of the list: newest first, or oldest first. */
export function beyond(cursor: string, direction: 'asc' | 'desc', table: '' | 'u.' | 'e.' = '') {
  const [at, id] = cursor.split('_')
  const place = sql.raw(`(${table}created_at, ${table}id)`)
  const moment = sql`'epoch'::timestamptz + ${at}::int8 * interval '1 microsecond'`
  return direction === 'desc'
    ? sql<boolean>`${place} < (${moment}, ${id}::uuid)`
    : sql<boolean>`${place} > (${moment}, ${id}::uuid)`
}

/** One row more than asked for is read: whether it is there says whether there is a next page. */
export function cut<Row extends { cursor: string }>(
  found: Row[],
  limit: number,
): { page: Row[]; next: string | null } {
  const page = found.slice(0, limit)
  return { page, next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null }
}

export async function readEntries(
  rows: Rows,
  list: ListName,
  wanted: Place & { search: string; state: 'all' | 'confirmed' | 'unconfirmed' },
): Promise<EntryPage> {
  const { search, state, cursor, limit } = wanted
  let query = rows
    .selectFrom('list_entries')
    .select(['id', 'email', 'help_with', 'consent_at', 'consent_wording', 'confirmed_at'])
    .select(cursorColumn().as('cursor'))
    .where('list', '=', list)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (search) query = query.where('email', 'like', `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`)
  if (state !== 'all') query = query.where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null)
  if (cursor) query = query.where(beyond(cursor, 'desc'))
  const { page, next } = cut(await query.execute(), limit)
  const counts = await rows
    .selectFrom('list_entries')
    .select(sql<number>`count(confirmed_at)::int`.as('confirmed'))
    .select(sql<number>`(count(*) - count(confirmed_at))::int`.as('unconfirmed'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  return { entries: page.map(({ cursor: _cursor, ...entry }): ListEntry => entry), next, ...counts }
}

export async function deleteEntry(rows: Rows, list: ListName, id: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('list_entries')
    .where('list', '=', list)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

const messageColumns = [
  'id',
  'reference',
  'kind',
  'email',
  'subject',
  'message',
  'page',
  'app_version',
  'created_at',
  'answered_at',
  'version',
] as const

type MessageRow = Omit<SupportMessage, 'kind'> & { kind: string }
const asMessage = (row: MessageRow): SupportMessage => ({ ...row, kind: row.kind as SupportMessage['kind'] })

export async function readMessagePage(
  rows: Rows,
  wanted: Place & { state: 'open' | 'answered' },
): Promise<MessagePage> {
  const { state, cursor, limit } = wanted
  const direction = state === 'open' ? 'asc' : 'desc'
  let query = rows
    .selectFrom('support_messages')
    .select(messageColumns)
    .select(cursorColumn().as('cursor'))
    .where('answered_at', state === 'open' ? 'is' : 'is not', null)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit + 1)
  if (cursor) query = query.where(beyond(cursor, direction))
  const { page, next } = cut(await query.execute(), limit)
  const { open } = await rows
    .selectFrom('support_messages')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { messages: page.map(({ cursor: _cursor, ...row }) => asMessage(row)), next, open }
}

export async function readMessage(rows: Rows, id: string): Promise<SupportMessage | undefined> {
  const row = await rows
    .selectFrom('support_messages')
    .select(messageColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && asMessage(row)
}

/** Undefined when the version is not the stored one, or there is no such message. */
export async function updateMessage(
  rows: Rows,
  id: string,
  given: { answeredBy: string | null; version: number },
): Promise<SupportMessage | undefined> {
  const row = await rows
    .updateTable('support_messages')
    .set({
      answered_at: given.answeredBy ? sql`now()` : null,
      answered_by: given.answeredBy,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('version', '=', given.version)
    .returning(messageColumns)
    .executeTakeFirst()
  return row && asMessage(row)
}
