import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'

/** Uses an assertion up. False when it was used before. */
export async function consumeAssertion(rows: Rows, issuer: string, id: string): Promise<boolean> {
  await rows
    .deleteFrom('auth.used_assertions')
    .where('created_at', '<', sql<string>`now() - interval '1 day'`)
    .execute()
  const used = await rows
    .insertInto('auth.used_assertions')
    .values({ issuer, id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(used.numInsertedOrUpdatedRows ?? 0n) > 0
}
