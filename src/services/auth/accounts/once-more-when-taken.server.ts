import { AddressTaken } from '../store/accounts.server.ts'

/**
 * Runs work that makes an account where there is none, and runs it again when somebody else made one with that address
 * at the very moment: now it is there. The work is a whole transaction.
 */
export async function onceMoreWhenTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AddressTaken) return work()
    throw error
  }
}
