import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openAccount, requireUser } from '../bearer.server.ts'
import { lacksSecondStep } from '../factors/has-verified-factor.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { beginSignIn } from '../providers/begin-sign-in.server.ts'
import { linkingCookie } from '../providers/linking.server.ts'
import { refuse } from '../refusals.server.ts'

/**
 * GET /user/identities/authorize?provider=: begins to connect a further service to the account of the caller. Answers
 * the address to go to, as JSON when the caller says that it goes there by itself.
 */
export function linkIdentityRoute(app: FastifyInstance, parts: AuthParts): void {
  app.get<{ Querystring: { skip_http_redirect?: string | string[] } }>(
    '/user/identities/authorize',
    { exposeHeadRoute: false },
    async (request, reply) => {
      await parts.limits.take('provider', networkKey(request.ip))
      const claims = await requireUser(parts, request)
      const opened = await parts.database.asService((rows) => openAccount(rows, claims))
      if (!parts.config.manualLinking) throw refuse('manual_linking_disabled')
      // A further way in is a change of the account like a new password.
      if (lacksSecondStep(opened, claims))
        throw refuse('insufficient_aal', 'AAL2 required to link an identity')
      const cookie = randomBytes(32).toString('base64url')
      const target = { userId: claims.sub, sessionId: claims.session_id, cookie }
      const { url } = await beginSignIn(parts, request, target)
      reply.header('set-cookie', linkingCookie(parts, cookie))
      if (request.query.skip_http_redirect === 'true') return { url: url.href }
      return reply.redirect(url.href, 302)
    },
  )
}
