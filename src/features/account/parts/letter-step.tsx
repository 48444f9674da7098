import { type FormEvent, useEffect, useRef } from 'react'
import { useServerConfig } from '#platform/web/server-config.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { CodeField, readCode } from './code-field.tsx'
import { noCodeGiven } from './entry-words.ts'
import { redeemCode, sendLetter, type LetterKind } from './letters.ts'
import { SendAgain } from './send-again.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useDoor, useWait, type Waiting } from './use-door.ts'
import { useSending } from './use-sending.ts'

const unsure: Record<LetterKind, string> = {
  'sign-up':
    'If you have an account with this address already, no letter comes: sign in, or reset the password instead.',
  'sign-in': 'A letter comes only if there is an account with this address.',
  recovery: 'A letter comes only if there is an account with this address.',
}

export interface LetterStepProps {
  waiting: Waiting
  /** Opens what the code stands for; rejects with what the auth client throws. */
  onCode: (redeem: () => Promise<void>) => Promise<void>
}

/** Waits for a letter: type its code here, on any device, or open its link in this browser. */
export function LetterStep({ waiting, onCode }: LetterStepProps) {
  const { kind, email, sentAt } = waiting
  const { destination } = useDoor()
  const wait = useWait()
  const checking = useSending()
  const sending = useSending()
  const isOutbox = useServerConfig()?.signIn?.letters === 'outbox'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = readCode(event.currentTarget)
    if (!code) return checking.refuse(noCodeGiven)
    await checking.run(() => onCode(() => redeemCode(kind, email, code)))
  }

  async function sendAgain() {
    const isSent = await sending.run(() => sendLetter(kind, email, destination))
    if (isSent) wait({ kind, email, sentAt: Date.now() })
  }

  return (
    <>
      <p role="status">
        A letter with a code and a link is {isOutbox ? 'ready for' : 'on its way to'}{' '}
        <strong className="font-semibold break-words">{email}</strong>.
      </p>
      <LetterPlace />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-6 flex flex-col gap-5"
      >
        <TroubleNotice trouble={checking.trouble} />
        <CodeField
          label="Code from the letter"
          hint="The code works on any device. The link opens in this browser only."
        />
        <Button type="submit" variant="primary" isPending={checking.isPending} className="w-full">
          Continue
        </Button>
      </form>
      <div className="mt-8 flex flex-col items-start gap-3 border-t border-line pt-5">
        <p className="text-sm text-ink-2">
          {isOutbox ? null : 'No letter yet? It can take a few minutes; look among unwanted mail, too. '}
          {unsure[kind]}
        </p>
        <TroubleNotice trouble={sending.trouble} />
        <SendAgain sentAt={sentAt} isPending={sending.isPending} onSend={() => void sendAgain()} />
        <Button variant="plain" className="-ml-2.5" onClick={() => wait(null)}>
          Use another address
        </Button>
      </div>
    </>
  )
}

/** Without a mail server the letter is a file, and waiting for it in vain would be unkind. */
export function LetterPlace() {
  const letters = useServerConfig()?.signIn?.letters
  if (letters !== 'outbox') return null
  return (
    <Notice className="mt-4" title="This server sends no e-mail yet">
      Your letter is kept as a file in its outbox. Whoever runs the server can open it and give you the code.
    </Notice>
  )
}
