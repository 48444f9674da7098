import type { Rows } from '#platform/db/database.server.ts'
import { deleteUser, lockAccount } from '../store/accounts.server.ts'
import { forgetEvents } from '../store/audit.server.ts'

/**
 * Deletes an account by its owner's own wish, with everything that hangs on it and with what was written down about it.
 * As the service. Answers its address (null without one), or undefined when there is no such account.
 */
export async function deleteAccount(rows: Rows, userId: string): Promise<string | null | undefined> {
  const account = await lockAccount(rows, userId)
  if (!account) return undefined
  await deleteUser(rows, userId)
  await forgetEvents(rows, userId)
  return account.user.email
}
