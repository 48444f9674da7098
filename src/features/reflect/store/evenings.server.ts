import { sql } from 'kysely'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { type Evening, type EveningContent } from '../contract.ts'

/** Everything but the two long texts, which a list cuts; never the words prepared for the search. */
export const eveningColumns = [
  'user_id',
  'date',
  'mood',
  'wins',
  'grateful_for',
  'tomorrow',
  'helped_by',
  'got_in_way',
  'is_muted',
  'version',
  'created_at',
  'updated_at',
  'finished_at',
] as const
export const wholeEvening = [...eveningColumns, 'challenges', 'helped'] as const

export async function readEveningRow(rows: Rows, userId: string, date: string): Promise<Evening | undefined> {
  const row = await rows
    .selectFrom('daily_reflections')
    .select(wholeEvening)
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .executeTakeFirst()
  return row as Evening | undefined
}

/** Writes the evening when it still has the version that the writer saw; undefined when somebody else was first. */
export async function writeEveningRow(
  rows: Rows,
  userId: string,
  date: string,
  version: number,
  content: EveningContent,
  isFinished: boolean,
): Promise<Evening | undefined> {
  const columns = {
    mood: content.mood,
    wins: json(content.wins),
    challenges: content.challenges,
    helped: content.helped,
    grateful_for: json(content.grateful_for),
    tomorrow: content.tomorrow,
    helped_by: json(content.helped_by),
    got_in_way: json(content.got_in_way),
    // Finishing marks the moment; typing on afterwards does not take it back.
    ...(isFinished ? { finished_at: sql<string>`now()` } : {}),
  }
  const row =
    version === 0
      ? await rows
          .insertInto('daily_reflections')
          .values({ user_id: userId, date, ...columns })
          .onConflict((conflict) => conflict.columns(['user_id', 'date']).doNothing())
          .returning(wholeEvening)
          .executeTakeFirst()
      : await rows
          .updateTable('daily_reflections')
          .set({ ...columns, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('date', '=', date)
          .where('version', '=', version)
          .returning(wholeEvening)
          .executeTakeFirst()
  return row as Evening | undefined
}

/**
 * Reflections of the last 7 days up to `today`, newest first, at most 5: what the coach and the hub read. An evening that
 * is filled in later stands at the day that it is about.
 */
export async function readRecentEveningRows(
  rows: Rows,
  userId: string,
  today: LocalDate,
): Promise<Evening[]> {
  const found = await rows
    .selectFrom('daily_reflections')
    .select(wholeEvening)
    .where('user_id', '=', userId)
    .where('date', '>', addDays(today, -7))
    .where('date', '<=', today)
    .orderBy('date', 'desc')
    .limit(5)
    .execute()
  return found as unknown as Evening[]
}
