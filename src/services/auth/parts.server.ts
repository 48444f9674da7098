import type { Config } from '#platform/config.server.ts'
import type { Database } from '#platform/db/database.server.ts'
import type { Background } from '#platform/http/background.server.ts'
import type { Mail } from '#platform/mail/open-mail.server.ts'
import type { Sms } from '#platform/sms/open-sms.server.ts'
import type { KeyRing } from './keys/key-ring.server.ts'
import type { Vault } from './keys/vault.server.ts'
import type { Limits } from './limits.server.ts'
import type { Passwords } from './passwords/hashing.server.ts'
import type { Providers } from './providers/open-providers.server.ts'
import type { Agreements } from './sso/agreements.server.ts'
import type { Organisation } from './sso/organisations.server.ts'
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
  vault: Vault
  limits: Limits
  passwords: Passwords
  verifyToken: VerifyToken
  /** Services that people can sign in with. */
  providers: Providers
  /** Organisations with a sign-in service of their own (SAML); null when that is off. */
  organisations: Organisation[] | null
  /** What is agreed with organisations beyond that file; null where nobody asks. */
  agreements: Agreements | null
  mail: Mail
  sms: Sms
  /** For what an answer must not wait for. */
  background: Background
}
