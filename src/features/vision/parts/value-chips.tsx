import { memo, useState, type FormEvent } from 'react'
import { lineMax } from '#platform/contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextInput } from '#ui/text-input.tsx'

/** Words to choose from; any other word can be added. */
const offered = [
  'Calm',
  'Freedom',
  'Love',
  'Learning',
  'Health',
  'Honesty',
  'Courage',
  'Play',
  'Belonging',
  'Making things',
]
const valuesMax = 12

interface ValueChipsProps {
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** What a vision stands on, in single words. */
export const ValueChips = memo(function ValueChips({ values, onChange }: ValueChipsProps) {
  const [own, setOwn] = useState('')
  const isFull = values.length >= valuesMax
  const shown = [...offered, ...values.filter((value) => !offered.includes(value))]

  function toggle(value: string) {
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
  }

  function addOwn(event: FormEvent) {
    event.preventDefault()
    const word = own.trim()
    if (word && !values.includes(word)) onChange([...values, word])
    setOwn('')
  }

  return (
    <div>
      <ul aria-label="Values" className="flex flex-wrap gap-2">
        {shown.map((value) => {
          const isChosen = values.includes(value)
          return (
            <li key={value}>
              <button
                type="button"
                aria-pressed={isChosen}
                disabled={isFull && !isChosen}
                onClick={() => toggle(value)}
                className={classNames(
                  'relative min-h-9 max-w-full rounded-chip border px-4 py-1 text-sm break-words transition-colors disabled:opacity-50',
                  "after:absolute after:inset-x-0 after:-inset-y-1 after:content-['']",
                  isChosen
                    ? 'border-tide bg-tide font-medium text-on-tide hover:bg-tide-deep'
                    : 'border-line bg-sheet text-ink-2 hover:border-edge hover:text-ink',
                )}
              >
                {value}
              </button>
            </li>
          )
        })}
      </ul>
      {isFull ? (
        <p className="mt-3 text-sm text-ink-2">Twelve words are chosen. Press one to take it out.</p>
      ) : (
        <form onSubmit={addOwn} className="mt-3 flex max-w-sm gap-2">
          <TextInput
            aria-label="A value in your own word"
            placeholder="In your own word"
            value={own}
            maxLength={lineMax}
            onChange={(event) => setOwn(event.currentTarget.value)}
          />
          <Button type="submit" disabled={own.trim() === ''} className="shrink-0">
            Add
          </Button>
        </form>
      )}
    </div>
  )
})
