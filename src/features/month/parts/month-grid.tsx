import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { dayTitle, monthTitle, weekdayName } from '#features/day/rules/words.ts'
import { classNames } from '#ui/class-names.ts'
import type { MonthDay } from '../contract.ts'
import { dayAtKey, monthOf, monthWeeks } from '../rules.ts'
import { wordsOfDay } from '../rules/words.ts'
import { DayMarks } from './day-marks.tsx'

export interface MonthGridProps {
  month: LocalDate
  today: LocalDate
  startsOn: number
  days: ReadonlyMap<LocalDate, MonthDay>
  hidesNumbers: boolean
  /** The keyboard leads into another month. False when it cannot be opened; the focus then stays. */
  onLeave: (month: LocalDate) => boolean
}

/**
 * The month as a calendar. One day is in the order of Tab; arrow keys go from day to day and on into the months beside,
 * Home and End to the ends of the week, the page keys to the same day of another month.
 */
export function MonthGrid({ month, today, startsOn, days, hidesNumbers, onLeave }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const [last, setLast] = useState<LocalDate>(today)
  const isMoving = useRef(false)
  const weeks = monthWeeks(month, startsOn)
  const stop = monthOf(last) === month ? last : monthOf(today) === month ? today : month

  // The day may stand in a month that is only drawn now.
  useEffect(() => {
    if (!isMoving.current || stop !== last) return
    isMoving.current = false
    table.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus()
  }, [stop, last])

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = dayAtKey(event.key, stop, startsOn, isRightToLeft)
    if (next === null) return
    event.preventDefault()
    if (next === stop || (monthOf(next) !== month && !onLeave(monthOf(next)))) return
    isMoving.current = true
    setLast(next)
  }

  // 2026-11-22 is a Sunday; only the names of the week's days are taken from it.
  const names = Array.from({ length: 7 }, (_, at) => weekdayName(addDays('2026-11-22', startsOn + at)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a calendar is a grid
    <table ref={table} role="grid" onKeyDown={moveByKey} className="w-full table-fixed border-collapse">
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
                {date ? (
                  <DayCell
                    date={date}
                    today={today}
                    day={days.get(date)}
                    hidesNumbers={hidesNumbers}
                    isStop={date === stop}
                    onFocus={() => setLast(date)}
                  />
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  date: LocalDate
  today: LocalDate
  day: MonthDay | undefined
  hidesNumbers: boolean
  isStop: boolean
  onFocus: () => void
}

function DayCell({ date, today, day, hidesNumbers, isStop, onFocus }: DayCellProps) {
  const isToday = date === today
  return (
    <Link
      to={dayPath(date, today)}
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      aria-current={isToday ? 'date' : undefined}
      aria-label={[dayTitle(date, today), ...wordsOfDay(day, hidesNumbers)].join(', ')}
      className={classNames(
        'flex min-h-15 flex-col items-center gap-1 rounded-field pt-1.5 pb-1 text-base leading-snug text-ink no-underline transition-colors hover:bg-paper-2 sm:min-h-18',
        isToday && 'bg-tide-2 font-semibold low-stim:inset-ring low-stim:inset-ring-edge',
      )}
    >
      {Number(date.slice(8))}
      {day ? <DayMarks {...day} /> : null}
      {day?.mood ? (
        <span className="hidden text-xs leading-none font-normal text-ink-2 sm:block">{day.mood}</span>
      ) : null}
    </Link>
  )
}

/** The plan of a day; that of today has no date in its address. */
export function dayPath(date: LocalDate, today: LocalDate): string {
  return date === today ? '/day-plan' : `/day-plan?date=${date}`
}
