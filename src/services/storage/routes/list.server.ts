import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { readBody } from '../body.server.ts'
import { instant } from '../buckets.server.ts'
import { asCaller, readCaller } from '../caller.server.ts'
import type { StorageParts } from '../parts.server.ts'
import { listFolder, type Entry } from '../store/listings.server.ts'

const most = 1500
const text = z.string().max(1000)
const Body = z.object({
  prefix: text,
  limit: z.int().min(1).default(100),
  offset: z.int().min(0).max(1_000_000_000).default(0),
  search: text.nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
})

/** One folder of a bucket. Without a right to anything, and without such a bucket, it is empty. */
export function listRoute(app: FastifyInstance, parts: StorageParts): void {
  app.post<{ Params: { bucket: string } }>('/object/list/:bucket', async (request) => {
    const caller = await readCaller(parts, request)
    const { prefix, limit, offset, search, sortBy } = readBody(request.body, Body)
    const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
    const page = {
      bucket: request.params.bucket,
      folder,
      search: search ?? '',
      column: sortBy?.column ?? 'name',
      order: sortBy?.order ?? 'asc',
      limit: Math.min(limit, most),
      offset,
    }
    return (await asCaller(parts, caller, (rows) => listFolder(rows, page))).map(describeEntry)
  })
}

export function describeEntry(entry: Entry) {
  const { name, id, updated_at, created_at, last_accessed_at, metadata } = entry
  const at = (time: string | null) => (time === null ? null : instant(time))
  return {
    name,
    id,
    updated_at: at(updated_at),
    created_at: at(created_at),
    last_accessed_at: at(last_accessed_at),
    metadata,
  }
}
