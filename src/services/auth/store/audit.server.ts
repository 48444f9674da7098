import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'

/** What is worth knowing afterwards, in the protocol's own names. */
export type AuditAction =
  | 'user_signedup'
  | 'user_repeated_signup'
  | 'login'
  | 'logout'
  | 'token_refreshed'
  | 'token_revoked'
  | 'user_modified'
  | 'user_updated_password'
  | 'user_deleted'

/** Writes down who did what: ids, actions and an address of the network, never a text of a person. */
export async function recordEvent(
  rows: Rows,
  event: { action: AuditAction; userId: string; ip: string; detail?: Record<string, string> },
): Promise<void> {
  const { action, userId, ip, detail = {} } = event
  await rows
    .insertInto('auth.audit_events')
    .values({ action, user_id: userId, ip, detail: json(detail) })
    .execute()
}
