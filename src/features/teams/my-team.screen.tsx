import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Invitation } from './parts/invitation.tsx'
import { Membership } from './parts/membership.tsx'
import { OwnerRoom } from './parts/owner-room.tsx'
import { useOwnTeam } from './queries.ts'

/** By who looks: invitations, the team that one is counted in, the room of an owner, or what a team would be. */
export default function MyTeamScreen() {
  const { data, error, refetch } = useOwnTeam()
  return (
    <div className="max-w-column">
      <h1>Your team</h1>
      {error && !data ? (
        <Notice
          kind="error"
          className="mt-8"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Your team cannot be read right now. {error.message} Nothing was changed.
        </Notice>
      ) : null}
      {!data && !error ? <Skeleton className="mt-8 h-48" /> : null}
      {data?.invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} isElsewhere={data.member !== null} />
      ))}
      {data?.owns ? <OwnerRoom /> : null}
      {data?.member ? <Membership member={data.member} owns={data.owns} /> : null}
      {data && !data.member && !data.owns && data.invitations.length === 0 ? <Nobody /> : null}
    </div>
  )
}

function Nobody() {
  return (
    <>
      <p className="mt-4 max-w-measure">
        You are in no team, and nothing is missing without one: a team adds a few counts and takes nothing
        from what is yours.
      </p>
      <p className="mt-3 max-w-measure text-ink-2">
        If somebody invites you, the invitation stands here as soon as you sign in with the address that it
        was sent to. A team of your own is made by whoever runs this server.
      </p>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/help-auth#contact-us" className="text-tide underline underline-offset-4">
          Ask for a team
        </Link>
        <Link to="/teams" className="text-tide underline underline-offset-4">
          What a team is
        </Link>
      </p>
    </>
  )
}
