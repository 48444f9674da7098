import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import { logMost, type Webhook, type WebhookMessage } from './contract.ts'

const columns = ['id', 'host', 'events', 'is_on', 'version', 'created_at'] as const

/** The addresses of a person, or the one that is named, in the order in which they came. */
export async function readWebhookRows(rows: Rows, userId: string, id?: string): Promise<Webhook[]> {
  let query = rows.selectFrom('webhooks').select(columns).where('user_id', '=', userId)
  if (id) query = query.where('id', '=', id)
  return (await query.orderBy('created_at').orderBy('id').execute()) as unknown as Webhook[]
}

export interface NewWebhook {
  id: string
  host: string
  address: Buffer
  secret: Buffer
  events: string[]
}

export async function insertWebhook(rows: Rows, userId: string, given: NewWebhook): Promise<Webhook> {
  const { id, host, address, secret, events } = given
  const row = await rows
    .insertInto('webhooks')
    .values({
      user_id: userId,
      id,
      host,
      address_sealed: address,
      secret_sealed: secret,
      events: json(events),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return row as unknown as Webhook
}

/** Undefined when the version is not the stored one, or there is none. */
export async function updateWebhook(
  rows: Rows,
  userId: string,
  id: string,
  { version, events, is_on }: Pick<Webhook, 'events' | 'is_on' | 'version'>,
): Promise<Webhook | undefined> {
  const row = await rows
    .updateTable('webhooks')
    .set({ events: json(events), is_on, version: version + 1, updated_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row as unknown as Webhook | undefined
}

export async function deleteWebhook(rows: Rows, userId: string, id: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('webhooks')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function readMessages(rows: Rows, userId: string, webhookId: string): Promise<WebhookMessage[]> {
  const found = await rows
    .selectFrom('webhook_messages')
    .select([
      'id',
      'event',
      'kind',
      'row_key',
      'state',
      'tries',
      'next_at',
      'status',
      'trouble',
      'updated_at',
    ])
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(logMost)
    .execute()
  return found as WebhookMessage[]
}

/** What it takes to send to an address; both parts are sealed. */
export interface Target {
  user_id: string
  webhook_id: string
  address_sealed: Buffer
  secret_sealed: Buffer
}

export async function readTarget(rows: Rows, userId: string, id: string): Promise<Target | undefined> {
  return rows
    .selectFrom('webhooks')
    .select(['user_id', 'id as webhook_id', 'address_sealed', 'secret_sealed'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface DueMessage extends Target {
  id: string
  event: string
  kind: string
  row_key: string
  tries: number
  created_at: string
}

/**
 * Takes the messages whose time has come and moves their time on, so that two processes never send the same one. What a
 * process that ends takes with it is sent again five minutes later. As the service.
 */
export async function takeDueMessages(rows: Rows, most: number): Promise<DueMessage[]> {
  const { rows: due } = await sql<DueMessage>`
    with due as (
      select m.user_id, m.webhook_id, m.id from public.webhook_messages m
      join public.webhooks w on w.user_id = m.user_id and w.id = m.webhook_id and w.is_on
      where m.state = 'waiting' and m.next_at <= now() order by m.next_at limit ${most}
      for update of m skip locked
    )
    update public.webhook_messages m
    set tries = m.tries + 1, next_at = now() + interval '5 minutes', updated_at = now()
    from due, public.webhooks w
    where m.user_id = due.user_id and m.webhook_id = due.webhook_id and m.id = due.id
      and w.user_id = m.user_id and w.id = m.webhook_id
    returning m.user_id, m.webhook_id, m.id, m.event, m.kind, m.row_key, m.tries, m.created_at,
      w.address_sealed, w.secret_sealed`.execute(rows)
  return due
}

export interface Outcome {
  status: number | null
  trouble: string
}

/** Writes down what came of a try; without success the next one waits longer, and after the last one there is none. */
export async function writeOutcome(
  rows: Rows,
  message: DueMessage,
  outcome: Outcome,
  next: { state: 'sent' | 'given_up' | 'waiting'; waitSeconds: number },
): Promise<void> {
  await rows
    .updateTable('webhook_messages')
    .set({
      ...outcome,
      state: next.state,
      next_at: sql<string>`now() + make_interval(secs => ${next.waitSeconds})`,
      updated_at: sql<string>`now()`,
    })
    .where('user_id', '=', message.user_id)
    .where('webhook_id', '=', message.webhook_id)
    .where('id', '=', message.id)
    .execute()
}

/** Forgets what was told or given up a month ago; answers how many it were. As the service. */
export async function sweepMessages(rows: Rows): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from public.webhook_messages where (user_id, webhook_id, id) in (
      select user_id, webhook_id, id from public.webhook_messages
      where state <> 'waiting' and updated_at < now() - interval '30 days' limit 1000
    )`.execute(rows)
  return Number(numAffectedRows ?? 0n)
}
