import type { FastifyInstance } from 'fastify'
import { readCaller } from '../caller.server.ts'
import type { StorageParts } from '../parts.server.ts'

/** Newer clients ask for copies at the edge to be thrown away; here is no edge, so none are left. */
export function purgeCacheRoutes(app: FastifyInstance, parts: StorageParts): void {
  for (const url of ['/cdn/:bucket', '/cdn/:bucket/*'])
    app.delete(url, async (request) => {
      await readCaller(parts, request)
      return { message: 'success' }
    })
}
