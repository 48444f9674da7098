import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useDays, type PlanDay } from '#features/plan/public.tsx'
import { monthName } from '#features/vision/rules.ts'
import { dayWords, plannedWords, spanAround } from '../rules.ts'

export interface PlanStatesProps {
  plan: PlanDay
  today: LocalDate
  weekStartsOn: number
  hidesNumbers: boolean
}

/** Month, week and day: what is planned in each, and the way there. */
export function PlanStates({ plan, today, weekStartsOn, hidesNumbers }: PlanStatesProps) {
  const { month, week, all } = spanAround(today, weekStartsOn)
  const summaries = useDays(all.from, all.to).data?.days ?? null
  const rows = [
    { to: '/month-schedule', name: monthName(today), state: plannedWords(summaries, month, hidesNumbers) },
    { to: '/week-plan', name: 'This week', state: plannedWords(summaries, week, hidesNumbers) },
    { to: '/day-plan', name: 'Today', state: plan.isLoading ? '' : dayWords(plan.value, hidesNumbers) },
  ]
  return (
    <section aria-labelledby="plan-states">
      <h2 id="plan-states">Your plans</h2>
      <ul className="mt-3 border-t border-line">
        {rows.map(({ to, name, state }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="group flex min-h-14 items-center gap-4 py-2 no-underline">
              <span className="w-32 font-medium group-hover:text-tide">{name}</span>
              <span className="min-w-0 flex-1 text-ink-2">{state}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3 group-hover:text-tide" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
