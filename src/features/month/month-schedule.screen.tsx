import { Link, useSearchParams } from 'react-router'
import { addMonths, isLocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { monthTitle } from '#features/day/rules/words.ts'
import { MonthPage } from './parts/month-page.tsx'
import { isInReach, monthOf, monthPath, reachMonths } from './rules.ts'

/** The plan of one month: the one that the address names, otherwise this one. */
export default function MonthScheduleScreen() {
  const today = useToday()
  const [query] = useSearchParams()
  const asked = `${query.get('month') ?? ''}-01`
  const month = isLocalDate(asked) ? asked : monthOf(today)
  if (isInReach(month, today)) return <MonthPage month={month} today={today} />
  const nearest = addMonths(monthOf(today), month < today ? -reachMonths : reachMonths)
  return (
    <div className="max-w-column">
      <h1>{monthTitle(month)}</h1>
      <p className="mt-4 max-w-measure text-ink-2">
        A month can be planned up to five years from now.{' '}
        <Link to={monthPath(nearest, today)} className="text-tide underline underline-offset-4">
          Go to {monthTitle(nearest)}
        </Link>
      </p>
    </div>
  )
}
