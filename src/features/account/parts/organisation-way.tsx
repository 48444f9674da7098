import { type FormEvent } from 'react'
import { authClient } from '#platform/web/auth-client.ts'
import { session } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { letterAddress } from './letters.ts'
import { TroubleNotice } from './trouble-notice.tsx'
import { useDoor } from './use-door.ts'
import { useSending } from './use-sending.ts'

/** The sign-in of an organisation, found by the part of the address after the @. */
export function OrganisationWay() {
  const { destination } = useDoor()
  const { trouble, isPending, run, refuse } = useSending()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('work-email')
    const domain = typeof typed === 'string' ? typed.trim().split('@').at(-1) : ''
    if (!domain) return refuse('Type the e-mail address that you have at work.')
    await run(async () => {
      const redirectTo = letterAddress('provider', destination)
      await session.unpack(authClient.signInWithSSO({ domain, options: { redirectTo } }))
    })
  }

  return (
    <Details title="Sign in through your organisation" className="mt-6 border-t border-line">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TroubleNotice trouble={trouble} />
        <Field label="E-mail at work">
          <TextInput
            name="work-email"
            type="email"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" isPending={isPending}>
          Continue
        </Button>
      </form>
    </Details>
  )
}
