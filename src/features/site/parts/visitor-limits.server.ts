import { hash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallError } from '#platform/contract/errors.ts'
import type { Database } from '#platform/db/database.server.ts'
import { limitClient, networkKey } from '#services/auth/public.server.ts'

/** Attempts, and the seconds they are counted over. */
const budgets = {
  /** Joining either list, by network: a household or an office may share one. */
  join: { points: 10, seconds: 600 },
  /** Messages, by network. */
  message: { points: 5, seconds: 600 },
  /** Messages under one address, from wherever they come. */
  sender: { points: 20, seconds: 3_600 },
  /** Letters to one address: nobody can be flooded by somebody who types their address. */
  letter: { points: 3, seconds: 3_600 },
} as const

export interface VisitorLimits {
  /** Counts one attempt of a network; throws a 429 with a sentence when there were too many. */
  takeOfNetwork(name: 'join' | 'message', ip: string): Promise<void>
  /** Counts one message under an address; throws a 429 with a sentence when there were too many. */
  takeOfSender(email: string): Promise<void>
  /** Counts one letter to an address; false when it has had enough for now. */
  mayHaveLetter(email: string): Promise<boolean>
}

/** The counters of all server processes, in Postgres. `relaxed` is a hundred times as much, for tests. */
export function createVisitorLimits(database: Database, mode: 'standard' | 'relaxed'): VisitorLimits {
  const storeClient = limitClient(database)
  const factor = mode === 'relaxed' ? 100 : 1
  const limiter = (name: keyof typeof budgets) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: `site_${name}`,
      points: budgets[name].points * factor,
      duration: budgets[name].seconds,
    })
  const limiters = {
    join: limiter('join'),
    message: limiter('message'),
    sender: limiter('sender'),
    letter: limiter('letter'),
  }
  /** Counts one; null when it is within the budget, else the milliseconds until it would be. */
  async function take(name: keyof typeof limiters, key: string): Promise<number | null> {
    try {
      await limiters[name].consume(key)
      return null
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext
      throw error
    }
  }
  return {
    async takeOfNetwork(name, ip) {
      const wait = await take(name, networkKey(ip))
      if (wait !== null) throw tooMany(wait)
    },
    async takeOfSender(email) {
      const wait = await take('sender', addressKey(email))
      if (wait !== null) throw tooMany(wait)
    },
    mayHaveLetter: async (email) => (await take('letter', addressKey(email))) === null,
  }
}

/** An address has no business in the counters. */
const addressKey = (email: string) => hash('sha256', email, 'base64url')

function tooMany(waitMs: number): CallError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return new CallError(429, {
    code: 'too_many',
    message: `That was a lot at once. What you wrote is still here; please send it again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  })
}
