import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { useToday } from '#features/account/public.tsx'
import { Button } from '#ui/button.tsx'
import type { SetPause } from '../contract.ts'
import { useDeletePause, useSavePause } from '../queries.ts'
import { pauseOn, resumed } from '../rules/pauses.ts'
import { PauseForm } from './pause-form.tsx'
import { pauseWords } from './pause-words.ts'
import { shortDay } from './words.ts'

/** Pauses and planned rest: what holds now, how it ends, and what was set. All of it is neutral for every number. */
export function PauseSection({ pauses }: { pauses: readonly SetPause[] }) {
  const today = useToday()
  const save = useSavePause()
  const remove = useDeletePause()
  const [isAdding, setIsAdding] = useState(false)
  const [taken, setTaken] = useState<SetPause | null>(null)
  const now = pauseOn(pauses, today)
  const isBusy = save.isPending || remove.isPending
  const refusal = save.error ?? remove.error

  function resume(pause: SetPause) {
    const ended = resumed(pause, today)
    if (ended) save.mutate({ ...pause, ...ended })
    else remove.mutate(pause.id)
  }

  function take(pause: SetPause) {
    remove.mutate(pause.id, { onSuccess: () => setTaken(pause) })
  }

  return (
    <section aria-labelledby="pauses">
      <h2 id="pauses">Rest and pauses</h2>
      <p className="mt-1 text-sm text-ink-2">
        Days of rest and of a pause count for nothing: streak and score stand still over them.
      </p>
      {now ? (
        <div className="mt-4 rounded-field border border-line bg-paper-2 px-4 py-3">
          <p className="font-medium">
            {now.kind === 'pause' ? 'You are on a pause.' : 'Today is a day of rest.'}
          </p>
          <p className="text-sm text-ink-2">{pauseWords(now)}</p>
          <Button size="sm" className="mt-2" isPending={isBusy} onClick={() => resume(now)}>
            Go on from today
          </Button>
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {now ? null : (
          <Button
            size="sm"
            isPending={isBusy}
            onClick={() => save.mutate({ id: newId(), kind: 'pause', from: today, to: null, version: 0 })}
          >
            Pause from today
          </Button>
        )}
        <Button size="sm" variant="plain" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
          {isAdding ? 'Close' : 'Set days'}
        </Button>
      </div>
      {isAdding ? (
        <PauseForm
          today={today}
          isPending={save.isPending}
          onSave={(content) =>
            save.mutate({ id: newId(), version: 0, ...content }, { onSuccess: () => setIsAdding(false) })
          }
        />
      ) : null}
      {pauses.length > 0 ? (
        <ul aria-label="Your rests and pauses" className="mt-4 border-t border-line">
          {pauses.toReversed().map((pause) => (
            <li
              key={pause.id}
              className="flex items-center justify-between gap-3 border-b border-line py-1.5"
            >
              <span className="min-w-0 text-sm">{pauseWords(pause)}</span>
              <Button
                variant="plain"
                size="sm"
                aria-label={`Remove: ${pauseWords(pause)}`}
                onClick={() => take(pause)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div role="status" className="mt-2 text-sm text-ink-2">
        {refusal ? `This stays as it was. ${refusal.message} Please try again.` : null}
        {taken ? (
          <p>
            {taken.kind === 'pause' ? 'The pause' : 'The rest'} from {shortDay(taken.from)} is removed.{' '}
            <Button
              variant="plain"
              size="sm"
              onClick={() => save.mutate({ ...taken, version: 0 }, { onSuccess: () => setTaken(null) })}
            >
              Undo
            </Button>
          </p>
        ) : null}
      </div>
    </section>
  )
}
