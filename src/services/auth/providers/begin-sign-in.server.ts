import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { storable } from '../body.server.ts'
import { readChallenge } from '../flows/pkce.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { readRedirect } from '../redirects/read-redirect.server.ts'
import { refuse } from '../refusals.server.ts'
import { insertFlowState, type FlowState } from '../store/flow-states.server.ts'
import type { Provider, ProviderSecrets } from './open-providers.server.ts'
import type { Arrival } from './settle-identity.server.ts'

/** Seconds within which somebody comes back from a service. */
export const stateSeconds = 300

/** Parameters that are ours to set; everything else of the caller goes through to the service. */
const ours = [
  'provider',
  'redirect_to',
  'scopes',
  'invite_token',
  'skip_http_redirect',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'nonce',
  'state',
  'request',
  'request_uri',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
]

/** Everything secret that is kept, sealed, of a flow at a service. */
export interface FlowSecrets extends ProviderSecrets {
  /** Of a link to an account: the session that began it, and what its browser keeps. */
  link?: { sessionId: string; cookie: string }
  /** Of a link that waits for its verifier: whom the service vouched for. */
  arrival?: Arrival
}

/** An account that is to be linked, and what binds that to the browser that asked. */
export interface LinkingTarget {
  userId: string
  sessionId: string
  cookie: string
}

/**
 * Keeps the beginning of a sign-in at a service and answers the address to send the browser to. Throws
 * validation_failed for a service that is not set up.
 */
export async function beginSignIn(
  parts: AuthParts,
  request: FastifyRequest,
  target: LinkingTarget | null = null,
): Promise<{ url: URL }> {
  const query = readQuery(request)
  const provider = findProvider(parts, query.provider ?? '')
  const challenge = readChallenge({
    code_challenge: query.code_challenge ?? '',
    code_challenge_method: query.code_challenge_method ?? '',
  })
  const id = randomUUID()
  const secrets: FlowSecrets = {
    nonce: randomBytes(32).toString('base64url'),
    codeVerifier: randomBytes(32).toString('base64url'),
    ...(target ? { link: { sessionId: target.sessionId, cookie: target.cookie } } : {}),
  }
  const url = await provider
    .begin({
      redirectUri: callbackOf(parts),
      state: id,
      scopes: (query.scopes ?? '').split(/[\s,]+/).filter(Boolean),
      secrets,
      more: Object.fromEntries(
        Object.entries(query).filter((entry): entry is [string, string] => !ours.includes(entry[0])),
      ),
    })
    .catch((error: unknown) => {
      request.log.warn({ provider: provider.name, cause: (error as Error).message }, 'provider unreachable')
      throw refuse(
        'provider_disabled',
        'This sign-in service cannot be reached right now. Please try again later.',
      )
    })
  await parts.database.asService((rows) =>
    insertFlowState(rows, {
      id,
      authentication_method: 'oauth',
      provider_type: provider.name,
      provider_secrets: parts.vault.seal(JSON.stringify(secrets), id),
      referrer: readRedirect(parts, request),
      linking_target_id: target?.userId ?? null,
      ...challenge,
    }),
  )
  return { url }
}

/** Where every service sends the browser back to. */
export function callbackOf(parts: AuthParts): string {
  return `${parts.issuer}/callback`
}

/** What a flow was begun with; throws when the key file is another one since. */
export function secretsOf(parts: AuthParts, flow: FlowState): FlowSecrets {
  if (!flow.provider_secrets) throw new Error('This flow was not begun at a service.')
  return JSON.parse(parts.vault.open(flow.provider_secrets, flow.id)) as FlowSecrets
}

export function findProvider(parts: AuthParts, name: string): Provider {
  const provider = parts.providers.get(name)
  if (provider) return provider
  const reason = name === '' ? 'missing provider' : 'provider is not enabled'
  throw refuse('validation_failed', `Unsupported provider: ${reason}`)
}

/** The parameters of the address; of one that stands there twice the first. */
function readQuery(request: FastifyRequest): Record<string, string | undefined> {
  const query = request.query as Record<string, string | string[]>
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      storable(name),
      storable(String(Array.isArray(value) ? value[0] : value)),
    ]),
  )
}
