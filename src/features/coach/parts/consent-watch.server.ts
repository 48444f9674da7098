import type { Database } from '#platform/db/database.server.ts'
import { readConsenting } from '#features/account/public.server.ts'

/** How often the yes of everybody to whom a model is writing is looked up, in milliseconds. */
const lookEvery = 500

export interface Consented {
  /** Ends with the caller's, or when the yes is taken back. */
  signal: AbortSignal
  isWithdrawn: () => boolean
  /** Has to be called when the reply is over. */
  end: () => void
}

export type ConsentWatch = (database: Database, userId: string, signal: AbortSignal) => Consented

/**
 * Watches the yes of people while a model writes to them: they may take it back in another tab, in the middle of a
 * reply. It is asked of the database, because the process that heard of it may be another one; and once for everybody,
 * so that fifty replies cost no more than one.
 */
export function createConsentWatch(): ConsentWatch {
  const watched = new Map<AbortController, string>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false

  async function look(database: Database) {
    if (isLooking) return
    isLooking = true
    const now = [...watched]
    try {
      const consenting = await database.asService((rows) =>
        readConsenting(rows, [...new Set(now.map(([, userId]) => userId))]),
      )
      for (const [withdrawn, userId] of now) if (!consenting.has(userId)) withdrawn.abort()
    } catch {
      // A database that does not answer has not said no.
    } finally {
      isLooking = false
    }
  }

  return (database, userId, signal) => {
    const withdrawn = new AbortController()
    watched.set(withdrawn, userId)
    timer ??= setInterval(() => void look(database), lookEvery)
    return {
      signal: AbortSignal.any([signal, withdrawn.signal]),
      isWithdrawn: () => withdrawn.signal.aborted,
      end() {
        watched.delete(withdrawn)
        if (watched.size > 0) return
        clearInterval(timer)
        timer = undefined
      },
    }
  }
}
