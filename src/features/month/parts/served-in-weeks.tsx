import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { shortDay, weekdayName } from '#features/day/rules/words.ts'
import { useWeeksFor } from '../queries.ts'
import { linesFor } from '../rules/weeks-for.ts'

const stateWords = { open: '', done: ' · done', let_go: ' · let go' } as const

/** The thread downwards: what the weeks of a month do for one of its outcomes, and on which days. */
export function ServedInWeeks({ month, outcomeId }: { month: LocalDate; outcomeId: string }) {
  const { data } = useWeeksFor(month)
  const lines = linesFor(data?.weeks ?? [], month, outcomeId)
  if (lines.length === 0) return null
  return (
    <ul aria-label="In your weeks" className="pb-2 text-[0.97rem] text-ink-2">
      {lines.map(({ id, start, text, state, dates }) => (
        <li key={`${start} ${id}`} className="flex flex-wrap items-baseline gap-x-2 py-1">
          <span className="min-w-0">
            <Link
              to={`/week-plan?week=${start}`}
              className="text-ink-2 underline underline-offset-4 hover:text-tide"
            >
              Week of {shortDay(start)}
            </Link>
            :{' '}
            <span dir="auto" className="wrap-anywhere text-ink">
              {text}
            </span>
            {stateWords[state]}
          </span>
          {dates.map((date) => (
            <Link
              key={date}
              to={`/day-plan?date=${date}`}
              aria-label={`${weekdayName(date)}, ${shortDay(date)}`}
              className="underline underline-offset-4 hover:text-tide"
            >
              {weekdayName(date).slice(0, 3)}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  )
}
