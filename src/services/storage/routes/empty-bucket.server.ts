import type { FastifyInstance } from 'fastify'
import { readCaller } from '../caller.server.ts'
import { openBucket } from '../objects/find-object.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { removeSome } from '../store/objects.server.ts'

const batch = 500

/** Takes everything out of a bucket before it answers; the clients are told that it may take longer. */
export function emptyBucketRoute(app: FastifyInstance, parts: StorageParts): void {
  app.post<{ Params: { bucket: string } }>('/bucket/:bucket/empty', async (request) => {
    const caller = await readCaller(parts, request)
    if (caller.role !== 'service')
      throw refuse('AccessDenied', 'Access denied: Invalid role', { status: 403 })
    const { id } = await openBucket(parts, request.params.bucket)
    let blobs: string[]
    do {
      blobs = await parts.database.asService((rows) => removeSome(rows, id, batch))
      for (const blob of blobs) await parts.blobs.remove(blob)
    } while (blobs.length === batch)
    return { message: 'Empty bucket has been queued. Completion may take up to an hour.' }
  })
}
