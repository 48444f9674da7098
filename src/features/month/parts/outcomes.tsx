import { Plus } from 'lucide-react'
import { memo, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { Button } from '#ui/button.tsx'
import { outcomesMax, type Outcome } from '../contract.ts'
import { editOutcome, newOutcome, slots } from '../rules.ts'
import { cards } from '../templates/examples.ts'
import { showsSame, type MonthContext } from './month-context.ts'
import { OutcomeCard } from './outcome-card.tsx'

const fallback = 'walked round the harbour every Sunday'

/** The big three. Three is what a month can carry; more are kept when two devices wrote apart from each other. */
export const Outcomes = memo(function Outcomes({ context }: { context: MonthContext }) {
  const { value, change } = context
  const list = value.big_three
  const [removed, setRemoved] = useState<{ outcome: Outcome; at: number } | null>(null)

  function add() {
    // Pressed twice, or with an empty line standing there: that one is to be written first.
    const waiting = list.find(({ text }) => text.trim() === '')
    if (waiting) return focusOutcome(waiting.id)
    const outcome = newOutcome(newId())
    change({ big_three: [...list, outcome] })
    focusOutcome(outcome.id)
  }

  function remove(outcome: Outcome, at: number) {
    setRemoved({ outcome, at })
    change({ big_three: list.filter(({ id }) => id !== outcome.id) })
  }

  return (
    <>
      <ol aria-label="Big three">
        {list.map((outcome, at) => (
          <OutcomeCard
            key={outcome.id}
            outcome={outcome}
            number={at + 1}
            placeholder={exampleFor(outcome.pillar, at)}
            context={context}
            onChange={(patch) => change({ big_three: editOutcome(list, outcome.id, patch) })}
            onRemove={() => remove(outcome, at)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-2">
        {list.length < Math.min(slots, outcomesMax) ? (
          <Button variant="plain" size="sm" className="-ml-2.5" onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            {list.length === 0 ? 'Add an outcome' : 'Add another'}
          </Button>
        ) : null}
        {list.length > slots ? (
          <p className="text-sm text-ink-2">Three are plenty. More are kept if you want them.</p>
        ) : null}
        <output className="text-sm text-ink-2">{removed ? 'Removed.' : null}</output>
        {removed ? (
          <Button
            variant="plain"
            size="sm"
            className="-ml-4"
            onClick={() => {
              change({ big_three: list.toSpliced(removed.at, 0, removed.outcome) })
              setRemoved(null)
            }}
          >
            Undo
          </Button>
        ) : null}
      </div>
    </>
  )
}, showsSame('big_three'))

/** Puts the cursor into an outcome that will be there after the next paint. */
export function focusOutcome(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-outcome="${id}"]`)?.focus())
}

/** An example that fits the pillar that was chosen; another one in each line. */
function exampleFor(pillar: string | null, at: number): string {
  const examples: Record<string, string> = cards[at % cards.length]?.examples ?? {}
  return examples[pillar ?? 'body'] ?? fallback
}
