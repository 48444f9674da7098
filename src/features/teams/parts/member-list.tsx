import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { teamsContract, type TeamRoom } from '../contract.ts'
import { useTakeOver } from '../queries.ts'
import { RemoveMember } from './remove-member.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const said = (at: string) => day.format(new Date(at))

/** Who is in the team and who is invited, beside no figure at all. */
export function MemberList({ room }: { room: TeamRoom }) {
  const takeOver = useTakeOver()
  const { isPending, trouble, run } = useWork()

  const takeBack = (id: string, email: string) =>
    void run(async () => {
      await call(teamsContract.declineInvitation, { params: { id } })
      takeOver.room({ ...room, invitations: room.invitations.filter((invitation) => invitation.id !== id) })
      toast({ title: 'The invitation is taken back', description: email })
    })

  return (
    <section aria-labelledby="members" className="mt-8">
      <h3 id="members">Members</h3>
      {room.members.length + room.invitations.length === 0 ? (
        <p className="mt-2 text-ink-2">Nobody yet. The first invitation begins it.</p>
      ) : null}
      {trouble ? (
        <Notice kind="error" className="mt-3">
          {trouble}
        </Notice>
      ) : null}
      <ul className="mt-2" aria-label="Members of the team">
        {room.members.map(({ id, email, name, joined_at, through_sso }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="break-words">{name || email}</p>
              <p className="text-sm break-words text-ink-2">
                {name ? `${email}, since` : 'Since'} {said(joined_at)}
                {through_sso ? ', through your organisation' : ''}
              </p>
            </div>
            <RemoveMember id={id} email={email} />
          </li>
        ))}
        {room.invitations.map(({ id, email, expires_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="break-words">{email}</p>
              <p className="text-sm text-ink-2">Invited, until {said(expires_at)}</p>
            </div>
            <Button
              size="sm"
              isPending={isPending}
              aria-label={`Take back the invitation of ${email}`}
              onClick={() => takeBack(id, email)}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
