import { ArrowRight, Check as CheckIcon } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import type { FirstAction, FirstStep } from '../rules.ts'
import { Kicker } from './frame.tsx'

/** What an empty account meets: three small beginnings, in any order. The action is there when nothing else on the page acts. */
export function FirstSteps({ steps, action }: { steps: readonly FirstStep[]; action: FirstAction | null }) {
  return (
    <section aria-labelledby="first-steps">
      <Kicker id="first-steps">Three small beginnings, in any order</Kicker>
      <ul className="mt-3 border-t border-line">
        {steps.map(({ id, title, about, to, isDone }) => (
          <li key={id} className="border-b border-line">
            <Link to={to} className="group flex items-center gap-5 py-5 no-underline">
              <span className="min-w-0 flex-1">
                <span className="block font-title text-lg group-hover:text-tide">{title}</span>
                <span className="block text-ink-2">{isDone ? 'Done. You can always add to it.' : about}</span>
              </span>
              {isDone ? (
                <CheckIcon aria-hidden="true" className="size-5 shrink-0 text-tide" />
              ) : (
                <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-ink-3 group-hover:text-tide" />
              )}
            </Link>
          </li>
        ))}
      </ul>
      {action ? (
        <Link to={action.to} className={buttonClass('primary', 'md', 'mt-6')}>
          {action.words}
        </Link>
      ) : null}
    </section>
  )
}
