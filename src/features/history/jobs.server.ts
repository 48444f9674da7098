import type { Database } from '#platform/db/database.server.ts'
import { untilNone, type Jobs } from '#platform/jobs/job.server.ts'
import { emptyBins, sweepVersions } from './store.server.ts'

/** The ends of the thirty days in which everything can be undone. */
export function historyJobs(database: Database): Jobs {
  return {
    'empty-bins': {
      at: '10 3 * * *',
      attempts: 5,
      run: () => untilNone(() => database.asService(emptyBins)),
    },
    'sweep-versions': {
      at: '20 3 * * *',
      attempts: 5,
      run: () => untilNone(() => database.asService(sweepVersions)),
    },
  }
}
