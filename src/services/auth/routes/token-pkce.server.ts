import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { readBody, Text } from '../body.server.ts'
import { authCodeSeconds, isRightVerifier } from '../flows/pkce.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { finishLink } from '../providers/linking.server.ts'
import { openProviderTokens } from '../providers/provider-tokens.server.ts'
import { refuse } from '../refusals.server.ts'
import { signInProven } from '../sessions/sign-in-proven.server.ts'
import { answerSession, deviceOf } from '../sessions/start-session.server.ts'
import { readAccount } from '../store/accounts.server.ts'
import { deleteFlowState, lockByAuthCode } from '../store/flow-states.server.ts'

const Body = z.object({ auth_code: Text, code_verifier: Text })

/**
 * Exchanges the code of a link or of a provider, with the verifier that the browser kept, for a session. The time
 * counts from when the code was given out: a letter may lie for an hour before it is opened.
 */
export async function grantByAuthCode(
  parts: AuthParts,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const { auth_code, code_verifier } = readBody(request, Body)
  if (!auth_code || !code_verifier)
    throw refuse('validation_failed', 'invalid request: both auth code and code verifier should be non-empty')
  const opened = await parts.database.asService(async (rows) => {
    const found = await lockByAuthCode(rows, auth_code, authCodeSeconds)
    const account = found?.flow.user_id && (await readAccount(rows, found.flow.user_id))
    if (!found || !account || account.user.deleted_at) throw refuse('flow_state_not_found')
    const { flow, isExpired } = found
    if (isExpired) throw refuse('flow_state_expired')
    if (!isRightVerifier(flow, code_verifier)) throw refuse('bad_code_verifier')
    const { banned_until } = account.user
    if (banned_until && Date.parse(banned_until) > Date.now()) throw refuse('user_banned')
    const session = flow.linking_target_id
      ? await finishLink(parts, rows, flow, account.user.id)
      : await signInProven(parts, rows, account, flow.authentication_method, deviceOf(request))
    await deleteFlowState(rows, flow.id)
    return { session, providerTokens: openProviderTokens(parts, flow) }
  })
  return { ...(await answerSession(parts, opened.session)), ...opened.providerTokens }
}
