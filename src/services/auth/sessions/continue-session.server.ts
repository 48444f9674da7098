import type { Rows } from '#platform/db/database.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { readAccount } from '../store/accounts.server.ts'
import { dropRefreshTokens, insertRefreshToken, type SessionRow } from '../store/sessions.server.ts'
import { hashRefreshToken, makeRefreshToken } from '../tokens/refresh-token.server.ts'
import type { OpenSession } from './start-session.server.ts'

/**
 * Gives a session, which the caller has locked, a new refresh token. All from before are gone at once, without the
 * grace that two tabs have.
 */
export async function continueSession(
  parts: AuthParts,
  rows: Rows,
  session: SessionRow,
): Promise<OpenSession> {
  const replaced = await dropRefreshTokens(rows, session)
  if (replaced === undefined) throw refuse('session_not_found')
  const refreshToken = makeRefreshToken(parts.keys.signing.refreshSecret, session.id, replaced)
  await insertRefreshToken(rows, session, hashRefreshToken(refreshToken), replaced)
  const account = await readAccount(rows, session.user_id)
  if (!account) throw refuse('session_not_found')
  return { account, session, refreshToken }
}
