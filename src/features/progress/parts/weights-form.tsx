import { useId, useState, type FormEvent } from 'react'
import { useToday } from '#features/account/public.tsx'
import { Button } from '#ui/button.tsx'
import type { Weights } from '../contract.ts'
import type { Progress, useSaveWeights } from '../queries.ts'
import { defaultWeights, partKinds, type PartKind } from '../rules/day-parts.ts'
import { flowScore } from '../rules/flow-score.ts'

const names: Record<PartKind, string> = {
  intention: 'Planning',
  follow_through: 'Following through',
  reflection: 'Reflecting',
  balance: 'Balance',
}

/** Weights that were moved, the version that they were moved on, and whether the server has them. */
interface Begun {
  weights: Weights
  version: number
  isTaken: boolean
}

/** How much each part weighs to this person. What is moved shows its number at once and counts when it is kept. */
export function WeightsForm({
  progress,
  save,
}: {
  progress: Progress
  save: ReturnType<typeof useSaveWeights>
}) {
  const today = useToday()
  const id = useId()
  const { chosen, choices, days, score } = progress
  const kept = chosen.weights ?? defaultWeights
  const [begun, setBegun] = useState<Begun | null>(null)
  // What is begun stays while newer weights arrive; what the server took is what stands there since.
  const isBegun = begun !== null && !(begun.isTaken && begun.version !== chosen.version)
  const weights = isBegun ? begun.weights : kept
  const sum = partKinds.reduce((total, kind) => total + weights[kind], 0)
  const isChanged = partKinds.some((kind) => weights[kind] !== kept[kind])
  const then = isChanged ? flowScore(days, today, { ...choices, weights, isBrief: true }).value : score.value

  function keep(event: FormEvent) {
    event.preventDefault()
    if (!isChanged || !isBegun) return
    save.mutate(
      { weights, version: begun.version },
      {
        onSuccess: () => setBegun({ ...begun, isTaken: true }),
        onError: ({ code }) => {
          if (code === 'conflict') setBegun(null)
        },
      },
    )
  }

  function move(kind: PartKind, weight: number) {
    const version = isBegun && !begun.isTaken ? begun.version : chosen.version
    setBegun({ weights: { ...weights, [kind]: weight }, version, isTaken: false })
  }

  return (
    <section aria-labelledby="weights">
      <h2 id="weights">Your weights</h2>
      <p className="mt-1 text-sm text-ink-2">What matters more to you may count for more, from 10 to 40.</p>
      <form onSubmit={keep} className="mt-3">
        {partKinds.map((kind) => (
          <div key={kind} className="py-1">
            <p className="flex justify-between gap-4 text-sm">
              <label htmlFor={`${id}-${kind}`} className="font-semibold">
                {names[kind]}
              </label>
              <span className="text-ink-2 tabular-nums">
                {weights[kind]} · {Math.round((100 * weights[kind]) / sum)} %
              </span>
            </p>
            <input
              id={`${id}-${kind}`}
              type="range"
              min={10}
              max={40}
              step={5}
              value={weights[kind]}
              onChange={(event) => move(kind, event.currentTarget.valueAsNumber)}
              className="block h-11 w-full cursor-pointer accent-tide"
            />
          </div>
        ))}
        <p className="flex justify-between gap-4 border-t border-line py-2 text-sm text-ink-2">
          <span>Together</span>
          <span className="font-semibold text-ink tabular-nums">{sum}</span>
        </p>
        <output className="block min-h-[1.6em] text-sm text-ink-2">
          {isChanged && then !== null
            ? `With these your score is ${then.toFixed(1)}${score.value === null ? '' : ` instead of ${score.value.toFixed(1)}`}.`
            : null}
        </output>
        <div className="mt-2 flex flex-wrap gap-2">
          {isChanged ? (
            <>
              <Button type="submit" size="sm" isPending={save.isPending} pendingText="Keeping">
                Keep these weights
              </Button>
              <Button variant="plain" size="sm" onClick={() => setBegun(null)}>
                Take them back
              </Button>
            </>
          ) : chosen.weights ? (
            <Button
              variant="plain"
              size="sm"
              className="-ml-2.5"
              isPending={save.isPending}
              onClick={() => save.mutate({ weights: null, version: chosen.version })}
            >
              Go back to the usual weights
            </Button>
          ) : null}
        </div>
        {save.error ? (
          <p role="alert" className="mt-2 text-sm">
            {save.error.code === 'conflict'
              ? 'The weights were changed on another device; they stand here as they are now. Please choose again.'
              : `The weights stay as they were. ${save.error.message} Please try again.`}
          </p>
        ) : null}
        {chosen.formula !== null ? (
          <p className="mt-2 text-sm text-ink-2">Chosen by you, for formula {chosen.formula}.</p>
        ) : null}
      </form>
    </section>
  )
}
