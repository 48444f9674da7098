import type { Claims, Rows } from '#platform/db/database.server.ts'
import { isUuid } from '../addresses.server.ts'
import { endOwnSession, readOwnSessions } from '../store/own-sessions.server.ts'
import { nameDevice } from './device-words.server.ts'

/** One place where a person is signed in. Nothing in it opens the session. */
export interface SignedInDevice {
  id: string
  /** "Firefox on Windows". */
  device: string
  isCurrent: boolean
  /** Whether it went through a second step. */
  isRaised: boolean
  /** RFC 3339. */
  signedInAt: string
  /** RFC 3339; about an hour exact, because it is noted when tokens are renewed. */
  lastUsedAt: string
}

/** Where the person of this request is signed in, the last used first. `rows` are theirs (`database.asUser`). */
export async function listSessions(rows: Rows, claims: Claims): Promise<SignedInDevice[]> {
  const sessions = await readOwnSessions(rows)
  return sessions.map((session) => ({
    id: session.id,
    device: nameDevice(session.user_agent),
    isCurrent: session.id === claims.session_id,
    isRaised: session.aal === 'aal2',
    signedInAt: session.created_at,
    lastUsedAt: session.refreshed_at ?? session.created_at,
  }))
}

/** Signs one of the person's devices out, at once. False when there is none of this id. */
export async function endSession(rows: Rows, sessionId: string): Promise<boolean> {
  return isUuid(sessionId) && endOwnSession(rows, sessionId)
}
