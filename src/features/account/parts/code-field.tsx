import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

export interface CodeFieldProps {
  label: string
  hint?: string
  error?: string | undefined
}

/** The digits of a code, named `code`; phones and password managers offer to fill it in. */
export function CodeField({ label, hint, error }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        maxLength={14}
        className="max-w-52 tracking-[0.3em]"
      />
    </Field>
  )
}

/** The code as it was meant: people type and paste it with blanks and dashes. */
export function readCode(form: HTMLFormElement): string {
  const typed = new FormData(form).get('code')
  return typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '') : ''
}
