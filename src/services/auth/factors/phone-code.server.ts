import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '../keys/vault.server.ts'
import type { FactorRow } from '../store/factors.server.ts'

/** What is kept of a code that was sent: six digits would be found in a plain hash within a second. */
export function signPhoneCode(vault: Vault, factor: FactorRow, code: string): Buffer {
  return vault.sign(`phone code ${factor.id} ${code}`)
}

export function isPhoneCode(vault: Vault, factor: FactorRow, kept: Buffer | null, code: string): boolean {
  const given = signPhoneCode(vault, factor, code)
  return kept !== null && timingSafeEqual(kept, given)
}
