import { useState } from 'react'
import { saveFile } from '#platform/web/save-file.ts'
import { receiveFile } from '#platform/web/transfer.ts'
import { Button } from '#ui/button.tsx'
import { backupFilePath } from '#features/backup/contract.ts'
import { sizeInWords } from '../rules.ts'
import { useAction } from './use-action.ts'

/** Saves a sealed backup on the admin's device; the server writes down that it was taken. */
export function DownloadBackup({ name }: { name: string }) {
  const [bytes, setBytes] = useState(0)
  const { isPending, trouble, run } = useAction()
  return (
    <>
      <Button
        size="sm"
        isPending={isPending}
        pendingText={bytes > 0 ? sizeInWords(bytes) : 'Fetching'}
        aria-label={`Download ${name}`}
        onClick={() =>
          void run(async () => saveFile(await receiveFile(backupFilePath(name), setBytes), name))
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
