import { Plus } from 'lucide-react'
import { lineMax } from '#platform/contract/limits.ts'
import { Check } from '#ui/check.tsx'
import type { DayContent } from '../contract.ts'
import { DayText } from './day-text.tsx'
import type { DayContext } from './item-row.tsx'
import { SpanField } from './span-field.tsx'
import { TimeField } from './time-field.tsx'

interface TimeForMeProps {
  day: DayContext
  value: DayContent
  labelledBy: string
}

/** A little rest that belongs to the plan, with an hour of its own when it wants one. */
export function TimeForMe({ day, value, labelledBy }: TimeForMeProps) {
  const { change } = day.actions
  const hasText = value.time_for_me.trim() !== ''
  return (
    <>
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
        <DayText
          day={day}
          field="time_for_me"
          scale="page"
          aria-labelledby={labelledBy}
          placeholder="Ten minutes with the novel, after supper"
          maxLength={lineMax}
          className="min-w-0 flex-1"
        />
      </div>
      {hasText || value.time_for_me_starts_at || value.time_for_me_minutes ? (
        <div className="mt-4 grid max-w-sm grid-cols-[3fr_2fr] gap-3 sm:gap-5 sm:pl-9">
          <TimeField
            label="Starts at"
            value={value.time_for_me_starts_at}
            onChange={(time_for_me_starts_at) => change({ time_for_me_starts_at })}
          />
          <SpanField
            label="Takes"
            value={value.time_for_me_minutes}
            onChange={(time_for_me_minutes) => change({ time_for_me_minutes })}
          />
        </div>
      ) : null}
    </>
  )
}
