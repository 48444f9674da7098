import type { FastifyReply, FastifyRequest } from 'fastify'
import { BlobGone } from '#platform/blobs/blobs.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import type { ObjectRow } from '../store/objects.server.ts'
import { isUnchanged, readRange } from './conditions.server.ts'

/** Kinds that a browser only shows; everything else is offered as a file, because some of it would run. */
const harmless =
  /^(image\/(png|jpe?g|gif|webp|avif|bmp|heic|x-icon|vnd\.microsoft\.icon)|(audio|video)\/[\w.+-]+|text\/(plain|csv|markdown)|application\/(json|octet-stream))$/i

export interface Sending {
  /** Seconds since 1970 until which the address is good; then this stands in place of a cache-control. */
  expires?: number | undefined
}

/**
 * Answers with the bytes of an object: whole, a range of them, only their headers, or that nothing changed. `find` is
 * asked again when the object was overwritten between its row and its bytes.
 */
export async function sendObject(
  parts: StorageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<ObjectRow>,
  sending: Sending = {},
): Promise<FastifyReply> {
  let row = await find()
  for (;;) {
    try {
      return await answer(parts, request, reply, row, sending)
    } catch (error) {
      if (!(error instanceof BlobGone)) throw error
      const now = await find()
      if (now.blob === row.blob) throw refuse('NoSuchKey')
      row = now
    }
  }
}

async function answer(
  parts: StorageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  row: ObjectRow,
  sending: Sending,
): Promise<FastifyReply> {
  const { metadata } = row
  describe(request, reply, row, sending)
  if (isUnchanged(request.headers, metadata)) return reply.status(304).send()
  if (request.method === 'HEAD') return reply.header('content-length', metadata.size).send()
  const range = readRange(request.headers, metadata)
  if (range) {
    const stream = await parts.blobs.read(row.blob, range)
    reply.header('content-range', `bytes ${range.start}-${range.end}/${metadata.size}`)
    return reply
      .status(206)
      .header('content-length', range.end - range.start + 1)
      .send(stream)
  }
  const stream = await parts.blobs.read(row.blob)
  return reply.header('content-length', metadata.size).send(stream)
}

function describe(request: FastifyRequest, reply: FastifyReply, row: ObjectRow, sending: Sending): void {
  const { eTag, lastModified, mimetype, cacheControl } = row.metadata
  reply.header('accept-ranges', 'bytes')
  reply.header('etag', eTag)
  reply.header('last-modified', new Date(lastModified).toUTCString())
  describeFile(request, reply, row, mimetype)
  if (sending.expires !== undefined) {
    reply.header('expires', new Date(sending.expires * 1000).toUTCString())
    return
  }
  const isStale = request.headers['if-none-match'] !== undefined && request.headers['if-none-match'] !== eTag
  reply.header('cache-control', isStale ? `${cacheControl}, stale-while-revalidate=30` : cacheControl)
}

/** How a browser is to take these bytes: never as a page of ours, whatever they are. */
export function describeFile(
  request: FastifyRequest,
  reply: FastifyReply,
  row: ObjectRow,
  mimetype: string,
): void {
  const shown = mimetype.toLowerCase().includes('text/html') ? 'text/plain' : mimetype
  const { download } = request.query as Record<string, unknown>
  reply.header('content-type', shown)
  reply.header('x-robots-tag', row.metadata.xRobotsTag ?? 'none')
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  reply.header('cross-origin-resource-policy', 'cross-origin')
  if (typeof download === 'string' && download !== '') {
    const name = encodeURIComponent(download.slice(0, 255).toWellFormed())
    reply.header('content-disposition', `attachment; filename=${name}; filename*=UTF-8''${name}`)
  } else if (download !== undefined || !harmless.test(shown.replace(/\s*;.*$/s, '')))
    reply.header('content-disposition', 'attachment;')
}
