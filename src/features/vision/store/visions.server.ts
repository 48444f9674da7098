import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import {
  customMost,
  emptyVision,
  type CustomContent,
  type CustomVision,
  type Pillar,
  type Vision,
  type VisionContent,
} from '../contract.ts'

const contentColumns = [
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
const columns = ['pillar', ...contentColumns] as const
const customColumns = ['id', 'name', 'sign', 'hue', ...contentColumns] as const

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
  const given = writingColumns(content)
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

function writingColumns(content: VisionContent) {
  return {
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
}

export async function readCustomRows(rows: Rows, userId: string): Promise<CustomVision[]> {
  const found = await rows
    .selectFrom('custom_visions')
    .select(customColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return found as unknown as CustomVision[]
}

export async function readCustomRow(
  rows: Rows,
  userId: string,
  id: string,
): Promise<CustomVision | undefined> {
  const found = await rows
    .selectFrom('custom_visions')
    .select(customColumns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found as unknown as CustomVision | undefined
}

/** Changes the vision when it still has the version that the writer saw; undefined when it has not, or is not there. */
export async function updateCustomRow(
  rows: Rows,
  userId: string,
  id: string,
  version: number,
  content: CustomContent,
): Promise<CustomVision | undefined> {
  const row = await rows
    .updateTable('custom_visions')
    .set({ ...customGiven(content), version: version + 1, updated_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(customColumns)
    .executeTakeFirst()
  return row as unknown as CustomVision | undefined
}

/** Makes the vision; 'full' when the person has as many as one may have, 'taken' when it is there already. */
export async function insertCustomRow(
  rows: Rows,
  userId: string,
  id: string,
  content: CustomContent,
): Promise<CustomVision | 'full' | 'taken'> {
  // One at a time for each person: two made at once must not both be the last that fits.
  await sql`select pg_advisory_xact_lock(hashtextextended('custom_visions:' || ${userId}::text, 0))`.execute(
    rows,
  )
  const present = await rows.selectFrom('custom_visions').select('id').where('user_id', '=', userId).execute()
  if (present.some((row) => row.id === id)) return 'taken'
  if (present.length >= customMost) return 'full'
  const row = await rows
    .insertInto('custom_visions')
    .values({ user_id: userId, id, ...customGiven(content) })
    .returning(customColumns)
    .executeTakeFirstOrThrow()
  return row as unknown as CustomVision
}

/** False when there was none. */
export async function deleteCustomRow(rows: Rows, userId: string, id: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('custom_visions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

function customGiven(content: CustomContent) {
  const { name, sign, hue } = content
  return { name: name.trim(), sign, hue, ...writingColumns(content) }
}
