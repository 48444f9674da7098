import type { Rows } from '#platform/db/database.server.ts'
import { refuse, type RefusalCode } from '../refusals.server.ts'
import { changeFactor, type FactorRow } from '../store/factors.server.ts'

/** Wrong codes in a row after which a factor rests, each time twice as long, up to half a day. */
const missesAllowed = 5
const firstRestMs = 5 * 60_000
const longestRestMs = 12 * 3_600_000

/** Throws while a factor rests; the right code does not count then either. */
export function refuseResting(factor: FactorRow, code: RefusalCode = 'over_request_rate_limit'): void {
  const restMs = factor.locked_until ? Date.parse(factor.locked_until) - Date.now() : 0
  if (restMs <= 0) return
  throw refuse(code, 'Too many wrong codes. Please wait before you try again.', {
    retryAfter: Math.ceil(restMs / 1000),
  })
}

/** Counts a wrong code. What it writes must be committed although the request fails. */
export async function noteMiss(rows: Rows, factor: FactorRow): Promise<void> {
  const misses = factor.misses + 1
  const rests = misses % missesAllowed === 0 ? misses / missesAllowed : 0
  const restMs = Math.min(firstRestMs * 2 ** (rests - 1), longestRestMs)
  await changeFactor(rows, factor, {
    misses,
    ...(rests > 0 ? { locked_until: new Date(Date.now() + restMs).toISOString() } : {}),
  })
}
