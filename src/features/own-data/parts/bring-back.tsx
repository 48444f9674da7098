import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ImportReport } from '../contract.ts'
import { sizeInWords } from '../rules.ts'
import { ImportWords } from './import-words.tsx'
import { useBringBack, type Bringing } from './use-bring-back.ts'

/** Takes an archive in: first what it would bring, then, on a press, that. */
export function BringBack() {
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { state, look, bringIn, reset } = useBringBack()
  const report = 'report' in state ? state.report : null
  const fresh = report?.kinds.reduce((sum, kind) => sum + kind.fresh, 0) ?? 0

  function move(open: boolean) {
    setIsOpen(open)
    if (!open) reset()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={<Button>Bring something in</Button>}
      title="Bring something in"
      description="An archive of Balanse, or your years elsewhere: Day One (JSON), Daylio (backup), Journiv, pages of Markdown in a ZIP, a table (CSV), a calendar (ICS). You first see what would come in; what is here already always stays."
      footer={
        state.step === 'done' ? (
          <Button variant="primary" onClick={() => move(false)}>
            Close
          </Button>
        ) : (
          <>
            <Button
              onClick={() => input.current?.click()}
              isPending={state.step === 'sending' || state.step === 'reading'}
              pendingText={waitingWords(state)}
            >
              {state.step === 'none' ? 'Choose a file' : 'Choose another file'}
            </Button>
            {report && fresh > 0 ? (
              <Button
                variant="primary"
                isPending={state.step === 'writing'}
                pendingText="Bringing it in"
                onClick={() => void bringIn()}
              >
                Bring it in
              </Button>
            ) : null}
          </>
        )
      }
    >
      <FileInput
        ref={input}
        label="File to bring in"
        accept=".zip,.json,.daylio,.csv,.ics,.md,.txt"
        onChoose={(file) => void look(file)}
      />
      {state.step === 'refused' ? <Notice kind="error">{state.message}</Notice> : null}
      {report ? (
        <Report report={report} isNothingNew={fresh === 0} />
      ) : state.step === 'sending' && state.size > 100_000_000 ? (
        <p className="text-ink-2">
          A large file takes a while. If the line breaks, it goes on by itself where it stopped; please keep
          this open.
        </p>
      ) : null}
    </Dialog>
  )
}

function waitingWords(state: Bringing): string {
  if (state.step !== 'sending' || state.size < 10_000_000) return 'Reading'
  return `Sending, ${sizeInWords(state.sent)} of ${sizeInWords(state.size)}`
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
