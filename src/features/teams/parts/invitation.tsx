import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { agreement, teamsContract, type OwnTeam } from '../contract.ts'
import { useTakeOver } from '../queries.ts'
import { WhatIsSeen } from './what-is-seen.tsx'

interface InvitationProps {
  invitation: OwnTeam['invitations'][number]
  /** They are in a team already, and somebody is in one at most. */
  isElsewhere: boolean
}

/** Asks somebody into a team, with everything that it can see. Joining is one tap, and so is saying no. */
export function Invitation({ invitation, isElsewhere }: InvitationProps) {
  const { isPending, trouble, run } = useWork()
  const takeOver = useTakeOver()
  const params = { id: invitation.id }

  const join = () =>
    run(async () => {
      takeOver.own(await call(teamsContract.acceptInvitation, { params, body: { agreed: agreement } }))
      toast({ title: `You are in ${invitation.name} now` })
    })
  const decline = () =>
    run(async () => {
      await call(teamsContract.declineInvitation, { params })
      await takeOver.refresh()
      toast({ title: 'The invitation is gone', description: 'Nobody is told.' })
    })

  return (
    <section aria-label={`Invitation to ${invitation.name}`} className="mt-8 border-t border-line pt-6">
      <h2>{invitation.name}</h2>
      <p className="mt-1 break-words text-ink-2">{invitation.owner_email} invites you to this team.</p>
      <h3 className="mt-5 mb-2">What the team can see</h3>
      <WhatIsSeen />
      {trouble ? (
        <Notice kind="error" className="mt-5">
          {trouble}
        </Notice>
      ) : null}
      {isElsewhere ? (
        <p className="mt-5 text-ink-2">You are in a team already. Leave it first to join this one.</p>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        {isElsewhere ? null : (
          <Button variant="primary" isPending={isPending} onClick={() => void join()}>
            Join the team
          </Button>
        )}
        <Button isPending={isPending} onClick={() => void decline()}>
          No, thank you
        </Button>
      </div>
    </section>
  )
}
