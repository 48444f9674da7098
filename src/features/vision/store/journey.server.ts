import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { emptyCheckIn, type CheckIn, type CheckInContent, type CheckInDay } from '../contract.ts'

export async function readStartDate(rows: Rows, userId: string): Promise<string | null> {
  const row = await rows
    .selectFrom('vision_journeys')
    .select('start_date')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.start_date ?? null
}

/** The start of the vision period, unless the person has one already. */
export async function writeFirstStart(rows: Rows, userId: string, date: string): Promise<void> {
  await rows
    .insertInto('vision_journeys')
    .values({ user_id: userId, start_date: date })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/**
 * Moves the start of the vision period. With `isNew` another journey begins on that day; said twice for the same day it
 * begins once.
 */
export async function writeStartDate(
  rows: Rows,
  userId: string,
  date: string,
  isNew: boolean,
): Promise<void> {
  const step = isNew ? 1 : 0
  await rows
    .insertInto('vision_journeys')
    // Without a row the first journey counts from joining, so a new one is the second.
    .values({ user_id: userId, start_date: date, number: 1 + step })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        start_date: date,
        number: sql<number>`vision_journeys.number
          + case when vision_journeys.start_date = ${date}::date then 0 else ${step}::integer end`,
        version: sql<number>`vision_journeys.version + 1`,
        updated_at: sql<string>`now()`,
      }),
    )
    .execute()
}

export async function readJourneyNumber(rows: Rows, userId: string): Promise<number> {
  const row = await rows
    .selectFrom('vision_journeys')
    .select('number')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.number ?? 1
}

const checkInColumns = [
  'journey',
  'day',
  'changed',
  'helped',
  'next',
  'choice',
  'version',
  'updated_at',
] as const

/** The 60 newest check-ins, the newest journey and its last day first. */
export async function readCheckInRows(rows: Rows, userId: string): Promise<CheckIn[]> {
  const found = await rows
    .selectFrom('journey_check_ins')
    .select(checkInColumns)
    .where('user_id', '=', userId)
    .orderBy('journey', 'desc')
    .orderBy('day', 'desc')
    .limit(60)
    .execute()
  return found as unknown as CheckIn[]
}

/** One check-in; with version 0 when nothing was written yet. */
export async function readCheckInRow(
  rows: Rows,
  userId: string,
  journey: number,
  day: CheckInDay,
): Promise<CheckIn> {
  const found = await rows
    .selectFrom('journey_check_ins')
    .select(checkInColumns)
    .where('user_id', '=', userId)
    .where('journey', '=', journey)
    .where('day', '=', day)
    .executeTakeFirst()
  return (
    (found as unknown as CheckIn | undefined) ?? {
      ...emptyCheckIn,
      journey,
      day,
      version: 0,
      updated_at: null,
    }
  )
}

/** Writes a check-in when it still has the version that the writer saw; undefined when somebody else was first. */
export async function writeCheckInRow(
  rows: Rows,
  userId: string,
  journey: number,
  day: CheckInDay,
  version: number,
  { changed, helped, next, choice }: CheckInContent,
): Promise<CheckIn | undefined> {
  const given = { changed, helped, next, choice }
  const row =
    version === 0
      ? await rows
          .insertInto('journey_check_ins')
          .values({ user_id: userId, journey, day, ...given })
          .onConflict((conflict) => conflict.columns(['user_id', 'journey', 'day']).doNothing())
          .returning(checkInColumns)
          .executeTakeFirst()
      : await rows
          .updateTable('journey_check_ins')
          .set({ ...given, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('journey', '=', journey)
          .where('day', '=', day)
          .where('version', '=', version)
          .returning(checkInColumns)
          .executeTakeFirst()
  return row as unknown as CheckIn | undefined
}
