import { useId } from 'react'

export interface RadioListProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string; about?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, with a line on each where there is one to say. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, choices, value, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="border-t border-line">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 items-baseline gap-4 border-b border-line px-2 py-2.5 hover:bg-paper-2 has-checked:bg-tide-2/55 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-tide low-stim:has-checked:bg-paper-2"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="size-4.5 shrink-0 translate-y-0.5 focus-visible:outline-none"
            />
            <span className="min-w-0">
              {choice.label}
              {choice.about ? <span className="block text-sm text-ink-2">{choice.about}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
