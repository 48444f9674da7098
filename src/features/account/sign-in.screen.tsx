import { Link, useLocation, useNavigate } from 'react-router'
import { session } from '#platform/web/session.ts'
import { Door, useDoor } from './parts/door.tsx'
import { enter } from './parts/entering.ts'
import { EntryForm } from './parts/entry-form.tsx'

export default function SignInScreen() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { destination, key } = useDoor()
  return (
    <Door title="Sign In">
      <EntryForm
        isNew={false}
        signInLink={null}
        onEnter={({ email, password }) =>
          enter(
            key,
            () => session.signIn(email, password),
            () => void navigate(destination, { replace: true }),
          )
        }
      />
      <p className="mt-8">
        New here?{' '}
        <Link to="/sign-up" state={state} className="text-tide underline underline-offset-4">
          Create an account
        </Link>
      </p>
    </Door>
  )
}
