import { sql, type Selectable } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { AuthRefreshTokens, AuthSessions } from '#platform/db/schema.generated.ts'

export type SessionRow = Selectable<AuthSessions>
export type RefreshTokenRow = Selectable<AuthRefreshTokens>

/** Where a request comes from, as it is kept with a session. */
export interface Device {
  ip: string
  userAgent: string
}

export async function insertSession(
  rows: Rows,
  userId: string,
  amr: { method: string; timestamp: number }[],
  device: Device,
): Promise<SessionRow> {
  return rows
    .insertInto('auth.sessions')
    .values({ user_id: userId, amr: json(amr), ip: device.ip, user_agent: device.userAgent })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function readSession(
  rows: Rows,
  userId: string,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const query = rows.selectFrom('auth.sessions').selectAll().where('user_id', '=', userId)
  return query.where('id', '=', sessionId).executeTakeFirst()
}

/** The session, locked until the transaction ends: two refreshes of it come one after the other. */
export async function lockSession(
  rows: Rows,
  userId: string,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const query = rows.selectFrom('auth.sessions').selectAll().where('user_id', '=', userId)
  return query.where('id', '=', sessionId).forUpdate().executeTakeFirst()
}

export async function touchSession(rows: Rows, session: SessionRow, device: Device): Promise<SessionRow> {
  return rows
    .updateTable('auth.sessions')
    .set({ refreshed_at: sql`now()`, ip: device.ip, user_agent: device.userAgent })
    .where('user_id', '=', session.user_id)
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends the sessions of a person: all of them, only one, or all but one. Their refresh tokens go with them. */
export async function deleteSessions(
  rows: Rows,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<void> {
  let query = rows.deleteFrom('auth.sessions').where('user_id', '=', userId)
  if (which.only) query = query.where('id', '=', which.only)
  if (which.except) query = query.where('id', '!=', which.except)
  await query.execute()
}

/** Raises a session to aal2 and ends every other session of the person that is below. */
export async function raiseSession(
  rows: Rows,
  session: SessionRow,
  { amr, factorId }: { amr: { method: string; timestamp: number }[]; factorId: string },
): Promise<SessionRow> {
  await rows
    .deleteFrom('auth.sessions')
    .where('user_id', '=', session.user_id)
    .where('id', '!=', session.id)
    .where('aal', '=', 'aal1')
    .execute()
  return rows
    .updateTable('auth.sessions')
    .set({ aal: 'aal2', amr: json(amr), factor_id: factorId })
    .where('user_id', '=', session.user_id)
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lets the sessions that a factor raised fall back to aal1: it is about to go. */
export async function lowerSessions(rows: Rows, userId: string, factorId: string): Promise<void> {
  const first = sql<string>`coalesce((select jsonb_agg(entry) from jsonb_array_elements(amr) entry
    where entry ->> 'method' not in ('totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code')), '[]')`
  await rows
    .updateTable('auth.sessions')
    .set({ aal: 'aal1', factor_id: null, amr: first })
    .where('user_id', '=', userId)
    .where('factor_id', '=', factorId)
    .execute()
}

/** Forgets every refresh token of a session. Answers the id of the newest, which the next one replaces. */
export async function dropRefreshTokens(rows: Rows, session: SessionRow): Promise<number | undefined> {
  const dropped = await rows
    .deleteFrom('auth.refresh_tokens')
    .where('user_id', '=', session.user_id)
    .where('session_id', '=', session.id)
    .returning('id')
    .execute()
  return dropped.length > 0 ? Math.max(...dropped.map((token) => token.id)) : undefined
}

export async function insertRefreshToken(
  rows: Rows,
  session: SessionRow,
  tokenHash: Buffer,
  parentId: number | null,
): Promise<void> {
  await rows
    .insertInto('auth.refresh_tokens')
    .values({
      user_id: session.user_id,
      session_id: session.id,
      token_hash: tokenHash,
      parent_id: parentId,
    })
    .execute()
}

export async function findRefreshToken(rows: Rows, tokenHash: Buffer): Promise<RefreshTokenRow | undefined> {
  const query = rows.selectFrom('auth.refresh_tokens').selectAll()
  return query.where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** The one token of a session that is not revoked; undefined once the whole family was. */
export async function readActiveToken(rows: Rows, session: SessionRow): Promise<RefreshTokenRow | undefined> {
  return rows
    .selectFrom('auth.refresh_tokens')
    .selectAll()
    .where('user_id', '=', session.user_id)
    .where('session_id', '=', session.id)
    .where('is_revoked', '=', false)
    .executeTakeFirst()
}

/** Whether a token was last changed within the last `seconds`, by the clock of the database that changed it. */
export async function isChangedWithin(rows: Rows, token: RefreshTokenRow, seconds: number): Promise<boolean> {
  const found = await rows
    .selectFrom('auth.refresh_tokens')
    .select('id')
    .where('user_id', '=', token.user_id)
    .where('session_id', '=', token.session_id)
    .where('id', '=', token.id)
    .where('updated_at', '>', sql<string>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst()
  return found !== undefined
}

/** Revokes one token of a session, or without `tokenId` the whole family. */
export async function revokeTokens(rows: Rows, session: SessionRow, tokenId?: number): Promise<void> {
  let query = rows
    .updateTable('auth.refresh_tokens')
    .set({ is_revoked: true, updated_at: sql`now()` })
    .where('user_id', '=', session.user_id)
    .where('session_id', '=', session.id)
    .where('is_revoked', '=', false)
  if (tokenId !== undefined) query = query.where('id', '=', tokenId)
  await query.execute()
}

/** Forgets tokens of a session that were revoked more than a day ago, so that a year's session stays small. */
export async function forgetOldTokens(rows: Rows, session: SessionRow): Promise<void> {
  await rows
    .deleteFrom('auth.refresh_tokens')
    .where('user_id', '=', session.user_id)
    .where('session_id', '=', session.id)
    .where('is_revoked', '=', true)
    .where('updated_at', '<', sql<string>`now() - interval '24 hours'`)
    .execute()
}

/** Notes a sign-in with the account. False when the account is gone or its password was changed meanwhile. */
export async function noteSignIn(
  rows: Rows,
  userId: string,
  passwordHash: string | null,
  provider: string,
): Promise<boolean> {
  const signedIn = await rows
    .updateTable('auth.users')
    .set({ last_sign_in_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', passwordHash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  await rows
    .updateTable('auth.identities')
    .set({ last_sign_in_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute()
  return signedIn.numUpdatedRows > 0n
}
