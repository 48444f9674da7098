import type { Database } from '#platform/db/database.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import type { Turn } from './prepare-turn.server.ts'

/** How often the person's yes is looked up while a model writes, in milliseconds. */
const lookEvery = 500

export interface Consented {
  /** Ends with the caller's, or when the yes is taken back. */
  signal: AbortSignal
  isWithdrawn: () => boolean
  /** Has to be called when the reply is over. */
  end: () => void
}

/**
 * Watches a person's yes while a model writes: they may take it back in another tab, in the middle of a reply. It is
 * asked of the database, because the process that heard of it may be another one.
 */
export function whileConsented(database: Database, { actor }: Turn, signal: AbortSignal): Consented {
  const withdrawn = new AbortController()
  let isLooking = false
  async function look() {
    isLooking = true
    try {
      const person = await database.asUser(actor.claims, (rows) => readPerson(rows, actor.userId))
      if (person?.preferences.ai_consent !== true) withdrawn.abort()
    } catch {
      // A database that does not answer has not said no.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => {
    if (!isLooking) void look()
  }, lookEvery)
  return {
    signal: AbortSignal.any([signal, withdrawn.signal]),
    isWithdrawn: () => withdrawn.signal.aborted,
    end: () => clearInterval(timer),
  }
}
