import type { FastifyInstance } from 'fastify'
import { readTarget } from '../names.server.ts'
import { openBucket } from '../objects/find-object.server.ts'
import { receiveUpload } from '../objects/receive-upload.server.ts'
import { checkMayPut, storeUpload, writerOfAddress } from '../objects/store-upload.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { readAddressToken } from '../tokens/address-token.server.ts'

/** An upload by whoever holds the address. Whether it may replace something was decided when it was signed. */
export function uploadSignedRoute(app: FastifyInstance, parts: StorageParts): void {
  app.put('/object/upload/sign/:bucket/*', async (request) => {
    const target = readTarget(request, '/object/upload/sign')
    const token = await readAddressToken(parts, request, 'upload', target)
    const writer = writerOfAddress(parts, token)
    const upsert = token.upsert === true
    const bucket = await openBucket(parts, target.bucket)
    await checkMayPut(writer, target, upsert)
    const received = await receiveUpload(parts, request, bucket, target.name)
    await storeUpload(parts, writer, target, upsert, received)
    return { Key: `${target.bucket}/${target.name}` }
  })
}
