import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useSending } from './use-sending.ts'

export interface FactorNameFormProps {
  /** What it is called when the person types nothing. */
  name: string
  hint: string
  onName: (name: string) => Promise<void>
  onCancel: () => void
}

/** Names a second step before it is made: the name cannot be changed afterwards. */
export function FactorNameForm({ name, hint, onName, onCancel }: FactorNameFormProps) {
  const { trouble, isPending, run } = useSending()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('factor-name')
    void run(() => onName((typeof typed === 'string' && typed.trim()) || name))
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5 rounded-card border border-line bg-sheet p-5 sm:p-6"
    >
      <TroubleNotice trouble={trouble} />
      <Field label="Name" hint={hint}>
        <TextInput name="factor-name" defaultValue={name} maxLength={80} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isPending}>
          Continue
        </Button>
        <Button variant="plain" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  )
}
