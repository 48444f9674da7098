import type { FastifyInstance } from 'fastify'
import { openAccount, requireUser } from '../bearer.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { deleteSessions } from '../store/sessions.server.ts'

/** POST /logout?scope=: `global` (and nothing) ends all sessions of the person, `local` this one, `others` the rest. */
export function logOutRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post<{ Querystring: { scope?: string } }>('/logout', async (request, reply) => {
    const claims = await requireUser(parts, request)
    const scope = request.query.scope || 'global'
    const which = chooseSessions(scope, claims.session_id)
    await parts.database.asService(async (rows) => {
      await openAccount(rows, claims)
      await deleteSessions(rows, claims.sub, which)
      await recordEvent(rows, {
        action: 'logout',
        userId: claims.sub,
        ip: request.ip,
        detail: { scope },
      })
    })
    return reply.status(204).send()
  })
}

function chooseSessions(scope: string, current: string): { only?: string; except?: string } {
  if (scope === 'global') return {}
  if (scope === 'local') return { only: current }
  if (scope === 'others') return { except: current }
  throw refuse('validation_failed', `Unsupported logout scope "${scope}"`)
}
