import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BlobGone } from '#platform/blobs/blobs.server.ts'
import { readQuery } from '../body.server.ts'
import { readSignedTransform, TransformQuery, type Transform } from '../images/transform.server.ts'
import { readTarget } from '../names.server.ts'
import { isUnchanged } from '../objects/conditions.server.ts'
import { findAuthenticated, findOwn, findPublic } from '../objects/find-object.server.ts'
import { describeFile } from '../objects/send-object.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import type { ObjectRow } from '../store/objects.server.ts'
import { readAddressToken } from '../tokens/address-token.server.ts'

const largestSide = 2000
const words = { cover: 'fill', contain: 'fit', fill: 'force' } as const

/** Pictures in the size that a page needs. Of a signed address the wish is what was signed, whatever else it says. */
export function renderImageRoutes(app: FastifyInstance, parts: StorageParts): void {
  app.get('/render/image/public/:bucket/*', { compress: false }, async (request, reply) => {
    const wish = readQuery(request.query, TransformQuery)
    const row = await findPublic(parts, readTarget(request, '/render/image/public'))
    return send(parts, request, reply, row, wish)
  })

  app.get('/render/image/authenticated/:bucket/*', { compress: false }, async (request, reply) => {
    const wish = readQuery(request.query, TransformQuery)
    const target = readTarget(request, '/render/image/authenticated')
    return send(parts, request, reply, await findAuthenticated(parts, request, target), wish)
  })

  app.get('/render/image/sign/:bucket/*', { compress: false }, async (request, reply) => {
    const target = readTarget(request, '/render/image/sign')
    const token = await readAddressToken(parts, request, 'download', target)
    const row = await findOwn(parts, { role: 'service' }, target)
    reply.header('expires', new Date(token.exp * 1000).toUTCString())
    return send(parts, request, reply, row, readSignedTransform(token))
  })
}

async function send(
  parts: StorageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  row: ObjectRow,
  given: Transform,
): Promise<FastifyReply> {
  const cut = (side: number | undefined) => (side === undefined ? undefined : Math.min(side, largestSide))
  const wish = { ...given, width: cut(given.width), height: cut(given.height) }
  const format = wish.format ?? negotiate(request)
  const rendered = await parts
    .render(row, format ? { ...wish, format } : wish, () => parts.blobs.read(row.blob))
    .catch((error: unknown) => {
      throw error instanceof BlobGone ? refuse('NoSuchKey') : error
    })
  describeFile(request, reply, row, rendered.mimetype)
  reply.header('etag', row.metadata.eTag)
  if (!reply.hasHeader('expires')) reply.header('cache-control', row.metadata.cacheControl)
  reply.header('vary', 'accept')
  reply.header('x-transformations', describe(wish))
  if (isUnchanged(request.headers, row.metadata)) return reply.status(304).send()
  return reply.send(rendered.data)
}

/** A smaller format where the browser says that it takes it. */
function negotiate(request: FastifyRequest): 'avif' | 'webp' | undefined {
  const { accept = '' } = request.headers
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : undefined
}

/** What was done, in the order that the protocol has. */
function describe({ height, width, resize, quality, format }: Transform): string {
  const said = {
    height,
    width,
    resizing_type: words[resize ?? 'cover'],
    quality,
    format: format === 'origin' ? undefined : format,
  }
  return Object.entries(said)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(',')
}
