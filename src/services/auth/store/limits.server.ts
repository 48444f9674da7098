import { CompiledQuery } from 'kysely'
import type { Database } from '#platform/db/database.server.ts'

/** The part of a Postgres client that rate-limiter-flexible calls. */
export interface LimitClient {
  query(given: { text: string; values?: unknown[] }): Promise<{ rows: unknown[]; rowCount: number }>
}

/**
 * Lets the limiter count in auth.rate_limits. Each count is a short transaction of its own, apart from that of the
 * request, so that an attempt counts also when the request fails.
 */
export function limitClient(database: Database): LimitClient {
  return {
    query: ({ text, values }) =>
      database.asService(async (rows) => {
        const result = await rows.executeQuery(CompiledQuery.raw(text, values ?? []))
        return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? 0n) }
      }),
  }
}
