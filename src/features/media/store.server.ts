import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { Media, MediaContent, ShownMedia } from './contract.ts'
import { mediaBucket } from './rules.ts'

const columns = [
  'id',
  'entry_id',
  'kind',
  'file',
  'words',
  'width',
  'height',
  'seconds',
  'version',
  'created_at',
] as const

export async function readMediaRows(rows: Rows, userId: string, entryId: string): Promise<Media[]> {
  const found = await rows
    .selectFrom('entry_media')
    .select(columns)
    .where('user_id', '=', userId)
    .where('entry_id', '=', entryId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return found as Media[]
}

/** The first picture of each of these entries, and whether it holds a voice note; entries with neither are not there. */
export async function readShownRows(
  rows: Rows,
  userId: string,
  entryIds: readonly string[],
): Promise<Map<string, ShownMedia>> {
  if (entryIds.length === 0) return new Map()
  const found = await rows
    .selectFrom('entry_media')
    .select(['entry_id', 'kind', 'file', 'words'])
    .where('user_id', '=', userId)
    .where('entry_id', 'in', entryIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const shown = new Map<string, ShownMedia>()
  for (const { entry_id: id, kind, file, words } of found) {
    const before = shown.get(id) ?? { picture: null, has_sound: false }
    shown.set(
      id,
      kind === 'picture'
        ? { ...before, picture: before.picture ?? { file, words } }
        : { ...before, has_sound: true },
    )
  }
  return shown
}

export async function countOthers(rows: Rows, userId: string, entryId: string, id: string): Promise<number> {
  const { count } = await rows
    .selectFrom('entry_media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('entry_id', '=', entryId)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether the person has a file of this name in the bucket of journal entries. */
export async function hasFile(rows: Rows, userId: string, file: string): Promise<boolean> {
  const found = await rows
    .selectFrom('storage.objects')
    .select('id')
    .where('bucket_id', '=', mediaBucket)
    .where('name', '=', `${userId}/${file}`)
    .executeTakeFirst()
  return found !== undefined
}

/** Writes a picture or a voice note; one that is there keeps its file and its entry, and takes the new words. */
export async function writeMediaRow(
  rows: Rows,
  userId: string,
  id: string,
  content: MediaContent & { entry_id: string; file: string },
): Promise<Media> {
  const row = await rows
    .insertInto('entry_media')
    .values({ user_id: userId, id, ...content })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'id']).doUpdateSet({
        words: content.words,
        version: sql<number>`entry_media.version + 1`,
        updated_at: sql<string>`now()`,
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return row as Media
}

/** False when there was none. Its file goes with it (see the trigger of the table). */
export async function removeMediaRow(rows: Rows, userId: string, id: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('entry_media')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Removes what nothing leads to any more, of everybody, some thousands at once; answers how many. */
export async function sweepMedia(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ gone: number }>`select public.sweep_entry_media(2000) as gone`.execute(
    rows,
  )
  return found[0]?.gone ?? 0
}
