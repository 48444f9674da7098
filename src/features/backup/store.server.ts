import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { BackupRun } from './contract.ts'

const columns = [
  'id',
  'kind',
  'state',
  'file',
  'bytes',
  'tables',
  'row_count',
  'files',
  'was_restored',
  'trouble',
  'begun_at',
  'ended_at',
] as const

/** The last runs, the newest first. As the service. */
export async function readRuns(rows: Rows): Promise<BackupRun[]> {
  const found = await rows
    .selectFrom('backup_runs')
    .select(columns)
    .orderBy('begun_at', 'desc')
    .orderBy('id')
    .limit(20)
    .execute()
  return found as BackupRun[]
}

export async function insertRun(rows: Rows, kind: BackupRun['kind'], file: string): Promise<string> {
  const { id } = await rows
    .insertInto('backup_runs')
    .values({ kind, file })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endRun(
  rows: Rows,
  id: string,
  outcome: Partial<Pick<BackupRun, 'file' | 'bytes' | 'tables' | 'row_count' | 'files' | 'was_restored'>> & {
    state: 'done' | 'failed'
    trouble?: string
  },
): Promise<void> {
  await rows
    .updateTable('backup_runs')
    .set({ ...outcome, ended_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Whoever holds the lock knows that nobody else is at it: what still runs was broken off. Old lines go as well. */
export async function settleRuns(rows: Rows): Promise<void> {
  await rows
    .updateTable('backup_runs')
    .set({ state: 'failed', trouble: 'The server ended before it was done.', ended_at: sql<string>`now()` })
    .where('state', '=', 'running')
    .execute()
  await rows
    .deleteFrom('backup_runs')
    .where('begun_at', '<', sql<string>`now() - interval '400 days'`)
    .execute()
}

/** About how many bytes the next one takes: one and a half times the last, or half of the database where there was none. */
export async function readExpected(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ bytes: number }>`
    select coalesce(
      (select bytes * 3 / 2 from public.backup_runs where state = 'done' and kind <> 'trial' order by begun_at desc limit 1),
      pg_database_size(current_database()) / 2 + coalesce((select sum((metadata ->> 'size')::bigint) from storage.objects), 0)
    )::bigint as bytes`.execute(rows)
  return found[0]?.bytes ?? 0
}

export async function readDatabaseSize(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{
    bytes: number
  }>`select pg_database_size(current_database()) as bytes`.execute(rows)
  return found[0]?.bytes ?? 0
}
