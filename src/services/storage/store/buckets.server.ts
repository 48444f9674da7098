import { sql, type Selectable } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { StorageBuckets } from '#platform/db/schema.generated.ts'

export type BucketRow = Selectable<StorageBuckets>

export interface BucketChange {
  public?: boolean | undefined
  file_size_limit?: number | null | undefined
  allowed_mime_types?: string[] | null | undefined
}

export async function readBucket(rows: Rows, id: string): Promise<BucketRow | undefined> {
  return rows.selectFrom('storage.buckets').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Throws 23505 when there is one of this name, 42501 when the caller may not. */
export async function insertBucket(
  rows: Rows,
  bucket: BucketChange & { id: string; name: string },
): Promise<void> {
  await rows.insertInto('storage.buckets').values(bucket).execute()
}

/** Answers whether there was one. */
export async function changeBucket(rows: Rows, id: string, change: BucketChange): Promise<boolean> {
  const done = await rows
    .updateTable('storage.buckets')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

/** Answers whether there was one. Throws 23503 when something is in it. */
export async function removeBucket(rows: Rows, id: string): Promise<boolean> {
  const done = await rows
    .deleteFrom('storage.buckets')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

export interface BucketPage {
  limit: number
  offset: number
  sortColumn: 'id' | 'name' | 'created_at' | 'updated_at'
  sortOrder: 'asc' | 'desc'
  /** Part of a name, in any case; '' is all. */
  search: string
}

export async function listBuckets(rows: Rows, page: BucketPage): Promise<BucketRow[]> {
  return rows
    .selectFrom('storage.buckets')
    .selectAll()
    .where(sql`position(lower(${page.search}) in lower(name))`, '>', 0)
    .orderBy(page.sortColumn, page.sortOrder)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}
