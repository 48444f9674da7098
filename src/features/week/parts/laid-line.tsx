import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { ItemState } from '#features/day/contract.ts'
import { reachOf } from '#features/day/rules.ts'
import { weekdayName } from '#features/day/rules/words.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { WeekPriority } from '../contract.ts'
import { useTakeIntoDay, type Taken } from '../queries.ts'
import { StateMark } from './state-mark.tsx'
import type { WeekContext } from './week-section.tsx'

const takenWords = { open: 'in the plan', done: 'done', moved: 'moved', let_go: 'let go' } as const

interface LaidLineProps {
  week: WeekContext
  date: LocalDate
  priority: WeekPriority
  /** What became of it in the day's own plan; null while that plan does not hold it. */
  taken: ItemState | null
}

/** A priority that the week laid on a day. The day's own plan takes it in only when the person says so, here or there. */
export function LaidLine({ week, date, priority, taken }: LaidLineProps) {
  const take = useTakeIntoDay()
  const [told, setTold] = useState<Taken | null>(null)
  const line = useRef<HTMLLIElement>(null)
  const isIn = told?.outcome === 'taken' || told?.outcome === 'kept'
  const state = taken ?? (isIn ? 'open' : null)
  const isDone = state === 'done' || priority.state === 'done'
  const isAhead = date >= week.today && reachOf(date, week.today) === 'open'
  const canTake = state === null && priority.state === 'open' && isAhead
  const day = weekdayName(date)

  // The button goes with its press; whoever works with the keyboard stays at the line.
  useEffect(() => {
    if (told && document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [told])

  return (
    <li ref={line} tabIndex={-1} className="flex min-h-11 items-center gap-2.5 outline-none">
      <StateMark isDone={isDone} />
      <span dir="auto" className="min-w-0 flex-1 font-medium">
        {priority.text}
        {state ? <span className="text-sm font-normal text-ink-2"> · {takenWords[state]}</span> : null}
        {told && taken === null ? <Trouble told={told} day={day} /> : null}
      </span>
      {canTake ? (
        <Button
          variant="plain"
          size="sm"
          className="shrink-0"
          aria-label={`Take it in: “${priority.text}” into the plan of ${day}`}
          onClick={() => void take(date, priority, setTold)}
        >
          Take it in
        </Button>
      ) : null}
      <IconButton
        label={`Take “${priority.text}” off ${day}`}
        className="-mr-2.5 text-ink-3"
        onClick={() => week.actions.takeOff(priority, date)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** Said where a priority is not yet, or not at all, in the plan that was meant to take it in. */
function Trouble({ told, day }: { told: Taken; day: string }) {
  if (told.outcome === 'taken') return null
  return (
    <span role="status" className="block text-sm font-normal text-ink-2">
      {told.outcome === 'full'
        ? `The plan of ${day} is full. Make room there first; it stays offered.`
        : null}
      {told.outcome === 'kept' ? 'Kept on this device until the connection is back.' : null}
      {told.outcome === 'refused' ? `It stays laid here; ${day} did not take it in. ${told.words}` : null}
    </span>
  )
}
