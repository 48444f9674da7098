import type { Database } from '#platform/db/database.server.ts'
import type { Jobs } from '#platform/jobs/job.server.ts'
import { sweepSignatures } from './store/commands.server.ts'

/** Forgets the signatures of commands that are too old to come again. */
export function slackJobs(database: Database): Jobs {
  return {
    'sweep-slack-signatures': {
      at: '*/20 * * * *',
      attempts: 1,
      run: () => database.asService(sweepSignatures),
    },
  }
}
