import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { homePath, safeOrigin } from '../rules.ts'
import { isEntering } from './entering.ts'
import { requestSignOut } from './leaving.ts'

/** What the guard leaves in the history entry of the door. */
interface DoorState {
  from?: unknown
  hasExpired?: unknown
}

/** Where to go after signing in, whether the session ended while the person was here, and which history entry this is. */
export function useDoor(): { destination: string; state: DoorState; key: string } {
  const location = useLocation()
  const state = (location.state ?? {}) as DoorState
  return { destination: safeOrigin(state.from) ?? homePath, state, key: location.key }
}

export interface DoorProps {
  title: string
  children: ReactNode
}

/** The frame of signing in and up: its heading, who is signed in already, and the way to urgent help. */
export function Door({ title, children }: DoorProps) {
  const { status, user } = useSession()
  const { state, key } = useDoor()
  if (status === 'signed-in' && isEntering(key)) return <Spinner text="Opening your space" className="mt-8" />
  return (
    <>
      <h1>{title}</h1>
      {state.hasExpired === true && status !== 'signed-in' ? (
        <Notice className="mt-6">
          Your session ended. What you typed is kept on this device, and you come back to the same page.
        </Notice>
      ) : null}
      <div className="mt-8">
        {status === 'signed-in' ? <AlreadyIn email={user?.email ?? ''} /> : children}
      </div>
      <p className="mt-10 border-t border-line pt-5 text-sm text-ink-2">
        Need somebody right now?{' '}
        <Link to="/urgent-help" className="text-tide underline underline-offset-4">
          Urgent help
        </Link>{' '}
        is open to everybody.
      </p>
    </>
  )
}

function AlreadyIn({ email }: { email: string }) {
  const navigate = useNavigate()
  const { destination } = useDoor()
  return (
    <>
      <p className="text-lg">
        You are signed in as <strong className="font-semibold">{email}</strong>.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={destination} replace className={buttonClass('primary')}>
          Continue
        </Link>
        <Button onClick={() => requestSignOut({ to: '/sign-in', scope: 'local', navigate })}>Sign out</Button>
      </div>
    </>
  )
}
