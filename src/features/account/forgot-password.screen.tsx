import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { Door } from './parts/door.tsx'
import { LetterPlace, LetterStep } from './parts/letter-step.tsx'
import { sendLetter } from './parts/letters.ts'
import { forgetLink, useLinkBack } from './parts/link-back.ts'
import { NewPasswordForm } from './parts/new-password-form.tsx'
import { TroubleNotice } from './parts/trouble-notice.tsx'
import { useDoor, useWait } from './parts/use-door.ts'
import { useSending } from './parts/use-sending.ts'

/** A letter to the address, its code or link, then a new password. */
export default function ForgotPasswordScreen() {
  const { status, isRecovering } = useSession()
  const { purpose } = useLinkBack()
  const { destination, state } = useDoor()
  const navigate = useNavigate()
  if (isRecovering && status === 'signed-in') {
    const isInvited = purpose === 'invite'
    return (
      <Door title={isInvited ? 'Choose your password' : 'Choose a new password'} isForEverybody>
        <NewPasswordForm
          onSaved={() => {
            forgetLink()
            toast({ title: isInvited ? 'Your password is saved' : 'Your password is changed' })
            void navigate(destination, { replace: true })
          }}
        />
      </Door>
    )
  }
  if (state.waiting)
    return (
      <Door title="Look in your mail" isForEverybody>
        <LetterStep waiting={state.waiting} onCode={(redeem) => redeem()} />
      </Door>
    )
  return (
    <Door title="Reset your password" isForEverybody>
      <AskForLetter />
    </Door>
  )
}

function AskForLetter() {
  const { user } = useSession()
  const { destination, state } = useDoor()
  const wait = useWait()
  const { trouble, isPending, run, refuse } = useSending()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('email')
    const email = typeof typed === 'string' ? typed.trim() : ''
    if (!email) return refuse('Type the e-mail address of your account.')
    const isSent = await run(() => sendLetter('recovery', email, destination))
    if (isSent) wait({ kind: 'recovery', email, sentAt: Date.now() })
  }

  return (
    <>
      <p className="text-ink-2">
        You get a letter with a code and a link, then you choose a new password. Your words stay as they are.
      </p>
      <LetterPlace />
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-5">
        <TroubleNotice trouble={trouble} />
        <Field label="E-mail">
          <TextInput
            name="email"
            type="email"
            dir="ltr"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            defaultValue={state.email ?? user?.email}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          isPending={isPending}
          pendingText="Sending"
          className="w-full"
        >
          Send the letter
        </Button>
      </form>
      <p className="mt-8">
        Know it after all?{' '}
        <Link to="/sign-in" state={state} className="text-tide underline underline-offset-4">
          Sign in
        </Link>
      </p>
    </>
  )
}
