import { Link, useLocation } from 'react-router'
import { authClient } from '#platform/web/auth-client.ts'
import { useServerConfig } from '#platform/web/server-config.ts'
import { session } from '#platform/web/session.ts'
import { LegalLinks } from '#features/site/public.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { Door } from './parts/door.tsx'
import { EntryForm } from './parts/entry-form.tsx'
import { LetterStep } from './parts/letter-step.tsx'
import { letterAddress } from './parts/letters.ts'
import { OtherWays } from './parts/other-ways.tsx'
import { useDoor, useEnter, useWait } from './parts/use-door.ts'

export default function SignUpScreen() {
  const { state } = useLocation()
  const { waiting } = useDoor().state
  const enter = useEnter()
  if (waiting)
    return (
      <Door title="Confirm your address">
        <LetterStep waiting={waiting} onCode={enter} />
      </Door>
    )
  return (
    <Door title="Create your account">
      <NewAccount />
      <p className="mt-8">
        Have an account?{' '}
        <Link to="/sign-in" state={state} className="text-tide underline underline-offset-4">
          Sign in
        </Link>
      </p>
    </Door>
  )
}

function NewAccount() {
  const config = useServerConfig()
  const { state, destination } = useDoor()
  const enter = useEnter()
  const wait = useWait()
  const signup = config?.signup ?? 'open'
  if (signup === 'invite')
    return (
      <Notice title="New accounts are by invitation on this server">
        If you have an invitation, open the link in it. Otherwise, whoever runs this server can send you one.
      </Notice>
    )
  if (signup === 'closed') return <Notice>This server takes no new accounts at the moment.</Notice>
  return (
    <>
      <EntryForm
        isNew
        signInLink={
          <Link to="/sign-in" state={state} className={buttonClass('quiet', 'sm')}>
            Sign in instead
          </Link>
        }
        onEnter={async ({ email, password, fullName }) => {
          let isConfirmed = true
          await enter(async () => {
            const emailRedirectTo = letterAddress('sign-up', destination)
            const options = { data: { full_name: fullName }, emailRedirectTo }
            const made = await session.unpack(authClient.signUp({ email, password, options }))
            isConfirmed = made.session !== null
          })
          // Without a session the server waits for a confirmed address.
          if (!isConfirmed) wait({ kind: 'sign-up', email, sentAt: Date.now() })
        }}
      />
      <p className="mt-6 flex flex-wrap gap-x-5 text-sm">
        <LegalLinks />
      </p>
      <OtherWays />
    </>
  )
}
