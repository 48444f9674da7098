import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { takeAnswer } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { backupContract, type BackupView } from '#features/backup/contract.ts'
import { nowKey, useBackups } from '../queries.ts'
import { sizeInWords } from '../rules.ts'
import { BackupRuns } from './backup-runs.tsx'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { DownloadBackup } from './download-backup.tsx'
import { Moment } from './moment.tsx'
import { useAction } from './use-action.ts'

/** Copies of everything: making one, finding out whether it is good, taking it elsewhere. */
export function BackupsRoom() {
  const { data, error, refetch } = useBackups()
  if (error && !data)
    return <CouldNotRead what="The list of backups" error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64 max-w-column" />
  return <Room view={data} />
}

function Room({ view }: { view: BackupView }) {
  const queries = useQueryClient()
  const { isPending, trouble, run } = useAction()
  const isBusy = isPending || view.runs.some(({ state }) => state === 'running')
  const begin = (work: () => Promise<BackupView>) =>
    void run(async () => takeAnswer(queries, nowKey(backupContract.readBackups), await work()))
  const hour = view.hour === null ? null : `${String(view.hour).padStart(2, '0')}:00 UTC`
  return (
    <div className="max-w-column">
      <p className="max-w-measure text-ink-2">
        A backup holds every word of everybody, and the keys of this server. It is made while the server goes
        on.{' '}
        {hour
          ? `One is made each night at ${hour}, and the newest ${view.keep} are kept.`
          : 'None is made by itself (BALANSE_BACKUP_HOUR is off).'}
      </p>
      {view.is_sealing ? (
        <p className="mt-3 max-w-measure text-ink-2">
          New ones are sealed with your passphrase. Keep it away from this machine: without it nobody can open
          them.
        </p>
      ) : (
        <Notice className="mt-5" title="Backups are not sealed">
          Whoever can read the file can read everything, so none is handed out here. Set BALANSE_BACKUP_KEY to
          a passphrase, and new ones are sealed and can be downloaded.
        </Notice>
      )}
      {view.files_elsewhere ? (
        <Notice className="mt-5" title="Files of people are not in it">
          Pictures and recordings lie in {view.files_elsewhere}. Have that backed up where it is.
        </Notice>
      ) : null}
      {trouble ? (
        <Notice kind="error" className="mt-5">
          {trouble}
        </Notice>
      ) : null}
      <Button
        variant="primary"
        className="mt-6"
        isPending={isBusy}
        pendingText="Under way"
        onClick={() => begin(() => call(backupContract.beginBackup, {}))}
      >
        Make a backup now
      </Button>
      <h3 className="mt-10">On this server</h3>
      {view.backups.length === 0 ? (
        <p className="mt-3 text-ink-2">No backup yet.</p>
      ) : (
        <ul className="mt-3 border-t border-line" aria-label="Backups">
          {view.backups.map(({ name, bytes, made_at, is_sealed }) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <span className="min-w-0">
                <Moment at={made_at} />
                <span className="block text-sm break-words text-ink-2">
                  {name}, {sizeInWords(bytes)}
                  {is_sealed ? ', sealed' : ''}
                </span>
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  isPending={isBusy}
                  aria-label={`Try the restore of ${name}`}
                  onClick={() => begin(() => call(backupContract.tryBackup, { params: { name } }))}
                >
                  Try the restore
                </Button>
                {is_sealed ? <DownloadBackup name={name} /> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 max-w-measure text-sm text-ink-2">
        A trial restores it into a database of its own beside the real one, compares every table and file with
        the checksums in the backup, and drops it again. To bring one back for good, stop the server and run
        npm run balanse -- restore with the file.
      </p>
      <BackupRuns runs={view.runs} />
    </div>
  )
}
