import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { isLocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { EveningPage } from './parts/evening-page.tsx'
import { isOpenEvening } from './rules.ts'

/** Closing a day: today, or one of the seven before it when the address names it. */
export default function EveningScreen() {
  return <Visit key={useLocation().key} />
}

function Visit() {
  const today = useToday()
  const [query] = useSearchParams()
  const asked = query.get('date') ?? ''
  // Whoever writes past midnight closes the day that they opened.
  const [openedOn] = useState(today)
  const date = isLocalDate(asked) ? asked : openedOn
  if (isOpenEvening(date, today)) return <EveningPage date={date} today={today} />
  return (
    <div className="mx-auto max-w-column">
      <h1>Close the day</h1>
      <p className="mt-4 max-w-measure text-ink-2">
        An evening can be written for today and for the seven days before.{' '}
        <Link to="/evening-reflection" className="text-tide underline underline-offset-4">
          Close today
        </Link>
      </p>
    </div>
  )
}
