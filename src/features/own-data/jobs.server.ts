import type { Database } from '#platform/db/database.server.ts'
import { untilNone, type Jobs } from '#platform/jobs/job.server.ts'
import { eraseDue } from './parts/erase-due.server.ts'
import type { Erasure } from './parts/erase-person.server.ts'

/** The deletions whose seven days have passed, looked for once an hour. */
export function ownDataJobs(database: Database, erasure: Erasure): Jobs {
  return {
    'erase-people': {
      at: '40 * * * *',
      attempts: 5,
      run: () => untilNone(() => eraseDue(database, erasure, new Date())),
    },
  }
}
