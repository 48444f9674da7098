import { type KeyboardEvent, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { nextIndex } from '#ui/roving.ts'

export interface Choice<Value extends string> {
  value: Value
  label: string
}

export interface ChoiceChipsProps<Value extends string> {
  /** The question that the chips answer. Hidden from view when `isLabelHidden` (a heading beside it says it already). */
  label: string
  isLabelHidden?: boolean
  choices: readonly Choice<Value>[]
  value: Value | null
  /** null when the person takes their choice back: press the chosen chip again, or Backspace. */
  onChange: (value: Value | null) => void
  className?: string
}

/** One choice out of a few, in words. Tab enters at the chosen chip, arrows move and choose. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, isLabelHidden = false, choices, value, onChange, className } = props
  const group = useRef<HTMLDivElement>(null)
  const chosen = choices.findIndex((choice) => choice.value === value)
  const stop = Math.max(0, chosen)

  function moveByKey(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    if ((event.key === 'Backspace' || event.key === 'Delete') && value !== null) {
      event.preventDefault()
      onChange(null)
      return
    }
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextIndex(event.key, index, choices.length, isRightToLeft)
    const choice = next === null ? undefined : choices[next]
    if (next === null || !choice) return
    event.preventDefault()
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus()
    onChange(choice.value)
  }

  return (
    <div className={className}>
      {isLabelHidden ? null : (
        <p aria-hidden="true" className="mb-2 text-sm font-semibold text-ink">
          {label}
        </p>
      )}
      <div ref={group} role="radiogroup" aria-label={label} className="flex flex-wrap gap-2">
        {choices.map((choice, index) => (
          <button
            key={choice.value}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native radio cannot be taken back
            role="radio"
            aria-checked={index === chosen}
            tabIndex={index === stop ? 0 : -1}
            onClick={() => onChange(index === chosen ? null : choice.value)}
            onKeyDown={(event) => moveByKey(event, index)}
            className={classNames(
              'relative min-h-9 rounded-chip border px-4 py-1 text-sm transition-colors',
              "after:absolute after:inset-x-0 after:-inset-y-1 after:content-['']",
              index === chosen
                ? 'border-tide bg-tide font-medium text-on-tide hover:bg-tide-deep'
                : 'border-line bg-sheet text-ink-2 hover:border-edge hover:text-ink',
            )}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  )
}
