import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isLocalDate, startOfWeek } from '#platform/contract/dates.ts'
import { useProfile, useToday } from '#features/account/public.tsx'
import { WeekPage } from './parts/week-page.tsx'
import { WeekSkeleton } from './parts/week-skeleton.tsx'

/** The plan of one week: the one that holds the day that the address names, otherwise this week. */
export default function WeekPlanScreen() {
  // Every visit begins anew: nothing that was open or chosen in one week belongs to the next.
  return <Visit key={useLocation().key} />
}

function Visit() {
  const today = useToday()
  const { rhythm, isLoading } = useProfile()
  const [query] = useSearchParams()
  const asked = query.get('week') ?? ''
  // Whoever writes past midnight on the last day stays in the week that they opened.
  const [openedOn] = useState(today)
  // The first day of the week decides which row is meant, so it has to be known first.
  if (isLoading) return <WeekSkeleton />
  const startOf = (date: string) => startOfWeek(date, rhythm.week_starts_on)
  return (
    <WeekPage
      asked={startOf(isLocalDate(asked) ? asked : openedOn)}
      thisWeek={startOf(today)}
      today={today}
    />
  )
}
