import { isRightCode } from '../codes/one-time-code.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { lockAccount, type Account } from '../store/accounts.server.ts'
import { deleteTokens, noteMiss, readToken } from '../store/one-time-tokens.server.ts'
import type { SessionRow } from '../store/sessions.server.ts'

const freshMs = 24 * 3_600_000

/**
 * Where the operator asks for it, a session that is older than a day needs a code of /reauthenticate for a new
 * password. Takes the code. Throws reauthentication_needed or reauthentication_not_valid.
 */
export async function proveAgain(
  parts: AuthParts,
  { account, session }: { account: Account; session: SessionRow },
  code: string,
): Promise<void> {
  if (!parts.config.reauthenticate) return
  if (Date.now() - Date.parse(session.created_at) < freshMs) return
  if (!code) throw refuse('reauthentication_needed')
  const userId = account.user.id
  // A wrong code stays counted although the request fails: the refusal comes after the commit.
  const isRight = await parts.database.asService(async (rows) => {
    await lockAccount(rows, userId)
    const token = await readToken(rows, userId, 'reauthentication')
    if (!token) return false
    if (isRightCode(parts.vault, token, code)) {
      await deleteTokens(rows, userId, 'reauthentication')
      return true
    }
    await noteMiss(rows, token)
    return false
  })
  if (!isRight) throw refuse('reauthentication_not_valid')
}
