import { type FormEvent } from 'react'
import { authClient } from '#platform/web/auth-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { readCode } from './code-field.tsx'
import { noRecoveryCodeGiven } from './entry-words.ts'
import { TroubleNotice } from './trouble-notice.tsx'
import { useSending } from './use-sending.ts'

export interface RecoveryStepProps {
  /** Takes the step and opens the next screen. */
  onEnter: (take: () => Promise<void>) => Promise<void>
}

/** The second step by a code that was written down. */
export function RecoveryStep({ onEnter }: RecoveryStepProps) {
  const { isPending, trouble, run, refuse } = useSending()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = readCode(event.currentTarget)
    if (!code) return refuse(noRecoveryCodeGiven)
    await run(() => onEnter(() => take(code)))
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TroubleNotice trouble={trouble} />
      <Field label="Recovery code" hint="One of those that you kept. It works this once.">
        <TextInput
          name="code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          className="font-mono"
        />
      </Field>
      <Button type="submit" variant="primary" isPending={isPending} className="w-full">
        Continue
      </Button>
    </form>
  )
}

async function take(code: string): Promise<void> {
  const { error } = await authClient.mfa.recoveryCodes.verify({ code })
  if (!error) return
  // The client's one code for every kind of second step speaks of the digits of an app.
  throw error.code === 'mfa_verification_failed'
    ? Object.assign(new Error(error.message), { code: 'recovery_code_not_right', status: 422 })
    : error
}
