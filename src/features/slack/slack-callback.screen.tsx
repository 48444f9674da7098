import { useEffect, useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useServerConfig } from '#platform/web/server-config.ts'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { FinishSlack } from './parts/finish-slack.tsx'
import { ConnectSlack } from './parts/connect-slack.tsx'
import { forgetWayBack, keepWayBack, readWayBack, type WayBack } from './parts/way-back.ts'

/**
 * Where Slack sends somebody back to. What came along is taken out of the address at once; who is signed out meanwhile signs in
 * first, and what Slack said waits for them in this browser.
 */
export default function SlackCallbackScreen() {
  const { status } = useSession()
  const isSetUp = useServerConfig()?.slack !== false
  const navigate = useNavigate()
  const [query] = useSearchParams()
  // As the page was opened: the address loses it below.
  const [came] = useState(() => readCame(query))

  useEffect(() => {
    if (came.kind === 'denied' || came.kind === 'refused') forgetWayBack()
    if (query.size > 0) void navigate('/slack-callback', { replace: true })
  }, [came, query, navigate])

  useEffect(() => {
    if (status !== 'signed-out' || came.kind !== 'back' || !isSetUp || query.size > 0) return
    keepWayBack(came)
    void navigate('/sign-in?to=%2Fslack-callback', { replace: true })
  }, [status, came, isSetUp, query, navigate])

  return (
    <div className="mx-auto max-w-column pt-12">
      <h1>Connecting Slack</h1>
      {isSetUp ? (
        <Outcome came={came} />
      ) : (
        <Words lead="Slack is not set up on this server">
          Nothing was connected, and what came with this address was not used. Your plans and words are as
          they were.
        </Words>
      )}
    </div>
  )
}

type Came = { kind: 'denied' } | { kind: 'refused' } | { kind: 'nothing' } | ({ kind: 'back' } & WayBack)

/** What Slack said: in the address, or kept from before the person signed in. */
function readCame(query: URLSearchParams): Came {
  const [error, code, state] = ['error', 'code', 'state'].map((name) => query.get(name))
  if (error) return { kind: error === 'access_denied' ? 'denied' : 'refused' }
  const back = code && state ? { code, state } : readWayBack()
  return back ? { kind: 'back', ...back } : { kind: 'nothing' }
}

function Outcome({ came }: { came: Came }) {
  const { status } = useSession()
  if (came.kind === 'denied')
    return (
      <Words lead="You said no in Slack, and nothing was connected" canBegin>
        That is fine. If it was a slip, connect once more and press “Allow” there.
      </Words>
    )
  if (came.kind === 'refused')
    return (
      <Words lead="Slack did not connect" canBegin>
        It may be that whoever looks after your workspace has to agree first. Nothing was connected. Ask them,
        or connect once more.
      </Words>
    )
  if (came.kind === 'nothing')
    return (
      <Words lead="There is nothing to finish here" canBegin>
        This is where Slack leads back to after you connected it. Nothing was connected, and nothing was
        changed.
      </Words>
    )
  if (status !== 'signed-in') return <p className="mt-4 text-lg">One moment …</p>
  return <FinishSlack code={came.code} state={came.state} />
}

function Words({
  lead,
  canBegin = false,
  children,
}: {
  lead: string
  canBegin?: boolean
  children: ReactNode
}) {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <>
      <p className="mt-4 text-lg">{lead}</p>
      <p className="mt-3 max-w-measure text-ink-2">{children}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={isSignedIn ? '/integrations-page' : '/waitlist'} className={buttonClass('primary')}>
          {isSignedIn ? 'Open Integrations' : 'Go to the front page'}
        </Link>
        {isSignedIn && canBegin ? <ConnectSlack label="Connect Slack once more" /> : null}
      </div>
    </>
  )
}
