import { Link } from 'react-router'
import type { PlanDay } from '#features/day/public.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** What stands between a person and their plan of today, if anything does. */
export function DayNotices({ plan }: { plan: PlanDay }) {
  return (
    <>
      {plan.error ? (
        <Notice
          kind="error"
          title="Today’s plan could not be opened"
          action={
            <Button size="sm" onClick={() => void plan.refresh()}>
              Try again
            </Button>
          }
        >
          {plan.error.message} What you wrote is safe.
        </Notice>
      ) : null}
      {plan.conflicts.length > 0 ? (
        <Notice kind="attention" title="Today’s plan was changed in two places">
          Both versions are kept. <Link to="/day-plan">Choose in the plan</Link>
        </Notice>
      ) : null}
    </>
  )
}
