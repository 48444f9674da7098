import type { Rows } from '#platform/db/database.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { lockSession, raiseSession, type SessionRow } from '../store/sessions.server.ts'
import { continueSession } from './continue-session.server.ts'
import type { OpenSession } from './start-session.server.ts'

/**
 * Lifts a session to aal2 after a second step. All refresh tokens from before are gone at once, without the grace
 * that two tabs have: whoever holds one of them has not taken the second step.
 */
export async function liftSession(
  parts: AuthParts,
  rows: Rows,
  present: SessionRow,
  { method, factorId }: { method: string; factorId: string },
): Promise<OpenSession> {
  const locked = await lockSession(rows, present.user_id, present.id)
  if (!locked) throw refuse('session_not_found')
  const known = locked.amr as { method: string; timestamp: number }[]
  const amr = [
    { method, timestamp: Math.floor(Date.now() / 1000) },
    ...known.filter((entry) => entry.method !== method),
  ]
  return continueSession(parts, rows, await raiseSession(rows, locked, { amr, factorId }))
}
