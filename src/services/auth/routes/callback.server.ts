import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isUuid } from '../addresses.server.ts'
import { storable } from '../body.server.ts'
import { acceptForms, type Form } from '../form-body.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { callbackOf, findProvider, secretsOf, stateSeconds } from '../providers/begin-sign-in.server.ts'
import type { ProviderAnswer } from '../providers/open-providers.server.ts'
import { readProviderTokens } from '../providers/provider-tokens.server.ts'
import { addressOf, concludeFlow, refusedAddress } from '../providers/send-back.server.ts'
import { holdLink, linkHere } from '../providers/linking.server.ts'
import { settleIdentity } from '../providers/settle-identity.server.ts'
import { describeError } from '../redirects/describe-error.server.ts'
import { withQuery } from '../redirects/read-redirect.server.ts'
import { AuthRefusal, refuse } from '../refusals.server.ts'
import { AddressTaken } from '../store/accounts.server.ts'
import { takeState, type FlowState } from '../store/flow-states.server.ts'

/**
 * GET and POST /callback: a browser comes back from a service (Apple's with a form). Whatever comes of it is told in
 * the address that it is sent on to.
 */
export function callbackRoute(app: FastifyInstance, parts: AuthParts): void {
  app.register(async (scope) => {
    acceptForms(scope)
    scope.get('/callback', { exposeHeadRoute: false }, async (request, reply) => {
      const [address, status] = await follow(parts, request, request.query as Form)
      return reply.redirect(address, status)
    })
    scope.post('/callback', async (request, reply) => {
      const [address, status] = await follow(parts, request, (request.body ?? {}) as Form)
      // The browser follows with GET, whatever it came with.
      return reply.redirect(address, status === 302 ? 303 : status)
    })
  })
}

async function follow(
  parts: AuthParts,
  request: FastifyRequest,
  form: Form,
): Promise<[address: string, status: number]> {
  const fields = readFields(form)
  const flow = await openFlow(parts, fields.state)
  if (flow instanceof AuthRefusal) return [withQuery(parts.siteUrl, describeError(flow)), 303]
  try {
    return [await conclude(parts, request, flow, fields), 302]
  } catch (error) {
    const refusal = error instanceof AddressTaken ? refuse('email_exists') : error
    if (!(refusal instanceof AuthRefusal)) throw error
    return [refusedAddress(flow.referrer, refusal), 302]
  }
}

/** The flow that a `state` stands for, which is used up with that; a refusal when there is none. */
async function openFlow(parts: AuthParts, state: string | undefined): Promise<FlowState | AuthRefusal> {
  if (!state) return refuse('bad_oauth_callback')
  const flow = isUuid(state)
    ? await parts.database.asService((rows) => takeState(rows, state, stateSeconds))
    : undefined
  return flow?.provider_secrets ? flow : refuse('bad_oauth_state')
}

async function conclude(
  parts: AuthParts,
  request: FastifyRequest,
  flow: FlowState,
  fields: Record<string, string>,
): Promise<string> {
  if (fields.error)
    // The service's own words: the person changed their mind, or it does not know this server.
    throw refuse('bad_oauth_callback', (fields.error_description || fields.error).slice(0, 300), {
      oauthError: fields.error.slice(0, 100),
    })
  const provider = findProvider(parts, flow.provider_type ?? '')
  const answer = await ask(parts, request, flow, fields)
  const arrival = { provider: provider.name, profile: answer.profile, isSso: false, ip: request.ip }
  const tokens = readProviderTokens(answer)
  const outcome = await parts.database.asService(async (rows) => {
    const account = !flow.linking_target_id
      ? await settleIdentity(parts, rows, arrival)
      : flow.code_challenge
        ? await holdLink(parts, rows, flow, arrival)
        : await linkHere(parts, rows, flow, request, arrival)
    return concludeFlow(parts, rows, flow, account, { request, tokens })
  })
  return addressOf(parts, flow, outcome, tokens)
}

/** Reads the answer of the service. Whatever is wrong with it, the person can only begin again. */
async function ask(
  parts: AuthParts,
  request: FastifyRequest,
  flow: FlowState,
  fields: Record<string, string>,
): Promise<ProviderAnswer> {
  const provider = findProvider(parts, flow.provider_type ?? '')
  const callback = new URL(callbackOf(parts))
  callback.search = new URLSearchParams(fields).toString()
  try {
    return await provider.finish({ callback, state: flow.id, secrets: secretsOf(parts, flow) })
  } catch (error) {
    request.log.warn({ provider: provider.name, cause: (error as Error).message }, 'provider did not confirm')
    throw refuse('bad_oauth_callback', 'The sign-in service did not confirm this sign-in. Please try again.')
  }
}

/** Plain texts only; of a field that comes twice none counts. */
function readFields(form: Form): Record<string, string> {
  const texts = Object.entries(form).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts.map(([name, text]) => [name, storable(text)]))
}
