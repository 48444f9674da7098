import { type FormEvent, type ReactNode, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { noEmailGiven, nothingGiven } from './entry-words.ts'
import { NewPassword } from './new-password.tsx'
import { PasswordInput } from './password-input.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useDoor } from './use-door.ts'
import { useSending } from './use-sending.ts'

interface Entry {
  email: string
  password: string
  fullName: string
}

export interface EntryFormProps {
  isNew: boolean
  /** Signs in or up and opens the next screen; rejects with what the auth client throws. */
  onEnter: (entry: Entry) => Promise<void>
  /** Sends a code instead of asking for the password; left out where this server has no such way. */
  onCode?: ((email: string) => Promise<void>) | undefined
  /** Where a person goes whose account is already there. */
  signInLink?: ReactNode
}

/** E-mail and password, and for a new account a name: named and ordered so that password managers know them. */
export function EntryForm({ isNew, onEnter, onCode, signInLink }: EntryFormProps) {
  const { state } = useDoor()
  const entering = useSending()
  const sending = useSending()
  const form = useRef<HTMLFormElement>(null)
  const trouble = entering.trouble ?? sending.trouble

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // What a password manager filled in may never have told React, so the form itself is asked.
    const given = new FormData(event.currentTarget)
    const email = text(given.get('email')).trim()
    const password = text(given.get('password'))
    if (!email || !password) {
      entering.refuse(nothingGiven)
      return focusOn(email ? 'password' : 'email')
    }
    const isIn = await entering.run(() =>
      onEnter({ email, password, fullName: text(given.get('name')).trim() }),
    )
    if (!isIn) focusOn(isNew ? 'password' : 'email')
  }

  async function sendCode() {
    const email = typedEmail()
    if (!email) {
      sending.refuse(noEmailGiven)
      return focusOn('email')
    }
    await sending.run(async () => onCode?.(email))
  }

  function typedEmail(): string {
    return form.current ? text(new FormData(form.current).get('email')).trim() : ''
  }

  function focusOn(name: 'email' | 'password') {
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TroubleNotice trouble={trouble} action={trouble?.remedy === 'sign-in' ? signInLink : undefined} />
      {isNew ? (
        <Field label="Full name" hint="What Balanse calls you. You can leave it out.">
          <TextInput name="name" autoComplete="name" maxLength={500} />
        </Field>
      ) : null}
      <Field label="E-mail">
        <TextInput
          name="email"
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete={isNew ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          defaultValue={state.email}
        />
      </Field>
      {isNew ? (
        <NewPassword />
      ) : (
        <div>
          <Field label="Password">
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <ForgotLink typedEmail={typedEmail} />
        </div>
      )}
      <Button type="submit" variant="primary" isPending={entering.isPending} className="mt-1 w-full">
        {isNew ? 'Create account' : 'Sign in'}
      </Button>
      {onCode ? (
        <Button
          isPending={sending.isPending}
          pendingText="Sending"
          className="w-full"
          onClick={() => void sendCode()}
        >
          E-mail me a code instead
        </Button>
      ) : null}
    </form>
  )
}

/** Takes along what is typed: nobody types their address twice. */
function ForgotLink({ typedEmail }: { typedEmail: () => string }) {
  const { state } = useDoor()
  const navigate = useNavigate()
  return (
    <Link
      to="/forgot-password"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate('/forgot-password', { state: { ...state, email: typedEmail() } })
      }}
      className="mt-1 inline-flex min-h-11 items-center text-sm text-tide underline underline-offset-4"
    >
      Forgot your password?
    </Link>
  )
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
