import type { FastifyRequest } from 'fastify'
import type { Rows } from '#platform/db/database.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { describeError } from '../redirects/describe-error.server.ts'
import { withFragment, withQuery } from '../redirects/read-redirect.server.ts'
import { refuse, type AuthRefusal } from '../refusals.server.ts'
import { answerSession, deviceOf, startSession, type OpenSession } from '../sessions/start-session.server.ts'
import { readAccount, type Account } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import {
  deleteFlowState,
  issueAuthCode,
  keepProviderTokens,
  type FlowState,
} from '../store/flow-states.server.ts'
import { noteSignIn } from '../store/sessions.server.ts'
import { sealProviderTokens, type ProviderTokens } from './provider-tokens.server.ts'

/** What a browser takes back from a service: a code for the one that holds the verifier, else a session. */
export type Outcome = { code: string } | { session: OpenSession }

/** Signs in whom a service vouched for, in the way in which the browser began. */
export async function concludeFlow(
  parts: AuthParts,
  rows: Rows,
  flow: FlowState,
  account: Account,
  { request, tokens }: { request: FastifyRequest; tokens: ProviderTokens },
): Promise<Outcome> {
  if (flow.code_challenge) {
    const issued = await issueAuthCode(rows, flow.id, account.user.id)
    if (!issued) throw refuse('flow_state_not_found')
    await keepProviderTokens(rows, flow.id, sealProviderTokens(parts, flow, tokens))
    return { code: issued.code }
  }
  await deleteFlowState(rows, flow.id)
  const device = deviceOf(request)
  const { user } = account
  await noteSignIn(rows, user.id, user.password_hash, flow.provider_type ?? '')
  const method = flow.authentication_method
  await recordEvent(rows, { action: 'login', userId: user.id, ip: device.ip, detail: { method } })
  const fresh = await readAccount(rows, user.id)
  return { session: await startSession(parts, rows, fresh ?? account, method, device) }
}

/** The address at which a browser reads the outcome. */
export async function addressOf(
  parts: AuthParts,
  flow: FlowState,
  outcome: Outcome,
  tokens: ProviderTokens,
): Promise<string> {
  if ('code' in outcome) return withQuery(flow.referrer, { code: outcome.code })
  const { user: _user, ...answer } = await answerSession(parts, outcome.session)
  const texts = Object.entries<string | number>({ ...answer, ...tokens }).map(([name, value]) => [
    name,
    String(value),
  ])
  return withFragment(flow.referrer, { ...Object.fromEntries(texts), sb: '' })
}

/** The address at which a browser reads why it did not work: in the query and in the fragment. */
export function refusedAddress(address: string, refusal: AuthRefusal): string {
  const said = describeError(refusal)
  return withFragment(withQuery(address, said), said)
}
