import type { Database, Rows } from '#platform/db/database.server.ts'
import type { Mail } from '#platform/mail/open-mail.server.ts'
import { deleteAccount } from '#services/auth/public.server.ts'
import { forgetAddress } from '#features/site/public.server.ts'
import { forgetInvitations } from '#features/teams/public.server.ts'

/** What an admin is to the others on the server. As the service. */
export interface Office {
  /** Throws 409 for the last admin of other people. */
  requireAdminBeside: (rows: Rows, userId: string) => Promise<boolean>
  /** The same, and takes the role from an admin beside whom there is another; answers whether it did. */
  stepDown: (rows: Rows, userId: string) => Promise<boolean>
  stepBack: (rows: Rows, userId: string) => Promise<void>
}

export interface ErasureParts {
  office: Pick<Office, 'stepDown' | 'stepBack'>
  database: Database
  mail: Mail
  /** Takes the person's files out of the store; answers how many there were. */
  removeFiles: (userId: string) => Promise<number>
  /** Ends what the person pays for. Throws when that cannot be done now: then nothing is deleted. */
  leave: (userId: string) => Promise<void>
}

export interface Erasure {
  /**
   * Deletes a person: every row, session, file and letter of theirs. Answers how many files there were, or null when
   * there is no such account. The rows go in one transaction. The files go before it: an account without files can be deleted again,
   * files without an account would be found by nobody. Throws 409 for the last admin of other people, of whom nothing goes then.
   */
  erase(userId: string): Promise<number | null>
}

export function createErasure({ office, database, mail, removeFiles, leave }: ErasureParts): Erasure {
  async function eraseEverything(userId: string): Promise<number | null> {
    await leave(userId)
    const files = await removeFiles(userId)
    const email = await database.asService(async (rows) => {
      const address = await deleteAccount(rows, userId)
      if (address) {
        await forgetAddress(rows, address)
        await forgetInvitations(rows, address)
      }
      return address
    })
    if (email === undefined) return null
    if (email !== null) await mail.forget(email)
    return files
  }

  return {
    async erase(userId) {
      const wasAdmin = await database.asService((rows) => office.stepDown(rows, userId))
      try {
        return await eraseEverything(userId)
      } catch (error) {
        if (wasAdmin) await database.asService((rows) => office.stepBack(rows, userId))
        throw error
      }
    },
  }
}
