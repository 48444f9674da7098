import type { Database } from '#platform/db/database.server.ts'
import type { Jobs } from '#platform/jobs/job.server.ts'
import { sweepExpired } from './store/sweep.server.ts'

export function authJobs(database: Database): Jobs {
  return {
    'sweep-sign-in': { at: '40 * * * *', attempts: 5, run: () => database.asService(sweepExpired) },
  }
}
