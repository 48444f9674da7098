import type { FastifyInstance } from 'fastify'
import type { AuthParts } from '../parts.server.ts'

/** GET /health. Clients and monitors look for the protocol's own name. */
export function healthRoute(app: FastifyInstance, parts: AuthParts): void {
  app.get('/health', async () => ({
    version: parts.version,
    name: 'GoTrue',
    description: 'The accounts and sessions of Balanse, spoken as GoTrue speaks',
  }))
}
