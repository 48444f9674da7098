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
  // 15 a minute, of which 30 may come together.
  factor: { points: 30, seconds: 120 },
  anonymous: { points: 30, seconds: 3600 },
  /** Asking for letters and messages, per network. */
  mail: { points: 30, seconds: 300 },
  /** Links and codes that come back, per network. */
  verify: { points: 30, seconds: 300 },
  /** Typed codes per address, over all the codes that are sent to it meanwhile. */
  guess: { points: 15, seconds: 3600 },
  provider: { points: 30, seconds: 300 },
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
  /**
   * Keeps a minute between two things sent to one address for one reason. It is asked for every address, whether
   * anything is sent there or not. Throws over_email_send_rate_limit or over_sms_send_rate_limit.
   */
  space(by: 'email' | 'sms', reason: string, accountKey: string): Promise<void>
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
  const guess = limiter('guess', budgets.guess)
  const spacing = limiter('spacing', { points: 1, seconds: 60 })
  const { burst, ...steady } = budgets.token
  const limiters = {
    sign_up: limiter('sign_up', budgets.sign_up),
    token: new BurstyRateLimiter(limiter('token', steady), limiter('token_burst', burst)),
    user_update: limiter('user_update', budgets.user_update),
    factor: limiter('factor', budgets.factor),
    anonymous: limiter('anonymous', budgets.anonymous),
    mail: limiter('mail', budgets.mail),
    verify: limiter('verify', budgets.verify),
    guess,
    provider: limiter('provider', budgets.provider),
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
      await Promise.all([account.delete(accountKey), guess.delete(accountKey)])
    },
    async space(by, reason, accountKey) {
      try {
        await spacing.consume(`${by}:${reason}:${accountKey}`)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw refuse(
          by === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit',
          `For security purposes, you can only request this after ${retryAfter} seconds.`,
          { retryAfter },
        )
      }
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
