import { useState } from 'react'
import { Link } from 'react-router'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { Button } from '#ui/button.tsx'
import { nudgeKey, nudgeOf, type NudgeFacts } from '../rules/nudge.ts'
import { Kicker } from './frame.tsx'

/** One thought of the coach a day. Put away, none comes for a week; low stimulation has none at all. */
export function NudgeCard(facts: Omit<NudgeFacts, 'putAway'>) {
  const [putAway, setPutAway] = useState(() => readStored(nudgeKey))
  const nudge = nudgeOf({ ...facts, putAway })
  if (!nudge) return null
  return (
    <section aria-labelledby="nudge" className="border-l-2 border-line pl-5 low-stim:hidden">
      <Kicker id="nudge">A thought for today</Kicker>
      <p dir="auto" className="mt-1 max-w-measure wrap-anywhere">
        {nudge.words}
      </p>
      <div className="mt-1 -ml-2.5 flex flex-wrap items-center gap-x-3">
        <Link
          to={nudge.to}
          className="inline-flex min-h-11 items-center px-2.5 text-sm font-medium text-tide underline underline-offset-4"
        >
          {nudge.action}
        </Link>
        <Button
          variant="plain"
          size="sm"
          onClick={() => {
            writeStored(nudgeKey, facts.today)
            setPutAway(facts.today)
          }}
        >
          Not for a week
        </Button>
      </div>
    </section>
  )
}
