import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { slackOutsideContract } from '../contract.ts'
import { useRefreshSlack } from '../queries.ts'
import { ConnectSlack } from './connect-slack.tsx'
import { forgetWayBack, readBrowserSecret, type WayBack } from './way-back.ts'

/** Hands what Slack said to the server, once, and says what came of it. */
export function FinishSlack({ code, state }: WayBack) {
  const refresh = useRefreshSlack()
  const hasBegun = useRef(false)
  const { mutate, data, error } = useMutation({
    // Offline is an answer here, too: the person is told at once, and tries again.
    networkMode: 'always',
    mutationFn: () =>
      call(slackOutsideContract.finishSlack, {
        body: { code, state, browser: readBrowserSecret() ?? 'none' },
      }),
    async onSuccess() {
      forgetWayBack()
      await refresh()
    },
    onError(reason) {
      if (!canRepeat(reason)) forgetWayBack()
    },
  })

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate()
  }, [mutate])

  if (data)
    return (
      <div role="status">
        <p className="mt-4 text-lg">{data.connection.team_name || 'Your workspace'} is connected</p>
        <p className="mt-3 max-w-measure text-ink-2">
          {data.trouble
            ? `The first message did not arrive, though. ${data.trouble}`
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
        {canRepeat(error) ? (
          <Button variant="primary" onClick={() => mutate()}>
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

/** Without an answer the same can be tried again; any other answer used it up. */
function canRepeat(error: Error): boolean {
  return error instanceof CallError && error.status === 0
}
