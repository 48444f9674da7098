import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { agreement, teamsContract, type OwnTeam } from '../contract.ts'
import { useTakeOver } from '../queries.ts'
import { Figures } from './figures.tsx'
import { WhatIsSeen } from './what-is-seen.tsx'

interface MembershipProps {
  member: NonNullable<OwnTeam['member']>
  /** The owner has the figures in their own room. */
  owns: boolean
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** The team that somebody is counted in: what it sees, which is what they see, and the way out. */
export function Membership({ member, owns }: MembershipProps) {
  const { isPending, trouble, run } = useWork()
  const takeOver = useTakeOver()

  const comeBack = (id: string) =>
    void run(async () => {
      const body = { agreed: agreement } as const
      takeOver.own(await call(teamsContract.acceptInvitation, { params: { id }, body }))
    })

  const leave = () =>
    void run(async () => {
      const team = await call(teamsContract.leaveTeam, {})
      takeOver.own(team)
      const way = team.invitations.find(({ name }) => name === member.name)
      toast({
        title: `You left ${member.name}`,
        ...(way
          ? {
              description: 'For a day, an invitation on this page leads back.',
              action: {
                label: 'Undo',
                altText: 'Press Join the team on this page to come back',
                onSelect: () => comeBack(way.id),
              },
            }
          : {}),
      })
    })

  return (
    <section aria-labelledby="membership" className="mt-10 border-t border-line pt-6">
      <h2 id="membership">{owns ? 'You are counted, too' : member.name}</h2>
      <p className="mt-1 break-words text-ink-2">
        {owns ? 'You are' : `${member.owner_email} looks after this team. You have been`} counted in it since{' '}
        {day.format(new Date(member.joined_at))}.
      </p>
      {owns ? null : <Figures weeks={member.weeks} />}
      <Details title="What the team can see" className="mt-6 border-t">
        <WhatIsSeen />
      </Details>
      {trouble ? (
        <Notice kind="error" className="mt-5">
          {trouble}
        </Notice>
      ) : null}
      <Button className="mt-6" isPending={isPending} onClick={leave}>
        {owns ? 'Be counted no longer' : 'Leave the team'}
      </Button>
    </section>
  )
}
