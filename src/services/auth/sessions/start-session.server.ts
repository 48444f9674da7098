import type { FastifyRequest } from 'fastify'
import type { Rows } from '#platform/db/database.server.ts'
import { answerUser } from '../accounts/user-answer.server.ts'
import { storable } from '../body.server.ts'
import { noticeDevice } from '../devices/notice-device.server.ts'
import type { AuthParts } from '../parts.server.ts'
import type { Account } from '../store/accounts.server.ts'
import { insertRefreshToken, insertSession, type Device, type SessionRow } from '../store/sessions.server.ts'
import { signAccessToken } from '../tokens/access-token.server.ts'
import { hashRefreshToken, makeRefreshToken } from '../tokens/refresh-token.server.ts'

/** Everything a session answer is made of. */
export interface OpenSession {
  account: Account
  session: SessionRow
  refreshToken: string
}

/** Opens a session with its first refresh token. The caller has made sure of who it is. */
export async function startSession(
  parts: AuthParts,
  rows: Rows,
  account: Account,
  method: string,
  device: Device,
): Promise<OpenSession> {
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }]
  const session = await insertSession(rows, account.user.id, amr, device)
  const refreshToken = makeRefreshToken(parts.keys.signing.refreshSecret, session.id, null)
  await insertRefreshToken(rows, session, hashRefreshToken(refreshToken), null)
  return { account, session, refreshToken }
}

/** The token response of the protocol; the access token is signed now. */
export async function answerSession(
  parts: AuthParts,
  { account, session, refreshToken }: OpenSession,
): Promise<Record<string, unknown>> {
  const { issuer, config } = parts
  // A session that was refreshed is one that was noticed when it began.
  if (session.refreshed_at === null) parts.background.run(() => noticeDevice(parts, session))
  const token = await signAccessToken(
    parts.keys,
    { issuer, seconds: config.accessTokenSeconds },
    account.user,
    session,
  )
  return {
    access_token: token.text,
    token_type: 'bearer',
    expires_in: config.accessTokenSeconds,
    expires_at: token.expiresAt,
    refresh_token: refreshToken,
    user: answerUser(account),
  }
}

export function deviceOf(request: FastifyRequest): Device {
  return { ip: request.ip, userAgent: storable(request.headers['user-agent'] ?? '').slice(0, 400) }
}
