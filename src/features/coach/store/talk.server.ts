import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { FlowState, type ChatMessage, type Engine, type WrittenBy } from '../contract.ts'
import { type Sent } from '../rules/kept.ts'
import { limits } from '../rules/context.ts'

interface Extras extends Pick<ChatMessage, 'quick' | 'actions' | 'sources' | 'notice' | 'reminder'> {
  has_sent?: boolean
  /** Where the talk stood before the message that this answers: taking the message back goes there again. */
  before?: FlowState | null
}
const noExtras = { quick: [], actions: [], sources: [], has_sent: false }

export interface NewMessage {
  id: string
  sender: ChatMessage['sender']
  content: string
  safetyLevel: ChatMessage['safety_level']
  localDate: string
  /** What follows is of replies only. */
  engine?: Engine
  writtenBy?: WrittenBy | undefined
  replyTo?: string
  isStopped?: boolean
  extras?: Extras
}

/** The newest messages of the last seven days, newest first: what a turn may look at and what the screen opens with. */
export async function readNewestMessages(
  rows: Rows,
  userId: string,
  now: Date,
  limit: number,
): Promise<ChatMessage[]> {
  const since = new Date(now.getTime() - limits.days * 86_400_000).toISOString()
  const found = await messagesOf(rows, userId).where('created_at', '>', since).limit(limit).execute()
  return found.map(asMessage)
}

export async function readEarlierMessages(
  rows: Rows,
  userId: string,
  before: string,
  limit: number,
): Promise<ChatMessage[]> {
  const found = await messagesOf(rows, userId)
    .where('created_at', '<', sql<string>`${before}::timestamptz`)
    .limit(limit)
    .execute()
  return found.map(asMessage)
}

export async function hasMessageBefore(rows: Rows, userId: string, before: string): Promise<boolean> {
  const found = await messagesOf(rows, userId)
    .where('created_at', '<', sql<string>`${before}::timestamptz`)
    .limit(1)
    .execute()
  return found.length > 0
}

/** The reply to a message that was sent before; undefined when it got none yet. */
export async function readReplyTo(
  rows: Rows,
  userId: string,
  messageId: string,
): Promise<ChatMessage | undefined> {
  const [row] = await messagesOf(rows, userId).where('reply_to', '=', messageId).limit(1).execute()
  return row && asMessage(row)
}

/** False when a message with this id, or a reply to the same message, is already there. */
export async function insertMessage(rows: Rows, userId: string, message: NewMessage): Promise<boolean> {
  const result = await rows
    .insertInto('chat_messages')
    .values({
      user_id: userId,
      id: message.id,
      sender: message.sender,
      content: message.content,
      engine: message.engine ?? null,
      written_by: message.writtenBy ? json(message.writtenBy) : null,
      safety_level: message.safetyLevel,
      local_date: message.localDate,
      stopped: message.isStopped ?? false,
      reply_to: message.replyTo ?? null,
      extras: json(message.extras ?? noExtras),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteMessageRow(rows: Rows, userId: string, id: string): Promise<number> {
  const result = await rows
    .deleteFrom('chat_messages')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Deletes every message and the place in any exercise, which holds words of the person, too. */
export async function deleteConversationRows(rows: Rows, userId: string): Promise<number> {
  await writeState(rows, userId, null)
  const result = await rows.deleteFrom('chat_messages').where('user_id', '=', userId).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/**
 * Where the person is in an exercise (null between exercises, and when what is stored is from another version), and
 * whether they have said that they are under 18.
 */
export async function readState(
  rows: Rows,
  userId: string,
): Promise<{ state: FlowState | null; isMinor: boolean }> {
  const row = await rows
    .selectFrom('coach_states')
    .select(['state', 'is_minor'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const parsed = FlowState.safeParse(row?.state)
  return { state: parsed.success ? parsed.data : null, isMinor: row?.is_minor ?? false }
}

export async function writeIsMinor(rows: Rows, userId: string, isMinor: boolean): Promise<void> {
  await rows
    .insertInto('coach_states')
    .values({ user_id: userId, is_minor: isMinor })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_minor: isMinor }))
    .execute()
}

/** A message of the person with its reply, when nothing of theirs was said after it. */
export async function readLastTurn(
  rows: Rows,
  userId: string,
  id: string,
): Promise<{ text: string; replyId: string | null; before: FlowState | null } | undefined> {
  const [own] = await messagesOf(rows, userId).where('sender', '=', 'user').limit(1).execute()
  if (own?.id !== id) return undefined
  const [reply] = await messagesOf(rows, userId).where('reply_to', '=', id).limit(1).execute()
  const before = FlowState.safeParse((reply?.extras as Extras | undefined)?.before)
  return { text: own.content, replyId: reply?.id ?? null, before: before.success ? before.data : null }
}

const sentDays = 30

/** Keeps what went to a model for a reply, and lets go of copies older than thirty days. */
export async function insertSent(
  rows: Rows,
  userId: string,
  messageId: string,
  { host, body }: Omit<Sent, 'created_at'>,
): Promise<void> {
  await rows
    .deleteFrom('coach_sent')
    .where('user_id', '=', userId)
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${sentDays})`)
    .execute()
  await rows.insertInto('coach_sent').values({ user_id: userId, message_id: messageId, host, body }).execute()
}

export async function readSentRow(rows: Rows, userId: string, messageId: string): Promise<Sent | null> {
  const row = await rows
    .selectFrom('coach_sent')
    .select(['host', 'body', 'created_at'])
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row ?? null
}

export async function writeState(rows: Rows, userId: string, state: FlowState | null): Promise<void> {
  await rows
    .insertInto('coach_states')
    .values({ user_id: userId, state: json(state ?? {}) })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        state: json(state ?? {}),
        version: sql<number>`coach_states.version + 1`,
        updated_at: sql<string>`now()`,
      }),
    )
    .execute()
}

function messagesOf(rows: Rows, userId: string) {
  return rows
    .selectFrom('chat_messages')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesOf>['execute']>>[number]

function asMessage({ extras, reply_to: _reply, updated_at: _updated, ...row }: MessageRow): ChatMessage {
  const { before: _before, ...shown } = extras as Partial<Extras>
  return { ...row, ...noExtras, ...shown } as unknown as ChatMessage
}
