import type { Factor } from '@supabase/auth-js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { authClient } from '#platform/web/auth-client.ts'
import { session } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { CodeField, readCode } from './code-field.tsx'
import { noCodeGiven } from './entry-words.ts'
import { factorName } from './factor-words.ts'
import { RecoveryStep } from './recovery-step.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useSending } from './use-sending.ts'

export interface SecondStepProps {
  /** Whose account it is. */
  email: string
  /** The verified factors of the person who is halfway in; at least one. */
  factors: readonly Factor[]
  /** Takes the step and opens the next screen. */
  onEnter: (take: () => Promise<void>) => Promise<void>
}

/** After password or code: the code of the authenticator app, a text message, the touch of a key, or a code on paper. */
export function SecondStep({ email, factors, onEnter }: SecondStepProps) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  // Codes on paper are for when nothing else is at hand, so they are never what is asked for first.
  const usual = factors.find((factor) => factor.factor_type !== 'recovery_code')
  const chosen = factors.find((factor) => factor.id === chosenId) ?? usual
  if (!chosen) return null
  return (
    <>
      <p className="text-ink-2">
        The account of <strong className="font-semibold break-words text-ink">{email}</strong> asks for a
        second step on every new sign-in.
      </p>
      {factors.length > 1 ? (
        <Field label="Use" className="mt-6">
          <SelectInput value={chosen.id} onChange={(event) => setChosenId(event.currentTarget.value)}>
            {factors.map((factor) => (
              <option key={factor.id} value={factor.id}>
                {factorName(factor)}
              </option>
            ))}
          </SelectInput>
        </Field>
      ) : null}
      <div className="mt-6">
        {chosen.factor_type === 'webauthn' ? (
          <KeyStep factor={chosen} onEnter={onEnter} />
        ) : chosen.factor_type === 'recovery_code' ? (
          <RecoveryStep onEnter={onEnter} />
        ) : (
          <CodeStepForm key={chosen.id} factor={chosen} onEnter={onEnter} />
        )}
      </div>
      <Details title="I cannot take this step" className="mt-8 border-t border-line">
        <p className="text-ink-2">
          Use another way that you added, or a recovery code, if you have one. Otherwise ask whoever runs this
          server: they can take the second step off your account, once they know that it is you. Your words
          are safe meanwhile.
        </p>
      </Details>
      <Button variant="plain" className="mt-4 -ml-2.5" onClick={() => void session.signOut()}>
        Use another account
      </Button>
    </>
  )
}

function CodeStepForm({ factor, onEnter }: { factor: Factor; onEnter: SecondStepProps['onEnter'] }) {
  const { isPending, trouble, run, refuse } = useSending()
  const [challengeId, setChallengeId] = useState<string | null>(null)
  const isPhone = factor.factor_type === 'phone'
  const form = useRef<HTMLFormElement>(null)
  const isAsking = !isPhone || challengeId !== null
  useEffect(() => {
    if (isAsking) form.current?.querySelector('input')?.focus()
  }, [isAsking])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = readCode(event.currentTarget)
    if (!code) return refuse(noCodeGiven)
    const factorId = factor.id
    await run(() =>
      onEnter(async () => {
        if (challengeId !== null) await session.unpack(authClient.mfa.verify({ factorId, challengeId, code }))
        else await session.unpack(authClient.mfa.challengeAndVerify({ factorId, code }))
      }),
    )
  }

  if (!isAsking)
    return (
      <>
        <TroubleNotice trouble={trouble} />
        <Button
          variant="primary"
          className="mt-4 w-full"
          isPending={isPending}
          onClick={() =>
            void run(async () => {
              const sent = await session.unpack(authClient.mfa.challenge({ factorId: factor.id }))
              setChallengeId(sent.id)
            })
          }
        >
          Text me a code
        </Button>
      </>
    )
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TroubleNotice trouble={trouble} />
      <CodeField
        label="Code"
        hint={
          isPhone
            ? 'The digits of the text message.'
            : 'The six digits that your authenticator app shows for Balanse now.'
        }
      />
      <Button type="submit" variant="primary" isPending={isPending} className="w-full">
        Continue
      </Button>
    </form>
  )
}

function KeyStep({ factor, onEnter }: { factor: Factor; onEnter: SecondStepProps['onEnter'] }) {
  const { isPending, trouble, run } = useSending()
  return (
    <>
      <TroubleNotice trouble={trouble} />
      <Button
        variant="primary"
        className="mt-4 w-full"
        isPending={isPending}
        onClick={() =>
          void run(() =>
            onEnter(async () => {
              const { error } = await authClient.mfa.webauthn.authenticate({ factorId: factor.id })
              if (error) throw error
            }),
          )
        }
      >
        Use the key
      </Button>
    </>
  )
}
