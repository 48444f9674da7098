import type { FormEvent } from 'react'
import { authClient } from '#platform/web/auth-client.ts'
import { session, useSession } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { NewPassword } from './new-password.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useSending } from './use-sending.ts'

/** Chooses the password after a recovery or an invitation. */
export function NewPasswordForm({ onSaved }: { onSaved: () => void }) {
  const email = useSession().user?.email ?? ''
  const { trouble, isPending, run, refuse } = useSending()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password !== 'string' || !password) return refuse('Type the password that you want to have.')
    const isSaved = await run(async () => {
      await session.unpack(authClient.updateUser({ password }))
    })
    if (!isSaved) return
    session.setRecovering(false)
    onSaved()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-ink-2">
        For <strong className="font-semibold text-ink">{email}</strong>. Other devices that are signed in are
        signed out when you save.
      </p>
      <TroubleNotice trouble={trouble} />
      {/* Password managers file the password under the name that stands before it. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPassword label="New password" />
      <Button type="submit" variant="primary" isPending={isPending} pendingText="Saving" className="w-full">
        Save password
      </Button>
    </form>
  )
}
