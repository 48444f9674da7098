import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { Gap as StoredGap } from '../contract.ts'
import type { Gap } from '../rules/gap.ts'

/** More different questions than this nobody reads; the longest unasked ones make room. */
const gapsMost = 2_000

/** Counts a question that no article answered. As the service: it belongs to nobody. `day` is YYYY-MM-DD. */
export async function countGap(rows: Rows, { key, question }: Gap, day: string): Promise<void> {
  await rows
    .insertInto('help_gaps')
    .values({ key, question, first_asked: day, last_asked: day })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        asked: sql<number>`help_gaps.asked + 1`,
        last_asked: sql<string>`excluded.last_asked`,
      }),
    )
    .execute()
  await rows
    .deleteFrom('help_gaps')
    .where('key', 'in', (gaps) =>
      gaps
        .selectFrom('help_gaps')
        .select('key')
        .orderBy('last_asked', 'desc')
        .orderBy('asked', 'desc')
        .orderBy('key')
        .offset(gapsMost),
    )
    .execute()
}

/** The most asked first. As an admin: the policy shows the table to nobody else. */
export async function readGaps(rows: Rows, most: number): Promise<StoredGap[]> {
  return rows
    .selectFrom('help_gaps')
    .select(['key', 'question', 'asked', 'first_asked', 'last_asked'])
    .orderBy('asked', 'desc')
    .orderBy('last_asked', 'desc')
    .orderBy('key')
    .limit(most)
    .execute()
}

export async function countGaps(rows: Rows): Promise<number> {
  const { count } = await rows
    .selectFrom('help_gaps')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteGap(rows: Rows, key: string): Promise<number> {
  const result = await rows.deleteFrom('help_gaps').where('key', '=', key).executeTakeFirst()
  return Number(result.numDeletedRows)
}
