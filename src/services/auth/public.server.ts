import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.server.ts'
import type { Claims, Database, Rows } from '#platform/db/database.server.ts'
import type { Mail } from '#platform/mail/open-mail.server.ts'
import type { Sms } from '#platform/sms/open-sms.server.ts'
import { inviteByHand } from './accounts/invite-by-hand.server.ts'
import { openForOperator } from './accounts/open-for-operator.server.ts'
import { readUserClaims } from './bearer.server.ts'
import { makeApiKeys, type ApiKeys } from './keys/api-keys.server.ts'
import { openKeyRing } from './keys/key-ring.server.ts'
import { openVault } from './keys/vault.server.ts'
import { createLimits } from './limits.server.ts'
import { createPasswords } from './passwords/hashing.server.ts'
import { openProviders } from './providers/open-providers.server.ts'
import { authRoutes } from './plugin.server.ts'
import type { Agreements } from './sso/agreements.server.ts'
import { readOrganisations } from './sso/organisations.server.ts'
import { samlAddresses } from './sso/saml.server.ts'
import { createTokenVerifier, type VerifyToken } from './tokens/verify-token.server.ts'

export { authJobs } from './jobs.server.ts'
export { openVault } from './keys/vault.server.ts'
export { addKey } from './keys/key-file.server.ts'
export { endSession, listSessions, type SignedInDevice } from './sessions/own-sessions.server.ts'
export { removeAllFactors } from './factors/remove-all-factors.server.ts'
export { deleteAccount } from './accounts/delete-account.server.ts'
export { networkKey } from './limits.server.ts'
export { limitClient } from './store/limits.server.ts'

export interface AuthService {
  /** To be mounted under /auth/v1. */
  routes: FastifyPluginAsync
  /**
   * Who a request says to be, by its bearer token: the claims of a person, or null (no token, not a good one, one of
   * the two keys). That the session still lives is for `database.asUser` to say.
   */
  authenticate(request: FastifyRequest): Promise<Claims | null>
  keys(): Promise<ApiKeys>
  /** Signature and times of any token of ours, the two keys included. Throws what the token lacks. */
  verifyToken: VerifyToken
  /**
   * Makes an account for an address, or takes the one that waits, and sends the letter that opens it. Answers its id, or null
   * when somebody has the address already.
   */
  invite(email: string): Promise<string | null>
  /**
   * Makes an account that waits for its owner and answers the link that opens it once; null when somebody has the address
   * already. `prepare` runs in the transaction that makes it.
   */
  openForOperator(
    email: string,
    prepare: (rows: Rows, userId: string) => Promise<unknown>,
  ): Promise<string | null>
  /** The organisations whose people sign in at a service of their own, and where such a service finds this server. */
  organisations: { services: { id: string; domains: string[] }[]; metadataUrl: string; acsUrl: string }
  /** Signs what stands in addresses of files (HS256): the shared secret, else 32 bytes of the key file's own. */
  addressSecret: Uint8Array
}

/** Opens the accounts service. Makes the signing keys on the first start. Throws a sentence when they are unusable. */
export async function createAuthService(options: {
  database: Database
  config: Config
  mail: Mail
  sms: Sms
  agreements?: Agreements
}): Promise<AuthService> {
  const { database, config, mail, sms, agreements = null } = options
  const { auth } = config
  const keys = await openKeyRing(auth.keysFile)
  const verifyToken = createTokenVerifier(keys, auth.secret)
  const apiKeys = await makeApiKeys(keys, auth.secret)
  const vault = await openVault(auth.vaultFile)
  const parts = {
    database,
    config: auth,
    version: config.version,
    issuer: `${config.publicUrl}/auth/v1`,
    siteUrl: config.publicUrl,
    keys,
    vault,
    limits: createLimits(database, auth.rateLimits),
    passwords: await createPasswords(),
    verifyToken,
    providers: openProviders(auth.providers),
    organisations: auth.samlFile === undefined ? null : readOrganisations(auth.samlFile),
    agreements,
    mail,
    sms,
  }
  return {
    routes: authRoutes(parts),
    invite: (email) => inviteByHand(parts, email),
    openForOperator: (email, prepare) => openForOperator(parts, email, prepare),
    authenticate: (request) => readUserClaims(verifyToken, request),
    keys: async () => apiKeys,
    verifyToken,
    organisations: {
      services: (parts.organisations ?? []).map(({ id, domains }) => ({ id, domains })),
      metadataUrl: samlAddresses(parts.issuer).entityId,
      acsUrl: samlAddresses(parts.issuer).acsUrl,
    },
    addressSecret: auth.secret ? new TextEncoder().encode(auth.secret) : vault.sign('addresses of files'),
  }
}
