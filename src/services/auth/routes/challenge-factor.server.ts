import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Rows } from '#platform/db/database.server.ts'
import { SmsNotSent } from '#platform/sms/open-sms.server.ts'
import { requireUser } from '../bearer.server.ts'
import { readBody, Text } from '../body.server.ts'
import { openFactor, readFactorId, requireKind } from '../factors/open-factor.server.ts'
import { askSecurityKey } from '../factors/security-key.server.ts'
import { signPhoneCode } from '../factors/phone-code.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { insertChallenge } from '../store/challenges.server.ts'
import type { FactorRow } from '../store/factors.server.ts'

const Body = z.object({ channel: Text })

/** POST /factors/<id>/challenge: asks for a code. It can be answered for five minutes, from the same address. */
export function challengeFactorRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post<{ Params: { id: string } }>('/factors/:id/challenge', async (request) => {
    await parts.limits.take('factor', networkKey(request.ip))
    const claims = await requireUser(parts, request)
    const channel = readChannel(readBody(request, Body).channel)
    const { factor, challenge, message, answer } = await parts.database.asService(async (rows) => {
      const opened = await openFactor(rows, claims, readFactorId(request.params.id))
      requireKind(parts, opened.factor.factor_type, 'verify')
      const { user } = opened.account
      const made = await challengeFactor(parts, rows, opened.factor, {
        ip: request.ip,
        userName: user.email ?? user.phone ?? '',
      })
      await recordEvent(rows, { action: 'challenge_created', userId: claims.sub, ip: request.ip })
      return { factor: opened.factor, ...made }
    })
    if (message)
      await parts.sms.send({ to: factor.phone ?? '', text: message, channel }).catch((error: unknown) => {
        throw error instanceof SmsNotSent ? refuse('sms_send_failed') : error
      })
    return {
      id: challenge.id,
      type: factor.factor_type,
      expires_at: Math.floor(Date.parse(challenge.expires_at) / 1000),
      ...answer,
    }
  })
}

function readChannel(given: string): 'sms' | 'whatsapp' {
  if (given === '' || given === 'sms' || given === 'whatsapp') return given || 'sms'
  throw refuse('validation_failed', 'Invalid channel: supported values are sms or whatsapp')
}

async function challengeFactor(
  parts: AuthParts,
  rows: Rows,
  factor: FactorRow,
  { ip, userName }: { ip: string; userName: string },
) {
  if (factor.factor_type === 'phone') {
    refuseTooSoon(parts, factor)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const challenge = await insertChallenge(rows, factor, {
      ip,
      codeHash: signPhoneCode(parts.vault, factor, code),
    })
    return { challenge, message: `Your Balanse code is ${code}. It is good for five minutes.`, answer: {} }
  }
  if (factor.factor_type === 'webauthn') {
    const { type, publicKey } = await askSecurityKey(parts.siteUrl, factor, userName)
    const challenge = await insertChallenge(rows, factor, { ip, nonce: publicKey.challenge })
    return { challenge, message: null, answer: { webauthn: { type, credential_options: { publicKey } } } }
  }
  return { challenge: await insertChallenge(rows, factor, { ip }), message: null, answer: {} }
}

/** A minute between two messages to a phone; relaxed limits mean a second. */
function refuseTooSoon(parts: AuthParts, factor: FactorRow): void {
  const spacingMs = parts.config.rateLimits === 'relaxed' ? 1_000 : 60_000
  const waitMs = factor.last_challenged_at
    ? Date.parse(factor.last_challenged_at) + spacingMs - Date.now()
    : 0
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1000)
  throw refuse(
    'over_sms_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfter: seconds },
  )
}
