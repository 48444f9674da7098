import { useState } from 'react'
import { useLocation } from 'react-router'
import { newId } from '#platform/contract/new-id.ts'
import { useToday } from '#features/account/public.tsx'
import { usePlanDay } from '#features/day/public.tsx'
import { ExercisePage, ExerciseSkeleton } from './parts/exercise-page.tsx'
import { designOf, designPatch } from './rules/daily-design.ts'
import { dailyDesign } from './templates/daily-design.ts'

export default function DailyDesignScreen() {
  const { key } = useLocation()
  const today = useToday()
  // Whoever designs past midnight designs the day on which they sat down.
  const [date] = useState(today)
  const plan = usePlanDay(date)
  if (plan.isLoading)
    return (
      <div className="mx-auto max-w-column">
        <h1>{dailyDesign.title}</h1>
        <ExerciseSkeleton />
      </div>
    )
  return (
    <ExercisePage
      key={key}
      exercise={dailyDesign}
      start={{ fields: designOf(plan.value) }}
      beforeFinish={async (entry) => {
        // An earlier design that is only read again belongs to its own day and leaves this one alone.
        if (entry.date !== date) return
        plan.change(designPatch(plan.value, entry.fields, newId()))
        // The plan keeps and sends its own changes, so one that cannot go now holds nothing up.
        await plan.flush().catch(() => {})
      }}
    />
  )
}
