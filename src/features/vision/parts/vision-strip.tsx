import { memo } from 'react'
import { NavLink } from 'react-router'
import { mainPillars, pillarNames, visionPath } from '../rules.ts'
import { customHome } from '../rules/custom.ts'

const links = [
  { label: 'All Visions', path: '/auth-vision' },
  ...mainPillars.map((pillar) => ({ label: pillarNames[pillar], path: visionPath(pillar) })),
  { label: 'Custom', path: customHome },
]

/** From one vision to the next. Quieter than the bar above it, which moves between distances in time. */
export const VisionStrip = memo(function VisionStrip() {
  return (
    <nav aria-label="Visions" className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-4 sm:gap-x-6">
        {links.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              className="grid min-h-11 place-items-center border-b-2 border-transparent text-sm text-ink-2 no-underline transition-colors hover:text-ink sm:text-base aria-[current=page]:border-tide aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
})
