import { type FormEvent, useState } from 'react'
import { authClient } from '#platform/web/auth-client.ts'
import { useServerConfig } from '#platform/web/server-config.ts'
import { session } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { CodeField, readCode } from './code-field.tsx'
import { noCodeGiven } from './entry-words.ts'
import { LetterPlace } from './letter-step.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useSending } from './use-sending.ts'

export interface EmailConfirmationProps {
  current: string
  next: string
  onChanged: () => Promise<void>
}

/** The two confirmations of a change of address, each by link or by code, in any order. */
export function EmailConfirmation({ current, next, onChanged }: EmailConfirmationProps) {
  // A server that takes addresses at their word asks the new one only.
  const isDouble = useServerConfig()?.signIn?.confirmsEmail ?? true
  const [done, setDone] = useState<string | null>(null)
  const open = (isDouble ? [current, next] : [next]).filter((address) => address !== done)

  async function confirm(address: string, token: string) {
    const { session: opened } = await session.unpack(
      authClient.verifyOtp({ email: address, token, type: 'email_change' }),
    )
    if (!opened) return setDone(address)
    toast({ title: 'Your e-mail address is changed' })
    await onChanged()
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">
        {isDouble ? 'A letter went to each of your two addresses.' : 'A letter went to the new address.'} Open
        the link in it, or type its code here.
      </p>
      <LetterPlace />
      {done ? (
        <Notice role="status" title="One of two is done">
          {done} is confirmed. Your old address stays in force until the other one is, too.
        </Notice>
      ) : null}
      {open.map((address) => (
        <CodeOf key={address} address={address} onCode={(code) => confirm(address, code)} />
      ))}
    </div>
  )
}

function CodeOf({ address, onCode }: { address: string; onCode: (code: string) => Promise<void> }) {
  const { trouble, isPending, run, refuse } = useSending()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = readCode(event.currentTarget)
    if (!code) return refuse(noCodeGiven)
    await run(() => onCode(code))
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <TroubleNotice trouble={trouble} />
      <CodeField label={`Code sent to ${address}`} />
      <Button type="submit" size="sm" isPending={isPending} className="self-start">
        Confirm {address}
      </Button>
    </form>
  )
}
