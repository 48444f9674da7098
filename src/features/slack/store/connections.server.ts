import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { SlackConnection, SlackKind } from '../contract.ts'

const columns = ['kind', 'team_name', 'host', 'trouble', 'taken_at', 'created_at'] as const

/** The ways into Slack of a person, the app first. */
export async function readConnections(
  rows: Rows,
  userId: string,
  kind?: SlackKind,
): Promise<SlackConnection[]> {
  let query = rows.selectFrom('slack_connections').select(columns).where('user_id', '=', userId)
  if (kind) query = query.where('kind', '=', kind)
  return (await query.orderBy('kind').execute()) as SlackConnection[]
}

/** What it takes to send: the secret is sealed. */
export interface Way {
  user_id: string
  kind: SlackKind
  secret_sealed: Buffer
  channel_id: string | null
  team_id: string | null
  trouble: string
}

/** The same rows with their secrets, the app first. Of the person, or as the service. */
export async function readWays(rows: Rows, userId: string): Promise<Way[]> {
  const found = await rows
    .selectFrom('slack_connections')
    .select(['user_id', 'kind', 'secret_sealed', 'channel_id', 'team_id', 'trouble'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute()
  return found as Way[]
}

export interface NewApp {
  secret: Buffer
  teamId: string
  teamName: string
  slackUserId: string
  channelId: string
}

/** Keeps the app in place of the one before; false when this somebody in Slack belongs to another account. */
export async function putApp(rows: Rows, userId: string, app: NewApp): Promise<boolean> {
  // A savepoint of its own is not needed: whoever gets false undoes the transaction.
  await deleteConnection(rows, userId, 'app')
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('slack_connections')
    .values({
      user_id: userId,
      kind: 'app',
      secret_sealed: app.secret,
      team_id: app.teamId,
      team_name: app.teamName,
      slack_user_id: app.slackUserId,
      channel_id: app.channelId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function putWebhook(rows: Rows, userId: string, secret: Buffer, host: string): Promise<void> {
  await deleteConnection(rows, userId, 'webhook')
  await rows
    .insertInto('slack_connections')
    .values({ user_id: userId, kind: 'webhook', secret_sealed: secret, host })
    .execute()
}

export async function deleteConnection(rows: Rows, userId: string, kind: SlackKind): Promise<boolean> {
  const { numDeletedRows } = await rows
    .deleteFrom('slack_connections')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Writes down that Slack took a message. As the service. */
export async function noteTaken(rows: Rows, { user_id, kind, secret_sealed }: Way): Promise<void> {
  await rows
    .updateTable('slack_connections')
    .set({ trouble: '', taken_at: sql<string>`now()`, updated_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('secret_sealed', '=', secret_sealed)
    .execute()
}

/** Writes down why nothing arrives any more; one that was connected anew meanwhile is left alone. As the service. */
export async function noteTrouble(
  rows: Rows,
  { user_id, kind, secret_sealed }: Way,
  trouble: string,
): Promise<void> {
  await rows
    .updateTable('slack_connections')
    .set({ trouble, updated_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('secret_sealed', '=', secret_sealed)
    .execute()
}

/** How many people here are connected to a workspace: its token is one for all of them. As the service. */
export async function countTeam(rows: Rows, teamId: string): Promise<number> {
  const { count } = await rows
    .selectFrom('slack_connections')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  return count
}
