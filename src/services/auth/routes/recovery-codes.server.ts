import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Rows } from '#platform/db/database.server.ts'
import { requireUser, type UserClaims } from '../bearer.server.ts'
import { readBody, Text } from '../body.server.ts'
import { isRaised } from '../factors/has-verified-factor.server.ts'
import { openHolder } from '../factors/open-factor.server.ts'
import { codesInSet, hashCode, makeCodes, openRecoveryFactor } from '../factors/recovery-codes.server.ts'
import { removeFactor } from '../factors/remove-factor.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { changeFactor, insertFactor, type FactorRow } from '../store/factors.server.ts'
import { countCodes, lockRecoveryFactor, replaceCodes } from '../store/recovery-codes.server.ts'
import type { SessionRow } from '../store/sessions.server.ts'

const Body = z.object({ friendly_name: Text })

/**
 * GET, POST and DELETE /factors/recovery-codes, POST .../regenerate: how many are left, a first set, none, another set.
 * The codes themselves are in the two answers that make them and nowhere else.
 */
export function recoveryCodeRoutes(app: FastifyInstance, parts: AuthParts): void {
  app.get('/factors/recovery-codes', async (request) => {
    const claims = await admit(parts, request)
    return parts.database.asService(async (rows) => {
      const { factor } = await openRecoveryFactor(rows, claims)
      return { id: factor.id, type: factor.factor_type, ...(await countCodes(rows, factor)) }
    })
  })

  app.post('/factors/recovery-codes', async (request) => {
    const claims = await admit(parts, request)
    requireRecovery(parts)
    const name = readBody(request, Body).friendly_name.trim() || 'Recovery codes'
    if (name.length > 200) throw refuse('validation_failed', 'friendly_name is too long')
    return parts.database.asService(async (rows) => {
      const { account, session } = await openHolder(rows, claims)
      const present = account.factors.filter((factor) => factor.status === 'verified')
      if (present.length === 0) throw refuse('mfa_recovery_codes_sole_factor')
      requireRaised(session, claims)
      if (await lockRecoveryFactor(rows, claims.sub)) throw refuse('mfa_verified_factor_exists')
      const factor = await insertFactor(rows, {
        user_id: claims.sub,
        factor_type: 'recovery_code',
        friendly_name: name,
        status: 'verified',
      })
      if (!factor) throw refuse('mfa_factor_name_conflict')
      return answerNewCodes(parts, rows, factor, request)
    })
  })

  app.post('/factors/recovery-codes/regenerate', async (request) => {
    const claims = await admit(parts, request)
    requireRecovery(parts)
    return parts.database.asService(async (rows) => {
      const { factor, session } = await openRecoveryFactor(rows, claims)
      requireRaised(session, claims)
      const rested = await changeFactor(rows, factor, { misses: 0, locked_until: null })
      return answerNewCodes(parts, rows, rested, request)
    })
  })

  app.delete('/factors/recovery-codes', async (request) => {
    const claims = await admit(parts, request)
    return parts.database.asService(async (rows) => {
      const { factor, session } = await openRecoveryFactor(rows, claims)
      requireRaised(session, claims)
      await removeFactor(rows, factor)
      await recordEvent(rows, { action: 'recovery_codes_deleted', userId: claims.sub, ip: request.ip })
      return { id: factor.id }
    })
  })
}

async function admit(parts: AuthParts, request: FastifyRequest): Promise<UserClaims> {
  await parts.limits.take('factor', networkKey(request.ip))
  return requireUser(parts, request)
}

function requireRecovery(parts: AuthParts): void {
  if (!parts.config.factors.recoveryCodes) throw refuse('mfa_recovery_codes_enroll_not_enabled')
}

function requireRaised(session: SessionRow, claims: UserClaims): void {
  if (!isRaised(session, claims)) throw refuse('insufficient_aal', 'AAL2 required to change recovery codes')
}

async function answerNewCodes(
  parts: AuthParts,
  rows: Rows,
  factor: FactorRow,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const codes = makeCodes()
  await replaceCodes(
    rows,
    factor,
    codes.map((code) => hashCode(parts.vault, factor, code)),
  )
  await recordEvent(rows, { action: 'generate_recovery_codes', userId: factor.user_id, ip: request.ip })
  const { id, factor_type: type, friendly_name } = factor
  return { id, type, friendly_name, total: codesInSet, codes }
}
