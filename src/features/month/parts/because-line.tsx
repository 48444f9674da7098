import { Link } from 'react-router'
import { PillarSign } from './pillar-sign.tsx'
import type { KnownPillar } from './use-pillars.ts'

/** Why an outcome stands in the month: its pillar, and the first sentence of the vision that it serves. */
export function BecauseLine({ pillar }: { pillar: KnownPillar }) {
  return (
    <p className="text-sm text-ink-2">
      <Link
        to={pillar.path}
        className="group inline-flex min-h-11 flex-wrap items-center gap-x-3 no-underline"
      >
        <PillarSign pillar={pillar} className="group-hover:text-ink" />
        {pillar.because ? (
          <span dir="auto" className="min-w-0 wrap-anywhere group-hover:text-tide">
            because: <i className="font-title text-base">{pillar.because}</i>
          </span>
        ) : null}
      </Link>
    </p>
  )
}
