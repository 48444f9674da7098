import { Link } from 'react-router'
import { pillars, type Vision } from '../contract.ts'
import { mainPillars, stateOf, visionPath } from '../rules.ts'
import { PillarName } from './pillar-name.tsx'
import { stateWords } from './pillar-card.tsx'

const optional = pillars.filter((pillar) => !(mainPillars as readonly string[]).includes(pillar))

/** The pillars that somebody may add: they are offered once, quietly, and count towards nothing. */
export function MorePillars({ visions }: { visions: readonly Vision[] }) {
  return (
    <section aria-labelledby="more-pillars" className="@container mt-12">
      <h2 id="more-pillars" className="text-lg">
        Four more, when you want them
      </h2>
      <ul className="mt-2 grid border-t border-line @lg:grid-cols-2 @lg:gap-x-4">
        {optional.map((pillar) => {
          const vision = visions.find((vision) => vision.pillar === pillar)
          return (
            <li key={pillar} className="border-b border-line">
              <Link
                to={visionPath(pillar)}
                className="flex min-h-12 items-center justify-between gap-3 text-ink no-underline hover:text-tide"
              >
                <PillarName pillar={pillar} />
                {vision ? <span className="text-sm text-ink-2">{stateWords[stateOf(vision)]}</span> : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
