import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import type { SafetyCard as Card } from '../contract.ts'
import { crisisRegions, findRegion } from '../rules/lines.ts'
import { CalmMinute } from './calm-minute.tsx'
import { LineLinks } from './line-links.tsx'
import { SafetyPlan } from './safety-plan.tsx'

export interface SafetyCardProps {
  level: 'concern' | 'crisis'
  card: Card
  /** The person put the card away: they are safe, or it was not about them. */
  onDismiss: () => void
}

/**
 * Help, before anything else is said. It stands beside what was written and never over it: the text field stays
 * usable, Escape closes it, nothing moves, and nobody is told.
 */
export function SafetyCard({ level, card, onDismiss }: SafetyCardProps) {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const [regionId, setRegionId] = useState(card.region.id)
  const region = regionId === card.region.id ? card.region : findRegion(regionId)

  useEffect(() => {
    const close = (event: KeyboardEvent) =>
      event.key === 'Escape' && place.current?.contains(document.activeElement) && onDismiss()
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [onDismiss])

  if (level === 'concern') return <SupportLine heading={card.heading} />
  return (
    <section
      ref={place}
      aria-labelledby={`${id}-heading`}
      aria-live="assertive"
      className="my-6 rounded-card border-2 border-tide bg-sheet p-5 md:p-6"
    >
      <h2 id={`${id}-heading`} className="font-title text-xl">
        {card.heading}
      </h2>
      {card.sentences.map((sentence) => (
        <p key={sentence} className="mt-2 max-w-measure">
          {sentence}
        </p>
      ))}
      <LineLinks region={region} />
      <p className="mt-4">
        <label htmlFor={`${id}-region`} className="mr-2 text-sm">
          {region.id === 'GB' ? 'Not in the UK?' : 'Another country?'}
        </label>
        <select
          id={`${id}-region`}
          value={regionId}
          onChange={(event) => setRegionId(event.target.value)}
          className="min-h-11 rounded-field border border-edge bg-sheet px-3"
        >
          {crisisRegions.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <div className="mt-4 border-t border-line">
        <Details title="Calm minute">
          <CalmMinute />
        </Details>
        <Details title="My safety plan">
          <SafetyPlan />
        </Details>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onDismiss}>
          I’m safe, continue
        </Button>
        <Button variant="plain" onClick={onDismiss}>
          This wasn’t about me
        </Button>
      </div>
    </section>
  )
}

/** One quiet line, for words that are heavy but not an emergency. */
function SupportLine({ heading = 'Help is here if you want it' }: { heading?: string }) {
  return (
    <p className="my-4 border-l-2 border-tide pl-3 text-sm">
      {heading}:{' '}
      <a href="/urgent-help" className="text-tide underline underline-offset-4">
        people to talk to, at any hour
      </a>
      .
    </p>
  )
}
