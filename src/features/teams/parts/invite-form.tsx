import { useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { agreement, invitedDays, teamsContract, type TeamRoom } from '../contract.ts'
import { useTakeOver } from '../queries.ts'
import { WhatIsSeen } from './what-is-seen.tsx'

/** Invites by mail; and the owner, who is counted only when they want to be. */
export function InviteForm({ room }: { room: TeamRoom }) {
  const [email, setEmail] = useState('')
  const { isPending, trouble, run } = useWork()
  const joining = useWork()
  const takeOver = useTakeOver()

  function invite(event: FormEvent) {
    event.preventDefault()
    const address = email.trim()
    void run(async () => {
      takeOver.room(await call(teamsContract.inviteMember, { body: { email: address } }))
      setEmail('')
      toast({ title: 'The invitation is on its way', description: address })
    })
  }

  const join = () =>
    void joining.run(async () => {
      takeOver.room(await call(teamsContract.joinOwnTeam, { body: { agreed: agreement } }))
      await takeOver.refresh()
      toast({ title: 'You are counted in your team' })
    })

  return (
    <>
      <form onSubmit={invite} className="mt-5 max-w-measure">
        <Field
          label="Invite by e-mail"
          hint={`The letter is good for ${invitedDays} days. Whoever it is reads first what the team can see.`}
          error={trouble}
        >
          <TextInput
            required
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" className="mt-3" isPending={isPending} pendingText="Sending">
          Send the invitation
        </Button>
      </form>
      {room.is_member ? null : (
        <Details title="Be counted yourself" className="mt-6 border-t">
          <p className="mb-2 text-ink-2">
            You look after the team and are in none of its counts. If you want to be:
          </p>
          <WhatIsSeen />
          {joining.trouble ? <p className="mt-3 text-clay">{joining.trouble}</p> : null}
          <Button className="mt-4" isPending={joining.isPending} onClick={join}>
            Be counted
          </Button>
        </Details>
      )}
    </>
  )
}
