import type { Config } from '#platform/config.server.ts'
import type { Database } from '#platform/db/database.server.ts'
import type { KeyRing } from './keys/key-ring.server.ts'
import type { Limits } from './limits.server.ts'
import type { Passwords } from './passwords/hashing.server.ts'
import type { VerifyToken } from './tokens/verify-token.server.ts'

/** What every route of the service is given. */
export interface AuthParts {
  database: Database
  config: Config['auth']
  version: string
  /** `iss` of every access token: the public address of this service. */
  issuer: string
  /** The address of the product, where a browser is sent back to. */
  siteUrl: string
  keys: KeyRing
  limits: Limits
  passwords: Passwords
  verifyToken: VerifyToken
}
