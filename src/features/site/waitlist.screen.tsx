import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useServerConfig } from '#platform/web/server-config.ts'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ThreeSteps } from './parts/three-steps.tsx'

/** The front page: what Balanse is, in one screen, and the way in. */
export default function WaitlistScreen() {
  return (
    <>
      <div className="max-w-3xl pt-4 md:pt-14">
        <h1 className="text-4xl md:text-6xl">Your life in flow.</h1>
        <p className="mt-6 max-w-measure text-lg text-ink-2">
          Balanse is a place to picture the life you want, plan the next small step and look back kindly. With
          a coach that reads your own words, and always says that it is software.
        </p>
        <WayIn />
      </div>
      <ThreeSteps />
    </>
  )
}

function WayIn() {
  const signup = useServerConfig()?.signup
  const isSignedIn = useSession().status === 'signed-in'
  if (isSignedIn)
    return (
      <Ways>
        <Link to="/home" className={buttonClass('primary')}>
          Open app
        </Link>
      </Ways>
    )
  if (signup === undefined) return <Ways>{null}</Ways>
  const isOpen = signup === 'open'
  return (
    <>
      <Ways>
        {isOpen ? (
          <Link to="/sign-up" className={buttonClass('primary')}>
            Create account
          </Link>
        ) : null}
        <Link to="/sign-in" className={buttonClass(isOpen ? 'quiet' : 'primary')}>
          Sign in
        </Link>
      </Ways>
      <p className="mt-4 text-sm text-ink-2">
        {isOpen
          ? 'There is no queue: this server is open, and everything on it is free.'
          : 'New accounts are by invitation on this server.'}
      </p>
    </>
  )
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex min-h-12 flex-wrap gap-3">{children}</div>
}
