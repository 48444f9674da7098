import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Day } from '#features/plan/contract.ts'
import { FlowState, type ChatMessage, type Engine, type WrittenBy } from './contract.ts'
import { limits } from './rules/context.ts'

type Extras = Pick<ChatMessage, 'quick' | 'actions' | 'sources' | 'notice'>
const noExtras: Extras = { quick: [], actions: [], sources: [] }

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
  await rows.deleteFrom('coach_states').where('user_id', '=', userId).execute()
  const result = await rows.deleteFrom('chat_messages').where('user_id', '=', userId).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Where the person is in an exercise; null between exercises, and when what is stored is from another version. */
export async function readState(rows: Rows, userId: string): Promise<FlowState | null> {
  const row = await rows
    .selectFrom('coach_states')
    .select('state')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const parsed = FlowState.safeParse(row?.state)
  return parsed.success ? parsed.data : null
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

export interface TurnCount {
  /** Turns of this day, this one included. */
  turns: number
  modelTurns: number
  /** Turns of this minute, this one included; the minute begins with its first turn. */
  minuteTurns: number
  /** Seconds until the next minute begins. */
  secondsLeft: number
}

/** Counts a turn of a day, in one statement, so that two tabs cannot both be the last one that is allowed. */
export async function countTurn(rows: Rows, userId: string, day: string): Promise<TurnCount> {
  const isNewMinute = sql<boolean>`ai_usage.minute_start <= now() - interval '60 seconds'`
  const row = await rows
    .insertInto('ai_usage')
    .values({ user_id: userId, day, turns: 1, minute_turns: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({
        turns: sql<number>`ai_usage.turns + 1`,
        minute_start: sql<string>`case when ${isNewMinute} then now() else ai_usage.minute_start end`,
        minute_turns: sql<number>`case when ${isNewMinute} then 1 else ai_usage.minute_turns + 1 end`,
        updated_at: sql<string>`now()`,
      }),
    )
    .returning([
      'turns',
      'model_turns',
      'minute_turns',
      sql<number>`ceil(extract(epoch from minute_start + interval '60 seconds' - now()))::integer`.as(
        'seconds_left',
      ),
    ])
    .executeTakeFirstOrThrow()
  return {
    turns: row.turns,
    modelTurns: row.model_turns,
    minuteTurns: row.minute_turns,
    secondsLeft: Math.max(1, row.seconds_left),
  }
}

export interface ModelUse {
  tokensIn: number
  tokensOut: number
  microCost: number
}

export async function addModelUse(rows: Rows, userId: string, day: string, use: ModelUse): Promise<void> {
  await rows
    .updateTable('ai_usage')
    .set({
      model_turns: sql<number>`model_turns + 1`,
      tokens_in: sql<number>`tokens_in + ${use.tokensIn}`,
      tokens_out: sql<number>`tokens_out + ${use.tokensOut}`,
      micro_cost: sql<number>`micro_cost + ${use.microCost}`,
      updated_at: sql<string>`now()`,
    })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
}

/**
 * Takes the most that a turn can cost out of the server's day before the provider is called; false when that would
 * go over `budget` (millionths of the operator's currency). As the service: the day belongs to nobody.
 */
export async function reserveSpend(
  rows: Rows,
  day: string,
  microCost: number,
  budget: number,
): Promise<boolean> {
  if (microCost > budget) return false
  const row = await rows
    .insertInto('ai_spend')
    .values({ day, micro_cost: microCost })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ micro_cost: sql<number>`ai_spend.micro_cost + ${microCost}` })
        .where(sql<boolean>`ai_spend.micro_cost + ${microCost} <= ${budget}`),
    )
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives back what a turn had reserved and did not use; negative when it used more than was thought. */
export async function settleSpend(rows: Rows, day: string, unused: number): Promise<void> {
  await rows
    .updateTable('ai_spend')
    .set({ micro_cost: sql<number>`greatest(0, micro_cost - ${unused})` })
    .where('day', '=', day)
    .execute()
}

/** Counts a question to the public bot in this hour and forgets the hours before. `key` is no address but its hash. */
export async function countHelpQuestion(rows: Rows, key: string): Promise<number> {
  await rows
    .deleteFrom('chat_limits')
    .where('window_start', '<', sql<string>`date_trunc('hour', now())`)
    .execute()
  const row = await rows
    .insertInto('chat_limits')
    .values({ key, window_start: sql<string>`date_trunc('hour', now())`, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql<number>`chat_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return row.hits
}

/** The plans of a range of days: the coach's own narrow view of them, in one query. */
export async function readPlannedDays(rows: Rows, userId: string, from: string, to: string): Promise<Day[]> {
  const found = await rows
    .selectFrom('day_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  return found as unknown as Day[]
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
  return { ...row, ...noExtras, ...(extras as object) } as unknown as ChatMessage
}
