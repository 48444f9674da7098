import type { Rows } from '#platform/db/database.server.ts'
import { issueEmailChange } from '../codes/issue-email-change.server.ts'
import { issueToken, type IssuedToken } from '../codes/issue-token.server.ts'
import { moveAtOnce } from '../codes/apply-token.server.ts'
import type { Challenge } from '../flows/pkce.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { changeUser, type Account, type AddressKind } from '../store/accounts.server.ts'

/**
 * Begins what a person wishes of their addresses, each null when it stays. Answers what has to be sent. Only where
 * nothing has to be proven does it happen at once: a phone where messages are not asked for, and the first address
 * of somebody without any. Throws AddressTaken.
 */
export async function moveByOwnWish(
  parts: AuthParts,
  rows: Rows,
  { user }: Account,
  { email, phone }: Record<AddressKind, string | null>,
  challenge: Challenge | null,
): Promise<{ letters: IssuedToken[]; message: IssuedToken | null }> {
  let letters: IssuedToken[] = []
  let message: IssuedToken | null = null
  if (email) {
    if (user.is_anonymous && parts.config.autoconfirmEmail) await moveAtOnce(rows, user.id, 'email', email)
    else letters = await issueEmailChange(parts, rows, user, email, challenge)
  }
  if (phone) {
    if (parts.config.autoconfirmPhone) await moveAtOnce(rows, user.id, 'phone', phone)
    else {
      await changeUser(rows, user.id, { phone_change: phone })
      message = await issueToken(parts, rows, user, { purpose: 'phone_change', address: phone, by: 'phone' })
    }
  }
  return { letters, message }
}
