import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openAccount, requireService, requireUser } from '../bearer.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse, type RefusalCode } from '../refusals.server.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Caller = 'anybody' | 'user' | 'service'

/**
 * The calls of the protocol that this server is not set up for, each with the code that clients know for that. Who
 * may call is checked first, as it would be if the call did something.
 */
const rows: [Method | Method[], path: string, Caller, RefusalCode][] = [
  ['GET', '/passkeys', 'anybody', 'passkey_disabled'],
  [['PATCH', 'DELETE'], '/passkeys/:id', 'anybody', 'passkey_disabled'],
  ['POST', '/passkeys/registration/:step', 'anybody', 'passkey_disabled'],
  ['POST', '/passkeys/authentication/:step', 'anybody', 'passkey_disabled'],
  ['GET', '/admin/users/:id/passkeys', 'service', 'passkey_disabled'],
  ['DELETE', '/admin/users/:id/passkeys/:passkey', 'service', 'passkey_disabled'],

  [['GET', 'DELETE'], '/user/oauth/grants', 'user', 'feature_disabled'],
  ['GET', '/oauth/authorizations/:id', 'user', 'feature_disabled'],
  ['POST', '/oauth/authorizations/:id/consent', 'user', 'feature_disabled'],
  ['GET', '/.well-known/openid-configuration', 'anybody', 'feature_disabled'],
  ['GET', '/.well-known/oauth-authorization-server', 'anybody', 'feature_disabled'],
  [['GET', 'POST', 'PUT', 'DELETE'], '/admin/sso/*', 'service', 'saml_provider_disabled'],
  [['GET', 'POST', 'PUT', 'DELETE'], '/admin/oauth/*', 'service', 'feature_disabled'],
  [['GET', 'POST', 'PUT', 'DELETE'], '/admin/custom-providers', 'service', 'feature_disabled'],
  [['GET', 'POST', 'PUT', 'DELETE'], '/admin/custom-providers/*', 'service', 'feature_disabled'],
]

/** Mounts a refusal for every call that is not set up, so that none of them is an unknown address. */
export function notSetUpRoutes(app: FastifyInstance, parts: AuthParts): void {
  for (const [method, url, caller, code] of rows)
    app.route({
      method,
      url,
      handler: async (request) => {
        await admit(parts, request, caller)
        throw refuse(code)
      },
    })
}

async function admit(parts: AuthParts, request: FastifyRequest, caller: Caller): Promise<void> {
  if (caller === 'service') await requireService(parts, request)
  if (caller !== 'user') return
  const claims = await requireUser(parts, request)
  await parts.database.asService((rows) => openAccount(rows, claims))
}
