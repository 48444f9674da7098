import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useRhythm } from '#features/account/public.tsx'
import { Connection, EndConnection, KnownList, useWork } from '#features/connections/public.tsx'
import { momentWords } from '#features/connections/rules.ts'
import { slackOutsideContract, type SlackConnection } from '../contract.ts'
import { useRefreshSlack, useSlack } from '../queries.ts'
import { ConnectSlack } from './connect-slack.tsx'
import { PasteWebhook } from './paste-webhook.tsx'

/** Slack: how the person is reached there, and what is read. */
export function Slack() {
  const { data, error, refetch } = useSlack()
  const has = (kind: SlackConnection['kind']) => data?.connections.some((each) => each.kind === kind)
  return (
    <Connection title="Slack" about={<About hasApp={data?.has_app ?? false} />}>
      <KnownList
        rows={data?.connections}
        error={error}
        retry={() => void refetch()}
        label="Slack"
        empty="Not connected: nothing goes to Slack."
      >
        {(connection) => (
          <Row key={connection.kind} connection={connection} hasApp={data?.has_app ?? false} />
        )}
      </KnownList>
      {data ? (
        <div className="flex flex-wrap gap-3">
          {data.has_app && !has('app') ? <ConnectSlack label="Connect Slack" /> : null}
          {has('webhook') ? null : <PasteWebhook label="Paste a webhook address" />}
        </div>
      ) : null}
      {data && !data.has_app ? (
        <p className="text-sm text-ink-2">
          The Slack app is not set up on this server. A webhook address works without it.
        </p>
      ) : null}
    </Connection>
  )
}

function About({ hasApp }: { hasApp: boolean }) {
  return (
    <>
      <p>
        Written: reminders that you switch on, and nothing of your journal.{' '}
        {hasApp
          ? 'The app writes to you alone and never posts in a channel; a webhook brings them to wherever it posts.'
          : 'A webhook brings them to wherever it posts.'}
      </p>
      <p className="mt-2">
        {hasApp
          ? 'Read: what you type after /balanse, which becomes a line of your journal or a task of today. No other message is read.'
          : 'Read: nothing.'}
      </p>
    </>
  )
}

const names = { app: 'Slack app', webhook: 'Webhook' } as const

function Row({ connection, hasApp }: { connection: SlackConnection; hasApp: boolean }) {
  const { kind, team_name, host, trouble } = connection
  const { time_zone } = useRhythm()
  const taken = connection.taken_at ? momentWords(connection.taken_at, time_zone) : null
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 dir="auto" className="break-words">
            {kind === 'app' ? team_name || names.app : names.webhook}
          </h3>
          <p className="text-sm text-ink-2">
            {trouble ? 'Needs attention' : 'Connected'}
            {kind === 'app' ? ', to your own room with the app.' : `, at ${host}.`}
            {taken ? ` Last message ${taken}.` : ' No message yet.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Try connection={connection} />
          <End connection={connection} />
        </div>
      </div>
      {trouble ? (
        <Notice
          className="mt-3"
          action={
            kind === 'webhook' ? (
              <PasteWebhook label="Paste another address" />
            ) : hasApp ? (
              <ConnectSlack label="Connect Slack again" />
            ) : undefined
          }
        >
          {trouble} Until then nothing is sent there.
        </Notice>
      ) : null}
    </li>
  )
}

function Try({ connection: { kind } }: { connection: SlackConnection }) {
  const refresh = useRefreshSlack()
  const { isPending, run } = useWork()

  async function send() {
    const isDone = await run(async () => {
      const { trouble } = await call(slackOutsideContract.trySlack, { params: { kind } })
      toast({
        title: trouble ? 'Not taken' : 'Sent to Slack',
        description: trouble || 'A test message waits for you there.',
      })
      await refresh()
    })
    if (!isDone)
      toast({ title: 'Not sent', description: 'The server did not answer as expected. Nothing was changed.' })
  }

  return (
    <Button
      size="sm"
      aria-label={`Send a test message by ${names[kind]}`}
      isPending={isPending}
      pendingText="Sending"
      onClick={() => void send()}
    >
      Send a test
    </Button>
  )
}

function End({ connection: { kind } }: { connection: SlackConnection }) {
  const refresh = useRefreshSlack()
  return (
    <EndConnection
      name={names[kind]}
      title={kind === 'app' ? 'End the connection to Slack?' : 'Forget this webhook?'}
      description={
        kind === 'app'
          ? 'No reminder goes there any more, and /balanse no longer knows you. What you wrote with it stays in your journal and your plans. What stands in Slack stays there.'
          : 'No reminder goes there any more, and the address is deleted here. What stands in Slack stays there, and so does the webhook until you delete it in Slack.'
      }
      action={kind === 'app' ? 'End the connection' : 'Forget it'}
      end={async () => {
        await call(slackOutsideContract.endSlack, { params: { kind } })
        toast({ title: kind === 'app' ? 'Slack is not connected any more' : 'The webhook is forgotten' })
        await refresh()
      }}
    />
  )
}
