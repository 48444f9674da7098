import { saveFile } from '#platform/web/save-file.ts'
import { open } from '#platform/web/transfer.ts'
import { Button } from '#ui/button.tsx'
import { backupFilePath } from '#features/backup/contract.ts'
import { useAction } from './use-action.ts'

/** Saves a sealed backup on the admin's device; the server writes down that it was taken. */
export function DownloadBackup({ name }: { name: string }) {
  const { isPending, trouble, run } = useAction()
  return (
    <>
      <Button
        size="sm"
        isPending={isPending}
        pendingText="Fetching"
        aria-label={`Download ${name}`}
        onClick={() =>
          void run(async () => {
            const answer = await open(backupFilePath(name), { method: 'GET' })
            saveFile(await answer.blob(), name)
          })
        }
      >
        Download
      </Button>
      {trouble ? (
        <span role="alert" className="basis-full text-sm">
          {trouble}
        </span>
      ) : null}
    </>
  )
}
