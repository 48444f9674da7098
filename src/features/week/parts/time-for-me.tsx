import { memo, useState, type ReactNode } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { lineMax } from '#platform/contract/limits.ts'
import { weekdayName } from '#features/day/rules/words.ts'
import { Button } from '#ui/button.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { WeekDay } from '../contract.ts'
import { useDayOfWeek } from '../queries.ts'
import { daysForMe } from '../rules/time-for-me.ts'
import { showsSame, WeekSection, type WeekContext } from './week-section.tsx'

interface TimeForMeProps {
  week: WeekContext
  /** null while the days are not known. */
  days: readonly WeekDay[] | null
}

/** Two small pockets of rest: those that days already hold, and days that could. They stand in the plans of the days. */
export const TimeForMe = memo(function TimeForMe({ week: { start, today }, days }: TimeForMeProps) {
  const [opened, setOpened] = useState<readonly LocalDate[]>([])
  if (!days) return null
  const held = days.filter((day) => day.time_for_me !== '' && !opened.includes(day.date))
  const free = daysForMe(days, start, today).filter((date) => !opened.includes(date))
  if (held.length + free.length + opened.length === 0) return null
  return (
    <WeekSection id="time-for-me" title="Time for me" hint="Two days of the week are a good beginning.">
      <ul className="border-t border-line">
        {held.map((day) => (
          <Row key={day.date} date={day.date}>
            <p dir="auto" className="py-2.5">
              {day.time_for_me}
            </p>
          </Row>
        ))}
        {opened.map((date) => (
          <Row key={date} date={date}>
            <Writing date={date} />
          </Row>
        ))}
        {free.map((date) => (
          <Row key={date} date={date}>
            <Button
              variant="plain"
              size="sm"
              className="my-1 -ml-2.5"
              aria-label={`Keep a little time on ${weekdayName(date)}`}
              onClick={() => setOpened([...opened, date])}
            >
              Keep a little time
            </Button>
          </Row>
        ))}
      </ul>
    </WeekSection>
  )
}, showsSame())

function Row({ date, children }: { date: LocalDate; children: ReactNode }) {
  return (
    <li className="grid items-start gap-x-8 border-b border-line py-1 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="pt-2.5 text-ink-2">{weekdayName(date)}</p>
      <div className="min-w-0">{children}</div>
    </li>
  )
}

/** Written straight into the plan of that day. */
function Writing({ date }: { date: LocalDate }) {
  const { value, change, isLoading } = useDayOfWeek(date)
  return (
    <WritingArea
      scale="page"
      // The person has just asked for this line.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label={`Time for me on ${weekdayName(date)}`}
      placeholder="Ten minutes with the novel, after supper"
      maxLength={lineMax}
      readOnly={isLoading}
      value={value.time_for_me}
      onChange={(event) => change({ time_for_me: event.currentTarget.value })}
    />
  )
}
