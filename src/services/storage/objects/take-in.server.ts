import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { TooManyBytes } from '#platform/blobs/spool.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { checkName } from '../names.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse, StorageRefusal } from '../refusals.server.ts'
import { readBucket } from '../store/buckets.server.ts'
import { putObject, readObject } from '../store/objects.server.ts'
import { checkContent, sizeLimit } from './limits.server.ts'
import { sniff } from './receive-upload.server.ts'
import { metadataOf } from './store-upload.server.ts'
import { readCacheControl } from './upload-metadata.server.ts'

/** A file that comes with an archive. */
export interface GivenFile {
  /** `bucket/name`, without the folder of its owner. */
  path: string
  type: string
  cacheControl: string
  userMetadata: Record<string, unknown>
}

/** What became of it: `same` and `different` are here already and stay as they are; a refusal says why. */
export type Taken = 'fresh' | 'same' | 'different' | { refused: string }

/**
 * Puts a file into a person's folder, inside their own transaction: its row is there when all else of that transaction is,
 * and bytes that no row came to name are swept. Limits and kinds of the bucket hold as for any upload.
 */
export async function takeInFile(
  parts: Pick<StorageParts, 'database' | 'blobs' | 'spool' | 'largest'>,
  rows: Rows,
  userId: string,
  given: GivenFile,
  bytes: Readable,
): Promise<Taken> {
  const slash = given.path.indexOf('/')
  const bucketId = given.path.slice(0, slash)
  const name = `${userId}/${given.path.slice(slash + 1)}`
  let spooledFile: string | undefined
  try {
    checkName(name)
    const bucket = slash > 0 ? await parts.database.asService((all) => readBucket(all, bucketId)) : undefined
    if (!bucket) throw refuse('NoSuchBucket', 'There is no place for such files here')
    const spooled = await parts.spool.take(bytes, sizeLimit(parts.largest, bucket, name))
    spooledFile = spooled.file
    const here = await readObject(rows, bucketId, name)
    if (here) return here.metadata.eTag === `"${spooled.md5}"` ? 'same' : 'different'
    checkContent(bucket, name, given.type, await sniff(spooled))
    const blob = randomUUID()
    const metadata = metadataOf(spooled, {
      mimetype: given.type,
      cacheControl: readCacheControl(given.cacheControl),
    })
    await parts.blobs.keep(blob, spooled.file)
    const target = { bucket: bucketId, name, owner: userId, blob, metadata, userMetadata: given.userMetadata }
    await putObject(rows, target, false)
    return 'fresh'
  } catch (error) {
    if (error instanceof StorageRefusal) return { refused: error.message }
    if (error instanceof TooManyBytes) return { refused: 'It is larger than files may be here' }
    throw error
  } finally {
    bytes.destroy()
    // A kept file has moved; what is left of a refused one goes.
    if (spooledFile) await parts.spool.drop(spooledFile)
  }
}
