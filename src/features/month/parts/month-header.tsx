import { memo } from 'react'
import { addMonths, type LocalDate } from '#platform/contract/dates.ts'
import { monthTitle } from '#features/day/rules/words.ts'
import { PeriodNav } from '#ui/period-nav.tsx'
import { isInReach, monthOf, monthPath } from '../rules.ts'
import { monthDistance } from '../rules/words.ts'

/** The month in words, and the way to the months beside it for as far as plans reach. */
export const MonthHeader = memo(function MonthHeader({
  month,
  today,
}: {
  month: LocalDate
  today: LocalDate
}) {
  const beside = (by: -1 | 1) => {
    const other = addMonths(month, by)
    if (!isInReach(other, today)) return null
    return {
      to: monthPath(other, today),
      label: `${by < 0 ? 'Previous' : 'Next'} month, ${monthTitle(other)}`,
    }
  }
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-2">{monthDistance(month, today)}</p>
        <h1 className="mt-0.5">{monthTitle(month)}</h1>
      </div>
      <div className="print:hidden">
        <PeriodNav
          label="Months"
          back={beside(-1)}
          on={beside(1)}
          now={{ to: '/month-schedule', label: 'This month', isHere: month === monthOf(today) }}
        />
      </div>
    </header>
  )
})
