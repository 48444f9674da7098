import type { FastifyInstance } from 'fastify'
import { instant } from '../buckets.server.ts'
import { readTarget } from '../names.server.ts'
import { findAuthenticated, findEither, findPublic } from '../objects/find-object.server.ts'
import type { StorageParts } from '../parts.server.ts'
import type { ObjectRow } from '../store/objects.server.ts'

/** What is known of an object, without its bytes. */
export function infoRoutes(app: FastifyInstance, parts: StorageParts): void {
  app.get('/object/info/public/:bucket/*', async (request, reply) => {
    const row = await findPublic(parts, readTarget(request, '/object/info/public'))
    return reply.headers(headersOf(row)).send(describe(row))
  })
  app.get('/object/info/authenticated/:bucket/*', async (request, reply) => {
    const row = await findAuthenticated(parts, request, readTarget(request, '/object/info/authenticated'))
    return reply.headers(headersOf(row)).send(describe(row))
  })
  app.get('/object/info/:bucket/*', async (request, reply) => {
    const row = await findEither(parts, request, readTarget(request, '/object/info'))
    return reply.headers(headersOf(row)).send(describe(row))
  })
}

function headersOf({ metadata }: ObjectRow) {
  return {
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'cache-control': metadata.cacheControl,
  }
}

function describe(row: ObjectRow) {
  const { metadata } = row
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: row.user_metadata,
    last_modified: metadata.lastModified,
    created_at: instant(row.created_at),
  }
}
