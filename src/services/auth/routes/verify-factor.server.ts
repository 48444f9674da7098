import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { isUuid } from '../addresses.server.ts'
import { requireUser } from '../bearer.server.ts'
import { Metadata, readBody, Text } from '../body.server.ts'
import { readFactorId } from '../factors/open-factor.server.ts'
import { verifyFactor } from '../factors/verify-factor.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { AuthRefusal, refuse } from '../refusals.server.ts'
import { answerSession } from '../sessions/start-session.server.ts'

const Body = z.object({
  challenge_id: Text,
  code: Text,
  webauthn: z.object({ credential_response: Metadata }).nullish(),
})

/** POST /factors/<id>/verify: answers a challenge. The answer is the same session at aal2, with new tokens. */
export function verifyFactorRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post<{ Params: { id: string } }>('/factors/:id/verify', async (request) => {
    await parts.limits.take('factor', networkKey(request.ip))
    const claims = await requireUser(parts, request)
    const { challenge_id, code, webauthn } = readBody(request, Body)
    const factorId = readFactorId(request.params.id)
    if (!code && !webauthn) throw refuse('validation_failed', 'Code needs to be non-empty')
    if (!isUuid(challenge_id)) throw refuse('validation_failed', 'challenge_id must be an UUID')
    const outcome = await parts.database.asService((rows) =>
      verifyFactor(parts, rows, claims, {
        factorId,
        challengeId: challenge_id,
        code: code.trim(),
        response: webauthn?.credential_response,
        ip: request.ip,
      }),
    )
    // Thrown only now, after the commit: a miss that was counted stays counted.
    if (outcome instanceof AuthRefusal) throw outcome
    return answerSession(parts, outcome)
  })
}
