import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isLocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { DayPage } from './parts/day-page.tsx'

/** The plan of one day: the one that the address names, otherwise today. */
export default function DayPlanScreen() {
  // Every visit begins anew: nothing that was open or chosen on one day belongs to the next.
  return <Visit key={useLocation().key} />
}

function Visit() {
  const today = useToday()
  const [query] = useSearchParams()
  const asked = query.get('date') ?? ''
  // Whoever writes past midnight stays on the day that they opened.
  const [openedOn] = useState(today)
  return <DayPage date={isLocalDate(asked) ? asked : openedOn} today={today} />
}
