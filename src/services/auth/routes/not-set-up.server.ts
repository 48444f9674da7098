import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { readPhone } from '../addresses.server.ts'
import { openAccount, requireService, requireUser } from '../bearer.server.ts'
import { readBody, Text } from '../body.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse, type AuthRefusal, type RefusalCode } from '../refusals.server.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Caller = 'anybody' | 'user' | 'service'
type Answer = RefusalCode | ((request: FastifyRequest) => AuthRefusal)

/**
 * The calls of the protocol that this server is not set up for, each with the code that clients know for that. Who
 * may call is checked first, as it would be if the call did something.
 */
const rows: [Method | Method[], path: string, Caller, Answer][] = [
  ['POST', '/otp', 'anybody', needsMail],
  ['POST', '/magiclink', 'anybody', needsMail],
  ['POST', '/recover', 'anybody', needsMail],
  ['POST', '/resend', 'anybody', needsMail],
  ['GET', '/reauthenticate', 'user', needsMail],
  ['POST', '/invite', 'service', needsMail],
  ['POST', '/admin/generate_link', 'service', needsMail],
  ['POST', '/verify', 'anybody', unknownCode],

  ['GET', '/authorize', 'anybody', unsupportedProvider],
  [['GET', 'DELETE'], '/user/identities/:id', 'user', 'manual_linking_disabled'],
  ['POST', '/sso', 'anybody', 'saml_provider_disabled'],
  ['GET', '/sso/saml/metadata', 'anybody', 'saml_provider_disabled'],
  ['POST', '/sso/saml/acs', 'anybody', 'saml_provider_disabled'],

  ['POST', '/factors', 'user', factorsOff],
  [['GET', 'POST', 'DELETE'], '/factors/recovery-codes', 'user', 'mfa_recovery_codes_enroll_not_enabled'],
  ['POST', '/factors/recovery-codes/:step', 'user', 'mfa_recovery_codes_enroll_not_enabled'],
  ['POST', '/factors/:id/challenge', 'user', 'mfa_factor_not_found'],
  ['POST', '/factors/:id/verify', 'user', 'mfa_factor_not_found'],
  ['DELETE', '/factors/:id', 'user', 'mfa_factor_not_found'],
  [['PUT', 'DELETE'], '/admin/users/:id/factors/:factor', 'service', 'mfa_factor_not_found'],

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
  ['GET', '/admin/audit', 'service', 'feature_disabled'],
  [['GET', 'POST', 'PUT', 'DELETE'], '/admin/sso/*', 'service', 'saml_provider_disabled'],
  [['GET', 'POST', 'PUT', 'DELETE'], '/admin/oauth/*', 'service', 'feature_disabled'],
  [['GET', 'POST', 'PUT', 'DELETE'], '/admin/custom-providers', 'service', 'feature_disabled'],
  [['GET', 'POST', 'PUT', 'DELETE'], '/admin/custom-providers/*', 'service', 'feature_disabled'],
]

/** Mounts a refusal for every call that is not set up, so that none of them is an unknown address. */
export function notSetUpRoutes(app: FastifyInstance, parts: AuthParts): void {
  for (const [method, url, caller, answer] of rows)
    app.route({
      method,
      url,
      handler: async (request) => {
        await admit(parts, request, caller)
        throw typeof answer === 'function' ? answer(request) : refuse(answer)
      },
    })
  // These two answer a browser, not a program: back to the product, which reads the error from the address.
  app.get('/verify', (_request, reply) =>
    reply.redirect(`${parts.siteUrl}/#${refusedLink('access_denied', 'otp_expired', expiredLink)}`, 303),
  )
  app.route({
    method: ['GET', 'POST'],
    url: '/callback',
    handler: (_request, reply) =>
      reply.redirect(
        `${parts.siteUrl}/?${refusedLink('invalid_request', 'bad_oauth_callback', 'OAuth state parameter missing')}`,
        303,
      ),
  })
  // Nobody can have a factor, so the list is empty and true.
  app.get('/admin/users/:id/factors', async (request) => {
    await requireService(parts, request)
    return []
  })
}

async function admit(parts: AuthParts, request: FastifyRequest, caller: Caller): Promise<void> {
  if (caller === 'service') await requireService(parts, request)
  if (caller !== 'user') return
  const claims = await requireUser(parts, request)
  await parts.database.asService((rows) => openAccount(rows, claims))
}

/** The same for known and unknown addresses. What goes to a phone is said to be the phone's matter. */
function needsMail(request: FastifyRequest): AuthRefusal {
  const { phone } = readBody(request, z.object({ phone: Text }))
  return refuse(phone ? 'phone_provider_disabled' : 'email_address_not_authorized')
}

const expiredLink = 'Email link is invalid or has expired'

/** No code was ever sent, so each is as unknown as an old one. */
function unknownCode(request: FastifyRequest): AuthRefusal {
  const body = readBody(request, z.object({ type: Text, token: Text, token_hash: Text, phone: Text }))
  if (!body.type) return refuse('validation_failed', 'Verify requires a verification type')
  if (Boolean(body.token) === Boolean(body.token_hash))
    return refuse('validation_failed', 'Verify requires either a token or a token hash')
  if (body.token && body.phone) readPhone(body.phone)
  return refuse('otp_expired', body.token_hash ? expiredLink : undefined)
}

function unsupportedProvider(request: FastifyRequest): AuthRefusal {
  const { provider = '' } = request.query as { provider?: unknown }
  const reason = provider === '' ? 'missing provider' : 'provider is not enabled'
  return refuse('validation_failed', `Unsupported provider: ${reason}`)
}

function factorsOff(request: FastifyRequest): AuthRefusal {
  const { factor_type } = readBody(request, z.object({ factor_type: Text }))
  if (factor_type === 'totp') return refuse('mfa_totp_enroll_not_enabled')
  if (factor_type === 'phone') return refuse('mfa_phone_enroll_not_enabled')
  if (factor_type === 'webauthn') return refuse('mfa_webauthn_enroll_not_enabled')
  return refuse('validation_failed', 'factor_type needs to be totp, phone, or webauthn')
}

/** The error of a link, as the clients read it from an address. */
function refusedLink(error: string, code: string, description: string): URLSearchParams {
  return new URLSearchParams({ error, error_code: code, error_description: description, sb: '' })
}
