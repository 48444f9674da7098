import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTeamRoom } from '../queries.ts'
import { Figures } from './figures.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberList } from './member-list.tsx'
import { OwnerEnding } from './owner-ending.tsx'
import { SignInSettings } from './sign-in-settings.tsx'

/** For the owner: who is in the team, the counts, how its people sign in, and how it goes on without them. */
export function OwnerRoom() {
  const { data, error, refetch } = useTeamRoom()
  if (error && !data)
    return (
      <Notice
        kind="error"
        className="mt-8"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The room of your team cannot be read right now. {error.message}
      </Notice>
    )
  if (!data) return <Skeleton className="mt-8 h-48" />
  const taken = data.members.length + data.invitations.length
  return (
    <section aria-labelledby="team-name" className="mt-6">
      <h2 id="team-name" className="break-words">
        {data.name}
      </h2>
      <p className="mt-1 text-ink-2">
        You look after this team. {taken} of {data.seats} {data.seats === 1 ? 'seat is' : 'seats are'} taken.
        What anybody writes stays theirs: you see counts of five people and more.
      </p>
      <MemberList room={data} />
      <InviteForm room={data} />
      <Figures weeks={data.weeks} />
      <SignInSettings room={data} />
      <OwnerEnding room={data} />
    </section>
  )
}
