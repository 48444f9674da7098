import { Link } from 'react-router'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { classNames } from '#ui/class-names.ts'
import type { DaySummary } from '../contract.ts'
import { dayTitle, monthTitle, monthWeeks, weekdayName } from '../rules/words.ts'
import { dayPath } from './day-header.tsx'

interface MonthGridProps {
  month: LocalDate
  today: LocalDate
  startsOn: number
  days: ReadonlyMap<LocalDate, DaySummary>
}

/** The month as a calendar: a dot for a plan, a line for an evening that was closed. Each day says the same in words. */
export function MonthGrid({ month, today, startsOn, days }: MonthGridProps) {
  const weeks = monthWeeks(month, startsOn)
  // 2026-11-22 is a Sunday; only the names of the week's days are taken from it.
  const names = Array.from({ length: 7 }, (_, at) => weekdayName(addDays('2026-11-22', startsOn + at)))
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{monthTitle(month)}</caption>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" abbr={name} className="pb-2 text-sm font-normal text-ink-2">
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)} className="border-t border-line">
            {week.map((date, column) => (
              <td key={date ?? names[column]} className="p-0.5">
                {date ? <DayCell date={date} today={today} day={days.get(date)} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ date, today, day }: { date: LocalDate; today: LocalDate; day: DaySummary | undefined }) {
  const isToday = date === today
  const marks = [isPlanned(day) && 'planned', day?.has_evening && 'evening closed'].filter(Boolean)
  return (
    <Link
      to={dayPath(date, today)}
      aria-current={isToday ? 'date' : undefined}
      aria-label={[dayTitle(date, today), ...marks].join(', ')}
      className={classNames(
        'flex min-h-14 flex-col items-center justify-center gap-1 rounded-field text-base text-ink no-underline transition-colors hover:bg-paper-2 sm:min-h-18',
        isToday && 'bg-tide-2 font-semibold low-stim:inset-ring low-stim:inset-ring-edge',
      )}
    >
      {Number(date.slice(8))}
      <DayMarks isPlanned={isPlanned(day)} isClosed={day?.has_evening ?? false} />
    </Link>
  )
}

export function isPlanned(day: DaySummary | undefined): boolean {
  return day !== undefined && (day.intention.trim() !== '' || day.priorities.length > 0)
}

/** The two marks of a day. They differ in shape, not only in colour. */
export function DayMarks({ isPlanned, isClosed }: { isPlanned: boolean; isClosed: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 6" className="h-1.5 w-6" fill="none">
      {isPlanned ? <circle cx={isClosed ? 5 : 12} cy="3" r="2.4" className="fill-tide" /> : null}
      {isClosed ? (
        <path
          d="M2 3c1.7-2 3.3-2 5 0s3.3 2 5 0"
          transform={isPlanned ? 'translate(9 0)' : 'translate(5 0)'}
          className="stroke-ink-2"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      ) : null}
    </svg>
  )
}
