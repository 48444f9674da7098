import type { Database } from '#platform/db/database.server.ts'
import { readDueDeletions } from '../store/own-rows.server.ts'
import type { Erasure } from './erase-person.server.ts'

const most = 20

/** Deletes the people whose seven days have passed; answers how many. Two processes at once do no harm. */
export async function eraseDue(database: Database, erasure: Erasure, now: Date): Promise<number> {
  const due = await database.asService((rows) => readDueDeletions(rows, now, most))
  let erased = 0
  for (const userId of due) if ((await erasure.erase(userId)) !== null) erased += 1
  return erased
}
