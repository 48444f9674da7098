import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { destination, pino } from 'pino'

/** Lines are gathered and written together; the last ones are at most this old when a machine loses power. */
const flushMs = 500

export function createLog(): FastifyBaseLogger {
  return pino(
    { level: 'info' },
    destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: flushMs }),
  )
}

/**
 * One line for each answered request: the route's pattern and not the address, because a date or an id in a path is
 * somebody's and a query may hold a token. Never a body, a header or a name.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    request.log.info({
      method,
      route: routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}
