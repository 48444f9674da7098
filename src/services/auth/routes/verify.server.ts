import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { readEmail, readPhone } from '../addresses.server.ts'
import { readBody, Text } from '../body.server.ts'
import { halfDone } from '../codes/apply-token.server.ts'
import { readKinds, redeemCode, redeemLink } from '../codes/redeem-token.server.ts'
import { verify } from '../codes/verify.server.ts'
import { accountKey, networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { AuthRefusal, refuse } from '../refusals.server.ts'
import { signInProven } from '../sessions/sign-in-proven.server.ts'
import { answerSession, deviceOf } from '../sessions/start-session.server.ts'
import { deleteFlowState } from '../store/flow-states.server.ts'

const Body = z.object({
  type: Text,
  token: Text,
  token_hash: Text,
  email: Text,
  phone: Text,
  redirect_to: Text,
})
type Body = z.output<typeof Body>

/**
 * A refusal comes no sooner than this. Counting a wrong guess takes a few milliseconds that an address without any
 * letter on its way does not take, and that would tell the two apart.
 */
const refusalMs = 40

/** POST /verify: a typed code with its address, or the text of a link by itself, becomes a session. */
export function verifyRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/verify', async (request) => {
    await parts.limits.take('verify', networkKey(request.ip))
    const body = readBody(request, Body)
    const kinds = readKinds(body.type)
    const address = readAddress(body)
    if (address) await parts.limits.take('guess', accountKey(address))
    const device = deviceOf(request)
    const earliest = setTimeout(refusalMs)
    const outcome = await verify(
      parts,
      request.ip,
      (rows) =>
        address
          ? redeemCode(parts, rows, kinds, address, body.token.replaceAll(/\s/g, ''))
          : redeemLink(rows, kinds, body.token_hash),
      async (rows, { account, token }) => {
        // The browser that asked may have wanted a code for this; it got in without.
        if (token.flow_state_id) await deleteFlowState(rows, token.flow_state_id)
        return signInProven(parts, rows, account, 'otp', device)
      },
    )
    if (outcome instanceof AuthRefusal) {
      await earliest
      throw outcome
    }
    if (outcome === 'half') return { msg: halfDone, code: '200' }
    if (address) await parts.limits.forgive(accountKey(address))
    return answerSession(parts, outcome)
  })
}

/** The address that a code was sent to, or null for the text of a link. Throws validation_failed. */
function readAddress({ type, token, token_hash, email, phone, redirect_to }: Body): string | null {
  if (Boolean(token) === Boolean(token_hash))
    throw refuse('validation_failed', 'Verify requires either a token or a token hash')
  if (token_hash) {
    if (email || phone || redirect_to)
      throw refuse('validation_failed', 'Only the token_hash and type should be provided')
    return null
  }
  const isByPhone = type === 'sms' || type === 'phone_change'
  if (Boolean(email) === Boolean(phone) || isByPhone !== Boolean(phone))
    throw refuse('validation_failed', 'Only an email address or phone number should be provided on verify')
  return isByPhone ? readPhone(phone) : readEmail(email)
}
