import { Spinner } from '#ui/spinner.tsx'
import type { BackupRun } from '#features/backup/contract.ts'
import { sizeInWords } from '../rules.ts'
import { Moment } from './moment.tsx'

/** What came of the last ones, good and bad. */
export function BackupRuns({ runs }: { runs: readonly BackupRun[] }) {
  return (
    <>
      <h3 className="mt-10">What came of the last ones</h3>
      {runs.length === 0 ? <p className="mt-3 text-ink-2">Nothing was made or tried yet.</p> : null}
      <ol
        className="mt-3 border-t border-line empty:border-0"
        aria-label="Last backups and trials"
        aria-live="polite"
      >
        {runs.map((run) => (
          <li key={run.id} className="border-b border-line py-3 text-ink-2">
            <p>
              <span className="font-semibold text-ink">{titleOf(run)}</span> <Moment at={run.begun_at} />
            </p>
            <p className="text-sm break-words">
              {run.state === 'running' ? <Spinner text="Under way" /> : wordsOf(run)}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

const kinds = {
  nightly: 'Nightly backup',
  asked: 'Backup',
  command: 'Backup on the command line',
  trial: 'Trial',
} as const

function titleOf({ kind, state }: BackupRun): string {
  if (state !== 'failed') return kinds[kind]
  return kind === 'trial' ? 'Trial: this backup is not good' : `${kinds[kind]}: none was made`
}

function wordsOf({
  kind,
  state,
  file,
  trouble,
  bytes,
  tables,
  row_count,
  files,
  was_restored,
}: BackupRun): string {
  const about = file ? `${file}. ` : ''
  if (state === 'failed') return `${about}${trouble}`
  const number = (value: number | null) => (value ?? 0).toLocaleString('en-GB')
  const amount = `${number(row_count)} rows of ${number(tables)} tables and ${number(files)} files`
  if (kind !== 'trial') return `${about}${amount}, ${sizeInWords(bytes ?? 0)}.`
  return was_restored
    ? `${about}It can be restored: ${amount} came back as they were written.`
    : `${about}The file is whole. It was not restored, because the login in DATABASE_URL may not make a database.`
}
