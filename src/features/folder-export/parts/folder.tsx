import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useRhythm } from '#features/account/public.tsx'
import { momentWords } from '#features/connections/rules.ts'
import { Connection, EndConnection, KnownList, useWork } from '#features/connections/public.tsx'
import {
  folderExportContract,
  folderExportOutsideContract,
  type FolderExport,
  type FolderRun,
} from '../contract.ts'
import { NameFolder } from './name-folder.tsx'

const key = readKey(folderExportContract.readFolderExport, {})

/** A folder elsewhere that keeps a copy of every page. */
export function Folder() {
  const { data, error, refetch } = useRead(folderExportContract.readFolderExport, {})
  const folder = data?.folder ?? null
  return (
    <Connection
      title="Markdown folder"
      about="Your pages as Markdown files in a folder of yours (WebDAV, such as Nextcloud) or a bucket (S3), for Obsidian and its like. What has changed is written daily or weekly; nothing is read there, and nothing is deleted there."
    >
      <KnownList
        rows={data ? (folder ? [{ ...folder, id: folder.host }] : []) : undefined}
        error={error}
        retry={() => void refetch()}
        label="Folder"
        empty="No folder yet: nothing is written anywhere."
      >
        {(known) => <FolderRow key={known.host} folder={known} runs={data?.runs ?? []} />}
      </KnownList>
      {data ? <NameFolder isAnother={folder !== null} /> : null}
    </Connection>
  )
}

function FolderRow({ folder, runs }: { folder: FolderExport; runs: readonly FolderRun[] }) {
  const queries = useQueryClient()
  const { time_zone } = useRhythm()
  const { run } = useWork()
  const at = (instant: string) => momentWords(instant, time_zone)
  const again = () => queries.invalidateQueries({ queryKey: key })

  async function switchTo(is_on: boolean, version: number) {
    const isDone = await run(async () => {
      const { rhythm } = folder
      const next = await call(folderExportContract.changeFolderExport, { body: { rhythm, is_on, version } })
      await again()
      toast({
        title: is_on ? `${folder.host} is written to again` : `Nothing is written to ${folder.host} now`,
        action: {
          label: 'Undo',
          altText: 'Use the switch beside the folder',
          onSelect: () => void switchTo(!is_on, next.version),
        },
      })
    })
    if (!isDone) toast({ title: 'Not changed', description: 'Please look at the folder again.' })
  }

  async function writeNow() {
    const isDone = await run(async () => {
      await call(folderExportContract.writeFolderNow, {})
      await again()
      toast({ title: 'It is written to within the next minutes' })
    })
    if (!isDone) toast({ title: 'Not changed', description: 'The server did not answer as expected.' })
  }

  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="break-words">{folder.host}</h3>
          <p className="text-sm text-ink-2">{stateWords(folder, at)}</p>
          {folder.trouble ? (
            <p className="text-sm text-ink">
              {folder.is_on
                ? folder.trouble
                : `It rests, because nothing came of many tries. ${folder.trouble}`}
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <TryFolder host={folder.host} />
          <Button size="sm" onClick={() => void writeNow()}>
            Write now
          </Button>
          <EndConnection
            name={folder.host}
            title="End this folder?"
            description="Nothing is written there from now on, and its password goes from here. The files that are there stay."
            action="End the folder"
            end={async () => {
              await call(folderExportContract.endFolderExport, {})
              toast({ title: `Nothing is written to ${folder.host} any more` })
              await again()
            }}
          />
        </div>
      </div>
      <Switch
        label="Is written to"
        aria-label={`${folder.host} is written to`}
        isOn={folder.is_on}
        onChange={(isOn) => void switchTo(isOn, folder.version)}
      />
      {runs.length > 0 ? (
        <details className="text-sm text-ink-2">
          <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
            Last times
          </summary>
          <ol className="grid gap-2 pb-2">
            {runs.map((one) => (
              <li key={one.id} className="break-words">
                <span className="text-ink">{at(one.at)}</span>: {filesWords(one.written)} written.{' '}
                {one.trouble}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </li>
  )
}

const filesWords = (count: number) =>
  count === 1 ? 'one file' : `${count === 0 ? 'no' : count.toLocaleString('en-GB')} files`

function stateWords(folder: FolderExport, at: (instant: string) => string): string {
  const often = folder.rhythm === 'daily' ? 'Every day' : 'Every week'
  const last = folder.succeeded_at
    ? `Last written ${at(folder.succeeded_at)}; ${filesWords(folder.files)} there.`
    : 'Not written to yet.'
  const next = folder.is_on ? ` Next ${at(folder.next_at)}.` : ''
  return `${often}. ${last}${next}`
}

function TryFolder({ host }: { host: string }) {
  const { isPending, run } = useWork()

  async function attempt() {
    const isDone = await run(async () => {
      const { trouble } = await call(folderExportOutsideContract.tryFolderExport, {})
      toast({
        title: trouble ? 'Not written' : 'Written',
        description: trouble || 'A file called balanse-trial.md is there now. You may delete it.',
      })
    })
    if (!isDone) toast({ title: 'Not tried', description: 'The server did not answer as expected.' })
  }

  return (
    <Button
      size="sm"
      isPending={isPending}
      pendingText="Trying"
      aria-label={`Try ${host}`}
      onClick={() => void attempt()}
    >
      Try it
    </Button>
  )
}
