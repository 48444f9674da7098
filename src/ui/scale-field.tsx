import { useId } from 'react'
import { Button } from '#ui/button.tsx'

interface ScaleFieldProps {
  label: string
  ends: readonly [low: string, high: string]
  /** 0 to `max`; null while nothing is set. */
  value: number | null
  max: number
  onChange: (value: number | null) => void
  /** What stands in place of "3 of 10" for whoever wants no numbers. */
  inWords?: ((value: number) => string) | null
}

/** A place between two words. Nothing is set before the person moves it, and it can be taken back. */
export function ScaleField({ label, ends: [low, high], value, max, onChange, inWords }: ScaleFieldProps) {
  const id = useId()
  const shown = value === null ? 'Not set' : inWords ? inWords(value) : `${value} of ${max}`
  return (
    <div>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
        </label>
        <span className="flex items-center gap-1 text-sm text-ink-2">
          <span className="tabular-nums">{shown}</span>
          {value === null ? null : (
            <Button variant="plain" size="sm" aria-label={`Clear: ${label}`} onClick={() => onChange(null)}>
              Clear
            </Button>
          )}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={max > 20 ? 5 : 1}
        value={value ?? max / 2}
        aria-valuetext={value === null ? shown : `${shown}, from ${low} to ${high}`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        // Choosing the middle, where the knob already stands, moves nothing: a press alone has to count.
        onPointerUp={(event) => onChange(event.currentTarget.valueAsNumber)}
        className={`block h-11 w-full cursor-pointer accent-tide ${value === null ? 'range-unset' : ''}`}
      />
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-2">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </div>
  )
}
