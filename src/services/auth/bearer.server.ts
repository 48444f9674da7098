import type { FastifyRequest } from 'fastify'
import type { JWTPayload } from 'jose'
import type { Claims, Rows } from '#platform/db/database.server.ts'
import { isUuid } from './addresses.server.ts'
import { keyRoles, serviceRoles } from './keys/api-keys.server.ts'
import type { AuthParts } from './parts.server.ts'
import { refuse } from './refusals.server.ts'
import { readAccount, type Account } from './store/accounts.server.ts'
import { readSession, type SessionRow } from './store/sessions.server.ts'
import type { VerifyToken } from './tokens/verify-token.server.ts'

export interface UserClaims extends Claims {
  session_id: string
}

/** The claims of a person's token, or null: no token, not a good one, or one of the two keys. */
export async function readUserClaims(
  verify: VerifyToken,
  request: FastifyRequest,
): Promise<UserClaims | null> {
  const token = bearerOf(request)
  const payload = token && (await verify(token).catch(() => null))
  return payload && isUserClaims(payload) ? payload : null
}

/** Refuses whoever does not hold a person's token. That its session lives is asked of the database: openAccount. */
export async function requireUser(parts: AuthParts, request: FastifyRequest): Promise<UserClaims> {
  const payload = await requireToken(parts, request)
  if (!payload.sub) throw refuse('bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(payload.sub))
    throw refuse('bad_jwt', 'invalid claim: sub claim must be a UUID', { status: 400 })
  if (!isUserClaims(payload)) throw refuse('session_not_found')
  return payload
}

/** Refuses whoever does not hold the service key; a person is never an admin here, whatever their role. */
export async function requireService(parts: AuthParts, request: FastifyRequest): Promise<void> {
  const payload = await requireToken(parts, request)
  if (!serviceRoles.includes(String(payload.role))) throw refuse('not_admin')
  if (payload.session_id === undefined) return
  const { sub, session_id } = payload
  const isLive =
    isUuid(sub) &&
    isUuid(session_id) &&
    (await parts.database.asService((rows) => readSession(rows, sub, session_id)))
  if (!isLive) throw refuse('session_not_found')
}

/** Whether a request carries the service key, without refusing it otherwise. */
export async function isService(parts: AuthParts, request: FastifyRequest): Promise<boolean> {
  return requireService(parts, request).then(
    () => true,
    () => false,
  )
}

async function requireToken(parts: AuthParts, request: FastifyRequest): Promise<JWTPayload> {
  const token = bearerOf(request)
  if (!token) throw refuse('no_authorization')
  return parts.verifyToken(token)
}

/**
 * The account behind a token; refuses when it is gone, banned, or signed out. Whoever changes it hands over
 * lockAccount for `read`.
 */
export async function openAccount(
  rows: Rows,
  claims: UserClaims,
  read: (rows: Rows, userId: string) => Promise<Account | undefined> = readAccount,
): Promise<{ account: Account; session: SessionRow }> {
  // Sent behind one another without waiting: one way to the database and back.
  const [account, session] = await Promise.all([
    read(rows, claims.sub),
    readSession(rows, claims.sub, claims.session_id),
  ])
  if (!account || account.user.deleted_at)
    throw refuse('user_not_found', 'User from sub claim in JWT does not exist', { status: 403 })
  if (!session) throw refuse('session_not_found')
  const { banned_until } = account.user
  if (banned_until && Date.parse(banned_until) > Date.now()) throw refuse('user_banned')
  return { account, session }
}

function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

function isUserClaims(payload: JWTPayload): payload is JWTPayload & UserClaims {
  return (
    isUuid(payload.sub) &&
    isUuid(payload.session_id) &&
    typeof payload.role === 'string' &&
    !keyRoles.includes(payload.role)
  )
}
