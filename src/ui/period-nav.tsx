import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'

interface PeriodNavProps {
  /** Names the landmark, such as "Days". */
  label: string
  back: { to: string; label: string } | null
  on: { to: string; label: string } | null
  /** The way back to now; `isHere` when this is now. */
  now: { to: string; label: string; isHere: boolean }
}

/** To the day, week or month before and after, and back to now. They are addresses, so they are links. */
export function PeriodNav({ label, back, on, now }: PeriodNavProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-2">
      <StepLink step={back}>
        <ChevronLeft aria-hidden="true" className="size-5 stroke-[1.6]" />
      </StepLink>
      <Link
        to={now.to}
        aria-current={now.isHere ? 'page' : undefined}
        className={buttonClass('quiet', 'sm', 'min-h-11')}
      >
        {now.label}
      </Link>
      <StepLink step={on}>
        <ChevronRight aria-hidden="true" className="size-5 stroke-[1.6]" />
      </StepLink>
    </nav>
  )
}

const circle = 'grid size-11 shrink-0 place-items-center rounded-full border border-line bg-sheet'

function StepLink({ step, children }: { step: PeriodNavProps['back']; children: ReactNode }) {
  // Where the way ends the circle stays, so that nothing jumps under the finger.
  if (!step) return <span className={`${circle} text-ink-3 opacity-45`}>{children}</span>
  return (
    <Link
      to={step.to}
      aria-label={step.label}
      className={`${circle} text-ink transition-colors hover:border-edge`}
    >
      {children}
    </Link>
  )
}
