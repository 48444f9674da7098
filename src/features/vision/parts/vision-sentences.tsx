import { memo } from 'react'
import { Link } from 'react-router'
import { pillars, type Pillar } from '../contract.ts'
import { visionPath } from '../rules.ts'
import { PillarName } from './pillar-name.tsx'

/** The person's own sentences beside a plan: what all of it is for. Nothing is shown while none is written. */
export const VisionSentences = memo(function VisionSentences({
  sentences,
}: {
  sentences: Partial<Record<Pillar, string>>
}) {
  const written = pillars.filter((pillar) => sentences[pillar])
  if (written.length === 0) return null
  return (
    <section aria-labelledby="where-this-leads">
      <h2 id="where-this-leads" className="font-body text-sm font-semibold text-ink-2">
        Where this leads
      </h2>
      <ul className="mt-3 border-t border-line">
        {written.map((pillar) => (
          <li key={pillar} className="border-b border-line">
            <Link to={visionPath(pillar)} className="group block py-3 no-underline">
              <PillarName pillar={pillar} className="text-sm text-ink-2 group-hover:text-ink" />
              <span dir="auto" className="mt-1 block font-title text-[1.0625rem] leading-snug italic">
                {sentences[pillar]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})
