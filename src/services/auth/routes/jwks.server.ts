import type { FastifyInstance } from 'fastify'
import type { AuthParts } from '../parts.server.ts'

/** GET /.well-known/jwks.json: the public halves of the signing keys, with which anybody verifies an access token. */
export function jwksRoute(app: FastifyInstance, parts: AuthParts): void {
  const keys = parts.keys.all.map((key) => key.publicJwk)
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return { keys }
  })
}
