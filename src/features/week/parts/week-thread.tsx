import { memo } from 'react'
import { Link } from 'react-router'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { monthTitle } from '#features/day/rules/words.ts'
import { phaseOf } from '../rules.ts'

/** The levels beside this one: the months that the week touches above it, a day of it below. */
export const WeekThread = memo(function WeekThread({ start, today }: { start: LocalDate; today: LocalDate }) {
  const months = [...new Set([start, addDays(start, 6)].map((date) => date.slice(0, 7)))]
  const isRunning = phaseOf(start, today) === 'running'
  return (
    <nav aria-label="Above and below this week">
      <h2 className="font-body text-sm font-semibold text-ink-2">Above and below</h2>
      <ul className="mt-3 border-t border-line">
        {months.map((month) => (
          <ThreadLink key={month} to={`/month-schedule?month=${month}`}>
            {monthTitle(`${month}-01`)}
          </ThreadLink>
        ))}
        <ThreadLink to={isRunning ? '/day-plan' : `/day-plan?date=${start}`}>
          {isRunning ? 'Today' : 'Its first day'}
        </ThreadLink>
      </ul>
    </nav>
  )
})

function ThreadLink({ to, children }: { to: string; children: string }) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="flex min-h-11 items-center text-ink no-underline hover:text-tide">
        {children}
      </Link>
    </li>
  )
}
