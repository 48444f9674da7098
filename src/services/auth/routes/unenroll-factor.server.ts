import type { FastifyInstance } from 'fastify'
import { requireUser } from '../bearer.server.ts'
import { isRaised } from '../factors/has-verified-factor.server.ts'
import { openFactor, readFactorId } from '../factors/open-factor.server.ts'
import { removeFactor } from '../factors/remove-factor.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { recordEvent } from '../store/audit.server.ts'

/** DELETE /factors/<id>: takes a second step away. A verified one only from a session that went through one. */
export function unenrollFactorRoute(app: FastifyInstance, parts: AuthParts): void {
  app.delete<{ Params: { id: string } }>('/factors/:id', async (request) => {
    await parts.limits.take('factor', networkKey(request.ip))
    const claims = await requireUser(parts, request)
    const factorId = readFactorId(request.params.id)
    await parts.database.asService(async (rows) => {
      const { factor, session } = await openFactor(rows, claims, factorId)
      if (factor.status === 'verified' && !isRaised(session, claims))
        throw refuse('insufficient_aal', 'AAL2 required to unenroll verified factor', { status: 422 })
      await removeFactor(rows, factor)
      await recordEvent(rows, {
        action: 'factor_deleted',
        userId: claims.sub,
        ip: request.ip,
        detail: { factor_id: factor.id },
      })
    })
    return { id: factorId }
  })
}
