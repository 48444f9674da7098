import type { FastifyInstance } from 'fastify'
import { readCaller } from '../caller.server.ts'
import { readTarget } from '../names.server.ts'
import { openBucket } from '../objects/find-object.server.ts'
import { receiveUpload } from '../objects/receive-upload.server.ts'
import { checkMayPut, storeUpload, writerOf } from '../objects/store-upload.server.ts'
import type { StorageParts } from '../parts.server.ts'

/** A new object (POST), or one that may be there already (PUT, or POST with x-upsert). */
export function uploadRoute(app: FastifyInstance, parts: StorageParts): void {
  app.route({
    method: ['POST', 'PUT'],
    url: '/object/:bucket/*',
    handler: async (request) => {
      const writer = writerOf(parts, await readCaller(parts, request))
      const target = readTarget(request, '/object')
      const upsert = request.method === 'PUT' || request.headers['x-upsert'] === 'true'
      const bucket = await openBucket(parts, target.bucket)
      await checkMayPut(writer, target, upsert)
      const received = await receiveUpload(parts, request, bucket, target.name)
      const { id } = await storeUpload(parts, writer, target, upsert, received)
      return { Key: `${target.bucket}/${target.name}`, Id: id }
    },
  })
}
