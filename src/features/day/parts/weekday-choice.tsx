import { useRhythm } from '#features/account/public.tsx'
import { classNames } from '#ui/class-names.ts'
import { weekdayNames } from '../rules/shape.ts'

interface WeekdayChoiceProps {
  /** Days of the week, 0 = Sunday. */
  value: readonly number[]
  onChange: (weekdays: number[]) => void
}

/** The days of the week on which something is offered, none or as many as one likes. */
export function WeekdayChoice({ value, onChange }: WeekdayChoiceProps) {
  const { week_starts_on } = useRhythm()
  const order = Array.from({ length: 7 }, (_, at) => (at + week_starts_on) % 7)
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink">Offer it on</legend>
      <p className="mt-0.5 text-sm text-ink-2">It is offered, and never used by itself.</p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {order.map((day) => (
          <label
            key={day}
            className={classNames(
              'relative grid min-h-9 min-w-11 cursor-pointer place-items-center rounded-chip border border-line bg-sheet px-2.5 text-sm text-ink-2',
              "after:absolute after:inset-x-0 after:-inset-y-1 after:content-['']",
              'has-checked:border-tide has-checked:bg-tide has-checked:font-medium has-checked:text-on-tide',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide',
            )}
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={value.includes(day)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...value, day].toSorted((a, b) => a - b)
                    : value.filter((each) => each !== day),
                )
              }
            />
            <span aria-hidden="true">{weekdayNames[day]?.slice(0, 3)}</span>
            <span className="sr-only">{weekdayNames[day]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
