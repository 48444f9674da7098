import type { Rows } from '#platform/db/database.server.ts'
import { deleteFactor, readFactors, type FactorRow } from '../store/factors.server.ts'
import { lowerSessions } from '../store/sessions.server.ts'

/**
 * Takes a factor away, and lets the sessions that it raised fall back. Recovery codes stand in for another factor: with
 * the last of those they go as well.
 */
export async function removeFactor(rows: Rows, factor: FactorRow): Promise<void> {
  await remove(rows, factor)
  const left = (await readFactors(rows, factor.user_id)).filter(({ status }) => status === 'verified')
  if (left.every(({ factor_type }) => factor_type === 'recovery_code'))
    for (const codes of left) await remove(rows, codes)
}

async function remove(rows: Rows, factor: FactorRow): Promise<void> {
  await lowerSessions(rows, factor.user_id, factor.id)
  await deleteFactor(rows, factor)
}
