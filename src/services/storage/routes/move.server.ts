import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { readBody } from '../body.server.ts'
import { asCaller, readCaller } from '../caller.server.ts'
import { checkName } from '../names.server.ts'
import { openBucket } from '../objects/find-object.server.ts'
import { checkFits } from '../objects/limits.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { lockObject, moveObject } from '../store/objects.server.ts'

const Body = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
})

/** Gives an object another name, in the same bucket or another. Its bytes stay where they lie. */
export function moveRoute(app: FastifyInstance, parts: StorageParts): void {
  app.post('/object/move', async (request) => {
    const caller = await readCaller(parts, request)
    const { bucketId, sourceKey, destinationKey, destinationBucket } = readBody(request.body, Body)
    checkName(sourceKey)
    checkName(destinationKey)
    const to = { bucket: destinationBucket ?? bucketId, name: destinationKey }
    const bucket = await openBucket(parts, to.bucket)
    await asCaller(parts, caller, async (rows) => {
      const row = await lockObject(rows, bucketId, sourceKey)
      if (!row) throw refuse('NoSuchKey')
      if (row.bucket_id === to.bucket && row.name === to.name) return
      checkFits(parts.largest, bucket, to.name, row.metadata)
      await moveObject(rows, row.id, to)
    })
    return { message: 'Successfully moved' }
  })
}
