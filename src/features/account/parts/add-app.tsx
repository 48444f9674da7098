import type { User } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'
import { authClient } from '#platform/web/auth-client.ts'
import { session } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { CodeField, readCode } from './code-field.tsx'
import { noCodeGiven } from './entry-words.ts'
import { freeName } from './factor-words.ts'
import { FactorNameForm } from './factor-name-form.tsx'
import { type AppSecret, SecretCard } from './secret-card.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useSending } from './use-sending.ts'

export interface AddFactorProps {
  user: User | null
  onAdded: () => Promise<void>
  onCancel: () => void
}

/** Adds an authenticator app: its name, its secret as picture and text, and a first code that shows that it works. */
export function AddApp({ user, onAdded, onCancel }: AddFactorProps) {
  const [started, setStarted] = useState<{ factorId: string; secret: AppSecret } | null>(null)
  const { trouble, isPending, run, refuse } = useSending()

  async function start(name: string) {
    // What was begun before and never finished would stand in the way of the same name.
    for (const { id, status, factor_type } of user?.factors ?? [])
      if (status === 'unverified' && factor_type === 'totp') await authClient.mfa.unenroll({ factorId: id })
    const made = await session.unpack(
      authClient.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: 'Balanse' }),
    )
    setStarted({ factorId: made.id, secret: made.totp })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = readCode(event.currentTarget)
    if (!started) return
    if (!code) return refuse(noCodeGiven)
    const isOn = await run(async () => {
      await session.unpack(authClient.mfa.challengeAndVerify({ factorId: started.factorId, code }))
    })
    if (isOn) await onAdded()
  }

  function cancel() {
    if (started) void authClient.mfa.unenroll({ factorId: started.factorId })
    onCancel()
  }

  if (!started)
    return (
      <FactorNameForm
        name={freeName('Authenticator app', user?.factors ?? [])}
        hint="So that you know it again, for example the phone it is on."
        onName={start}
        onCancel={onCancel}
      />
    )
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5 rounded-card border border-line bg-sheet p-5 sm:p-6"
    >
      <SecretCard secret={started.secret} />
      <TroubleNotice trouble={trouble} />
      <CodeField label="Code from the app" hint="The six digits that the app shows for Balanse now." />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isPending={isPending}>
          Switch it on
        </Button>
        <Button variant="plain" onClick={cancel}>
          Not now
        </Button>
      </div>
    </form>
  )
}
