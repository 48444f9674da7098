import type { FastifyRequest } from 'fastify'
import { decodeProtectedHeader } from 'jose'
import type { Claims, Rows } from '#platform/db/database.server.ts'
import type { StorageParts } from './parts.server.ts'
import { refuse } from './refusals.server.ts'

/** Who asks: the holder of one of the two keys, or a person. */
export type Caller = { role: 'service' | 'anon' } | { role: 'user'; claims: Claims }

/** The two keys and everybody's sign-in; a token of another kind opens nothing here. */
const serviceRoles = ['service_role', 'supabase_admin']

/**
 * The caller of a request by its bearer token, or by the `apikey` that clients send beside it. Refuses whoever has no
 * token with the same words as one who has a bad one.
 */
export async function readCaller(parts: StorageParts, request: FastifyRequest): Promise<Caller> {
  const token = tokenOf(request)
  const payload = await parts.verifyToken(token).catch((error: Error) => {
    checkShape(token)
    const isLate = error.message.includes('"exp" claim')
    throw refuse(
      'AccessDenied',
      isLate ? '"exp" claim timestamp check failed' : 'signature verification failed',
    )
  })
  const { role, sub, url } = payload
  // The token of a signed address may come from the same secret. It opens that address and nothing else.
  if (typeof role !== 'string' || url !== undefined) throw refuse('AccessDenied')
  if (serviceRoles.includes(role) && payload.session_id === undefined) return { role: 'service' }
  if (role === 'anon') return { role: 'anon' }
  // Whether the session still lives is for the database to say, in the transaction that uses it.
  if (!isUuid(sub) || !isUuid(payload.session_id)) throw refuse('AccessDenied')
  return { role: 'user', claims: { ...payload, sub, role } }
}

/** One transaction with the rights of the caller. */
export function asCaller<T>(
  parts: StorageParts,
  caller: Caller,
  work: (rows: Rows) => Promise<T>,
): Promise<T> {
  if (caller.role === 'user') return parts.database.asUser(caller.claims, (rows) => work(rows))
  return caller.role === 'service' ? parts.database.asService(work) : parts.database.asAnyone(work)
}

/** The person that what a caller makes belongs to; the keys are nobody. */
export function ownerOf(caller: Caller): string | null {
  return caller.role === 'user' ? caller.claims.sub : null
}

function tokenOf(request: FastifyRequest): string {
  const { authorization, apikey } = request.headers
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
  return bearer ?? (authorization === undefined && typeof apikey === 'string' ? apikey : '')
}

function checkShape(token: string): void {
  try {
    if (token.split('.').length !== 3) throw new TypeError('not three parts')
    decodeProtectedHeader(token)
  } catch {
    throw refuse('AccessDenied', 'Invalid Compact JWS')
  }
}

function isUuid(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)
  )
}
