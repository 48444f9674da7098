import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { SafetyAt, useSafety } from '#features/safety/public.tsx'
import type { KnownAnswers } from '../queries.ts'

/** The first thing that is really theirs: how they want today to be. */
export function FirstEntry({ intention, write }: KnownAnswers) {
  const safety = useSafety({ intention })
  return (
    <>
      <Field label="How do you want today to be?" hint="For example: unhurried with the children.">
        <TextInput
          value={intention}
          maxLength={500}
          onChange={(event) => write(event.currentTarget.value)}
          className="font-title text-xl"
        />
      </Field>
      <p className="mt-3 text-sm text-ink-2">
        It becomes the intention of your first day. You can change it there.
      </p>
      <SafetyAt safety={safety} part="intention" />
    </>
  )
}
