import { readEmail } from '../addresses.server.ts'
import { writeCodeLetter } from '../letters/write-letter.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { invite } from '../routes/invite.server.ts'
import { AddressTaken, findUserByEmail } from '../store/accounts.server.ts'

/** The invitation of an admin in the console; the letter is on its way, or kept to be sent again, when it resolves. */
export async function inviteByHand(
  given: Omit<AuthParts, 'background'>,
  typed: string,
): Promise<string | null> {
  // Nothing here goes on in the background.
  const parts: AuthParts = { ...given, background: { run: (work) => void work() } }
  const email = readEmail(typed)
  const found = await parts.database
    .asService(async (rows) => {
      const holder = await findUserByEmail(rows, email)
      return holder?.email_confirmed_at ? null : invite(parts, rows, { email, data: {}, ip: '' })
    })
    .catch((error: unknown) => {
      if (error instanceof AddressTaken) return null
      throw error
    })
  if (!found) return null
  await parts.mail.send(writeCodeLetter(parts, found.issued, parts.siteUrl))
  return found.account.user.id
}
