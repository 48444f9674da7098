import type { Database } from '#platform/db/database.server.ts'
import type { Jobs } from '#platform/jobs/job.server.ts'
import { sweepFaults } from './store/health.server.ts'

export function operationsJobs(database: Database): Jobs {
  return { 'sweep-faults': { at: '40 3 * * *', attempts: 5, run: () => database.asService(sweepFaults) } }
}
