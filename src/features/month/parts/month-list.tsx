import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { dayTitle, nearDay } from '#features/day/rules/words.ts'
import type { MonthDay } from '../contract.ts'
import { wordsOfDay } from '../rules/words.ts'
import { dayPath } from './month-grid.tsx'

interface MonthListProps {
  /** The days that hold something, oldest first. */
  days: readonly MonthDay[]
  today: LocalDate
  hidesNumbers: boolean
}

/** The same month as a list of the days that hold something. */
export function MonthList({ days, today, hidesNumbers }: MonthListProps) {
  if (days.length === 0) return <NothingWritten />
  return (
    <ul className="border-t border-line">
      {days.map((day) => (
        <li key={day.date} className="border-b border-line">
          <Link to={dayPath(day.date, today)} className="group block py-3 text-ink no-underline">
            <span className="font-medium group-hover:text-tide">{nearDay(day.date, today)}</span>
            <span className="ml-3 text-sm text-ink-2">{wordsOfDay(day, hidesNumbers).join(' · ')}</span>
            {day.intention.trim() ? (
              <span dir="auto" className="mt-0.5 block font-title text-lg leading-snug">
                {day.intention}
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The list for screen readers beside the calendar: to be read, not to be operated. */
export function MonthInWords({ days, today, hidesNumbers }: MonthListProps) {
  return (
    <section aria-label="The same month as a list" className="sr-only">
      {days.length === 0 ? (
        <NothingWritten />
      ) : (
        <ul>
          {days.map((day) => (
            <li key={day.date}>{[dayTitle(day.date, today), ...wordsOfDay(day, hidesNumbers)].join(', ')}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NothingWritten() {
  return (
    <p className="text-ink-2">
      Nothing is written in this month yet. Choose a day to plan it; one line is enough.
    </p>
  )
}
