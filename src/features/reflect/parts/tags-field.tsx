import { X } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { tagMax, tagsMax } from '#features/templates/contract.ts'
import { tidyTag } from '../rules/entry.ts'

interface TagsFieldProps {
  tags: readonly string[]
  onChange: (tags: string[]) => void
}

/** A few words to find an entry by. Enter, a comma or leaving the field adds what is typed. */
export function TagsField({ tags, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('')

  function add(text: string) {
    const tag = tidyTag(text)
    setTyped('')
    if (tag && tags.length < tagsMax && !tags.includes(tag)) onChange([...tags, tag])
  }

  return (
    <div>
      {tags.length < tagsMax ? (
        <Field label="Tags" hint="Press Enter after each one">
          <TextInput
            maxLength={tagMax}
            value={typed}
            onChange={(event) => {
              const text = event.currentTarget.value
              if (text.endsWith(',')) add(text.slice(0, -1))
              else setTyped(text)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add(typed)
            }}
            onBlur={() => add(typed)}
          />
        </Field>
      ) : (
        <p className="text-sm text-ink-2">An entry has at most {tagsMax} tags.</p>
      )}
      {tags.length > 0 ? (
        <ul aria-label="Chosen tags" className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-line bg-sheet px-4 text-sm text-ink hover:border-edge"
              >
                <span dir="auto">{tag}</span>
                <X aria-hidden="true" className="size-4 stroke-[1.6]" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
