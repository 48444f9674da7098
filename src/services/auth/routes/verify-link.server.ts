import type { FastifyInstance, FastifyRequest } from 'fastify'
import { halfDone } from '../codes/apply-token.server.ts'
import { isPkceLink } from '../codes/one-time-code.server.ts'
import { readKinds, redeemLink } from '../codes/redeem-token.server.ts'
import { verify } from '../codes/verify.server.ts'
import { networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { readRedirect, withFragment, withQuery } from '../redirects/read-redirect.server.ts'
import { AuthRefusal, refuse } from '../refusals.server.ts'
import { signInProven } from '../sessions/sign-in-proven.server.ts'
import { answerSession, deviceOf, type OpenSession } from '../sessions/start-session.server.ts'
import { issueAuthCode } from '../store/flow-states.server.ts'
import { describeError } from '../redirects/describe-error.server.ts'

/**
 * GET /verify: the link of a letter. A browser follows it, so whatever comes of it is told in the address that it is
 * sent on to: a code for the browser that asked, else the session itself in the fragment.
 */
export function verifyLinkRoute(app: FastifyInstance, parts: AuthParts): void {
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    await parts.limits.take('verify', networkKey(request.ip))
    const { type, token } = readLink(request)
    const redirectTo = readRedirect(parts, request)
    return reply.redirect(await follow(parts, request, type, token, redirectTo), 303)
  })
  // Mail programs look whether a link is there; that must not use it up.
  app.head('/verify', async (_request, reply) => reply.status(200).send())
}

function readLink(request: FastifyRequest): { type: string; token: string } {
  const { type, token, token_hash } = request.query as Record<string, unknown>
  if (typeof type !== 'string' || type === '')
    throw refuse('validation_failed', 'Verify requires a verification type')
  const text = token_hash ?? token
  if (typeof text !== 'string' || text === '')
    throw refuse('validation_failed', 'Verify requires a token or a token hash')
  return { type, token: text }
}

/** Does what the link stands for and answers where the browser goes. */
async function follow(
  parts: AuthParts,
  request: FastifyRequest,
  type: string,
  link: string,
  redirectTo: string,
): Promise<string> {
  const isPkce = isPkceLink(link)
  try {
    const outcome = await verify(
      parts,
      request.ip,
      (rows) => redeemLink(rows, readKinds(type), link),
      async (rows, { account, token }): Promise<string | OpenSession> => {
        if (!isPkce) return signInProven(parts, rows, account, 'otp', deviceOf(request))
        const issued =
          token.flow_state_id && (await issueAuthCode(rows, token.flow_state_id, account.user.id))
        if (!issued) throw refuse('flow_state_not_found')
        return issued.code
      },
    )
    if (outcome instanceof AuthRefusal) throw outcome
    if (outcome === 'half') return tell(redirectTo, isPkce, { message: halfDone, sb: '' })
    if (typeof outcome === 'string') return withQuery(redirectTo, { code: outcome })
    const { user: _user, ...tokens } = await answerSession(parts, outcome)
    return withFragment(redirectTo, { ...mapText(tokens), sb: '', type })
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error
    return tell(redirectTo, isPkce, describeError(error))
  }
}

/** In the fragment always, and in the query too where the browser waits for a code there. */
function tell(redirectTo: string, isPkce: boolean, said: Record<string, string>): string {
  return withFragment(isPkce ? withQuery(redirectTo, said) : redirectTo, said)
}

function mapText(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
