import { sql, type Selectable } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { StorageObjects } from '#platform/db/schema.generated.ts'

/** What the bytes of an object are; the names are the protocol's. */
export interface ObjectMetadata {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: 200
  xRobotsTag?: string
}

export type ObjectRow = Omit<Selectable<StorageObjects>, 'metadata' | 'user_metadata'> & {
  metadata: ObjectMetadata
  user_metadata: Record<string, unknown>
}

export interface NewObject {
  bucket: string
  name: string
  owner: string | null
  blob: string
  metadata: ObjectMetadata
  userMetadata: Record<string, unknown>
}

export async function readObject(rows: Rows, bucket: string, name: string): Promise<ObjectRow | undefined> {
  const query = rows.selectFrom('storage.objects').selectAll().where('bucket_id', '=', bucket)
  return query.where('name', '=', name).$castTo<ObjectRow>().executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockObject(rows: Rows, bucket: string, name: string): Promise<ObjectRow | undefined> {
  const query = rows.selectFrom('storage.objects').selectAll().where('bucket_id', '=', bucket)
  return query.where('name', '=', name).forUpdate().$castTo<ObjectRow>().executeTakeFirst()
}

/**
 * Puts an object in its place, over the one that is there when `upsert`. Answers the row, and the blob that nothing
 * names any more. Throws 23505 when there is one and not `upsert`, 42501 when the caller may not.
 */
export async function putObject(
  rows: Rows,
  object: NewObject,
  upsert: boolean,
): Promise<{ row: ObjectRow; oldBlob: string | null }> {
  const old = upsert ? await readBeforePut(rows, object) : undefined
  return { row: await writeObject(rows, object, upsert), oldBlob: old?.blob ?? null }
}

/** What will be replaced, while nobody else replaces it. */
async function readBeforePut(rows: Rows, { bucket, name }: NewObject): Promise<ObjectRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${bucket}/${name}`}, 0))`.execute(rows)
  return readObject(rows, bucket, name)
}

/** The same statement alone, for whoever only tries it. */
export async function writeObject(rows: Rows, object: NewObject, upsert: boolean): Promise<ObjectRow> {
  const { bucket, name, owner, blob, metadata, userMetadata } = object
  const insert = rows.insertInto('storage.objects').values({
    bucket_id: bucket,
    name,
    owner,
    owner_id: owner,
    blob,
    metadata: json(metadata),
    user_metadata: json(userMetadata),
  })
  const put = upsert
    ? insert.onConflict((conflict) =>
        conflict.columns(['bucket_id', 'name']).doUpdateSet((row) => ({
          owner: row.ref('excluded.owner'),
          owner_id: row.ref('excluded.owner_id'),
          version: row.ref('excluded.version'),
          blob: row.ref('excluded.blob'),
          metadata: row.ref('excluded.metadata'),
          user_metadata: row.ref('excluded.user_metadata'),
          updated_at: sql`clock_timestamp()`,
        })),
      )
    : insert
  return put.returningAll().$castTo<ObjectRow>().executeTakeFirstOrThrow()
}

/** Gives an object another place. Throws 23505 when that is taken, 42501 when the caller may not. */
export async function moveObject(
  rows: Rows,
  id: string,
  to: { bucket: string; name: string },
): Promise<void> {
  await rows
    .updateTable('storage.objects')
    .set({
      bucket_id: to.bucket,
      name: to.name,
      version: sql`gen_random_uuid()`,
      updated_at: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Takes objects away; the names that the caller does not have are left out. Their blobs are still there. */
export async function removeObjects(rows: Rows, bucket: string, names: string[]): Promise<ObjectRow[]> {
  const remove = rows.deleteFrom('storage.objects').where('bucket_id', '=', bucket).where('name', 'in', names)
  return remove.returningAll().$castTo<ObjectRow>().execute()
}

/** Takes at most `most` objects of a bucket away, and answers their blobs. */
export async function removeSome(rows: Rows, bucket: string, most: number): Promise<string[]> {
  const some = rows.selectFrom('storage.objects').select('id').where('bucket_id', '=', bucket).limit(most)
  const removed = await rows.deleteFrom('storage.objects').where('id', 'in', some).returning('blob').execute()
  return removed.map((row) => row.blob)
}

/** Where the objects of a folder lie, in every bucket. */
export async function readFolder(
  rows: Rows,
  folder: string,
): Promise<Pick<ObjectRow, 'bucket_id' | 'name' | 'blob' | 'metadata' | 'user_metadata'>[]> {
  const query = rows
    .selectFrom('storage.objects')
    .select(['bucket_id', 'name', 'blob', 'metadata', 'user_metadata'])
  return query
    .where('folder', '=', folder)
    .orderBy('bucket_id')
    .orderBy('name')
    .$castTo<ObjectRow>()
    .execute()
}

/** Takes at most `most` objects of a folder away, in every bucket, and answers their blobs. */
export async function removeFolder(rows: Rows, folder: string, most: number): Promise<string[]> {
  const some = rows.selectFrom('storage.objects').select('id').where('folder', '=', folder).limit(most)
  const removed = await rows.deleteFrom('storage.objects').where('id', 'in', some).returning('blob').execute()
  return removed.map((row) => row.blob)
}

/** Which of these names the caller has. */
export async function readNames(rows: Rows, bucket: string, names: string[]): Promise<Set<string>> {
  const query = rows.selectFrom('storage.objects').select('name').where('bucket_id', '=', bucket)
  return new Set((await query.where('name', 'in', names).execute()).map((row) => row.name))
}

/** Which of these blobs some object has. */
export async function readUsedBlobs(rows: Rows, blobs: string[]): Promise<Set<string>> {
  const query = rows.selectFrom('storage.objects').select('blob').where('blob', 'in', blobs)
  return new Set((await query.execute()).map((row) => row.blob))
}
