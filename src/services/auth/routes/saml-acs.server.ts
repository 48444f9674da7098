import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isUuid } from '../addresses.server.ts'
import { acceptForms, type Form } from '../form-body.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { stateSeconds } from '../providers/begin-sign-in.server.ts'
import { addressOf, concludeFlow, refusedAddress } from '../providers/send-back.server.ts'
import { settleIdentity } from '../providers/settle-identity.server.ts'
import { describeError } from '../redirects/describe-error.server.ts'
import { withQuery } from '../redirects/read-redirect.server.ts'
import { AuthRefusal, refuse } from '../refusals.server.ts'
import { readAssertion, samlAddresses, type Assertion } from '../sso/saml.server.ts'
import { takeState, type FlowState } from '../store/flow-states.server.ts'
import { consumeAssertion } from '../store/used-assertions.server.ts'

/**
 * POST /sso/saml/acs: a browser brings the assertion of its organisation. Only an answer to a question of ours counts,
 * and only once; what comes of it is told in the address that the browser is sent on to.
 */
export function samlAcsRoute(app: FastifyInstance, parts: AuthParts): void {
  app.register(async (scope) => {
    acceptForms(scope)
    scope.post('/sso/saml/acs', async (request, reply) => {
      if (!parts.organisations) throw refuse('saml_provider_disabled')
      const { SAMLResponse: response, RelayState: state } = (request.body ?? {}) as Form
      const flow =
        isUuid(state) && (await parts.database.asService((rows) => takeState(rows, state, stateSeconds)))
      if (!flow || flow.authentication_method !== 'sso/saml' || typeof response !== 'string') {
        const unknown = describeError(refuse('saml_relay_state_not_found'))
        return reply.redirect(withQuery(parts.siteUrl, unknown), 303)
      }
      return reply.redirect(await conclude(parts, request, flow, response), 303)
    })
  })
}

async function conclude(
  parts: AuthParts,
  request: FastifyRequest,
  flow: FlowState,
  response: string,
): Promise<string> {
  try {
    const { id, issuer, profile } = await check(parts, request, flow, response)
    const arrival = { provider: flow.provider_type ?? '', profile, isSso: true, ip: request.ip }
    const outcome = await parts.database.asService(async (rows) => {
      if (!(await consumeAssertion(rows, issuer, id))) throw notConfirmed()
      const account = await settleIdentity(parts, rows, arrival)
      return concludeFlow(parts, rows, flow, account, { request, tokens: {} })
    })
    return await addressOf(parts, flow, outcome, {})
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error
    return refusedAddress(flow.referrer, error)
  }
}

async function check(
  parts: AuthParts,
  request: FastifyRequest,
  flow: FlowState,
  response: string,
): Promise<Assertion> {
  const organisation = parts.organisations?.find(({ id }) => flow.provider_type === `sso:${id}`)
  if (!organisation) throw refuse('sso_provider_not_found')
  try {
    const { agreements, database } = parts
    const isBound = async (domain: string) =>
      agreements !== null &&
      (await database.asService((rows) => agreements.serviceOf(rows, domain))) === organisation.id
    return await readAssertion(organisation, samlAddresses(parts.issuer), flow.id, response, isBound)
  } catch (error) {
    request.log.warn({ organisation: organisation.id, cause: (error as Error).message }, 'assertion refused')
    throw notConfirmed()
  }
}

function notConfirmed(): AuthRefusal {
  return refuse(
    'validation_failed',
    'The sign-in service of your organisation did not confirm this sign-in. Please try again.',
  )
}
