import type { Database } from '#platform/db/database.server.ts'
import { setRoleByEmail } from '#features/account/public.server.ts'
import type { AuthService } from '#services/auth/public.server.ts'
import { lockAdmins } from '../store/people.server.ts'

/** Somebody looks after this server already. */
class HasAdmin extends Error {}

/**
 * The lines that the terminal shows on a server whose first admin has not come yet: a link that is good once. Null when there
 * is nothing to say. An account that somebody made by themselves is never raised by this, whoever came first.
 */
export async function inviteFirstAdmin(
  database: Database,
  openForOperator: AuthService['openForOperator'],
  email: string,
): Promise<string | null> {
  try {
    const link = await openForOperator(email, async (rows) => {
      if ((await lockAdmins(rows)).length > 0) throw new HasAdmin()
      await setRoleByEmail(rows, email, 'admin')
    })
    if (link)
      return `The first admin (${email}) opens this link, once and as long as the link of a letter is good, and chooses a password:\n${link}`
  } catch (error) {
    if (error instanceof HasAdmin) return null
    throw error
  }
  if ((await database.asService(lockAdmins)).length > 0) return null
  return `${email} (BALANSE_ADMIN_EMAIL) has an account already, which is left as it is. To make it an admin: npm run balanse -- admin ${email}`
}
