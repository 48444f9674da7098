import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'
import { fileMost, healthKinds, type HealthKind, type HealthReport } from '../contract.ts'
import { useTakeInHealth } from '../queries.ts'
import { kindNames, spanWords } from '../rules.ts'

const hints: Readonly<Record<HealthKind, string>> = {
  sleep: 'Minutes asleep of the night before, not of lying awake.',
  steps: 'Of the device that counted the most.',
  mindful: 'Minutes of mindfulness or meditation.',
}

/** First what may be read, then what a file would bring, then, on a press, that. */
export function BringHealth() {
  const [isOpen, setIsOpen] = useState(false)
  const [kinds, setKinds] = useState<readonly HealthKind[]>([])
  const [file, setFile] = useState<File | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { mutate, data: report, error, isPending, reset } = useTakeInHealth()

  function look(chosen: File) {
    reset()
    const isTooLarge = chosen.size > fileMost
    setTooLarge(isTooLarge)
    setFile(isTooLarge ? null : chosen)
    if (!isTooLarge) mutate({ file: chosen, kinds, isTrial: true })
  }

  function tick(kind: HealthKind, isOn: boolean) {
    setKinds(healthKinds.filter((each) => (each === kind ? isOn : kinds.includes(each))))
    // What was found belongs to what was ticked before.
    setFile(null)
    reset()
  }

  function move(open: boolean) {
    setIsOpen(open)
    if (open) return
    setKinds([])
    setFile(null)
    setTooLarge(false)
    reset()
  }

  const hasNews = report?.found.some(({ fresh, changed }) => fresh + changed > 0) ?? false
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={<Button>Bring a health file in</Button>}
      title="Bring a health file in"
      description="Tick what may be read; the rest of the file is passed over. You first see what would come in."
      footer={
        report?.is_done ? (
          <Button variant="primary" onClick={() => move(false)}>
            Close
          </Button>
        ) : (
          <>
            <Button
              disabled={kinds.length === 0}
              onClick={() => input.current?.click()}
              isPending={isPending && !report}
              pendingText="Reading"
            >
              {file ? 'Choose another file' : 'Choose a file'}
            </Button>
            {file && report && hasNews ? (
              <Button
                variant="primary"
                isPending={isPending}
                pendingText="Bringing it in"
                onClick={() => mutate({ file, kinds, isTrial: false })}
              >
                Bring it in
              </Button>
            ) : null}
          </>
        )
      }
    >
      <fieldset disabled={isPending || report?.is_done}>
        <legend className="text-sm font-semibold">What may be read</legend>
        {healthKinds.map((kind) => (
          <Switch
            key={kind}
            label={kindNames[kind]}
            hint={hints[kind]}
            isOn={kinds.includes(kind)}
            onChange={(isOn) => tick(kind, isOn)}
          />
        ))}
      </fieldset>
      <input
        ref={input}
        type="file"
        accept=".zip,.xml,.csv"
        aria-label="Health file"
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
        <Report report={report} hasNews={hasNews} />
      ) : null}
    </Dialog>
  )
}

function Report({ report, hasNews }: { report: HealthReport; hasNews: boolean }) {
  const { is_done: isDone, source, found, skipped } = report
  return (
    <div role="status" className="mt-5">
      <p>
        {isDone
          ? `Done. This came in from ${source}:`
          : hasNews
            ? `This would come in from ${source}:`
            : `Nothing new would come in from ${source}:`}
      </p>
      <ul className="mt-2 grid gap-1.5">
        {found.map(({ kind, days, from, to, fresh, same, changed }) => (
          <li key={kind}>
            <span className="font-semibold">{kindNames[kind]}</span>:{' '}
            {from && to
              ? `${spanWords({ days, from, to })}; ${fresh} new, ${same} here already, ${changed} with another number`
              : 'nothing of this in the file'}
          </li>
        ))}
      </ul>
      {skipped > 0 ? (
        <p className="mt-2 text-sm text-ink-2">
          {skipped === 1 ? 'One line' : `${skipped.toLocaleString('en-GB')} lines`} could not be read and{' '}
          {skipped === 1 ? 'was' : 'were'} left out.
        </p>
      ) : null}
    </div>
  )
}
