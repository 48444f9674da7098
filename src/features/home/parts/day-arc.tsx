import { TideLine } from '#ui/drawing/tide-line.tsx'
import { dayFraction } from '../rules.ts'

/** The day as one line, with a dot for now and the same in words under it. */
export function DayArc({ clock, dayStartHour }: { clock: string; dayStartHour: number }) {
  const [hour, minute] = clock.split(':').map(Number)
  return (
    <div>
      <TideLine progress={dayFraction(hour ?? 0, minute ?? 0, dayStartHour)} />
      <p className="mt-2 flex justify-between text-sm text-ink-2">
        <span>Morning</span>
        <span>Now, {clock}</span>
        <span>Evening</span>
      </p>
    </div>
  )
}
