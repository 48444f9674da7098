import { Link } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'

/** Where Slack would send somebody back to. No Slack app is set up on this server, so nothing is exchanged and nothing kept. */
export default function SlackCallbackScreen() {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <div className="mx-auto max-w-column pt-12">
      <h1>Connecting Slack</h1>
      <p className="mt-4 text-lg">Slack is not set up on this server</p>
      <p className="mt-3 max-w-measure text-ink-2">
        Nothing was connected, and what came with this address was not used. Your plans and words are as they
        were.
      </p>
      <Link
        to={isSignedIn ? '/integrations-page' : '/waitlist'}
        className={buttonClass('primary', 'md', 'mt-8')}
      >
        {isSignedIn ? 'Open Integrations' : 'Go to the front page'}
      </Link>
    </div>
  )
}
