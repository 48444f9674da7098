import type { Jobs } from '#platform/jobs/job.server.ts'
import type { Backups } from './parts/keep-backups.server.ts'

/**
 * One copy a night. The job only begins it, so that letters do not wait behind it; what came of it stands in the console. A second
 * try at once would find the same full disk.
 */
export function backupJobs(backups: Backups, hour: number | null): Jobs {
  if (hour === null) return {}
  const begin = () =>
    new Promise<void>((resolve, reject) => {
      backups.make('nightly', resolve).catch(reject)
    })
  return { 'make-backup': { at: `0 ${hour} * * *`, attempts: 1, run: begin } }
}
