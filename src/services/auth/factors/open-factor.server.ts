import type { Rows } from '#platform/db/database.server.ts'
import { isUuid } from '../addresses.server.ts'
import { openAccount, type UserClaims } from '../bearer.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse, type RefusalCode } from '../refusals.server.ts'
import { lockAccount, type Account } from '../store/accounts.server.ts'
import { lockFactor, type FactorRow, type FactorType } from '../store/factors.server.ts'
import type { SessionRow } from '../store/sessions.server.ts'

interface Holder {
  account: Account
  session: SessionRow
}

/** The locked account of somebody who may have factors; nobody without an address may. */
export async function openHolder(rows: Rows, claims: UserClaims): Promise<Holder> {
  const opened = await openAccount(rows, claims, lockAccount)
  if (opened.account.user.is_anonymous)
    throw refuse('no_authorization', 'Anonymous users cannot add a second step', { status: 403 })
  return opened
}

/** One factor of the caller, locked; anybody else's is not there. */
export async function openFactor(
  rows: Rows,
  claims: UserClaims,
  factorId: string,
): Promise<Holder & { factor: FactorRow }> {
  const holder = await openHolder(rows, claims)
  const factor = await lockFactor(rows, claims.sub, factorId)
  if (!factor) throw refuse('mfa_factor_not_found')
  return { ...holder, factor }
}

/** The id in the address of a call; something else is a 404 as well, with its own code. */
export function readFactorId(given: string): string {
  if (!isUuid(given)) throw refuse('validation_failed', 'factor_id must be an UUID', { status: 404 })
  return given
}

const codes = {
  totp: { enroll: 'mfa_totp_enroll_not_enabled', verify: 'mfa_totp_verify_not_enabled' },
  phone: { enroll: 'mfa_phone_enroll_not_enabled', verify: 'mfa_phone_verify_not_enabled' },
  webauthn: { enroll: 'mfa_webauthn_enroll_not_enabled', verify: 'mfa_webauthn_verify_not_enabled' },
} as const satisfies Record<FactorType, Record<string, RefusalCode>>

/** Refuses a kind of factor that the operator has switched off. */
export function requireKind(parts: AuthParts, factorType: string, step: 'enroll' | 'verify'): FactorType {
  const kind = (Object.keys(codes) as FactorType[]).find((known) => known === factorType)
  if (!kind) throw refuse('validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  if (!parts.config.factors[kind]) throw refuse(codes[kind][step])
  return kind
}
