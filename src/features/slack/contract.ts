import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant } from '#platform/contract/limits.ts'

export const SlackKind = z.enum(['app', 'webhook'])
export type SlackKind = z.infer<typeof SlackKind>

/** A way into Slack. Neither its token nor its address is ever shown again. */
export const SlackConnection = z.object({
  kind: SlackKind,
  /** The workspace of the app; empty for a webhook, which does not say. */
  team_name: z.string(),
  host: z.string(),
  /** Why nothing arrives any more; empty while all is well. */
  trouble: z.string(),
  /** When Slack took a message last. */
  taken_at: z.nullable(Instant),
  created_at: Instant,
})
export type SlackConnection = z.infer<typeof SlackConnection>

/** What came of a message: `trouble` is empty when Slack took it. */
const SlackTried = z.object({ trouble: z.string() })

const Secret = z.string().check(z.minLength(1), z.maxLength(1_000))

export const slackContract = {
  readSlack: endpoint({
    method: 'GET',
    path: '/slack',
    access: 'user',
    summary: 'How the person is reached in Slack, and whether this server has an app there',
    output: z.object({ has_app: z.boolean(), connections: z.array(SlackConnection) }),
  }),
  startSlack: endpoint({
    method: 'POST',
    path: '/slack/start',
    access: 'user',
    summary:
      'Begins to connect the app: where to send the person, and what their browser keeps until they are back',
    output: z.object({ address: z.string(), browser: z.string() }),
  }),
  pasteSlackWebhook: endpoint({
    method: 'PUT',
    path: '/slack/webhook',
    access: 'user',
    summary: 'Keeps the address of an incoming webhook, in place of the one before',
    body: z.object({
      address: z
        .string()
        .check(
          z.minLength(1, { error: 'Please paste an address.' }),
          z.maxLength(500, { error: 'This address is too long.' }),
        ),
    }),
    output: SlackConnection,
  }),
}

/** Calls that ask Slack on the way. */
export const slackOutsideContract = {
  finishSlack: endpoint({
    method: 'POST',
    path: '/slack/finish',
    access: 'user',
    summary: 'Exchanges the code that Slack sent the person back with, and sends them a first message',
    body: z.object({ code: Secret, state: Secret, browser: Secret }),
    output: z.object({ connection: SlackConnection, ...SlackTried.shape }),
  }),
  trySlack: endpoint({
    method: 'POST',
    path: '/slack/:kind/try',
    access: 'user',
    summary: 'Sends a test message now',
    params: z.object({ kind: SlackKind }),
    output: z.object({ connection: SlackConnection, ...SlackTried.shape }),
  }),
  endSlack: endpoint({
    method: 'DELETE',
    path: '/slack/:kind',
    access: 'user',
    summary: 'Ends a way into Slack; the token goes back to Slack when nobody else here uses it',
    params: z.object({ kind: SlackKind }),
    output: z.object({ ended: z.literal(true) }),
  }),
}
