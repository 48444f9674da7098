import { Plus } from 'lucide-react'
import { lineMax } from '#platform/contract/limits.ts'
import { Check } from '#ui/check.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { DayContent } from '../contract.ts'

interface TimeForMeProps {
  value: DayContent
  change: (patch: Partial<DayContent>) => void
  labelledBy: string
}

/** A little rest that belongs to the plan. */
export function TimeForMe({ value, change, labelledBy }: TimeForMeProps) {
  const hasText = value.time_for_me.trim() !== ''
  return (
    <div className="flex items-start">
      {hasText ? (
        <Check
          label={`Time for me: ${value.time_for_me}`}
          state={value.time_for_me_done ? 'done' : 'open'}
          onChange={(state) => change({ time_for_me_done: state === 'done' })}
          className="mt-0.5 -ml-2.5"
        />
      ) : (
        <span
          aria-hidden="true"
          className="mt-0.5 -ml-2.5 grid size-11 shrink-0 place-items-center text-ink-3"
        >
          <Plus className="size-5 stroke-[1.6]" />
        </span>
      )}
      <WritingArea
        scale="page"
        aria-labelledby={labelledBy}
        placeholder="Ten minutes with the novel, after supper"
        maxLength={lineMax}
        value={value.time_for_me}
        onChange={(event) => change({ time_for_me: event.currentTarget.value })}
        className="min-w-0 flex-1"
      />
    </div>
  )
}
