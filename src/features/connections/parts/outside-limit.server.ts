import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '#platform/config.server.ts'
import { CallError } from '#platform/contract/errors.ts'
import type { Database } from '#platform/db/database.server.ts'
import { limitClient } from '#services/auth/public.server.ts'

/** Counts how often a person has this server ask another one; throws a 429 when it is too often. */
export type TakeOutside = (userId: string) => Promise<void>

/** Thirty questions in ten minutes: plenty for a person, and no way to look around in other networks. */
export function createOutsideLimit(database: Database, mode: Config['auth']['rateLimits']): TakeOutside {
  const limiter = new RateLimiterPostgres({
    storeClient: limitClient(database),
    storeType: 'client',
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'outside',
    points: mode === 'relaxed' ? 3_000 : 30,
    duration: 600,
  })
  return async (userId) => {
    try {
      await limiter.consume(userId)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const minutes = Math.max(1, Math.ceil(error.msBeforeNext / 60_000))
      throw new CallError(429, {
        code: 'too_many',
        message: `That was a lot at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      })
    }
  }
}
