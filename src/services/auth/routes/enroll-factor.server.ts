import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Rows } from '#platform/db/database.server.ts'
import { readPhone } from '../addresses.server.ts'
import { requireUser, type UserClaims } from '../bearer.server.ts'
import { readBody, Text } from '../body.server.ts'
import { makeAppSecret } from '../factors/authenticator-app.server.ts'
import { isRaised } from '../factors/has-verified-factor.server.ts'
import { openHolder, requireKind } from '../factors/open-factor.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import type { Account } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { insertFactor, readFactors, sweepUnverified, type FactorType } from '../store/factors.server.ts'
import type { SessionRow } from '../store/sessions.server.ts'

const Body = z.object({ factor_type: Text, friendly_name: Text, issuer: Text, phone: Text })

interface NewFactor {
  kind: FactorType
  name: string
  /** Stands before the account in the app; empty for the host of the product. */
  issuer: string
  phone: string | null
}

/** POST /factors: begins to add a second step. It protects nothing until a code of it was verified. */
export function enrollFactorRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/factors', async (request) => {
    await parts.limits.take('factor', networkKey(request.ip))
    const claims = await requireUser(parts, request)
    const body = readBody(request, Body)
    return parts.database.asService(async (rows) => {
      const holder = await openHolder(rows, claims)
      const factor = readNewFactor(parts, body)
      await checkRoom(parts, rows, claims, holder.session, factor)
      const answer = await enroll(parts, rows, holder.account, factor)
      await recordEvent(rows, { action: 'factor_in_progress', userId: claims.sub, ip: request.ip })
      return answer
    })
  })
}

const longestName = 200

function readNewFactor(parts: AuthParts, body: z.output<typeof Body>): NewFactor {
  const kind = requireKind(parts, body.factor_type, 'enroll')
  for (const text of [body.friendly_name, body.issuer])
    if (text.length > longestName)
      throw refuse(
        'validation_failed',
        `friendly_name and issuer cannot be longer than ${longestName} characters`,
      )
  return {
    kind,
    name: body.friendly_name.trim(),
    // A colon would end the issuer inside the otpauth address.
    issuer: body.issuer.replaceAll(':', ' ').trim(),
    phone: kind === 'phone' ? readPhone(body.phone) : null,
  }
}

async function checkRoom(
  parts: AuthParts,
  rows: Rows,
  claims: UserClaims,
  session: SessionRow,
  { name, phone }: NewFactor,
): Promise<void> {
  await sweepUnverified(rows, claims.sub)
  const present = await readFactors(rows, claims.sub)
  // The empty name is a name like any other.
  if (present.some((factor) => factor.friendly_name === name)) throw refuse('mfa_factor_name_conflict')
  const added = present.filter((factor) => factor.factor_type !== 'recovery_code')
  if (added.length >= parts.config.factors.most) throw refuse('too_many_enrolled_mfa_factors')
  const verified = present.filter((factor) => factor.status === 'verified')
  if (verified.length > 0 && !isRaised(session, claims))
    throw refuse('insufficient_aal', 'AAL2 required to enroll a new factor')
  if (phone && verified.some((factor) => factor.phone === phone)) throw refuse('mfa_verified_factor_exists')
}

async function enroll(
  parts: AuthParts,
  rows: Rows,
  { user }: Account,
  { kind, name, issuer, phone }: NewFactor,
): Promise<Record<string, unknown>> {
  const id = randomUUID()
  const app =
    kind === 'totp'
      ? makeAppSecret(issuer || new URL(parts.siteUrl).hostname, user.email ?? user.phone ?? user.id)
      : null
  const made = await insertFactor(rows, {
    user_id: user.id,
    id,
    factor_type: kind,
    friendly_name: name,
    phone,
    secret: app && parts.vault.seal(app.secret, id),
  })
  if (!made) throw refuse('mfa_factor_name_conflict')
  return {
    id,
    type: kind,
    ...(name ? { friendly_name: name } : {}),
    ...(phone ? { phone } : {}),
    ...(app ? { totp: { qr_code: app.qrCode, secret: app.secret, uri: app.uri } } : {}),
  }
}
