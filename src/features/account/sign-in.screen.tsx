import { Link, useLocation } from 'react-router'
import { authClient } from '#platform/web/auth-client.ts'
import { useServerConfig } from '#platform/web/server-config.ts'
import { session } from '#platform/web/session.ts'
import { Door } from './parts/door.tsx'
import { EntryForm } from './parts/entry-form.tsx'
import { LetterStep } from './parts/letter-step.tsx'
import { sendLetter } from './parts/letters.ts'
import { OrganisationWay } from './parts/organisation-way.tsx'
import { OtherWays } from './parts/other-ways.tsx'
import { useDoor, useEnter, useWait } from './parts/use-door.ts'

export default function SignInScreen() {
  const { state } = useLocation()
  const { waiting } = useDoor().state
  const enter = useEnter()
  if (waiting)
    return (
      <Door title="Look in your mail">
        <LetterStep waiting={waiting} onCode={enter} />
      </Door>
    )
  return (
    <Door title="Sign In">
      <Ways />
      <p className="mt-8">
        New here?{' '}
        <Link to="/sign-up" state={state} className="text-tide underline underline-offset-4">
          Create an account
        </Link>
      </p>
    </Door>
  )
}

function Ways() {
  const config = useServerConfig()?.signIn
  const { destination } = useDoor()
  const enter = useEnter()
  const wait = useWait()
  // A code is of use only where letters arrive: sent by a mail server, or looked up by whoever asks for confirmation.
  const hasLetters = config?.letters === 'sent' || config?.confirmsEmail === true
  async function sendCode(email: string) {
    await sendLetter('sign-in', email, destination)
    wait({ kind: 'sign-in', email, sentAt: Date.now() })
  }
  return (
    <>
      {config?.email === false ? null : (
        <EntryForm
          isNew={false}
          onCode={hasLetters ? sendCode : undefined}
          onEnter={({ email, password }) =>
            enter(async () => {
              await session.unpack(authClient.signInWithPassword({ email, password }))
            })
          }
        />
      )}
      <OtherWays />
      {config?.sso ? <OrganisationWay /> : null}
    </>
  )
}
