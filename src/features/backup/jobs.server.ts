import type { Jobs } from '#platform/jobs/job.server.ts'
import type { Backups } from './parts/keep-backups.server.ts'

/** One copy a night. What came of it stands in the console; a second try at once would find the same full disk. */
export function backupJobs(backups: Backups, hour: number | null): Jobs {
  return hour === null
    ? {}
    : { 'make-backup': { at: `0 ${hour} * * *`, attempts: 1, run: () => backups.make('nightly') } }
}
