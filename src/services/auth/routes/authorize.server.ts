import type { FastifyInstance } from 'fastify'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { beginSignIn } from '../providers/begin-sign-in.server.ts'

/** GET /authorize?provider=: sends the browser to a service to sign in there. */
export function authorizeRoute(app: FastifyInstance, parts: AuthParts): void {
  app.get('/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    await parts.limits.take('provider', networkKey(request.ip))
    const { url } = await beginSignIn(parts, request)
    return reply.redirect(url.href, 302)
  })
}
