import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Rows } from '#platform/db/database.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { continueSession } from '../sessions/continue-session.server.ts'
import type { OpenSession } from '../sessions/start-session.server.ts'
import { readAccount, type Account } from '../store/accounts.server.ts'
import { keepProviderSecrets, type FlowState } from '../store/flow-states.server.ts'
import { lockSession } from '../store/sessions.server.ts'
import { callbackOf, secretsOf, stateSeconds } from './begin-sign-in.server.ts'
import { linkIdentity, refuseLinked, type Arrival } from './settle-identity.server.ts'

/*
 * The address that begins a link could be sent to somebody else, whose service would then open the sender's account.
 * So a link needs more of the browser that began it than coming back: the verifier of its code, or a cookie.
 */

const cookieName = 'balanse-linking'

/** What the browser that begins a link keeps until it comes back from the service. */
export function linkingCookie(parts: AuthParts, text: string): string {
  const callback = new URL(callbackOf(parts))
  // One service comes back with a form of its own page, which only brings cookies of this kind.
  const reach = callback.protocol === 'https:' ? 'SameSite=None; Secure' : 'SameSite=Lax'
  return `${cookieName}=${text}; Path=${callback.pathname}; Max-Age=${stateSeconds}; HttpOnly; ${reach}`
}

/**
 * Links at once for the browser that began it, when that takes the session out of its address. Throws bad_oauth_state
 * for any other.
 */
export async function linkHere(
  parts: AuthParts,
  rows: Rows,
  flow: FlowState,
  request: FastifyRequest,
  arrival: Arrival,
): Promise<Account> {
  const { link } = secretsOf(parts, flow)
  if (!link || !flow.linking_target_id || !isSame(readCookie(request), link.cookie))
    throw refuse('bad_oauth_state', 'This was begun in another browser, so nothing was linked')
  return linkIdentity(parts, rows, flow.linking_target_id, arrival)
}

/** Keeps whom the service vouched for until somebody shows the verifier. Throws when that cannot be linked anyway. */
export async function holdLink(
  parts: AuthParts,
  rows: Rows,
  flow: FlowState,
  arrival: Arrival,
): Promise<Account> {
  const account = flow.linking_target_id && (await readAccount(rows, flow.linking_target_id))
  if (!account) throw refuse('user_not_found')
  await refuseLinked(rows, account.user.id, arrival)
  const secrets = { ...secretsOf(parts, flow), arrival }
  await keepProviderSecrets(rows, flow.id, parts.vault.seal(JSON.stringify(secrets), flow.id))
  return account
}

/** Links what was held, and goes on with the session that began it: a new one would be a step back from it. */
export async function finishLink(
  parts: AuthParts,
  rows: Rows,
  flow: FlowState,
  userId: string,
): Promise<OpenSession> {
  const { link, arrival } = secretsOf(parts, flow)
  const session = link && (await lockSession(rows, userId, link.sessionId))
  if (!session || !arrival) throw refuse('session_not_found')
  await linkIdentity(parts, rows, userId, arrival)
  return continueSession(parts, rows, session)
}

function readCookie(request: FastifyRequest): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? ''
}

function isSame(given: string, kept: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', kept, 'buffer'))
}
