import type { FastifyInstance } from 'fastify'
import { readCaller } from '../caller.server.ts'
import { readTarget } from '../names.server.ts'
import { openBucket } from '../objects/find-object.server.ts'
import { checkMayPut, writerOf } from '../objects/store-upload.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { signAddress } from '../tokens/address-token.server.ts'

const twoHours = 7200

/** An address that one file may be uploaded to. Whoever asks for it could upload there themselves, now. */
export function signUploadRoute(app: FastifyInstance, parts: StorageParts): void {
  app.post('/object/upload/sign/:bucket/*', async (request) => {
    const writer = writerOf(parts, await readCaller(parts, request))
    const target = readTarget(request, '/object/upload/sign')
    const upsert = request.headers['x-upsert'] === 'true'
    await openBucket(parts, target.bucket)
    await checkMayPut(writer, target, upsert)
    const url = `${target.bucket}/${target.name}`
    const owner = writer.owner ?? undefined
    const token = signAddress(parts, { url, owner, upsert, scope: 'upload' }, twoHours)
    return { url: `/object/upload/sign/${url}?token=${token}`, token }
  })
}
