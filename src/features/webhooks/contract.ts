import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Version } from '#platform/contract/limits.ts'

export const webhooksMost = 5
/** As many messages as the log of one shows. */
export const logMost = 20

const webhookEvents = ['plan.saved', 'reflection.saved'] as const
const Events = z
  .array(z.enum(webhookEvents))
  .check(z.minLength(1, { error: 'Please choose at least one thing to be told.' }), z.maxLength(2))

export type WebhookEvent = (typeof webhookEvents)[number]

/** An address that is told when something was saved. The address itself is not shown again. */
export const Webhook = z.object({
  id: z.uuid(),
  host: z.string(),
  events: Events,
  is_on: z.boolean(),
  version: Version,
  created_at: Instant,
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookMessage = z.object({
  id: z.uuid(),
  event: z.string(),
  kind: z.string(),
  row_key: z.string(),
  state: z.enum(['waiting', 'sent', 'given_up']),
  tries: z.number(),
  next_at: Instant,
  status: z.nullable(z.number()),
  trouble: z.string(),
  updated_at: Instant,
})
export type WebhookMessage = z.infer<typeof WebhookMessage>

const Id = z.object({ id: z.uuid() })

export const webhooksContract = {
  readWebhooks: endpoint({
    method: 'GET',
    path: '/webhooks',
    access: 'user',
    summary: 'The addresses that are told when something was saved',
    output: z.object({ webhooks: z.array(Webhook) }),
  }),
  makeWebhook: endpoint({
    method: 'POST',
    path: '/webhooks',
    access: 'user',
    summary: `Adds one; the secret that signs its messages is in this answer and nowhere else. At most ${webhooksMost}`,
    body: z.object({
      address: z
        .string()
        .check(
          z.minLength(1, { error: 'Please paste an address.' }),
          z.maxLength(2_000, { error: 'This address is too long.' }),
        ),
      events: Events,
    }),
    output: z.object({ webhook: Webhook, secret: z.string() }),
  }),
  changeWebhook: endpoint({
    method: 'PUT',
    path: '/webhooks/:id',
    access: 'user',
    summary: 'Changes what one is told, or lets it rest, based on the version named',
    params: Id,
    body: z.object({ events: Events, is_on: z.boolean(), version: Version }),
    output: Webhook,
  }),
  endWebhook: endpoint({
    method: 'DELETE',
    path: '/webhooks/:id',
    access: 'user',
    summary: 'Ends one, with what still waits for it',
    params: Id,
    output: z.object({ ended: z.literal(true) }),
  }),
  readWebhookLog: endpoint({
    method: 'GET',
    path: '/webhooks/:id/messages',
    access: 'user',
    summary: `Its last ${logMost} messages, the newest first`,
    params: Id,
    output: z.object({ messages: z.array(WebhookMessage) }),
  }),
}

/** Calls that ask another server on the way. */
export const webhooksOutsideContract = {
  tryWebhook: endpoint({
    method: 'POST',
    path: '/webhooks/:id/try',
    access: 'user',
    summary: 'Sends a test message now and answers what came of it',
    params: Id,
    output: z.object({ status: z.nullable(z.number()), trouble: z.string() }),
  }),
}
