import { Check } from '#ui/check.tsx'
import type { PlanDay } from '#features/day/public.tsx'

/** Time for me has a row of its own: it is part of the plan, not what is left of it. */
export function TimeForMe({ plan }: { plan: PlanDay }) {
  const { time_for_me: text, time_for_me_done: isTaken } = plan.value
  if (text.trim() === '') return null
  return (
    <section aria-label="Time for me" className="flex items-start gap-2">
      <Check
        label={`Time for me: ${text}`}
        state={isTaken ? 'done' : 'open'}
        onChange={(state) => plan.change({ time_for_me_done: state === 'done' })}
        className="-ml-2.5"
      />
      <div className="min-w-0 py-2">
        <p className={isTaken ? 'text-ink-2' : 'font-medium'}>Time for me</p>
        <p className="text-ink-2">{text}</p>
      </div>
    </section>
  )
}
