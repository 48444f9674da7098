import type { ReactNode } from 'react'
import { addDays, daysBetween, type LocalDate } from '#platform/contract/dates.ts'
import { dayTitle, nearDay } from '../rules/words.ts'
import { PeriodNav } from '#ui/period-nav.tsx'

export function dayPath(date: LocalDate, today: LocalDate): string {
  return date === today ? '/day-plan' : `/day-plan?date=${date}`
}

/** One thing of today, and nothing else. */
export function nowPath(): string {
  return '/day-plan?now'
}

interface DayHeaderProps {
  date: LocalDate
  today: LocalDate
  /** What can be done with the whole day. */
  menu?: ReactNode
}

/** The day in words, and the way to the days beside it. */
export function DayHeader({ date, today, menu }: DayHeaderProps) {
  const beside = (by: -1 | 1) => {
    const day = addDays(date, by)
    return { to: dayPath(day, today), label: `${by < 0 ? 'Previous' : 'Next'} day, ${dayTitle(day, today)}` }
  }
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-2">{distanceWords(date, today)}</p>
        <h1 className="mt-0.5">{dayTitle(date, today)}</h1>
      </div>
      <div className="flex items-center gap-2 print:hidden">
        <PeriodNav
          label="Days"
          back={beside(-1)}
          on={beside(1)}
          now={{ to: '/day-plan', label: 'Today', isHere: date === today }}
        />
        {menu}
      </div>
    </header>
  )
}

function distanceWords(date: LocalDate, today: LocalDate): string {
  const distance = daysBetween(today, date)
  if (Math.abs(distance) <= 1) return nearDay(date, today)
  return distance < 0 ? `${-distance} days ago` : `In ${distance} days`
}
