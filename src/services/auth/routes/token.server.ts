import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { grantByIdToken } from './token-id-token.server.ts'
import { grantByPassword } from './token-password.server.ts'
import { grantByAuthCode } from './token-pkce.server.ts'
import { grantByRefreshToken } from './token-refresh.server.ts'

type Grant = (parts: AuthParts, request: FastifyRequest) => Promise<Record<string, unknown>>

const grants: Record<string, Grant> = {
  password: grantByPassword,
  refresh_token: grantByRefreshToken,
  pkce: grantByAuthCode,
  id_token: grantByIdToken,
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
