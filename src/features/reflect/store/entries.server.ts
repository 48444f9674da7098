import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Asked } from '#features/templates/contract.ts'
import { type Entry, type EntryContent, type EntryKind } from '../contract.ts'

export const entryColumns = [
  'id',
  'kind',
  'template',
  'date',
  'title',
  'mood',
  'energy',
  'feelings',
  'pillars',
  'tags',
  'asked',
  'is_muted',
  'version',
  'created_at',
  'updated_at',
  'finished_at',
  'deleted_at',
] as const
export const wholeEntry = [...entryColumns, 'body', 'fields'] as const

/** How long a deleted entry waits before it is gone. */
export const isInBin = sql<boolean>`deleted_at > now() - interval '30 days'`

export async function readEntryRow(rows: Rows, userId: string, id: string): Promise<Entry | undefined> {
  const found = await rows
    .selectFrom('journal_entries')
    .select(wholeEntry)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found as unknown as Entry | undefined
}

export interface GivenEntry extends EntryContent {
  kind: EntryKind
  template: string
  asked?: Asked | null | undefined
}

/**
 * Writes the entry when it still has the version that the writer saw; undefined when somebody else was first. Words
 * that arrive for an entry in the bin take it out again: they are worth more than the deletion before them.
 */
export async function writeEntryRow(
  rows: Rows,
  userId: string,
  id: string,
  version: number,
  { kind, template, asked, ...content }: GivenEntry,
  isFinished: boolean,
): Promise<Entry | undefined> {
  const columns = {
    date: content.date,
    title: content.title,
    body: content.body,
    fields: json(content.fields),
    mood: content.mood,
    energy: content.energy,
    feelings: json(content.feelings),
    pillars: json(content.pillars),
    tags: json(content.tags),
    deleted_at: null,
    ...(isFinished ? { finished_at: sql<string>`now()` } : {}),
  }
  const row =
    version === 0
      ? await rows
          .insertInto('journal_entries')
          .values({ user_id: userId, id, kind, template, asked: asked ? json(asked) : null, ...columns })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
          .returning(wholeEntry)
          .executeTakeFirst()
      : await rows
          .updateTable('journal_entries')
          .set({ ...columns, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('version', '=', version)
          .returning(wholeEntry)
          .executeTakeFirst()
  return row as unknown as Entry | undefined
}

/** Puts an entry into the bin or takes it out; undefined when it is not there, or not in the bin any more. */
export async function moveEntryRow(
  rows: Rows,
  userId: string,
  id: string,
  to: 'bin' | 'journal',
): Promise<Entry | undefined> {
  const row = await rows
    .updateTable('journal_entries')
    .set({
      deleted_at: to === 'bin' ? sql<string>`now()` : null,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where(to === 'bin' ? sql<boolean>`deleted_at is null` : isInBin)
    .returning(wholeEntry)
    .executeTakeFirst()
  return row as unknown as Entry | undefined
}

/** Removes for good what has waited in the bin for its 30 days. */
export async function emptyBin(rows: Rows, userId: string): Promise<void> {
  await rows
    .deleteFrom('journal_entries')
    .where('user_id', '=', userId)
    .where(sql<boolean>`deleted_at <= now() - interval '30 days'`)
    .execute()
}
