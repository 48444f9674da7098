import type { Rows } from '#platform/db/database.server.ts'
import type { UserClaims } from '../bearer.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse, type AuthRefusal } from '../refusals.server.ts'
import { liftSession } from '../sessions/raise-session.server.ts'
import type { OpenSession } from '../sessions/start-session.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { readChallenge, consumeChallenge, type ChallengeRow } from '../store/challenges.server.ts'
import {
  changeFactor,
  deleteOtherUnverified,
  type FactorChange,
  type FactorRow,
  type FactorType,
} from '../store/factors.server.ts'
import { findStep } from './authenticator-app.server.ts'
import { lacksSecondStep } from './has-verified-factor.server.ts'
import { noteMiss, refuseResting } from './misses.server.ts'
import { openFactor, requireKind } from './open-factor.server.ts'
import { isPhoneCode } from './phone-code.server.ts'
import { checkSecurityKey } from './security-key.server.ts'

export interface SecondStep {
  factorId: string
  challengeId: string
  code: string
  /** What a security key answered. */
  response: Record<string, unknown> | undefined
  ip: string
}

/** The names of the second steps in `amr`. */
const methods: Record<FactorType, string> = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' }
const wrong: Record<FactorType, string> = {
  totp: 'Invalid TOTP code entered',
  phone: 'Invalid MFA Phone code entered',
  webauthn: 'Invalid MFA WebAuthn response',
}

/**
 * Takes the second step: the factor is verified from now on, and the session is at aal2. A refusal for a wrong code
 * is returned and not thrown, because the miss it counted has to be committed although the request fails.
 */
export async function verifyFactor(
  parts: AuthParts,
  rows: Rows,
  claims: UserClaims,
  step: SecondStep,
): Promise<OpenSession | AuthRefusal> {
  const holder = await openFactor(rows, claims, step.factorId)
  const { factor } = holder
  const kind = requireKind(parts, factor.factor_type, 'verify')
  // A factor that somebody began to add with the password alone must not stand in for the ones that are there.
  if (factor.status !== 'verified' && lacksSecondStep(holder, claims))
    throw refuse('insufficient_aal', 'AAL2 required to verify a new factor')
  refuseResting(factor)
  const challenge = await openChallenge(rows, factor, step)
  const event = { userId: claims.sub, ip: step.ip, detail: { factor_id: factor.id } }
  await recordEvent(rows, { action: 'verification_attempted', ...event })
  const proof = await check(parts, kind, factor, challenge, step)
  if (!proof) {
    await noteMiss(rows, factor)
    return refuse('mfa_verification_failed', wrong[kind])
  }
  if (!(await consumeChallenge(rows, challenge))) throw refuse('mfa_ip_address_mismatch')
  await changeFactor(rows, factor, { ...proof, status: 'verified', misses: 0, locked_until: null })
  await deleteOtherUnverified(rows, factor)
  await recordEvent(rows, { action: 'mfa_code_login', ...event })
  return liftSession(parts, rows, holder.session, { method: methods[kind], factorId: factor.id })
}

async function openChallenge(rows: Rows, factor: FactorRow, step: SecondStep): Promise<ChallengeRow> {
  const challenge = await readChallenge(rows, factor, step.challengeId)
  if (!challenge)
    throw refuse('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found', {
      status: 422,
    })
  if (challenge.used_at || challenge.ip !== step.ip) throw refuse('mfa_ip_address_mismatch')
  if (Date.parse(challenge.expires_at) <= Date.now()) throw refuse('mfa_challenge_expired')
  return challenge
}

/** What is to be kept with the factor after a right answer, or null when it is not right. */
async function check(
  parts: AuthParts,
  kind: FactorType,
  factor: FactorRow,
  challenge: ChallengeRow,
  { code, response }: SecondStep,
): Promise<FactorChange | null> {
  if (kind === 'phone') return isPhoneCode(parts.vault, factor, challenge.code_hash, code) ? {} : null
  if (kind === 'webauthn') {
    const credential = await checkSecurityKey(parts.siteUrl, factor, challenge.nonce ?? '', response ?? {})
    return credential && { credential }
  }
  const secret = factor.secret && parts.vault.open(factor.secret, factor.id)
  const last_step = secret && findStep(secret, code, factor.last_step)
  return last_step ? { last_step } : null
}
