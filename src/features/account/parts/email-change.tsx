import { type FormEvent, useState } from 'react'
import { authClient } from '#platform/web/auth-client.ts'
import { session } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'
import { letterAddress } from './letters.ts'
import { TroubleNotice } from './trouble-notice.tsx'
import { useAuthUser } from './use-auth-user.ts'
import { useSending } from './use-sending.ts'

/** A new address counts only when it has proved itself, and the old one has agreed. */
export function EmailChange() {
  const { user, refresh } = useAuthUser()
  const [isOpen, setIsOpen] = useState(false)
  const pending = user?.new_email
  return (
    <Details
      title={pending ? `Change e-mail address: waiting for ${pending}` : 'Change e-mail address'}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isOpen && user ? (
        <div className="flex max-w-md flex-col gap-6">
          {pending ? (
            <EmailConfirmation current={user.email ?? ''} next={pending} onChanged={refresh} />
          ) : null}
          <NewAddress label={pending ? 'Another address instead' : 'New e-mail address'} onSent={refresh} />
        </div>
      ) : null}
    </Details>
  )
}

function NewAddress({ label, onSent }: { label: string; onSent: () => Promise<void> }) {
  const { trouble, isPending, run, refuse } = useSending()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get('new-email')
    const email = typeof typed === 'string' ? typed.trim() : ''
    if (!email) return refuse('Type the address that you want to use.')
    const emailRedirectTo = letterAddress('email-change', '/profile-settings')
    const isSent = await run(async () => {
      await session.unpack(authClient.updateUser({ email }, { emailRedirectTo }))
    })
    if (!isSent) return
    form.reset()
    await onSent()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TroubleNotice trouble={trouble} />
      <Field label={label} hint="Your old address stays in force until the new one is confirmed.">
        <TextInput
          name="new-email"
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
        />
      </Field>
      <Button type="submit" isPending={isPending} pendingText="Sending" className="self-start">
        Send the letters
      </Button>
    </form>
  )
}
