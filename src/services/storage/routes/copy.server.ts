import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { BlobGone } from '#platform/blobs/blobs.server.ts'
import { readBody } from '../body.server.ts'
import { readCaller } from '../caller.server.ts'
import { checkName } from '../names.server.ts'
import { describeRow } from '../objects/describe-row.server.ts'
import { findOwn, openBucket } from '../objects/find-object.server.ts'
import { checkFits } from '../objects/limits.server.ts'
import { checkMayPut, putBlob, writerOf } from '../objects/store-upload.server.ts'
import { readCacheControl, readUserMetadata } from '../objects/upload-metadata.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'

const Body = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
  copyMetadata: z.boolean().default(true),
  metadata: z
    .object({ cacheControl: z.string().max(200).optional(), mimetype: z.string().max(255).optional() })
    .optional(),
})

/** Makes a second object of the same bytes, which from then on lives by itself. */
export function copyRoute(app: FastifyInstance, parts: StorageParts): void {
  app.post('/object/copy', async (request) => {
    const caller = await readCaller(parts, request)
    const { bucketId, sourceKey, destinationKey, ...wish } = readBody(request.body, Body)
    checkName(sourceKey)
    checkName(destinationKey)
    const to = { bucket: wish.destinationBucket ?? bucketId, name: destinationKey }
    const source = await findOwn(parts, caller, { bucket: bucketId, name: sourceKey })
    const bucket = await openBucket(parts, to.bucket)
    const metadata = {
      ...source.metadata,
      cacheControl: readCacheControl(wish.metadata?.cacheControl ?? source.metadata.cacheControl),
      mimetype: wish.metadata?.mimetype ?? source.metadata.mimetype,
      lastModified: new Date().toISOString(),
    }
    checkFits(parts.largest, bucket, to.name, metadata)
    const upsert = request.headers['x-upsert'] === 'true'
    const writer = writerOf(parts, caller)
    await checkMayPut(writer, to, upsert)
    const blob = randomUUID()
    await parts.blobs.copy(source.blob, blob).catch((error: unknown) => {
      throw error instanceof BlobGone ? refuse('NoSuchKey') : error
    })
    const encoded = request.headers['x-metadata']
    const given = typeof encoded === 'string' ? Buffer.from(encoded, 'base64').toString() : undefined
    const userMetadata = wish.copyMetadata ? source.user_metadata : readUserMetadata(given)
    const row = await putBlob(
      parts,
      writer,
      { ...to, owner: writer.owner, blob, metadata, userMetadata },
      upsert,
    )
    return { Key: `${to.bucket}/${to.name}`, Id: row.id, ...describeRow(row) }
  })
}
