import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db/database.server.ts'
import { addFault } from '../store/health.server.ts'

/**
 * Counts every answer that was our own fault (5xx) by the name of what was thrown and the pattern of the address, for the
 * console. To be called before routes are mounted. While the database is away nothing is counted; the log has it.
 */
export function countFaults(app: FastifyInstance, database: Database): void {
  const names = new WeakMap<object, string>()
  app.addHook('onError', async (request, _reply, error) => {
    names.set(request, error.name)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 500) return
    const kind = `${reply.statusCode} ${names.get(request) ?? 'answered'}`.slice(0, 60)
    const place = `${request.method} ${request.routeOptions.url ?? 'elsewhere'}`.slice(0, 120)
    await database.asService((rows) => addFault(rows, kind, place)).catch(() => {})
  })
}
