import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'

/**
 * Removes what nobody can use any more: secrets of letters and second steps a day after their end, sign-ins that were
 * begun and not ended, and counters whose time is over. Sessions have no end of their own and stay.
 */
export async function sweepExpired(rows: Rows): Promise<void> {
  const longAgo = sql<string>`now() - interval '1 day'`
  await rows.deleteFrom('auth.one_time_tokens').where('expires_at', '<', longAgo).execute()
  await rows.deleteFrom('auth.factor_challenges').where('expires_at', '<', longAgo).execute()
  await rows
    .deleteFrom('auth.flow_states')
    .where('created_at', '<', sql<string>`now() - interval '2 days'`)
    .execute()
  await rows.deleteFrom('auth.used_assertions').where('created_at', '<', longAgo).execute()
  // In milliseconds, as the limiter writes them.
  await rows
    .deleteFrom('auth.rate_limits')
    .where('expire', '<', sql<number>`(extract(epoch from now()) * 1000)::bigint`)
    .execute()
}
