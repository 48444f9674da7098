import { Link, useLocation, useNavigate } from 'react-router'
import { useServerConfig } from '#platform/web/server-config.ts'
import { session } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { Door, useDoor } from './parts/door.tsx'
import { enter } from './parts/entering.ts'
import { EntryForm } from './parts/entry-form.tsx'

export default function SignUpScreen() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { destination, key } = useDoor()
  const isOpen = (useServerConfig()?.signup ?? 'open') === 'open'
  return (
    <Door title="Create your account">
      {isOpen ? (
        <EntryForm
          isNew
          signInLink={
            <Link to="/sign-in" state={state} className={buttonClass('quiet', 'sm')}>
              Sign in instead
            </Link>
          }
          onEnter={({ email, password, fullName }) =>
            enter(
              key,
              () => session.signUp(email, password, fullName),
              () => void navigate(destination, { replace: true }),
            )
          }
        />
      ) : (
        <Notice>New accounts are by invitation on this server. Whoever runs it can make one for you.</Notice>
      )}
      <p className="mt-8">
        Have an account?{' '}
        <Link to="/sign-in" state={state} className="text-tide underline underline-offset-4">
          Sign in
        </Link>
      </p>
    </Door>
  )
}
