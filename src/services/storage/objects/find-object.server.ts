import type { FastifyRequest } from 'fastify'
import { SessionGone } from '#platform/db/database.server.ts'
import { asCaller, readCaller, type Caller } from '../caller.server.ts'
import type { Target } from '../names.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse, StorageRefusal } from '../refusals.server.ts'
import { readBucket, type BucketRow } from '../store/buckets.server.ts'
import { readObject, type ObjectRow } from '../store/objects.server.ts'

/** A bucket, whoever asks: that it is there is no secret once its name is known. Throws NoSuchBucket. */
export async function openBucket(parts: StorageParts, id: string): Promise<BucketRow> {
  const bucket = await parts.database.asService((rows) => readBucket(rows, id))
  if (!bucket) throw refuse('NoSuchBucket')
  return bucket
}

/** An object as its caller sees it: not theirs and not there are the same NoSuchKey. */
export async function findOwn(parts: StorageParts, caller: Caller, target: Target): Promise<ObjectRow> {
  const row = await asCaller(parts, caller, (rows) => readObject(rows, target.bucket, target.name))
  if (!row) throw refuse('NoSuchKey')
  return row
}

/** An object that anybody may read by its name. A bucket that is not public is not there. */
export async function findPublic(parts: StorageParts, target: Target): Promise<ObjectRow> {
  const { bucket, row } = await lookUp(parts, target)
  if (!bucket?.public) throw refuse('NoSuchBucket')
  if (!row) throw refuse('NoSuchKey')
  return row
}

/** For calls that demand a token. In a public bucket every token that is good reads by name. */
export async function findAuthenticated(
  parts: StorageParts,
  request: FastifyRequest,
  target: Target,
): Promise<ObjectRow> {
  return findFor(parts, await readCaller(parts, request), target)
}

/** For calls that need a token only where the bucket is not public; without a good one that is then not there. */
export async function findEither(
  parts: StorageParts,
  request: FastifyRequest,
  target: Target,
): Promise<ObjectRow> {
  const caller = await readCaller(parts, request).catch(() => null)
  return caller ? findFor(parts, caller, target) : findPublic(parts, target)
}

/** What is the caller's own is found in one transaction; only what is not may still be public. */
async function findFor(parts: StorageParts, caller: Caller, target: Target): Promise<ObjectRow> {
  try {
    return await findOwn(parts, caller, target)
  } catch (refusal) {
    if (!(refusal instanceof StorageRefusal || refusal instanceof SessionGone)) throw refusal
    const { bucket, row } = await lookUp(parts, target)
    if (!bucket) throw refuse('NoSuchBucket')
    if (bucket.public && row) return row
    throw bucket.public ? refuse('NoSuchKey') : refusal
  }
}

/** A bucket and an object in it past the policies: for buckets that are public. */
function lookUp(
  parts: StorageParts,
  target: Target,
): Promise<{ bucket: BucketRow | undefined; row: ObjectRow | undefined }> {
  return parts.database.asService(async (rows) => {
    const [bucket, row] = await Promise.all([
      readBucket(rows, target.bucket),
      readObject(rows, target.bucket, target.name),
    ])
    return { bucket, row }
  })
}
