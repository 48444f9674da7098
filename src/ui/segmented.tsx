import { useId } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface SegmentedProps<Value extends string> {
  /** What is chosen, such as "Theme". Seen by everybody unless `isLabelHidden`. */
  label: string
  isLabelHidden?: boolean
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Two to four choices of which one always holds, in one track. Native radio buttons, so the keyboard is the browser's. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, isLabelHidden = false, choices, value, onChange, className } = props
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold text-ink'}>{label}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-[1.5rem] border border-line bg-paper-2 p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'relative grid min-h-9 cursor-pointer place-items-center rounded-full border border-transparent px-4 text-sm text-ink-2',
              "transition-colors after:absolute after:inset-x-0 after:-inset-y-1 after:content-[''] hover:text-ink",
              'has-checked:border-edge/60 has-checked:bg-sheet has-checked:font-semibold has-checked:text-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
