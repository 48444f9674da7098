import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { isLocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { DayPage } from './parts/day-page.tsx'
import { NowPage } from './parts/now-page.tsx'

/** The plan of one day: the one that the address names, otherwise today. */
export default function DayPlanScreen() {
  // Every visit begins anew: nothing that was open or chosen on one day belongs to the next.
  return <Visit key={useLocation().key} />
}

function Visit() {
  const today = useToday()
  const [query] = useSearchParams()
  const asked = query.get('date')
  // Whoever writes past midnight stays on the day that they opened.
  const [openedOn] = useState(today)
  if (query.has('now')) return <NowPage today={openedOn} />
  if (asked !== null && !isLocalDate(asked)) return <NoSuchDay />
  return <DayPage date={asked ?? openedOn} today={today} />
}

function NoSuchDay() {
  return (
    <div className="max-w-measure">
      <h1>This date does not exist</h1>
      <p className="mt-3 text-ink-2">The address names a day that no calendar has. Nothing was changed.</p>
      <Link to="/day-plan" className={buttonClass('primary', 'md', 'mt-6')}>
        Go to today
      </Link>
    </div>
  )
}
