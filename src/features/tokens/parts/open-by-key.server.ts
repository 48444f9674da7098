import type { FastifyRequest } from 'fastify'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallError } from '#platform/contract/errors.ts'
import type { Claims, Database } from '#platform/db/database.server.ts'
import type { ServeOptions } from '#platform/http/serve.server.ts'
import { limitClient } from '#services/auth/public.server.ts'
import { needsOf, notAllowed } from '../rules.ts'
import { countUse, findToken, type FoundToken } from '../store.server.ts'
import { hashOfKey, isKey } from './keys.server.ts'

/** Questions that a key may ask in a minute, and proposals that it may lay down in an hour. */
const perMinute = 300
const proposalsPerHour = 30

/** A key as it was found. Whether it is good at this moment is asked by the database when a transaction opens. */
export interface OpenKey extends FoundToken {
  claims: Claims
}

export interface Keys {
  /**
   * The options for `serve()`, where a person's key opens what it may read as well. What is not a GET is refused here in
   * words, and once more by the database, in which nothing that a key began can write. Only for contracts with a person's
   * plans and words: accounts, keys and the console are served without this.
   */
  reading: ServeOptions
  /** For the calls about proposals, which read nothing else. */
  proposing: ServeOptions
  /** The key of a request, counted and within its limit; null when there is none or nobody knows it. */
  open: (request: FastifyRequest) => Promise<OpenKey | null>
  /** Takes one of the proposals of an hour. Throws a sentence when there is none left. */
  takeProposal: (tokenId: string) => Promise<void>
}

export function createKeys({ database, authenticate }: ServeOptions): Keys {
  const take = createLimit(database, {
    prefix: 'key',
    points: perMinute,
    seconds: 60,
    message: `A key may ask ${perMinute} times a minute. Please go on in a moment.`,
  })
  const takeProposal = createLimit(database, {
    prefix: 'lay',
    points: proposalsPerHour,
    seconds: 3_600,
    message: `A key may propose ${proposalsPerHour} times an hour. Please go on later.`,
  })

  async function open(request: FastifyRequest): Promise<OpenKey | null> {
    const key = bearerOf(request)
    if (!isKey(key)) return null
    const found = await database.asService((rows) => findToken(rows, hashOfKey(key)))
    if (!found) return null
    await take(found.id)
    // One that rests, or whose time is over, is known here and opens nothing: its tries are counted, too.
    await database.asService((rows) => countUse(rows, found))
    return { ...found, claims: { sub: found.user_id, token_id: found.id, role: 'authenticated' } }
  }

  const isByKey = (request: FastifyRequest) => isKey(bearerOf(request))
  return {
    open,
    takeProposal,
    reading: {
      database,
      takesKeys: 'read',
      async authenticate(request) {
        if (!isByKey(request)) return authenticate(request)
        const key = await open(request)
        if (!key) return null
        if (request.method !== 'GET')
          throw refused('reads_only', 'This key reads and does not write. Nothing was changed.')
        const missing = needsOf(request.routeOptions.url ?? '').filter((need) => !key.reads.includes(need))
        if (missing.length > 0) throw refused('not_allowed', notAllowed(missing))
        requireOpenness(key)
        return key.claims
      },
    },
    proposing: {
      database,
      takesKeys: 'propose',
      async authenticate(request) {
        if (!isByKey(request)) return authenticate(request)
        const key = await open(request)
        if (!key) return null
        if (key.scope !== 'propose')
          throw refused('reads_only', 'This key does not propose. Nothing was changed.')
        // A proposal shows what stands in a plan; laying one down tells nothing.
        if (request.method === 'GET') requireOpenness(key)
        return { ...key.claims, reads: key.reads }
      },
    },
  }
}

/** “Private conversation” closes what a key reads, whichever way it comes: it is the same key at both doors. */
export function requireOpenness({ is_private }: OpenKey): void {
  if (is_private)
    throw refused(
      'private',
      '“Private conversation” is on in the person’s settings, so nothing of theirs is given out.',
    )
}

function refused(code: string, message: string): CallError {
  return new CallError(403, { code, message })
}

function bearerOf(request: FastifyRequest): string {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

interface Limit {
  prefix: string
  points: number
  seconds: number
  message: string
}

function createLimit(
  database: Database,
  { prefix, points, seconds, message }: Limit,
): (id: string) => Promise<void> {
  const limiter = new RateLimiterPostgres({
    storeClient: limitClient(database),
    storeType: 'client',
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: prefix,
    points,
    duration: seconds,
  })
  return async (id) => {
    try {
      await limiter.consume(id)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw new CallError(429, { code: 'too_many', message })
    }
  }
}
