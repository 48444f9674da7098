import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { BurstyRateLimiter, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#platform/db/database.server.ts'
import { refuse } from './refusals.server.ts'
import { limitClient } from './store/limits.server.ts'

/** Attempts and the seconds they are counted over; `burst` are further attempts that may come at once. */
const budgets = {
  sign_up: { points: 30, seconds: 300 },
  // 150 in five minutes, spread: five in ten seconds, and thirty that may come together.
  token: { points: 5, seconds: 10, burst: { points: 30, seconds: 300 } },
  user_update: { points: 30, seconds: 300 },
  /** Per account, from wherever it comes: guesses at one password from many addresses. */
  account: { points: 30, seconds: 300 },
} as const satisfies Record<string, { points: number; seconds: number; burst?: Budget }>

interface Budget {
  points: number
  seconds: number
}

type LimitName = keyof typeof budgets

export interface Limits {
  /** Counts one attempt; throws over_request_rate_limit when there were too many. */
  take(name: LimitName, key: string): Promise<void>
  /** Forgets the attempts at an account after somebody proved that it is theirs. */
  forgive(accountKey: string): Promise<void>
}

/** The counters of all server processes, in Postgres. `relaxed` is a hundred times as much, for tests. */
export function createLimits(database: Database, mode: 'standard' | 'relaxed'): Limits {
  const storeClient = limitClient(database)
  const factor = mode === 'relaxed' ? 100 : 1
  const limiter = (keyPrefix: string, { points, seconds }: Budget) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points: points * factor,
      duration: seconds,
    })
  const account = limiter('account', budgets.account)
  const { burst, ...steady } = budgets.token
  const limiters = {
    sign_up: limiter('sign_up', budgets.sign_up),
    token: new BurstyRateLimiter(limiter('token', steady), limiter('token_burst', burst)),
    user_update: limiter('user_update', budgets.user_update),
    account,
  }
  return {
    async take(name, key) {
      try {
        await limiters[name].consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw refuse('over_request_rate_limit', undefined, {
          retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
        })
      }
    },
    async forgive(accountKey) {
      await account.delete(accountKey)
    },
  }
}

/** The key of an account in the counters: not its address, which has no business there. */
export function accountKey(address: string): string {
  return hash('sha256', address, 'base64url')
}

/**
 * The key of a network address. A household or a data centre gets a whole /64 of IPv6, so single addresses of it
 * say nothing; an IPv4 address that came in IPv6 form is itself.
 */
export function networkKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
