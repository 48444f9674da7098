import { Link } from 'react-router'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import {
  mainPillars,
  monthName,
  periodEnd,
  pillarNames,
  stateOf,
  visionPath,
  type VisionState,
} from '#features/vision/rules.ts'
import type { KnownVisions } from '#features/vision/public.tsx'
import { Kicker } from './frame.tsx'

export const visionWords: Record<VisionState, string> = {
  empty: 'open',
  draft: 'begun',
  complete: 'pictured',
  resting: 'resting',
}

/** The four pillars and where their visions stand. */
export function VisionList({ visions, startDate, isLoading, error }: KnownVisions) {
  // What could not be read is not called open.
  const isKnown = !isLoading && !error
  return (
    <section aria-labelledby="visions" className="border-t border-line pt-8">
      <Kicker id="visions">
        {startDate ? `Vision, ${monthName(startDate)} to ${monthName(periodEnd(startDate))}` : 'Vision'}
      </Kicker>
      <ul className="mt-2">
        {mainPillars.map((pillar) => (
          <li key={pillar}>
            <Link
              to={visionPath(pillar)}
              className="flex min-h-11 items-center gap-3 no-underline hover:text-tide"
            >
              <PillarGlyph look={pillar} />
              <span className="flex-1">{pillarNames[pillar]}</span>
              <span className="text-sm text-ink-2">
                {isKnown ? visionWords[stateOf(visions.find((vision) => vision.pillar === pillar))] : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
