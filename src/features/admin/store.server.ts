import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { Overview } from './contract.ts'

/** Counts over all people, made by a function that can return nothing else (migration 0080). */
export async function readOverviewCounts(rows: Rows): Promise<Overview> {
  const { rows: found } = await sql<{ counts: Overview }>`select public.count_overview() as counts`.execute(
    rows,
  )
  const counts = found[0]?.counts
  if (!counts) throw new Error('count_overview gave no row.')
  return counts
}
