import type { Database } from '#platform/db/database.server.ts'
import { untilNone, type Jobs } from '#platform/jobs/job.server.ts'
import { sweepLines } from './store.server.ts'

export function activityJobs(database: Database): Jobs {
  return {
    'sweep-activity': {
      at: '50 3 * * *',
      attempts: 5,
      run: () => untilNone(() => database.asService(sweepLines)),
    },
  }
}
