import type { Database } from '#platform/db/database.server.ts'
import type { Jobs } from '#platform/jobs/job.server.ts'
import { sweepStarts } from './store/oauth-starts.server.ts'

/** Forgets the ways to other services that nobody came back from. */
export function connectionsJobs(database: Database): Jobs {
  return {
    'sweep-oauth-starts': { at: '*/30 * * * *', attempts: 1, run: () => database.asService(sweepStarts) },
  }
}
