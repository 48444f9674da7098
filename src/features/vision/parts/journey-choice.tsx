import type { UsedDocument } from '#platform/web/documents/use-document.ts'
import { useToday } from '#features/account/public.tsx'
import { Button } from '#ui/button.tsx'
import type { CheckInContent } from '../contract.ts'
import { useNewJourney } from '../queries.ts'

const words = {
  carry_on: 'You carry on as you are. The days go on counting for you, without a number.',
  new: 'Another ninety days have begun.',
  rest: 'You rest. Nothing asks for anything until you want it back.',
} as const

/** How it goes on after the ninetieth day: three ways, of which none is better. */
export function JourneyChoice({ document }: { document: UsedDocument<CheckInContent> }) {
  const today = useToday()
  const begin = useNewJourney()
  const { value, change, flush } = document

  /** What was written goes first, so that it stands in the journey it belongs to. */
  async function beginAnew() {
    change({ choice: 'new' })
    try {
      await flush()
    } catch {
      // The save line says what is the matter, and the writing is on this device.
      return
    }
    begin.mutate(today)
  }

  return (
    <div>
      <h3 className="text-lg">How does it go on?</h3>
      <div className="mt-3 flex flex-wrap gap-3">
        <Way document={document} choice="carry_on">
          Carry on
        </Way>
        <Button isPending={begin.isPending} pendingText="Beginning" onClick={() => void beginAnew()}>
          Begin another ninety days
        </Button>
        <Way document={document} choice="rest">
          Rest
        </Way>
      </div>
      <output className="mt-3 block text-ink-2">{value.choice ? words[value.choice] : null}</output>
      {begin.error ? (
        <p role="alert" className="mt-2 text-sm text-clay">
          The next ninety days have not begun yet. {begin.error.message} Please try again.
        </p>
      ) : null}
    </div>
  )
}

interface WayProps {
  document: UsedDocument<CheckInContent>
  choice: 'carry_on' | 'rest'
  children: string
}

/** A way that only has to be noted; pressed again it is open as before. */
function Way({ document: { value, change }, choice, children }: WayProps) {
  const isChosen = value.choice === choice
  return (
    <Button
      variant={isChosen ? 'primary' : 'quiet'}
      aria-pressed={isChosen}
      onClick={() => change({ choice: isChosen ? null : choice })}
    >
      {children}
    </Button>
  )
}
