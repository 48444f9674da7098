import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useServerConfig } from '#platform/web/server-config.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { explainEntry, nothingGiven, type EntryTrouble } from './entry-words.ts'
import { PasswordInput } from './password-input.tsx'

interface Entry {
  email: string
  password: string
  fullName: string
}

export interface EntryFormProps {
  isNew: boolean
  /** Signs in or up and opens the next screen; rejects with what the auth client throws. */
  onEnter: (entry: Entry) => Promise<void>
  /** Where a person goes whose account is already there. */
  signInLink: ReactNode
}

/** E-mail and password, and for a new account a name: named and ordered so that password managers know them. */
export function EntryForm({ isNew, onEnter, signInLink }: EntryFormProps) {
  const minLength = useServerConfig()?.passwordMinLength ?? 8
  const [trouble, setTrouble] = useState<EntryTrouble | null>(null)
  const [isPending, setIsPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    // What a password manager filled in may never have told React, so the form itself is asked.
    const given = new FormData(event.currentTarget)
    const email = text(given.get('email')).trim()
    const password = text(given.get('password'))
    if (!email || !password) {
      show({ message: nothingGiven, reasons: [], remedy: null })
      return
    }
    setTrouble(null)
    setIsPending(true)
    try {
      await onEnter({ email, password, fullName: text(given.get('name')).trim() })
    } catch (error) {
      show(explainEntry(error, minLength))
    } finally {
      setIsPending(false)
    }
  }

  function show(found: EntryTrouble) {
    setTrouble(found)
    const first = found.reasons.length > 0 ? 'password' : 'email'
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {trouble ? <Trouble trouble={trouble} signInLink={signInLink} /> : null}
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
        />
      </Field>
      <Field
        label="Password"
        hint={isNew ? `At least ${minLength} characters. A few words in a row work well.` : undefined}
      >
        <PasswordInput name="password" autoComplete={isNew ? 'new-password' : 'current-password'} />
      </Field>
      <Button type="submit" variant="primary" isPending={isPending} className="mt-1 w-full">
        {isNew ? 'Create account' : 'Sign in'}
      </Button>
    </form>
  )
}

function Trouble({ trouble, signInLink }: { trouble: EntryTrouble; signInLink: ReactNode }) {
  return (
    <Notice kind="error" action={trouble.remedy === 'sign-in' ? signInLink : undefined}>
      <p>{trouble.message}</p>
      {trouble.reasons.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {trouble.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
