import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Flag, readBody, Text } from '../body.server.ts'
import { checkCaptcha } from '../captcha.server.ts'
import { readChallenge } from '../flows/pkce.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { chooseRedirect } from '../redirects/allowed-redirect.server.ts'
import { refuse } from '../refusals.server.ts'
import type { Agreements } from '../sso/agreements.server.ts'
import type { Organisation } from '../sso/organisations.server.ts'
import { askOrganisation, samlAddresses } from '../sso/saml.server.ts'
import { insertFlowState } from '../store/flow-states.server.ts'

const Body = z.object({
  provider_id: Text,
  domain: Text,
  redirect_to: Text,
  skip_http_redirect: Flag,
  code_challenge: Text,
  code_challenge_method: Text,
})

/** POST /sso: sends somebody to the sign-in service of their organisation, named by its id or by a mail domain. */
export function ssoRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/sso', async (request, reply) => {
    if (!parts.organisations) throw refuse('saml_provider_disabled')
    await parts.limits.take('provider', networkKey(request.ip))
    const body = readBody(request, Body)
    await checkCaptcha(parts, request)
    if (Boolean(body.provider_id) === Boolean(body.domain))
      throw refuse('validation_failed', 'Either provider_id or domain has to be given, and not both')
    const challenge = readChallenge(body)
    const organisation = await findOrganisation(parts, parts.organisations, body)
    const id = randomUUID()
    const url = await ask(parts, request, organisation, id)
    await parts.database.asService((rows) =>
      insertFlowState(rows, {
        id,
        authentication_method: 'sso/saml',
        provider_type: `sso:${organisation.id}`,
        referrer: chooseRedirect([body.redirect_to], {
          siteUrl: parts.siteUrl,
          allow: parts.config.redirectAllow,
        }),
        ...challenge,
      }),
    )
    return body.skip_http_redirect ? { url } : reply.redirect(url, 303)
  })
}

async function findOrganisation(
  { agreements, database }: AuthParts,
  organisations: Organisation[],
  { provider_id, domain }: z.output<typeof Body>,
): Promise<Organisation> {
  const wanted = domain.trim().toLowerCase()
  const found =
    organisations.find(({ id, domains }) =>
      provider_id ? id === provider_id.toLowerCase() : domains.includes(wanted),
    ) ?? (provider_id || !agreements ? undefined : await findBound(agreements))
  async function findBound({ serviceOf }: Agreements) {
    const bound = await database.asService((rows) => serviceOf(rows, wanted))
    return organisations.find(({ id }) => id === bound)
  }
  if (!found) throw refuse('sso_provider_not_found')
  return found
}

async function ask(
  parts: AuthParts,
  request: FastifyRequest,
  organisation: Organisation,
  flowId: string,
): Promise<string> {
  try {
    return await askOrganisation(organisation, samlAddresses(parts.issuer), flowId)
  } catch (error) {
    request.log.warn(
      { organisation: organisation.id, cause: (error as Error).message },
      'metadata not usable',
    )
    throw refuse('saml_metadata_fetch_failed')
  }
}
