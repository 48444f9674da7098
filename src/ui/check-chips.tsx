import { useId } from 'react'

export interface CheckChipsProps<Value extends string> {
  label: string
  /** Stands under the label. */
  hint?: string
  /** A heading beside it says the label already. */
  isLabelHidden?: boolean
  choices: readonly { value: Value; label: string }[]
  /** May hold values that are not among the choices; they stay as they are. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** As many as are true out of a few, in words. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { label, hint, isLabelHidden = false, choices, chosen, onChange } = props
  const hintId = useId()
  return (
    <fieldset aria-describedby={hint ? hintId : undefined}>
      <legend className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}>{label}</legend>
      {hint ? (
        <p id={hintId} className="mt-0.5 text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ value, label: words }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-sheet px-4 text-sm has-checked:border-tide has-checked:bg-tide-2 has-focus-visible:outline-2 has-focus-visible:outline-tide low-stim:has-checked:bg-paper-2"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
                )
              }
              className="focus-visible:outline-none"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
