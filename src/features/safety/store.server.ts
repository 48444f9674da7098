import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { SafetyCount } from './contract.ts'

/** Counts that help was shown to somebody. As the service: the row belongs to nobody, and says nothing of anybody. */
export async function countShown(rows: Rows, level: 'concern' | 'crisis', now: Date): Promise<void> {
  await rows
    .insertInto('safety_counts')
    .values({ month: `${now.toISOString().slice(0, 7)}-01`, level, shown: 1 })
    .onConflict((conflict) =>
      conflict.columns(['month', 'level']).doUpdateSet({ shown: sql<number>`safety_counts.shown + 1` }),
    )
    .execute()
}

/** A year of counts, newest first; the policy of the table shows them to an admin only. */
export async function readCounts(rows: Rows): Promise<(SafetyCount & { shown: number })[]> {
  const found = await rows
    .selectFrom('safety_counts')
    .selectAll()
    .orderBy('month', 'desc')
    .orderBy('level', 'desc')
    .limit(24)
    .execute()
  return found as (SafetyCount & { shown: number })[]
}
