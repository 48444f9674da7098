import type { Rows } from '#platform/db/database.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse, type AuthRefusal } from '../refusals.server.ts'
import { readAccount } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import {
  findRefreshToken,
  forgetOldTokens,
  insertRefreshToken,
  isChangedWithin,
  lockSession,
  readActiveToken,
  revokeTokens,
  touchSession,
  type Device,
  type RefreshTokenRow,
  type SessionRow,
} from '../store/sessions.server.ts'
import { hashRefreshToken, makeRefreshToken, recallRefreshToken } from '../tokens/refresh-token.server.ts'
import type { OpenSession } from './start-session.server.ts'

/**
 * Swaps a refresh token for the next one. A refusal is returned and not thrown: what it wrote (a family revoked
 * because a token came back that should not) has to be committed although the request fails.
 */
export async function refreshSession(
  parts: AuthParts,
  rows: Rows,
  presented: string,
  device: Device,
): Promise<OpenSession | AuthRefusal> {
  const tokenHash = hashRefreshToken(presented)
  const found = await findRefreshToken(rows, tokenHash)
  if (!found) return refuse('refresh_token_not_found')
  const session = await lockSession(rows, found.user_id, found.session_id)
  // Read again under the lock: the other tab may have swapped it while this one waited.
  const token = session && (await findRefreshToken(rows, tokenHash))
  const account = await readAccount(rows, found.user_id)
  if (!session || !token || !account || account.user.deleted_at)
    return refuse('session_not_found', 'Invalid Refresh Token: No Valid Session Found', { status: 400 })
  const { banned_until } = account.user
  if (banned_until && Date.parse(banned_until) > Date.now())
    return refuse('user_banned', undefined, { status: 400 })

  const refreshToken = token.is_revoked
    ? await reuse(parts, rows, session, token)
    : await rotate(parts, rows, session, token)
  const event = { userId: session.user_id, ip: device.ip, detail: { session_id: session.id } }
  if (refreshToken === null) {
    await revokeTokens(rows, session)
    await recordEvent(rows, { action: 'token_revoked', ...event })
    return refuse('refresh_token_already_used')
  }
  await recordEvent(rows, { action: 'token_refreshed', ...event })
  return { account, session: await touchSession(rows, session, device), refreshToken }
}

/** Revokes the token in use and stores its child. */
async function rotate(
  parts: AuthParts,
  rows: Rows,
  session: SessionRow,
  token: RefreshTokenRow,
): Promise<string> {
  await revokeTokens(rows, session, token.id)
  await forgetOldTokens(rows, session)
  const child = makeRefreshToken(parts.keys.signing.refreshSecret, session.id, token.id)
  await insertRefreshToken(rows, session, hashRefreshToken(child), token.id)
  return child
}

/**
 * What a revoked token may still get, or null when it must not come back. The parent of the token in use gets that
 * token, however late: its client never saw the answer. So does any token within the reuse interval: tabs that
 * refreshed at once. Everything else is a copy in other hands. A family that was revoked stays revoked.
 */
async function reuse(
  parts: AuthParts,
  rows: Rows,
  session: SessionRow,
  token: RefreshTokenRow,
): Promise<string | null> {
  const active = await readActiveToken(rows, session)
  if (!active) return null
  const isAllowed =
    active.parent_id === token.id || (await isChangedWithin(rows, token, parts.config.reuseSeconds))
  if (!isAllowed) return null
  // Its text cannot be made again only when its key was taken out of the ring since: then the next one is made.
  return recallRefreshToken(parts.keys, active) ?? (await rotate(parts, rows, session, active))
}
