import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Rows } from '#platform/db/database.server.ts'
import { onceMoreWhenTaken } from '../accounts/once-more-when-taken.server.ts'
import { hasDoubtfulPassword } from '../accounts/has-doubtful-password.server.ts'
import { checkMetadata, type Metadata as Facts } from '../accounts/metadata.server.ts'
import { readEmail, readPhone } from '../addresses.server.ts'
import { Metadata, readBody, Text } from '../body.server.ts'
import { checkCaptcha } from '../captcha.server.ts'
import { issueToken } from '../codes/issue-token.server.ts'
import { readChallenge, type Challenge } from '../flows/pkce.server.ts'
import { postLetter, readChannel, requireSender, sendMessage } from '../letters/send-code.server.ts'
import { accountKey, networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { readRedirect } from '../redirects/read-redirect.server.ts'
import { refuse } from '../refusals.server.ts'
import { findUserByAddress, insertAccount, type AddressKind, type UserRow } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'

const Body = z.object({
  email: Text,
  phone: Text,
  data: Metadata,
  create_user: z
    .boolean()
    .nullish()
    .transform((flag) => flag ?? true),
  channel: Text,
  code_challenge: Text,
  code_challenge_method: Text,
})

/** POST /otp and its older name /magiclink: a code, and by e-mail a link, to sign in or to sign up with. */
export function otpRoutes(app: FastifyInstance, parts: AuthParts): void {
  for (const path of ['/otp', '/magiclink'])
    app.post(path, async (request) => {
      await parts.limits.take('mail', networkKey(request.ip))
      const body = readBody(request, Body)
      if (body.email && body.phone)
        throw refuse('validation_failed', 'Only an email address or phone number should be provided')
      if (body.email && body.channel)
        throw refuse('validation_failed', 'Channel should only be specified with Phone OTP')
      const challenge = readChallenge(body)
      checkMetadata({ app_metadata: {}, user_metadata: body.data ?? {} })
      if (body.email) return byEmail(parts, request, body, challenge)
      if (body.phone) return byPhone(parts, request, body)
      throw refuse('validation_failed', 'One of email or phone must be set')
    })
}

/**
 * What is done for a known and for an unknown address differs, so all of it comes after the answer. Only a caller
 * who asks not to make accounts is told that there is none, as the protocol has it.
 */
async function byEmail(
  parts: AuthParts,
  request: FastifyRequest,
  body: z.output<typeof Body>,
  challenge: Challenge | null,
): Promise<Record<string, never>> {
  if (!parts.config.emailEnabled)
    throw refuse('email_provider_disabled', 'Email logins are disabled', { status: 422 })
  const email = readEmail(body.email)
  await checkCaptcha(parts, request)
  await parts.limits.space('email', 'entry', accountKey(email))
  if (!body.create_user) await requireAccount(parts, 'email', email)
  const { ip } = request
  const redirectTo = readRedirect(parts, request)
  parts.background.run(async () => {
    const issued = await onceMoreWhenTaken(() =>
      parts.database.asService(async (rows) => {
        const user = await findOrMake(parts, rows, 'email', email, body.data ?? {}, ip)
        if (!user || isClosedTo(user)) return null
        const isKnown = user.email_confirmed_at !== null
        await recordEvent(rows, {
          action: isKnown ? 'user_recovery_requested' : 'user_confirmation_requested',
          userId: user.id,
          ip,
        })
        return issueToken(parts, rows, user, {
          purpose: isKnown ? 'magiclink' : 'signup',
          address: email,
          by: 'email',
          challenge,
          dropsPassword: hasDoubtfulPassword(user),
        })
      }),
    )
    if (issued) postLetter(parts, issued, redirectTo)
  })
  return {}
}

async function byPhone(
  parts: AuthParts,
  request: FastifyRequest,
  body: z.output<typeof Body>,
): Promise<Record<string, never>> {
  if (!parts.config.phoneEnabled) throw refuse('phone_provider_disabled')
  const phone = readPhone(body.phone)
  const channel = readChannel(body.channel)
  requireSender(parts)
  await checkCaptcha(parts, request)
  await parts.limits.space('sms', 'entry', accountKey(phone))
  if (!body.create_user || parts.config.signup !== 'open') await requireAccount(parts, 'phone', phone)
  const issued = await onceMoreWhenTaken(() =>
    parts.database.asService(async (rows) => {
      const user = await findOrMake(parts, rows, 'phone', phone, body.data ?? {}, request.ip)
      if (!user || isClosedTo(user)) return null
      await recordEvent(rows, { action: 'user_recovery_requested', userId: user.id, ip: request.ip })
      const dropsPassword = hasDoubtfulPassword(user)
      return issueToken(parts, rows, user, { purpose: 'sms', address: phone, by: 'phone', dropsPassword })
    }),
  )
  if (issued) await sendMessage(parts, issued, channel)
  return {}
}

async function requireAccount(parts: AuthParts, kind: AddressKind, address: string): Promise<void> {
  const user = await parts.database.asService((rows) => findUserByAddress(rows, kind, address))
  if (!user) throw refuse('otp_disabled')
}

/** The account of an address; a new one, without a password and not confirmed, where everybody may join. */
async function findOrMake(
  parts: AuthParts,
  rows: Rows,
  kind: AddressKind,
  address: string,
  data: Facts,
  ip: string,
): Promise<UserRow | null> {
  const found = await findUserByAddress(rows, kind, address)
  if (found) return found
  if (parts.config.signup !== 'open') return null
  const { user } = await insertAccount(
    rows,
    {
      id: randomUUID(),
      [kind]: address,
      app_metadata: { provider: kind, providers: [kind] },
      user_metadata: data,
    },
    data,
  )
  await recordEvent(rows, { action: 'user_signedup', userId: user.id, ip, detail: { provider: kind } })
  return user
}

function isClosedTo({ banned_until, deleted_at }: UserRow): boolean {
  return deleted_at !== null || (banned_until !== null && Date.parse(banned_until) > Date.now())
}
