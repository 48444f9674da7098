import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { readBody, Text } from '../body.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { AuthRefusal, refuse } from '../refusals.server.ts'
import { refreshSession } from '../sessions/refresh-session.server.ts'
import { answerSession, deviceOf } from '../sessions/start-session.server.ts'

const Body = z.object({ refresh_token: Text })

/** Swaps a refresh token for a new pair of tokens. */
export async function grantByRefreshToken(
  parts: AuthParts,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const { refresh_token } = readBody(request, Body)
  if (refresh_token.length < 12) throw refuse('validation_failed', 'Refresh token is not valid')
  const outcome = await parts.database.asService((rows) =>
    refreshSession(parts, rows, refresh_token, deviceOf(request)),
  )
  // Thrown only now, after the commit: a revoked family stays revoked.
  if (outcome instanceof AuthRefusal) throw outcome
  return answerSession(parts, outcome)
}
