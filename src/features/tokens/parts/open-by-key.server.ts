import type { FastifyRequest } from 'fastify'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallError } from '#platform/contract/errors.ts'
import type { Claims, Database } from '#platform/db/database.server.ts'
import type { ServeOptions } from '#platform/http/serve.server.ts'
import { limitClient } from '#services/auth/public.server.ts'
import { findToken } from '../store.server.ts'
import { hashOfKey, isKey } from './keys.server.ts'

/** Questions that a key may ask in a minute. */
const perMinute = 300

/**
 * The same options for `serve()`, where a person's key opens what it may read as well. What is not a GET is refused here in
 * words, and once more by the database, in which nothing that a key began can write. Only for contracts with a person's
 * plans and words: accounts, keys and the console are served without this.
 */
export function openByKey({ database, authenticate }: ServeOptions): ServeOptions {
  const take = createLimit(database)
  return {
    database,
    takesKeys: true,
    async authenticate(request) {
      const key = bearerOf(request)
      if (!isKey(key)) return authenticate(request)
      const found = await database.asService((rows) => findToken(rows, hashOfKey(key)))
      if (!found) return null
      await take(found.id)
      if (request.method !== 'GET')
        throw new CallError(403, {
          code: 'reads_only',
          message: 'This key reads and does not write. Nothing was changed.',
        })
      const claims: Claims = { sub: found.user_id, token_id: found.id, role: 'authenticated' }
      return claims
    },
  }
}

function bearerOf(request: FastifyRequest): string {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

function createLimit(database: Database): (id: string) => Promise<void> {
  const limiter = new RateLimiterPostgres({
    storeClient: limitClient(database),
    storeType: 'client',
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'key',
    points: perMinute,
    duration: 60,
  })
  return async (id) => {
    try {
      await limiter.consume(id)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw new CallError(429, {
        code: 'too_many',
        message: `A key may ask ${perMinute} times a minute. Please go on in a moment.`,
      })
    }
  }
}
