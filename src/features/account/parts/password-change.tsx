import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { authClient } from '#platform/web/auth-client.ts'
import { session } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { CodeField, readCode } from './code-field.tsx'
import { LetterPlace } from './letter-step.tsx'
import { NewPassword } from './new-password.tsx'
import { PasswordInput } from './password-input.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useAuthUser } from './use-auth-user.ts'
import { useSending } from './use-sending.ts'

/** Changes the password; the current one is asked for, so that an open screen alone does not give the account away. */
export function PasswordChange() {
  const { user } = useAuthUser()
  const { trouble, isPending, run, refuse } = useSending()
  // After a long session the server wants a fresh proof, too: a code from a letter.
  const [needsCode, setNeedsCode] = useState(false)
  const [isOpen, setIsOpen] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const [current, password] = [given.get('current-password'), given.get('password')]
    if (typeof current !== 'string' || typeof password !== 'string' || !current || !password)
      return refuse('Type your current password and the new one.')
    const nonce = needsCode ? readCode(form) : ''
    const isChanged = await run(async () => {
      const change = { password, current_password: current, ...(nonce ? { nonce } : {}) }
      const { error } = await authClient.updateUser(change)
      if (error?.code === 'reauthentication_needed') {
        await session.unpack(authClient.reauthenticate())
        setNeedsCode(true)
      }
      if (error) throw error
    })
    if (!isChanged) return
    setIsOpen(false)
    setNeedsCode(false)
    toast({ title: 'Your password is changed', description: 'Your other devices are signed out.' })
  }

  return (
    <Details title="Change password" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      {isOpen ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-5">
          <input type="text" name="username" autoComplete="username" value={user?.email} readOnly hidden />
          <TroubleNotice trouble={trouble} />
          <div>
            <Field label="Current password">
              <PasswordInput name="current-password" autoComplete="current-password" />
            </Field>
            <Link
              to="/forgot-password"
              state={{ from: '/profile-settings', email: user?.email }}
              className="mt-1 inline-flex min-h-11 items-center text-sm text-tide underline underline-offset-4"
            >
              I do not know it, or have none
            </Link>
          </div>
          <NewPassword label="New password" />
          {needsCode ? (
            <div>
              <CodeField
                label="Code from the letter"
                hint={`You signed in a while ago, so a code is on its way to ${user?.email ?? 'you'}.`}
              />
              <LetterPlace />
            </div>
          ) : null}
          <Button type="submit" isPending={isPending} pendingText="Saving" className="self-start">
            Save password
          </Button>
        </form>
      ) : null}
    </Details>
  )
}
