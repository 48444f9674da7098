import { Link } from 'react-router'
import { useToday } from '#features/account/public.tsx'
import type { OutcomeLink } from '#features/day/contract.ts'
import { monthName } from '#features/vision/rules.ts'
import { useMonthPlan } from '../queries.ts'
import { monthPath } from '../rules.ts'

/** What a line of a week or a day serves in its month. Nothing while the month is not known, or no longer holds it. */
export function OutcomeLine({ link: { month, id } }: { link: OutcomeLink }) {
  const today = useToday()
  const outcome = useMonthPlan(month).value.big_three.find((each) => each.id === id)
  if (!outcome || outcome.text.trim() === '') return null
  return (
    <p className="relative z-1">
      For{' '}
      <Link to={monthPath(month, today)} className="text-ink-2 underline underline-offset-4 hover:text-tide">
        {monthName(month)}
      </Link>
      :{' '}
      <em dir="auto" className="font-title">
        {outcome.text}
      </em>
    </p>
  )
}
