import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Rows } from '#platform/db/database.server.ts'
import { readEmail, readPhone } from '../addresses.server.ts'
import { readBody, Text } from '../body.server.ts'
import { checkCaptcha } from '../captcha.server.ts'
import { issueEmailChange } from '../codes/issue-email-change.server.ts'
import { issueToken, type IssuedToken } from '../codes/issue-token.server.ts'
import { readChallenge, type Challenge } from '../flows/pkce.server.ts'
import { postLetter, sendMessage } from '../letters/send-code.server.ts'
import { accountKey, networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { readRedirect } from '../redirects/read-redirect.server.ts'
import { refuse } from '../refusals.server.ts'
import { findUserByAddress, type AddressKind, type UserRow } from '../store/accounts.server.ts'

const Body = z.object({
  type: Text,
  email: Text,
  phone: Text,
  code_challenge: Text,
  code_challenge_method: Text,
})

/** What can be sent again, and by which address it is asked for. */
const kinds = new Map<string, AddressKind>([
  ['signup', 'email'],
  ['email_change', 'email'],
  ['sms', 'phone'],
  ['phone_change', 'phone'],
])

/** POST /resend: once more what is still open. Unknown, confirmed and nothing open are one answer, as fast. */
export function resendRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/resend', async (request) => {
    await parts.limits.take('mail', networkKey(request.ip))
    const body = readBody(request, Body)
    const challenge = readChallenge(body)
    const kind = readKind(body)
    const address = kind === 'email' ? readEmail(body.email) : readPhone(body.phone)
    checkProvider(parts, kind)
    await checkCaptcha(parts, request)
    const reason = body.type === 'signup' || body.type === 'sms' ? 'entry' : 'change'
    await parts.limits.space(kind === 'email' ? 'email' : 'sms', reason, accountKey(address))
    // Without a sender nothing was ever sent that could be sent again, and what is open stays as it is.
    if (kind === 'phone' && !parts.sms.configured) return {}
    const redirectTo = readRedirect(parts, request)
    parts.background.run(async () => {
      const issued = await parts.database.asService(async (rows) => {
        const user = await findUserByAddress(rows, kind, address)
        return user && !user.deleted_at ? issueAgain(parts, rows, user, body.type, challenge) : []
      })
      for (const token of issued)
        if (kind === 'email') postLetter(parts, token, redirectTo)
        else await sendMessage(parts, token, 'sms')
    })
    return {}
  })
}

function readKind({ type, email, phone }: z.output<typeof Body>): AddressKind {
  if (!type)
    throw refuse('validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change')
  const kind = kinds.get(type)
  if (!kind)
    throw refuse(
      'validation_failed',
      'Type provided requires to be one of: signup, email_change, sms, phone_change',
    )
  if (email && phone)
    throw refuse('validation_failed', 'Only an email address or phone number should be provided.')
  if (!(kind === 'email' ? email : phone))
    throw refuse(
      'validation_failed',
      `Type provided requires ${kind === 'email' ? 'an email address' : 'a phone number'}`,
    )
  return kind
}

function checkProvider(parts: AuthParts, kind: AddressKind): void {
  if (kind === 'email' && !parts.config.emailEnabled)
    throw refuse('email_provider_disabled', 'Email logins are disabled')
  if (kind === 'phone' && !parts.config.phoneEnabled) throw refuse('phone_provider_disabled')
}

async function issueAgain(
  parts: AuthParts,
  rows: Rows,
  user: UserRow,
  type: string,
  challenge: Challenge | null,
): Promise<IssuedToken[]> {
  if (type === 'signup' && user.email && !user.email_confirmed_at)
    return [
      await issueToken(parts, rows, user, { purpose: 'signup', address: user.email, by: 'email', challenge }),
    ]
  if (type === 'email_change' && user.email_change)
    return issueEmailChange(parts, rows, user, user.email_change, challenge)
  if (type === 'sms' && user.phone && !user.phone_confirmed_at)
    return [await issueToken(parts, rows, user, { purpose: 'sms', address: user.phone, by: 'phone' })]
  if (type === 'phone_change' && user.phone_change)
    return [
      await issueToken(parts, rows, user, {
        purpose: 'phone_change',
        address: user.phone_change,
        by: 'phone',
      }),
    ]
  return []
}
