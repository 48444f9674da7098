import { randomInt } from 'node:crypto'
import type { Rows } from '#platform/db/database.server.ts'
import type { UserClaims } from '../bearer.server.ts'
import type { Vault } from '../keys/vault.server.ts'
import { refuse } from '../refusals.server.ts'
import type { FactorRow } from '../store/factors.server.ts'
import { lockRecoveryFactor } from '../store/recovery-codes.server.ts'
import { openHolder } from './open-factor.server.ts'

/** Letters and digits that nobody mistakes for one another on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 16

/** How many codes are in a set. */
export const codesInSet = 10

/** New codes of 79 bits each: they are never read again, so nobody has to remember them. */
export function makeCodes(): string[] {
  const letter = () => alphabet[randomInt(alphabet.length)] ?? ''
  return Array.from({ length: codesInSet }, () => Array.from({ length }, letter).join(''))
}

/** What is kept of a code. */
export function hashCode(vault: Vault, factor: FactorRow, code: string): Buffer {
  return vault.sign(`recovery code ${factor.id} ${code}`)
}

/** A code as it was meant: people type what they wrote down, with capitals, blanks and dashes. */
export function readRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '')
}

/** The set of the caller, locked; throws mfa_factor_not_found when they have none. */
export async function openRecoveryFactor(rows: Rows, claims: UserClaims) {
  const holder = await openHolder(rows, claims)
  const factor = await lockRecoveryFactor(rows, claims.sub)
  if (!factor) throw refuse('mfa_factor_not_found')
  return { ...holder, factor }
}
