import type { Selectable } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { AuthAuditEvents } from '#platform/db/schema.generated.ts'
import type { Page } from '../pages.server.ts'

/** What is worth knowing afterwards, in the protocol's own names. */
export type AuditAction =
  | 'user_signedup'
  | 'user_repeated_signup'
  | 'login'
  | 'logout'
  | 'token_refreshed'
  | 'token_revoked'
  | 'user_modified'
  | 'user_read'
  | 'user_updated_password'
  | 'user_deleted'
  | 'user_confirmation_requested'
  | 'user_confirmed'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_invited'
  | 'factor_in_progress'
  | 'challenge_created'
  | 'verification_attempted'
  | 'mfa_code_login'
  | 'factor_updated'
  | 'factor_deleted'
  | 'generate_recovery_codes'
  | 'recovery_codes_deleted'
  | 'identity_linked'
  | 'identity_unlinked'

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

/** Forgets what was written down about a person; for an account that its owner deleted. */
export async function forgetEvents(rows: Rows, userId: string): Promise<void> {
  await rows.deleteFrom('auth.audit_events').where('user_id', '=', userId).execute()
}

export type AuditEvent = Selectable<AuthAuditEvents>

export interface AuditPage extends Page {
  /** Only events of this name, or of this person; undefined for all. */
  action: string | undefined
  userId: string | undefined
}

/** One page of what happened, newest first, and how many there are in all. */
export async function listEvents(
  rows: Rows,
  { page, perPage, action, userId }: AuditPage,
): Promise<{ events: AuditEvent[]; total: number }> {
  let matching = rows.selectFrom('auth.audit_events')
  if (action !== undefined) matching = matching.where('action', '=', action)
  if (userId !== undefined) matching = matching.where('user_id', '=', userId)
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const events = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { events, total }
}
