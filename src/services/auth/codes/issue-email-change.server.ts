import type { Rows } from '#platform/db/database.server.ts'
import type { Challenge } from '../flows/pkce.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { changeUser, type UserRow } from '../store/accounts.server.ts'
import { needsBothHalves } from './apply-token.server.ts'
import { beginFlow, issueToken, type IssuedToken } from './issue-token.server.ts'

/**
 * Begins the move of an account to another e-mail address, from the start: halves of an earlier one count no more.
 * Answers what has to be sent, to the new address and mostly to the present one too. The address itself stays.
 */
export async function issueEmailChange(
  parts: AuthParts,
  rows: Rows,
  user: UserRow,
  newEmail: string,
  challenge: Challenge | null,
): Promise<IssuedToken[]> {
  await changeUser(rows, user.id, { email_change: newEmail })
  const flowStateId = challenge ? await beginFlow(rows, user, 'email_change_new', challenge) : null
  const half = (purpose: 'email_change_current' | 'email_change_new', address: string) =>
    issueToken(parts, rows, user, { purpose, address, by: 'email', flowStateId })
  const issued = [await half('email_change_new', newEmail)]
  if (user.email && needsBothHalves(parts, user)) issued.push(await half('email_change_current', user.email))
  return issued
}
