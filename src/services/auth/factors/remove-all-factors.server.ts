import type { Rows } from '#platform/db/database.server.ts'
import { readFactors } from '../store/factors.server.ts'
import { removeFactor } from './remove-factor.server.ts'

/** Takes every second step of an account away, for somebody whose phone is gone; answers how many were in use. */
export async function removeAllFactors(rows: Rows, userId: string): Promise<number> {
  const factors = await readFactors(rows, userId)
  for (const factor of factors) await removeFactor(rows, factor)
  return factors.filter(({ status }) => status === 'verified').length
}
