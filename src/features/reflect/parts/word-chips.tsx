import { useState } from 'react'
import { Check } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { tagMax, tagsMax } from '#features/templates/contract.ts'
import { tidyTag } from '../rules/entry.ts'
import { toggleWord } from '../rules/feelings.ts'

interface WordChipsProps {
  label: string
  isLabelHidden?: boolean
  /** Words to choose from; own ones stand after them. */
  choices: readonly { value: string; label: string }[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Names the field for a word of one's own; without it only the choices can be chosen. */
  ownLabel?: string
}

/** Any number of words out of a few, and own ones beside them. Each is a button that stays pressed. */
export function WordChips({ label, isLabelHidden, choices, values, onChange, ownLabel }: WordChipsProps) {
  const known = new Set(choices.map(({ value }) => value))
  const own = values.filter((value) => !known.has(value)).map((value) => ({ value, label: value }))
  return (
    <div role="group" aria-label={label}>
      {isLabelHidden ? null : (
        <p aria-hidden="true" className="mb-2 text-sm font-semibold text-ink">
          {label}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {[...choices, ...own].map(({ value, label: words }) => {
          const isChosen = values.includes(value)
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(toggleWord(values, value, tagsMax))}
              className={classNames(
                'relative inline-flex min-h-9 items-center gap-1.5 rounded-chip border px-4 py-1 text-sm transition-colors',
                "after:absolute after:inset-x-0 after:-inset-y-1 after:content-['']",
                isChosen
                  ? 'border-tide bg-tide font-medium text-on-tide hover:bg-tide-deep'
                  : 'border-line bg-sheet text-ink-2 hover:border-edge hover:text-ink',
              )}
            >
              {isChosen ? <Check aria-hidden="true" className="size-3.5 stroke-[2.2]" /> : null}
              <span dir="auto">{words}</span>
            </button>
          )
        })}
      </div>
      {ownLabel ? <OwnWord label={ownLabel} values={values} onChange={onChange} /> : null}
    </div>
  )
}

interface OwnWordProps {
  label: string
  values: readonly string[]
  onChange: (values: string[]) => void
}

function OwnWord({ label, values, onChange }: OwnWordProps) {
  const [typed, setTyped] = useState('')
  if (values.length >= tagsMax) return <p className="mt-2 text-sm text-ink-2">That is room for {tagsMax}.</p>

  function add() {
    const word = tidyTag(typed)
    setTyped('')
    if (word && !values.includes(word)) onChange([...values, word])
  }

  return (
    <Field label={label} hint="Press Enter to add it" className="mt-4 max-w-xs">
      <TextInput
        maxLength={tagMax}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        onBlur={add}
      />
    </Field>
  )
}
