import type { Database } from '#platform/db/database.server.ts'
import { untilNone, type Jobs } from '#platform/jobs/job.server.ts'
import { sweepMedia } from './store.server.ts'

/** Files that no entry leads to, once a night. The bytes go with the sweep of the files service. */
export function mediaJobs(database: Database): Jobs {
  return {
    'sweep-entry-media': {
      at: '30 3 * * *',
      attempts: 5,
      run: () => untilNone(() => database.asService(sweepMedia)),
    },
  }
}
