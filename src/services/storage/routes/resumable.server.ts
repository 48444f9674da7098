import { randomUUID } from 'node:crypto'
import { Metadata } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCaller } from '../caller.server.ts'
import { checkName, type Target } from '../names.server.ts'
import { openBucket } from '../objects/find-object.server.ts'
import { checkMimeType, sizeLimit } from '../objects/limits.server.ts'
import { checkMayPut, writerOf, writerOfAddress, type Writer } from '../objects/store-upload.server.ts'
import { cacheControlOf, readUserMetadata } from '../objects/upload-metadata.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import type { Under } from '../resumable/arriving.server.ts'
import { pass } from '../resumable/pass.server.ts'
import { checkAddressToken } from '../tokens/address-token.server.ts'

type OfUpload = { Params: { id: string } }

/**
 * Uploads that may stop and go on (tus 1.0.0), by a sign-in or by a signed upload (x-signature). Who asks is checked
 * for every piece; the name of an upload is only told to its maker.
 */
export function resumableRoutes(app: FastifyInstance, parts: StorageParts): void {
  for (const base of ['/upload/resumable', '/upload/resumable/sign']) {
    const isSigned = base.endsWith('/sign')

    app.post(base, async (request, reply) => {
      reply.header('tus-resumable', '1.0.0')
      const about = readAbout(request)
      if (!about) return reply.status(400).type('text/plain').send('Metadata header is required')
      const target = { bucket: about.bucketName, name: about.objectName }
      const { writer, upsert } = await readWriter(parts, request, isSigned, target)
      const id = randomUUID()
      const url = `${request.protocol}://${request.host}/storage/v1${base}/${id}`
      const bucket = await openBucket(parts, target.bucket)
      checkName(target.name)
      checkMimeType(bucket, target.name, about.contentType)
      const limit = sizeLimit(parts.largest, bucket, target.name)
      // To the protocol no limit and a limit of nothing are the same.
      if (limit === 0 && request.headers['upload-length'] !== '0') throw refuse('EntityTooLarge')
      await checkMayPut(writer, target, upsert)
      const opened = { id, url, writer, target, bucket, upsert, limit }
      const kept: Under = { ...about, owner: writer.owner ?? '', upsert: upsert ? 'true' : 'false' }
      return pass(request, reply, () => parts.arriving.handle(request.raw, reply.raw, opened, kept))
    })

    app.route<OfUpload>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${base}/:id`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        reply.header('tus-resumable', '1.0.0')
        const { id } = request.params
        if (!/^[0-9a-f-]{36}$/.test(id)) return notThere(reply)
        if (parts.arriving.isFinishing(id))
          return reply.status(423).type('text/plain').send('The upload is locked')
        const found = await parts.arriving.read(id)
        const { about } = found ?? {}
        if (!about) {
          // Whoever has no good token is not told either.
          if (request.method !== 'HEAD' && !isSigned) await readCaller(parts, request)
          return notThere(reply)
        }
        const target = { bucket: about.bucketName, name: about.objectName }
        const upsert = about.upsert === 'true'
        let writer: Writer = { owner: null, run: (work) => parts.database.asService(work) }
        if (request.method !== 'HEAD') {
          ;({ writer } = await readWriter(parts, request, isSigned, target))
          if ((writer.owner ?? '') !== about.owner) return notThere(reply)
          await checkMayPut(writer, target, upsert)
        } else if (found?.offset === found?.size) {
          // All of it came, and then the server stopped before it was an object. The client begins anew.
          await parts.arriving.forget(id)
          return notThere(reply)
        }
        const bucket = await openBucket(parts, target.bucket)
        const limit = sizeLimit(parts.largest, bucket, target.name)
        const opened = { id, url: '', writer, target, bucket, upsert, limit }
        return pass(request, reply, () => parts.arriving.handle(request.raw, reply.raw, opened, about))
      },
    })
  }
}

async function readWriter(
  parts: StorageParts,
  request: FastifyRequest,
  isSigned: boolean,
  target: Target,
): Promise<{ writer: Writer; upsert: boolean }> {
  if (!isSigned)
    return {
      writer: writerOf(parts, await readCaller(parts, request)),
      upsert: request.headers['x-upsert'] === 'true',
    }
  const signature = request.headers['x-signature']
  if (typeof signature !== 'string') throw refuse('InvalidSignature')
  const token = await checkAddressToken(parts, signature, 'upload', target)
  return { writer: writerOfAddress(parts, token), upsert: token.upsert === true }
}

/** What the caller says of a new upload; undefined without an object to make. */
function readAbout(request: FastifyRequest): Omit<Under, 'owner' | 'upsert'> | undefined {
  const header = request.headers['upload-metadata']
  if (typeof header !== 'string') return undefined
  let given: Record<string, string | null>
  try {
    given = Metadata.parse(header)
  } catch {
    throw refuse('InvalidRequest', 'The Upload-Metadata header cannot be read')
  }
  const { bucketName, objectName, contentType, cacheControl, metadata } = given
  if (!bucketName || !objectName) return undefined
  // Read here, so that what cannot be kept is refused before the first byte.
  cacheControlOf(cacheControl ?? undefined)
  readUserMetadata(metadata ?? undefined)
  return {
    bucketName,
    objectName,
    contentType: contentType || 'application/octet-stream',
    cacheControl: cacheControl ?? '',
    metadata: metadata ?? '',
  }
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain').send('The file for this url was not found')
}
