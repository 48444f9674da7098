import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { moveByOwnWish } from '../accounts/move-by-own-wish.server.ts'
import { changedMetadata } from '../accounts/metadata.server.ts'
import { proveAgain } from '../accounts/prove-again.server.ts'
import { answerUser } from '../accounts/user-answer.server.ts'
import { readEmail, readPhone } from '../addresses.server.ts'
import { openAccount, requireUser } from '../bearer.server.ts'
import { Metadata, readBody, storable, Text } from '../body.server.ts'
import { lacksSecondStep } from '../factors/has-verified-factor.server.ts'
import { readChallenge } from '../flows/pkce.server.ts'
import { postLetter, readChannel, requireSender, sendMessage } from '../letters/send-code.server.ts'
import { accountKey, networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { checkPassword } from '../passwords/strength.server.ts'
import { readRedirect } from '../redirects/read-redirect.server.ts'
import { refuse } from '../refusals.server.ts'
import {
  changeUser,
  findUserByAddress,
  lockAccount,
  readAccount,
  type AddressKind,
  type UserRow,
} from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { deleteTokens } from '../store/one-time-tokens.server.ts'
import { deleteSessions } from '../store/sessions.server.ts'
import { refuseTaken } from './admin-create-user.server.ts'

const Body = z.object({
  email: Text,
  phone: Text,
  // Unlike the others, an empty password is not the same as none: it is one that is too short.
  password: z
    .string()
    .nullish()
    .transform((text) => (typeof text === 'string' ? storable(text) : undefined)),
  current_password: Text,
  nonce: Text,
  data: Metadata,
  app_metadata: Metadata,
  channel: Text,
  code_challenge: Text,
  code_challenge_method: Text,
})
type Body = z.output<typeof Body>

/**
 * PUT /user: a person changes their metadata, password or addresses. Rights are not in reach: app_metadata is refused.
 * A new address counts when it was proven; until then it only shows as wished for.
 */
export function updateUserRoute(app: FastifyInstance, parts: AuthParts): void {
  app.put('/user', async (request) => {
    await parts.limits.take('user_update', networkKey(request.ip))
    const claims = await requireUser(parts, request)
    const body = readBody(request, Body)
    const opened = await parts.database.asService((rows) => openAccount(rows, claims))
    const { user } = opened.account
    if (body.app_metadata) throw refuse('not_admin', 'Updating app_metadata requires admin privileges')
    const challenge = readChallenge(body)
    const channel = readChannel(body.channel)
    const wish = readWish(parts, user, body)
    if (user.is_sso_user && (wish.email || wish.phone || body.password !== undefined))
      throw refuse('user_sso_managed')
    if ((wish.email || wish.phone || body.password !== undefined) && lacksSecondStep(opened, claims))
      throw refuse(
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
        { status: 401 },
      )
    const password_hash = await hashNewPassword(parts, user, body)
    if (password_hash) await proveAgain(parts, opened, body.nonce)
    await checkFree(parts, wish)
    const key = accountKey(user.email ?? user.id)
    if (wish.email) await parts.limits.space('email', 'change', key)
    if (wish.phone) await parts.limits.space('sms', 'change', key)

    const { account, letters, message } = await parts.database
      .asService(async (rows) => {
        const { account: locked } = await openAccount(rows, claims, lockAccount)
        await changeUser(rows, claims.sub, {
          ...changedMetadata(locked.user, { user_metadata: body.data }),
          ...(password_hash ? { password_hash } : {}),
        })
        const event = { userId: claims.sub, ip: request.ip }
        if (password_hash) {
          // Whoever else is signed in, or holds a letter, may be why the password was changed.
          await deleteSessions(rows, claims.sub, { except: claims.session_id })
          await deleteTokens(rows, claims.sub)
          await recordEvent(rows, { action: 'user_updated_password', ...event })
        }
        const sent = await moveByOwnWish(parts, rows, locked, wish, challenge)
        await recordEvent(rows, { action: 'user_modified', ...event })
        return { account: (await readAccount(rows, claims.sub)) ?? locked, ...sent }
      })
      .catch(refuseTaken)
    const redirectTo = readRedirect(parts, request)
    for (const letter of letters) postLetter(parts, letter, redirectTo)
    if (message) await sendMessage(parts, message, channel)
    return answerUser(account)
  })
}

/** The addresses that the account is to have and has not, each null when it stays as it is. */
function readWish(parts: AuthParts, user: UserRow, body: Body): Record<AddressKind, string | null> {
  const email = body.email ? readEmail(body.email) : user.email
  const phone = body.phone ? readPhone(body.phone) : user.phone
  const wish = { email: email === user.email ? null : email, phone: phone === user.phone ? null : phone }
  if (wish.email && !parts.config.emailEnabled) throw refuse('email_provider_disabled')
  if (wish.phone && !parts.config.phoneEnabled) throw refuse('phone_provider_disabled')
  if (wish.phone && !parts.config.autoconfirmPhone) requireSender(parts)
  return wish
}

async function checkFree(parts: AuthParts, wish: Record<AddressKind, string | null>): Promise<void> {
  for (const kind of ['email', 'phone'] as const) {
    const address = wish[kind]
    if (!address) continue
    const holder = await parts.database.asService((rows) => findUserByAddress(rows, kind, address))
    if (holder) throw refuse(kind === 'email' ? 'email_exists' : 'phone_exists')
  }
}

/** The hash of a new password that may be taken, or undefined when none was given. Outside any transaction. */
async function hashNewPassword(parts: AuthParts, user: UserRow, body: Body): Promise<string | undefined> {
  const { password, current_password } = body
  if (password === undefined) return undefined
  if (user.is_anonymous && !user.email && !user.phone)
    throw refuse(
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
      { status: 422 },
    )
  checkPassword(password, parts.config.passwordMinLength)
  if (current_password) {
    await parts.limits.take('account', accountKey(user.id))
    if (!(await parts.passwords.isRight(user.password_hash, current_password)))
      throw refuse('current_password_invalid')
  }
  if (await parts.passwords.isRight(user.password_hash, password)) throw refuse('same_password')
  return parts.passwords.hash(password)
}
