import { Link, useSearchParams } from 'react-router'
import { addDays, addMonths, isLocalDate, type LocalDate } from '#platform/contract/dates.ts'
import { useProfile, useToday } from '#features/account/public.tsx'
import { TwoColumns } from '#features/vision/public.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { DaySummary } from './contract.ts'
import { CouldNotRead } from './parts/could-not-read.tsx'
import { dayPath } from './parts/day-header.tsx'
import { DayMarks, isPlanned, MonthGrid } from './parts/month-grid.tsx'
import { PeriodNav } from './parts/period-nav.tsx'
import { useDays } from './queries.ts'
import { monthTitle, monthWeeks, nearDay } from './rules/words.ts'

/** A month at a glance: which days have a plan, which evenings were closed. */
export default function MonthScheduleScreen() {
  const today = useToday()
  const { rhythm, preferences } = useProfile()
  const startsOn = rhythm.week_starts_on
  const [query] = useSearchParams()
  const asked = `${query.get('month') ?? ''}-01`
  const thisMonth = `${today.slice(0, 7)}-01`
  const month = isLocalDate(asked) ? asked : thisMonth
  const { data, error, refetch } = useDays(month, addDays(addMonths(month, 1), -1))
  const days = new Map(data?.days.map((day) => [day.date, day]))
  const monthPath = (date: LocalDate) =>
    date === thisMonth ? '/month-schedule' : `/month-schedule?month=${date.slice(0, 7)}`
  const beside = (by: -1 | 1) => {
    const other = addMonths(month, by)
    return { to: monthPath(other), label: `${by < 0 ? 'Previous' : 'Next'} month, ${monthTitle(other)}` }
  }
  return (
    <TwoColumns
      asideLabel="The same month as a list"
      aside={
        data ? (
          <MonthList
            days={data.days.filter((day) => isPlanned(day) || day.has_evening)}
            today={today}
            hidesNumbers={preferences.hide_numbers}
          />
        ) : null
      }
    >
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1>{monthTitle(month)}</h1>
        <PeriodNav
          label="Months"
          back={beside(-1)}
          on={beside(1)}
          now={{ to: '/month-schedule', label: 'This month', isHere: month === thisMonth }}
        />
      </header>
      {error && !data ? (
        <CouldNotRead error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div aria-busy="true" className="mt-8 grid gap-1">
          <Skeleton className="h-6 w-full" />
          {monthWeeks(month, startsOn).map((week) => (
            <Skeleton key={week.find(Boolean)} className="h-15 w-full sm:h-19" />
          ))}
        </div>
      ) : (
        <>
          <div className="mt-8">
            <MonthGrid month={month} today={today} startsOn={startsOn} days={days} />
          </div>
          <p aria-hidden="true" className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
            <span className="inline-flex items-center gap-1">
              <DayMarks isPlanned isClosed={false} /> planned
            </span>
            <span className="inline-flex items-center gap-1">
              <DayMarks isPlanned={false} isClosed /> evening closed
            </span>
          </p>
        </>
      )}
    </TwoColumns>
  )
}

interface MonthListProps {
  days: readonly DaySummary[]
  today: LocalDate
  hidesNumbers: boolean
}

/** The same month as a list of the days that hold something. */
function MonthList({ days, today, hidesNumbers }: MonthListProps) {
  if (days.length === 0)
    return (
      <p className="text-ink-2">
        Nothing is written in this month yet. Choose a day to plan it; one line is enough.
      </p>
    )
  return (
    <section aria-labelledby="written-days">
      <h2 id="written-days" className="font-body text-sm font-semibold text-ink-2">
        Days with words
      </h2>
      <ul className="mt-3 border-t border-line">
        {days.map((day) => (
          <li key={day.date} className="border-b border-line">
            <Link to={dayPath(day.date, today)} className="block py-3 no-underline hover:text-tide">
              <span className="text-sm text-ink-2">
                {[nearDay(day.date, today), wordsOf(day, hidesNumbers || day.date > today)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span dir="auto" className="block font-title text-[1.0625rem] leading-snug">
                {day.intention.trim() || day.priorities[0]?.text || 'An evening'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A day to come has nothing to count yet. */
function wordsOf(day: DaySummary, hidesCount: boolean): string {
  const done = day.priorities.filter(({ state }) => state === 'done').length
  const hasCount = day.priorities.length > 0 && !hidesCount
  const parts = [
    isPlanned(day) && (hasCount ? `${done} of ${day.priorities.length} done` : 'planned'),
    day.has_evening && 'evening closed',
  ]
  return parts.filter(Boolean).join(' · ')
}
