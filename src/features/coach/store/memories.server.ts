import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { memoriesMax, type Feedback, type Memory, type MemoryContent } from '../rules/kept.ts'

const columns = [
  'id',
  'kind',
  'statement',
  'source',
  'pinned',
  'is_off',
  'kept_on',
  'expires_on',
  'last_used_on',
  'version',
] as const

/** Every line, pinned ones first, then the newest. */
export async function readMemoryRows(rows: Rows, userId: string): Promise<Memory[]> {
  const found = await rows
    .selectFrom('coach_memories')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('pinned', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(memoriesMax * 2)
    .execute()
  return found as unknown as Memory[]
}

export async function readMemoryRow(rows: Rows, userId: string, id: string): Promise<Memory | undefined> {
  const row = await rows
    .selectFrom('coach_memories')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row as unknown as Memory | undefined
}

export async function countMemories(rows: Rows, userId: string): Promise<number> {
  const { count } = await rows
    .selectFrom('coach_memories')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Writes a line when it still has the version that the writer saw (0: no row yet); undefined when somebody was first. */
export async function writeMemoryRow(
  rows: Rows,
  userId: string,
  id: string,
  { version, today, ...content }: MemoryContent & { version: number; today: string },
): Promise<Memory | undefined> {
  const given = { ...content, source: content.source && json(content.source) }
  const row =
    version === 0
      ? await rows
          .insertInto('coach_memories')
          .values({ user_id: userId, id, kept_on: today, ...given })
          .onConflict((conflict) => conflict.doNothing())
          .returning(columns)
          .executeTakeFirst()
      : await rows
          .updateTable('coach_memories')
          .set({ ...given, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('version', '=', version)
          .returning(columns)
          .executeTakeFirst()
  return row as unknown as Memory | undefined
}

/** The coach has used these lines today. Using is no change of theirs: their version stays. */
export async function markMemoriesUsed(
  rows: Rows,
  userId: string,
  ids: readonly string[],
  today: string,
): Promise<void> {
  if (ids.length === 0) return
  await rows
    .updateTable('coach_memories')
    .set({ last_used_on: today })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
}

export async function deleteMemoryRow(rows: Rows, userId: string, id: string): Promise<number> {
  const result = await rows
    .deleteFrom('coach_memories')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

const feedbackMost = 200

export async function readFeedbackRows(rows: Rows, userId: string): Promise<Feedback[]> {
  const found = await rows
    .selectFrom('coach_feedback')
    .select(['message_id', 'verdict', 'reason', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(feedbackMost)
    .execute()
  return found as unknown as Feedback[]
}

export async function writeFeedbackRow(
  rows: Rows,
  userId: string,
  id: string,
  content: Pick<Feedback, 'verdict' | 'reason'>,
): Promise<Feedback> {
  const row = await rows
    .insertInto('coach_feedback')
    .values({ user_id: userId, message_id: id, ...content })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'message_id']).doUpdateSet({
        ...content,
        version: sql<number>`coach_feedback.version + 1`,
        updated_at: sql<string>`now()`,
      }),
    )
    .returning(['message_id', 'verdict', 'reason', 'created_at'])
    .executeTakeFirstOrThrow()
  return row as unknown as Feedback
}

export async function deleteFeedbackRow(rows: Rows, userId: string, id: string): Promise<number> {
  const result = await rows
    .deleteFrom('coach_feedback')
    .where('user_id', '=', userId)
    .where('message_id', '=', id)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
