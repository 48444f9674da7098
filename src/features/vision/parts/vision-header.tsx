import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { addMonths, type LocalDate } from '#platform/contract/dates.ts'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useVisions } from '../queries.ts'
import { formatPeriod, monthName, monthToShow, periodMonths } from '../rules.ts'

interface VisionHeaderProps {
  title: ReactNode
  today: LocalDate
  /** Months can be opened by those who have a plan: signed-in people. */
  hasPlans: boolean
}

/** Title, the shown month of the vision period, and the period itself: as it would be from today while none is set. */
export function VisionHeader({ title, today, hasPlans }: VisionHeaderProps) {
  const { startDate, error } = useVisions()
  const start = startDate ?? today
  const [chosen, setChosen] = useState<LocalDate | null>(null)
  const inPeriod = periodMonths(start)
  const month = chosen && inPeriod.includes(chosen) ? chosen : monthToShow(start, today)
  const name = `${monthName(month)} ${month.slice(0, 4)}`
  const step = (by: number) => {
    const next = addMonths(month, by)
    return inPeriod.includes(next) ? () => setChosen(next) : undefined
  }
  const [back, on] = [step(-1), step(1)]

  return (
    <header>
      <h1>{title}</h1>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="-ml-1 flex items-center gap-1 print:hidden">
          <IconButton
            variant="outlined"
            label="Previous month"
            aria-disabled={!back || undefined}
            onClick={back}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <p aria-live="polite" className="min-w-40 text-center font-title text-lg">
            {hasPlans ? (
              <Link
                to={`/month-schedule?month=${month.slice(0, 7)}`}
                className="text-ink underline decoration-line decoration-1 underline-offset-4 hover:decoration-edge"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          <IconButton variant="outlined" label="Next month" aria-disabled={!on || undefined} onClick={on}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
        {/* What could not be read is not guessed. */}
        {error ? null : (
          <p className="rounded-chip border border-line bg-sheet px-4 py-1.5 text-sm text-ink-2">
            {formatPeriod(start)}
          </p>
        )}
        <Link to="/vision-90-days" className={buttonClass('quiet', 'sm', 'print:hidden')}>
          90-Day Journey
        </Link>
      </div>
    </header>
  )
}
