import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { emptyVision, type Pillar, type Vision, type VisionContent } from './contract.ts'

const columns = [
  'pillar',
  'picture',
  'sentence',
  'values',
  'why',
  'obstacle',
  'if_part',
  'then_part',
  'goals',
  'first_step',
  'is_resting',
  'version',
  'updated_at',
] as const

export async function readVisionRows(rows: Rows, userId: string): Promise<Vision[]> {
  const found = await rows
    .selectFrom('visions')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('pillar')
    .execute()
  return found as unknown as Vision[]
}

export async function readVisionRow(rows: Rows, userId: string, pillar: Pillar): Promise<Vision | undefined> {
  const found = await rows
    .selectFrom('visions')
    .select(columns)
    .where('user_id', '=', userId)
    .where('pillar', '=', pillar)
    .executeTakeFirst()
  return found as unknown as Vision | undefined
}

/** A vision that is not there yet: version 0. */
export function unwrittenVision(pillar: Pillar): Vision {
  return { ...emptyVision, pillar, version: 0, updated_at: null }
}

/** Writes the vision when it still has the version that the writer saw; undefined when somebody else was first. */
export async function writeVisionRow(
  rows: Rows,
  userId: string,
  pillar: Pillar,
  version: number,
  content: VisionContent,
): Promise<Vision | undefined> {
  const given = {
    picture: content.picture,
    sentence: content.sentence,
    values: json(content.values),
    why: content.why,
    obstacle: content.obstacle,
    if_part: content.if_part,
    then_part: content.then_part,
    goals: json(content.goals),
    first_step: content.first_step,
    is_resting: content.is_resting,
  }
  const row =
    version === 0
      ? await rows
          .insertInto('visions')
          .values({ user_id: userId, pillar, ...given })
          .onConflict((conflict) => conflict.columns(['user_id', 'pillar']).doNothing())
          .returning(columns)
          .executeTakeFirst()
      : await rows
          .updateTable('visions')
          .set({ ...given, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('pillar', '=', pillar)
          .where('version', '=', version)
          .returning(columns)
          .executeTakeFirst()
  return row as unknown as Vision | undefined
}

export async function readStartDate(rows: Rows, userId: string): Promise<string | null> {
  const row = await rows
    .selectFrom('vision_journeys')
    .select('start_date')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.start_date ?? null
}

/** Sets the start of the vision period; with `onlyFirst` an earlier choice stays. */
export async function writeStartDate(
  rows: Rows,
  userId: string,
  date: string,
  onlyFirst: boolean,
): Promise<void> {
  await rows
    .insertInto('vision_journeys')
    .values({ user_id: userId, start_date: date })
    .onConflict((conflict) => {
      const target = conflict.column('user_id')
      return onlyFirst
        ? target.doNothing()
        : target.doUpdateSet({
            start_date: date,
            version: sql<number>`vision_journeys.version + 1`,
            updated_at: sql<string>`now()`,
          })
    })
    .execute()
}
