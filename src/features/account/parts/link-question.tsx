import { useNavigate } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { requestSignOut } from './leaving.ts'
import { acceptLink, forgetLink, useLinkBack } from './link-back.ts'

/** Names the account that a link opens before it is opened: what is written next is written into it. */
export function LinkQuestion() {
  const { email } = useLinkBack()
  const { status, user } = useSession()
  const navigate = useNavigate()
  if (status === 'signed-in' && user?.email !== email)
    return (
      <>
        <p className="text-lg">
          This link opens the account of <strong className="font-semibold">{email}</strong>. You are signed in
          as {user?.email}.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            variant="primary"
            onClick={() => requestSignOut({ to: '/sign-in', scope: 'local', navigate })}
          >
            Sign out first
          </Button>
          <Button onClick={forgetLink}>Stay as I am</Button>
        </div>
      </>
    )
  return (
    <>
      <p className="text-lg">
        This link opens the account of <strong className="font-semibold">{email}</strong>. Continue only if
        this is you.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void acceptLink()}>
          Continue
        </Button>
        <Button onClick={forgetLink}>This is not me</Button>
      </div>
    </>
  )
}
