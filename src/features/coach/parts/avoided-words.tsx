import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { avoidedMost } from '#features/account/contract.ts'
import { useProfile, useSetting } from '#features/account/public.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { plainText } from '../rules/words.ts'

const lists = {
  coach_words_avoided: {
    label: 'A word it does not use',
    hint: 'The exercises then choose other lines where they have them. A model is asked to do without it.',
    placeholder: 'Productive',
    listed: 'Words it does not use',
  },
  coach_topics_avoided: {
    label: 'Something it does not bring up',
    hint: 'What you wrote about it is not read for the coach. You can begin with it yourself at any time.',
    placeholder: 'My old job',
    listed: 'What it does not bring up',
  },
} as const

/** Words or things that the coach leaves alone, one by one. */
export function AvoidedWords({ kind }: { kind: keyof typeof lists }) {
  const { preferences } = useProfile()
  const set = useSetting()
  const [text, setText] = useState('')
  const { label, hint, placeholder, listed } = lists[kind]
  const words = preferences[kind]
  const isFull = words.length >= avoidedMost.words

  function change(said: string, next: string[]) {
    set(said, { preferences: { [kind]: next } }, { preferences: { [kind]: words } })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const word = text.replaceAll(/\s+/g, ' ').trim()
    if (plainText(word) === '') return
    setText('')
    if (words.some((known) => plainText(known) === plainText(word))) return
    change(`It leaves “${word}” alone`, [...words, word])
  }

  return (
    <div>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <Field
            label={label}
            hint={isFull ? `There is room for ${avoidedMost.words}. Take one off to add another.` : hint}
          >
            <TextInput
              value={text}
              maxLength={avoidedMost.length}
              placeholder={placeholder}
              disabled={isFull}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Button type="submit" disabled={isFull}>
          Add
        </Button>
      </form>
      {words.length > 0 ? (
        <ul aria-label={listed} className="mt-3 flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word}>
              <button
                type="button"
                aria-label={`Take off: ${word}`}
                onClick={() =>
                  change(
                    `“${word}” is taken off`,
                    words.filter((other) => other !== word),
                  )
                }
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-sheet px-4 text-sm hover:border-edge"
              >
                <span dir="auto">{word}</span>
                <X aria-hidden="true" className="size-4 text-ink-2" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
