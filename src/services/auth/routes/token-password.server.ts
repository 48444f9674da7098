import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Rows } from '#platform/db/database.server.ts'
import { readPhone } from '../addresses.server.ts'
import { readBody, Text } from '../body.server.ts'
import { checkCaptcha } from '../captcha.server.ts'
import { accountKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { findWeakness } from '../passwords/strength.server.ts'
import { refuse } from '../refusals.server.ts'
import { answerSession, deviceOf, startSession, type OpenSession } from '../sessions/start-session.server.ts'
import { findUserByAddress, readAccount, type AddressKind, type UserRow } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { noteSignIn, type Device } from '../store/sessions.server.ts'

const Body = z.object({ email: Text, phone: Text, password: Text })

/**
 * Signs in by e-mail or phone and password. An unknown address, an account without a password and a wrong password are one
 * answer after the same work; that an account is banned or not confirmed is said only to who knows its password.
 */
export async function grantByPassword(
  parts: AuthParts,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const body = readBody(request, Body)
  if (body.email && body.phone)
    throw refuse('validation_failed', 'Only an email address or phone number should be provided on login.')
  if (!body.email && !body.phone) throw refuse('validation_failed', 'missing email or phone')
  const kind: AddressKind = body.email ? 'email' : 'phone'
  if (kind === 'email' && !parts.config.emailEnabled)
    throw refuse('email_provider_disabled', 'Email logins are disabled', { status: 422 })
  if (kind === 'phone' && !parts.config.phoneEnabled)
    throw refuse('phone_provider_disabled', 'Phone logins are disabled', { status: 422 })
  await checkCaptcha(parts, request)
  const address = kind === 'email' ? body.email.trim().toLowerCase() : readPhone(body.phone)
  await parts.limits.take('account', accountKey(address))

  const user = await parts.database.asService((rows) => findUserByAddress(rows, kind, address))
  const isRight = await parts.passwords.isRight(user?.password_hash, body.password)
  if (!user || !isRight) throw refuse('invalid_credentials')
  const { banned_until } = user
  if (banned_until && Date.parse(banned_until) > Date.now())
    throw refuse('user_banned', undefined, { status: 400 })
  if (kind === 'email' && !user.email_confirmed_at) throw refuse('email_not_confirmed')
  if (kind === 'phone' && !user.phone_confirmed_at) throw refuse('phone_not_confirmed')

  const device = deviceOf(request)
  const opened = await parts.database.asService((rows) => signIn(parts, rows, user, kind, device))
  await parts.limits.forgive(accountKey(address))
  const weakness = findWeakness(body.password, parts.config.passwordMinLength)
  return { ...(await answerSession(parts, opened)), ...(weakness ? { weak_password: weakness } : {}) }
}

async function signIn(
  parts: AuthParts,
  rows: Rows,
  user: UserRow,
  kind: AddressKind,
  device: Device,
): Promise<OpenSession> {
  // Between the look and now the password may have been changed, or the account deleted.
  const isStillSo = await noteSignIn(rows, user.id, user.password_hash, kind)
  const account = await readAccount(rows, user.id)
  if (!isStillSo || !account) throw refuse('invalid_credentials')
  await recordEvent(rows, {
    action: 'login',
    userId: user.id,
    ip: device.ip,
    detail: { provider: kind },
  })
  return startSession(parts, rows, account, 'password', device)
}
