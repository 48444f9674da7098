import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { readBody, Text } from '../body.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { grantByPassword } from './token-password.server.ts'
import { grantByRefreshToken } from './token-refresh.server.ts'

type Grant = (parts: AuthParts, request: FastifyRequest) => Promise<Record<string, unknown>>

const grants: Record<string, Grant> = {
  password: grantByPassword,
  refresh_token: grantByRefreshToken,
  pkce: refusePkce,
  id_token: refuseIdToken,
  web3: async () => {
    throw refuse('web3_provider_disabled')
  },
}

/** POST /token?grant_type=: every way to a new session. The limit is counted before anything is looked at. */
export function tokenRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post<{ Querystring: { grant_type?: string | string[] } }>('/token', async (request) => {
    await parts.limits.take('token', networkKey(request.ip))
    const grant = Object.entries(grants).find(([name]) => name === request.query.grant_type)?.[1]
    if (!grant) throw refuse('invalid_credentials', 'unsupported_grant_type')
    return grant(parts, request)
  })
}

/** No call of this server starts a flow yet, so no code can be one of its. */
async function refusePkce(_parts: AuthParts, request: FastifyRequest): Promise<never> {
  const body = readBody(request, z.object({ auth_code: Text, code_verifier: Text }))
  if (!body.auth_code || !body.code_verifier)
    throw refuse('validation_failed', 'invalid request: both auth code and code verifier should be non-empty')
  throw refuse('flow_state_not_found')
}

async function refuseIdToken(_parts: AuthParts, request: FastifyRequest): Promise<never> {
  const { issuer } = readBody(request, z.object({ issuer: Text }))
  throw refuse('provider_disabled', `Provider (issuer "${issuer}") is not enabled`)
}
