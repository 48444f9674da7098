import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { archiveMost, type ImportReport } from '../contract.ts'
import { useTakeIn } from '../queries.ts'
import { ImportWords } from './import-words.tsx'

/** Takes an archive in: first what it would bring, then, on a press, that. */
export function BringBack() {
  const [file, setFile] = useState<File | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [tooLarge, setTooLarge] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { mutate, data: report, error, isPending, reset } = useTakeIn()

  function look(chosen: File) {
    reset()
    const isTooLarge = chosen.size > archiveMost
    setTooLarge(isTooLarge)
    setFile(isTooLarge ? null : chosen)
    if (!isTooLarge) mutate({ file: chosen, isTrial: true })
  }

  function move(open: boolean) {
    setIsOpen(open)
    if (open) return
    setFile(null)
    setTooLarge(false)
    reset()
  }

  const fresh = report?.kinds.reduce((sum, kind) => sum + kind.fresh, 0) ?? 0
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={<Button>Bring something in</Button>}
      title="Bring something in"
      description="An archive of Balanse, or your years elsewhere: Day One (JSON), Daylio (backup), Journiv, pages of Markdown in a ZIP, a table (CSV), a calendar (ICS). You first see what would come in; what is here already always stays."
      footer={
        report?.is_done ? (
          <Button variant="primary" onClick={() => move(false)}>
            Close
          </Button>
        ) : (
          <>
            <Button
              onClick={() => input.current?.click()}
              isPending={isPending && !report}
              pendingText="Reading"
            >
              {file ? 'Choose another file' : 'Choose a file'}
            </Button>
            {file && report && fresh > 0 ? (
              <Button
                variant="primary"
                isPending={isPending}
                pendingText="Bringing it in"
                onClick={() => mutate({ file, isTrial: false })}
              >
                Bring it in
              </Button>
            ) : null}
          </>
        )
      }
    >
      <input
        ref={input}
        type="file"
        accept=".zip,.json,.daylio,.csv,.ics,.md,.txt"
        aria-label="File to bring in"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (chosen) look(chosen)
        }}
      />
      {tooLarge ? (
        <Notice kind="error">
          This file is larger than 1 GB, which is the most that is taken. Nothing was changed.
        </Notice>
      ) : error ? (
        <Notice kind="error">{error.message}</Notice>
      ) : report ? (
        <Report report={report} isNothingNew={fresh === 0} />
      ) : null}
    </Dialog>
  )
}

function Report({ report, isNothingNew }: { report: ImportReport; isNothingNew: boolean }) {
  return (
    <div role="status">
      <p>
        {report.is_done
          ? `Done. This came in from ${report.source}:`
          : isNothingNew
            ? `Nothing new would come in from ${report.source}.`
            : `This would come in from ${report.source}:`}
      </p>
      <ImportWords report={report} />
    </div>
  )
}
