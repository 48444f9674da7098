import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Rows } from '#platform/db/database.server.ts'
import { requireUser, type UserClaims } from '../bearer.server.ts'
import { readBody, Text } from '../body.server.ts'
import { noteMiss, refuseResting } from '../factors/misses.server.ts'
import { hashCode, openRecoveryFactor, readRecoveryCode } from '../factors/recovery-codes.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { AuthRefusal, refuse } from '../refusals.server.ts'
import { liftSession } from '../sessions/raise-session.server.ts'
import { answerSession, type OpenSession } from '../sessions/start-session.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { changeFactor } from '../store/factors.server.ts'
import { consumeCode } from '../store/recovery-codes.server.ts'

const Body = z.object({ code: Text })

/** POST /factors/recovery-codes/verify: takes the second step with a code from paper, which is used up by that. */
export function verifyRecoveryCodeRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/factors/recovery-codes/verify', async (request) => {
    await parts.limits.take('factor', networkKey(request.ip))
    const claims = await requireUser(parts, request)
    if (!parts.config.factors.recoveryCodes) throw refuse('mfa_recovery_codes_verify_not_enabled')
    const code = readRecoveryCode(readBody(request, Body).code)
    const outcome = await parts.database.asService((rows) => verify(parts, rows, claims, code, request.ip))
    // Thrown only now, after the commit: a miss that was counted stays counted.
    if (outcome instanceof AuthRefusal) throw outcome
    return answerSession(parts, outcome)
  })
}

async function verify(
  parts: AuthParts,
  rows: Rows,
  claims: UserClaims,
  code: string,
  ip: string,
): Promise<OpenSession | AuthRefusal> {
  const { factor, session } = await openRecoveryFactor(rows, claims)
  refuseResting(factor, 'mfa_recovery_codes_locked')
  const event = { userId: claims.sub, ip, detail: { factor_id: factor.id } }
  await recordEvent(rows, { action: 'verification_attempted', ...event })
  if (!(await consumeCode(rows, factor, hashCode(parts.vault, factor, code)))) {
    await noteMiss(rows, factor)
    return refuse('mfa_verification_failed', 'Invalid recovery code entered')
  }
  await changeFactor(rows, factor, { misses: 0, locked_until: null })
  await recordEvent(rows, { action: 'mfa_code_login', ...event })
  return liftSession(parts, rows, session, { method: 'mfa/recovery_code', factorId: factor.id })
}
