import { CallError } from '#platform/contract/errors.ts'
import type { Database } from '#platform/db/database.server.ts'
import { readDueDeletions } from '../store/own-rows.server.ts'
import type { Erasure } from './erase-person.server.ts'

const most = 20

/**
 * Deletes the people whose seven days have passed; answers how many. Two processes at once do no harm. Whoever cannot be
 * deleted now (their payments cannot be ended, say) keeps nobody else waiting; why is thrown when all have been tried.
 */
export async function eraseDue(database: Database, erasure: Erasure, now: Date): Promise<number> {
  const due = await database.asService((rows) => readDueDeletions(rows, now, most))
  const failures: unknown[] = []
  let erased = 0
  for (const userId of due)
    try {
      if ((await erasure.erase(userId)) !== null) erased += 1
    } catch (error) {
      // The last admin of other people waits until somebody else is one, and that is no failure.
      if (!(error instanceof CallError && error.status === 409)) failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
  return erased
}
