import { useState } from 'react'
import { useToday } from '#features/account/public.tsx'
import type { DayContent } from '#features/day/contract.ts'
import type { Progress } from '../queries.ts'
import { openActions, whatIf } from '../rules/what-if.ts'

export interface WhatIfListProps {
  progress: Progress
  day: DayContent
  isClosed: boolean
}

/** What is open today, to try on: the number that the day would have, by the very formula that it will have it by. */
export function WhatIfList({ progress, day, isClosed }: WhatIfListProps) {
  const today = useToday()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const open = openActions(day, isClosed)
  const actions = open.filter(({ id }) => chosen.includes(id)).map(({ action }) => action)
  const now = progress.score.value ?? 0
  const then = actions.length > 0 ? (whatIf(progress.days, today, actions, progress.choices) ?? now) : now

  return (
    <section aria-labelledby="what-if">
      <h2 id="what-if">What if</h2>
      {open.length === 0 ? (
        <p className="mt-2 text-ink-2">Nothing is open today.</p>
      ) : (
        <>
          <p className="mt-1 text-ink-2">Try on what is still open today. Nothing is ticked by it.</p>
          <ul className="mt-3 border-t border-line">
            {open.map(({ id, words }) => (
              <li key={id} className="border-b border-line">
                <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={(event) =>
                      setChosen(
                        event.currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                      )
                    }
                    className="size-5 shrink-0 accent-tide"
                  />
                  <span dir="auto" className="min-w-0 wrap-anywhere">
                    {words}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <output className="mt-3 block min-h-[1.6em]">
            {actions.length === 0
              ? null
              : then > now
                ? `Then it is ${then.toFixed(1)} instead of ${now.toFixed(1)}.`
                : `Then it stays at ${now.toFixed(1)}: the day counts once it lifts the number.`}
          </output>
        </>
      )}
    </section>
  )
}
