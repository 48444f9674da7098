import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useDays } from '#features/day/public.tsx'
import { dayTitle, weekdayName } from '#features/day/rules/words.ts'
import { classNames } from '#ui/class-names.ts'
import { spanAround, weekMarks, type WeekMark } from '../rules.ts'
import { Kicker } from './frame.tsx'

/** The week in one line: a day that has a plan is drawn full, a closed one is ticked, and each leads to its plan. */
export function WeekLine({ today, weekStartsOn }: { today: LocalDate; weekStartsOn: number }) {
  const { week } = spanAround(today, weekStartsOn)
  const { data, error } = useDays(week.from, week.to)
  // What could not be read is not drawn as open.
  if (error && !data) return null
  const marks = weekMarks(data?.days ?? [], week)
  return (
    <section aria-labelledby="week-line">
      <div className="flex items-baseline justify-between gap-4">
        <Kicker id="week-line">This week</Kicker>
        <Link
          to="/week-plan"
          className="inline-flex min-h-11 items-center text-sm text-tide underline underline-offset-4"
        >
          Open the week
        </Link>
      </div>
      <ol className="flex justify-between border-y border-line py-1">
        {marks.map((mark) => (
          <li key={mark.date} className="min-w-0 flex-1">
            <DayMark mark={mark} today={today} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function DayMark({ mark: { date, isPlanned, isClosed }, today }: { mark: WeekMark; today: LocalDate }) {
  const isToday = date === today
  const states = [isToday && 'today', isPlanned ? 'planned' : 'open', isClosed && 'closed'].filter(Boolean)
  return (
    <Link
      to={isToday ? '/day-plan' : `/day-plan?date=${date}`}
      aria-label={`${dayTitle(date, today)}, ${states.join(', ')}`}
      className="group mx-auto flex min-h-14 flex-col items-center justify-center gap-1.5 rounded-field no-underline hover:bg-paper-2"
    >
      <span
        className={classNames(
          'text-sm',
          isToday
            ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-4'
            : 'text-ink-2',
        )}
      >
        {weekdayName(date).slice(0, 2)}
      </span>
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none">
        <circle
          cx="10"
          cy="10"
          r={isPlanned ? 8 : 3}
          className={classNames(isPlanned ? 'fill-tide-2 stroke-tide' : 'fill-transparent stroke-edge')}
          strokeWidth="1.4"
        />
        {isClosed ? (
          <path
            d="m6.6 10.3 2.4 2.3 4.4-5"
            className="stroke-tide"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : null}
      </svg>
    </Link>
  )
}
