import { Link, useNavigate } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { requestSignOut } from './parts/leaving.ts'

/** What is missing, who is signed in, and the ways on. */
export default function UnauthorizedScreen() {
  const { status, user } = useSession()
  const navigate = useNavigate()
  return (
    <div className="mx-auto max-w-column">
      <h1>Access denied</h1>
      <p className="mt-4 text-lg">You don't have permission to access this page</p>
      {status === 'signed-in' ? (
        <>
          <p className="mt-3 max-w-measure text-ink-2">
            You are signed in as {user?.email}. The page you asked for is open to other roles than yours;
            whoever runs this server can give you one.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/home" className={buttonClass('primary')}>
              Go to Home
            </Link>
            <Button onClick={() => requestSignOut({ to: '/sign-in', scope: 'local', navigate })}>
              Use another account
            </Button>
          </div>
        </>
      ) : (
        <div className="mt-8">
          <Link to="/sign-in" className={buttonClass('primary')}>
            Sign in
          </Link>
        </div>
      )}
      <p className="mt-12 text-sm text-ink-2">
        Need somebody right now?{' '}
        <Link to="/urgent-help" className="text-tide underline underline-offset-4">
          Urgent help
        </Link>{' '}
        is open to everybody.
      </p>
    </div>
  )
}
