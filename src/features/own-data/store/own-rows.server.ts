import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { Deletion } from '../contract.ts'
import { ownTables } from '../formats/tables.ts'
import type { OwnTable, Row } from '../formats/own-table.ts'

const tableOf = ({ name }: OwnTable) => sql.table(`public.${name}`)
const keysOf = (alias: string, { key }: OwnTable) =>
  sql.join(key.map((column) => sql.ref(`${alias}.${column}`)))
/** A row as it travels: without its owner, and without what Postgres works out by itself. */
const travelling = ({ made = [] }: OwnTable) => sql`to_jsonb(t) - ${['user_id', 'search', ...made]}::text[]`

/**
 * The next rows of a table by its key, at most `most`, behind the row `after` (null: from the first on). Times keep
 * their microseconds.
 */
export async function readOwnRows(
  rows: Rows,
  userId: string,
  table: OwnTable,
  after: Row | null,
  most: number,
): Promise<Row[]> {
  const isBehind =
    after && table.key.length > 0
      ? sql`and (${keysOf('t', table)}) > (select ${keysOf('a', table)} from jsonb_populate_record(null::${tableOf(table)}, ${json(after)}) a)`
      : sql``
  const order = table.key.length > 0 ? sql`order by ${keysOf('t', table)}` : sql``
  const { rows: found } = await sql<{ row: Row }>`
    select ${travelling(table)} as row from ${tableOf(table)} t where t.user_id = ${userId} ${isBehind} ${order} limit ${most}`.execute(
    rows,
  )
  return found.map(({ row }) => row)
}

/** Those rows of a person whose keys are those of `given`. */
export async function readSameKeys(
  rows: Rows,
  userId: string,
  table: OwnTable,
  given: readonly Row[],
): Promise<Row[]> {
  const isGiven =
    table.key.length > 0
      ? sql`and (${keysOf('t', table)}) in (select ${keysOf('g', table)} from jsonb_populate_recordset(null::${tableOf(table)}, ${json(given)}) g)`
      : sql``
  const { rows: found } = await sql<{ row: Row }>`
    select ${travelling(table)} as row from ${tableOf(table)} t where t.user_id = ${userId} ${isGiven}`.execute(
    rows,
  )
  return found.map(({ row }) => row)
}

/** Takes rows in with their ids, versions and times; a row that is there already stays as it is. Answers how many were new. */
export async function insertOwnRows(
  rows: Rows,
  userId: string,
  table: OwnTable,
  given: readonly Row[],
): Promise<number> {
  const columns = Object.keys(given[0] ?? {})
  if (columns.length === 0) return 0
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(columns.map((column) => sql.ref(`g.${column}`)))
  const result = await sql`
    insert into ${tableOf(table)} (user_id, ${names})
    select ${userId}::uuid, ${values} from jsonb_populate_recordset(null::${tableOf(table)}, ${json(given)}) g
    on conflict do nothing`.execute(rows)
  return Number(result.numAffectedRows ?? 0n)
}

/** How many rows of each kind there are, and when the last of them changed. */
export async function countOwnRows(rows: Rows, userId: string) {
  const counts = await Promise.all(
    ownTables.map((table) =>
      sql<{ count: number; last_changed_at: string | null }>`
        select count(*)::int as count, max(${sql.ref(table.changedAt ?? 'updated_at')}) as last_changed_at from ${tableOf(table)} where user_id = ${userId}`.execute(
        rows,
      ),
    ),
  )
  return ownTables.map(({ name, title }, at) => ({
    name,
    title,
    count: counts[at]?.rows[0]?.count ?? 0,
    last_changed_at: counts[at]?.rows[0]?.last_changed_at ?? null,
  }))
}

/** The deletion that a person asked for, if any. */
export async function readDeletion(rows: Rows, userId: string): Promise<Deletion | null> {
  const row = await rows
    .selectFrom('deletion_requests')
    .select(['created_at as asked_at', 'due_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Writes down that everything is to be deleted at `dueAt`; asking again changes nothing. */
export async function writeDeletion(rows: Rows, userId: string, dueAt: Date): Promise<void> {
  await rows
    .insertInto('deletion_requests')
    .values({ user_id: userId, due_at: dueAt.toISOString() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

export async function removeDeletion(rows: Rows, userId: string): Promise<void> {
  await rows.deleteFrom('deletion_requests').where('user_id', '=', userId).execute()
}

/** People whose time to take a deletion back has passed, the earliest first. As the service. */
export async function readDueDeletions(rows: Rows, now: Date, most: number): Promise<string[]> {
  const due = await rows
    .selectFrom('deletion_requests')
    .select('user_id')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(most)
    .execute()
  return due.map((row) => row.user_id)
}

/** Does work that waits for something else than the database, such as a large file, and keeps its transaction open. */
export async function keepAwake<T>(rows: Rows, work: () => Promise<T>): Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    last = sql`select 1`.execute(rows).catch(() => {})
  }, 5_000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    // Nothing else may be sent before its answer is there.
    await last
  }
}
