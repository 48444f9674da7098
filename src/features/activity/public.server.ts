import type { Rows } from '#platform/db/database.server.ts'
import { writeLine } from './store.server.ts'

/** What other features write down about an account. */
type Recorded =
  | 'archive_taken'
  | 'archive_brought_in'
  | 'deletion_asked'
  | 'deletion_taken_back'
  | 'role_changed'
  | 'account_closed'
  | 'account_opened'
  | 'second_steps_removed'
  | 'health_brought_in'
  | 'health_removed'
  | 'folder_export_begun'
  | 'folder_export_ended'
  | 'invoice_marked'

/** Writes down, in the transaction of what is done, that it was done; the person reads it in their settings. */
export function recordActivity(
  rows: Rows,
  userId: string,
  action: Recorded,
  detail: Record<string, string> = {},
): Promise<void> {
  return writeLine(rows, userId, action, detail)
}
