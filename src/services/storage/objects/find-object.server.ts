import type { FastifyRequest } from 'fastify'
import { asCaller, readCaller, type Caller } from '../caller.server.ts'
import type { Target } from '../names.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
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
  const bucket = await openBucket(parts, target.bucket)
  if (!bucket.public) throw refuse('NoSuchBucket')
  return findOwn(parts, { role: 'service' }, target)
}

/** For calls that demand a token. In a public bucket every token that is good reads by name. */
export async function findAuthenticated(
  parts: StorageParts,
  request: FastifyRequest,
  target: Target,
): Promise<ObjectRow> {
  const caller = await readCaller(parts, request)
  const bucket = await openBucket(parts, target.bucket)
  return findOwn(parts, bucket.public ? { role: 'service' } : caller, target)
}

/** For calls that need a token only where the bucket is not public; without a good one that is then not there. */
export async function findEither(
  parts: StorageParts,
  request: FastifyRequest,
  target: Target,
): Promise<ObjectRow> {
  const bucket = await openBucket(parts, target.bucket)
  if (bucket.public) return findOwn(parts, { role: 'service' }, target)
  const caller = await readCaller(parts, request).catch(() => {
    throw refuse('NoSuchBucket')
  })
  return findOwn(parts, caller, target)
}
