import { memo, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useProfile } from '#features/account/public.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { useMonthDays } from '../queries.ts'
import { holdsSomething, isInReach, monthPath } from '../rules.ts'
import { MarksLegend } from './day-marks.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MonthInWords, MonthList } from './month-list.tsx'

/** The days of a month as a calendar or as a list. The calendar stands at once; its marks come with the answer. */
export const MonthCalendar = memo(function MonthCalendar({
  month,
  today,
}: {
  month: LocalDate
  today: LocalDate
}) {
  const { rhythm, preferences } = useProfile()
  const { data, error, refetch } = useMonthDays(month)
  const [view, setView] = useState<'calendar' | 'list'>('calendar')
  const navigate = useNavigate()
  const days = useMemo(() => new Map(data?.days.map((day) => [day.date, day])), [data])
  const written = data?.days.filter(holdsSomething) ?? []
  const hidesNumbers = preferences.hide_numbers

  function leaveTo(other: LocalDate): boolean {
    if (!isInReach(other, today)) return false
    void navigate(monthPath(other, today), { replace: true })
    return true
  }

  return (
    <section aria-label="Days" aria-busy={!data && !error}>
      <div className="mb-4 flex print:hidden sm:justify-end">
        <Segmented
          label="Show the days as"
          isLabelHidden
          choices={[
            { value: 'calendar', label: 'Calendar' },
            { value: 'list', label: 'List' },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {error && !data ? (
        <Notice
          kind="error"
          className="mb-6"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Your days cannot be read right now. {error.message} What you wrote is safe.
        </Notice>
      ) : null}
      <div className={view === 'list' ? 'hidden print:block' : ''}>
        <MonthGrid
          month={month}
          today={today}
          startsOn={rhythm.week_starts_on}
          days={days}
          hidesNumbers={hidesNumbers}
          onLeave={leaveTo}
        />
        <MarksLegend />
      </div>
      {view === 'list' && data ? (
        <MonthList days={written} today={today} hidesNumbers={hidesNumbers} />
      ) : data ? (
        <MonthInWords days={written} today={today} hidesNumbers={hidesNumbers} />
      ) : null}
    </section>
  )
})
