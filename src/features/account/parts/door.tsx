import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { isEntering } from './entering.ts'
import { requestSignOut, useLeaving } from './leaving.ts'
import { forgetLink, useLinkBack } from './link-back.ts'
import { LinkNotice } from './link-notice.tsx'
import { LinkQuestion } from './link-question.tsx'
import { SecondStep } from './second-step.tsx'
import { useDoor, useEnter } from './use-door.ts'

export interface DoorProps {
  title: string
  /** Shown also to somebody who is signed in, instead of the way on. */
  isForEverybody?: boolean
  children: ReactNode
}

/** The frame of signing in and up: its heading, who is signed in already, and the way to urgent help. */
export function Door({ title, isForEverybody = false, children }: DoorProps) {
  const { status, halfway, isRecovering } = useSession()
  const { state, key, destination } = useDoor()
  const enter = useEnter()
  const link = useLinkBack()
  const isLeaving = useLeaving() !== null
  const isSignedIn = status === 'signed-in'
  if (isLeaving) return <Spinner text="Signing out" className="mt-8" />
  if (isSignedIn && isEntering(key)) return <Spinner text="Opening your space" className="mt-8" />
  if (link.phase === 'opening') return <Spinner text="Opening your link" className="mt-8" />
  if (isSignedIn && !isForEverybody && link.phase === 'opened') return <PassOn to={destination} />
  const isAsked = link.phase === 'asking'
  return (
    <>
      <h1>{isAsked ? 'Is this your account?' : halfway ? 'One more step' : title}</h1>
      {state.hasExpired === true && !isSignedIn && !halfway ? <Expired /> : null}
      <LinkNotice />
      <div className="mt-8">
        {isAsked ? (
          <LinkQuestion />
        ) : halfway ? (
          <SecondStep
            email={halfway.email ?? ''}
            factors={verified(halfway.factors)}
            onEnter={isRecovering ? stay : enter}
          />
        ) : isSignedIn && !isForEverybody ? (
          <AlreadyIn />
        ) : (
          children
        )}
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

/** The link did what it was for: on to where the person was going. */
function PassOn({ to }: { to: string }) {
  const navigate = useNavigate()
  const { purpose } = useLinkBack()
  useEffect(() => {
    // In a timer, because an effect may be run twice and a notice must not be.
    const timer = setTimeout(() => {
      if (purpose === 'email-change') toast({ title: 'Your e-mail address is changed' })
      forgetLink()
      void navigate(to, { replace: true })
    })
    return () => clearTimeout(timer)
  }, [purpose, to, navigate])
  return <Spinner text="Opening your space" className="mt-8" />
}

/** Somebody who recovers their account chooses a password first, on the screen where they are. */
const stay = (take: () => Promise<void>): Promise<void> => take()

const verified = <F extends { status: string }>(factors: F[] = []): F[] =>
  factors.filter((factor) => factor.status === 'verified')

function Expired() {
  return (
    <Notice className="mt-6" title="Your session on this device ended">
      It was closed from another device, or the password was changed. What you typed is kept on this device,
      and you come back to the same page.
    </Notice>
  )
}

function AlreadyIn() {
  const { user } = useSession()
  const navigate = useNavigate()
  const { destination } = useDoor()
  return (
    <>
      <p className="text-lg">
        You are signed in as <strong className="font-semibold">{user?.email}</strong>.
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
