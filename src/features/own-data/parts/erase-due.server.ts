import { CallError } from '#platform/contract/errors.ts'
import type { Database } from '#platform/db/database.server.ts'
import { readDueDeletions } from '../store/own-rows.server.ts'
import type { Erasure } from './erase-person.server.ts'

const most = 20

/** Deletes the people whose seven days have passed; answers how many. Two processes at once do no harm. */
export async function eraseDue(database: Database, erasure: Erasure, now: Date): Promise<number> {
  const due = await database.asService((rows) => readDueDeletions(rows, now, most))
  let erased = 0
  for (const userId of due) if (await eraseOne(erasure, userId)) erased += 1
  return erased
}

/** Whoever may not go yet (the last admin of other people) waits until they may, and keeps nobody else waiting. */
async function eraseOne(erasure: Erasure, userId: string): Promise<boolean> {
  try {
    return (await erasure.erase(userId)) !== null
  } catch (error) {
    if (error instanceof CallError && error.status === 409) return false
    throw error
  }
}
