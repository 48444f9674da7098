import type { FastifyInstance } from 'fastify'

/** Whether the service answers, for a load balancer; `/readyz` says whether its database and its store do. */
export function healthRoute(app: FastifyInstance): void {
  app.get('/health', () => ({ healthy: true }))
}
