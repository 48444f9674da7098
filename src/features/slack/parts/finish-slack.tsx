import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#platform/web/call.ts'
import { CallError } from '#platform/contract/errors.ts'
import type { CallOutput } from '#platform/contract/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { slackOutsideContract } from '../contract.ts'
import { useRefreshSlack } from '../queries.ts'
import { ConnectSlack } from './connect-slack.tsx'
import { forgetWayBack, readBrowserSecret, type WayBack } from './way-back.ts'

type Finished = CallOutput<typeof slackOutsideContract.finishSlack>

/** Hands what Slack said to the server, once, and says what came of it. */
export function FinishSlack({ code, state }: WayBack) {
  const refresh = useRefreshSlack()
  const [finished, setFinished] = useState<Finished | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const isBusy = useRef(false)

  const finish = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const browser = readBrowserSecret() ?? 'none'
      setFinished(await call(slackOutsideContract.finishSlack, { body: { code, state, browser } }))
      forgetWayBack()
      await refresh()
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason
      // Without an answer the same can be tried again; any other answer used it up.
      if (reason.status !== 0) forgetWayBack()
      setError(reason)
    } finally {
      isBusy.current = false
    }
  }, [code, state, refresh])

  useEffect(() => void finish(), [finish])

  if (finished)
    return (
      <div role="status">
        <p className="mt-4 text-lg">{finished.connection.team_name || 'Your workspace'} is connected</p>
        <p className="mt-3 max-w-measure text-ink-2">
          {finished.trouble
            ? `The first message did not arrive, though. ${finished.trouble}`
            : 'A first message waits for you in Slack, in your own room with the app. Nothing is posted in any channel.'}
        </p>
        <Link to="/integrations-page" className={buttonClass('primary', 'md', 'mt-8')}>
          Open Integrations
        </Link>
      </div>
    )
  if (!error)
    return (
      <p role="status" className="mt-4 text-lg">
        Asking Slack …
      </p>
    )
  return (
    <>
      <Notice kind="error" className="mt-6 max-w-measure">
        {error.message}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        {error.status === 0 ? (
          <Button
            variant="primary"
            onClick={() => {
              setError(null)
              void finish()
            }}
          >
            Try again
          </Button>
        ) : (
          <ConnectSlack label="Connect Slack once more" variant="primary" />
        )}
        <Link to="/integrations-page" className={buttonClass('quiet')}>
          Open Integrations
        </Link>
      </div>
    </>
  )
}
