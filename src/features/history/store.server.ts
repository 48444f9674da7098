import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { listedMost, type VersionContent, type VersionKind, type VersionTime } from './contract.ts'

const times = ['id', 'written_at', 'replaced_at'] as const

export async function readVersionTimes(
  rows: Rows,
  userId: string,
  kind: VersionKind,
  row: string,
): Promise<VersionTime[]> {
  return rows
    .selectFrom('row_versions')
    .select(times)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('row_key', '=', row)
    .orderBy('id', 'desc')
    .limit(listedMost)
    .execute()
}

export async function readVersionRow(
  rows: Rows,
  userId: string,
  kind: VersionKind,
  row: string,
  id: number,
): Promise<(VersionTime & { content: VersionContent }) | undefined> {
  const found = await rows
    .selectFrom('row_versions')
    .select([...times, 'content'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('row_key', '=', row)
    .where('id', '=', id)
    .executeTakeFirst()
  return found as unknown as (VersionTime & { content: VersionContent }) | undefined
}

export async function readKindTimes(
  rows: Rows,
  userId: string,
  kind: VersionKind,
): Promise<(VersionTime & { row: string })[]> {
  return rows
    .selectFrom('row_versions')
    .select([...times, 'row_key as row'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(listedMost)
    .execute()
}

/** Removes versions whose time is over, of everybody, some thousands at once; answers how many. */
export async function sweepVersions(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ gone: number }>`select public.sweep_versions(2000) as gone`.execute(
    rows,
  )
  return found[0]?.gone ?? 0
}

/** Removes for good what was taken out 30 days ago, of everybody, some thousands at once; answers how many. */
export async function emptyBins(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ gone: number }>`select public.empty_bins(2000) as gone`.execute(rows)
  return found[0]?.gone ?? 0
}
