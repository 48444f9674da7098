import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.server.ts'
import type { Claims, Database } from '#platform/db/database.server.ts'
import { readUserClaims } from './bearer.server.ts'
import { makeApiKeys, type ApiKeys } from './keys/api-keys.server.ts'
import { openKeyRing } from './keys/key-ring.server.ts'
import { createLimits } from './limits.server.ts'
import { createPasswords } from './passwords/hashing.server.ts'
import { authRoutes } from './plugin.server.ts'
import { createTokenVerifier } from './tokens/verify-token.server.ts'

export interface AuthService {
  /** To be mounted under /auth/v1. */
  routes: FastifyPluginAsync
  /**
   * Who a request says to be, by its bearer token: the claims of a person, or null (no token, not a good one, one of
   * the two keys). That the session still lives is for `database.asUser` to say.
   */
  authenticate(request: FastifyRequest): Promise<Claims | null>
  keys(): Promise<ApiKeys>
}

/** Opens the accounts service. Makes the signing keys on the first start. Throws a sentence when they are unusable. */
export async function createAuthService(options: {
  database: Database
  config: Config
}): Promise<AuthService> {
  const { database, config } = options
  const { auth } = config
  const keys = await openKeyRing(auth.keysFile)
  const verifyToken = createTokenVerifier(keys, auth.secret)
  const apiKeys = await makeApiKeys(keys, auth.secret)
  const routes = authRoutes({
    database,
    config: auth,
    version: config.version,
    issuer: `${config.publicUrl}/auth/v1`,
    siteUrl: config.publicUrl,
    keys,
    limits: createLimits(database, auth.rateLimits),
    passwords: await createPasswords(),
    verifyToken,
  })
  return {
    routes,
    authenticate: (request) => readUserClaims(verifyToken, request),
    keys: async () => apiKeys,
  }
}
