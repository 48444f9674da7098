import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'

export interface OwnSession {
  id: string
  user_agent: string
  aal: string
  created_at: string
  refreshed_at: string | null
}

/** The open sessions of the person of this request, the last used first. `rows` are theirs (`database.asUser`). */
export async function readOwnSessions(rows: Rows): Promise<OwnSession[]> {
  const { rows: found } = await sql<OwnSession>`select * from auth.own_sessions()`.execute(rows)
  return found
}

/** Ends one of them. False when it is not theirs or not there. */
export async function endOwnSession(rows: Rows, sessionId: string): Promise<boolean> {
  const ended = sql<{ is_ended: boolean }>`select auth.end_own_session(${sessionId}) as is_ended`
  return (await ended.execute(rows)).rows[0]?.is_ended ?? false
}
