import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Rows } from '#platform/db/database.server.ts'
import { checkMetadata } from '../accounts/metadata.server.ts'
import { answerUser } from '../accounts/user-answer.server.ts'
import { readEmail } from '../addresses.server.ts'
import { requireService } from '../bearer.server.ts'
import { Metadata, readBody, Text } from '../body.server.ts'
import { issueToken, type IssuedToken, type Purpose } from '../codes/issue-token.server.ts'
import { linkOf } from '../letters/write-letter.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { checkPassword } from '../passwords/strength.server.ts'
import { readRedirect } from '../redirects/read-redirect.server.ts'
import { refuse } from '../refusals.server.ts'
import {
  changeUser,
  findUserByEmail,
  insertAccount,
  readAccount,
  type UserRow,
} from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { deleteTokens } from '../store/one-time-tokens.server.ts'
import { refuseTaken } from './admin-create-user.server.ts'
import { invite } from './invite.server.ts'

const Body = z.object({
  type: Text,
  email: Text,
  new_email: Text,
  password: Text,
  data: Metadata,
  redirect_to: Text,
})
type Body = z.output<typeof Body>

/** What has to be done, with everything that can be checked beforehand. */
interface Asked {
  type: Purpose
  email: string
  newEmail: string
  passwordHash: string | null
  data: Record<string, unknown>
  ip: string
}

/** POST /admin/generate_link: what a letter would carry, for an operator who sends it in their own way. */
export function generateLinkRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/admin/generate_link', async (request) => {
    await requireService(parts, request)
    const body = readBody(request, Body)
    const asked = await readAsked(parts, request, body)
    const { userId, issued } = await parts.database
      .asService((rows) => prepare(parts, rows, asked))
      .catch(refuseTaken)
    const account = await parts.database.asService((rows) => readAccount(rows, userId))
    if (!account) throw refuse('user_not_found')
    const redirectTo = readRedirect(parts, request, body.redirect_to)
    return {
      ...answerUser(account),
      action_link: linkOf(parts, issued, redirectTo),
      email_otp: issued.code,
      hashed_token: issued.link,
      // The operator is told their own word for it, also where a link carries a shorter one.
      verification_type: issued.purpose,
      redirect_to: redirectTo,
    }
  })
}

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']

async function readAsked(parts: AuthParts, request: FastifyRequest, body: Body): Promise<Asked> {
  if (!types.includes(body.type))
    throw refuse('validation_failed', `Invalid email action link type requested: ${body.type}`)
  if (body.type === 'signup' && !body.password)
    throw refuse('validation_failed', 'Signup requires a valid password')
  const isChange = body.type.startsWith('email_change')
  const email = readEmail(body.email)
  if (body.password) checkPassword(body.password, parts.config.passwordMinLength)
  const data = body.data ?? {}
  checkMetadata({ app_metadata: {}, user_metadata: data })
  return {
    type: body.type as Purpose,
    email,
    newEmail: isChange ? readEmail(body.new_email) : '',
    passwordHash: body.type === 'signup' ? await parts.passwords.hash(body.password) : null,
    data,
    ip: request.ip,
  }
}

async function prepare(
  parts: AuthParts,
  rows: Rows,
  asked: Asked,
): Promise<{ userId: string; issued: IssuedToken }> {
  const { type, email, data, ip } = asked
  if (type === 'invite') {
    const { account, issued } = await invite(parts, rows, { email, data, ip })
    return { userId: account.user.id, issued }
  }
  const holder = await findUserByEmail(rows, email)
  // A letter to sign in for somebody who is not there yet is one to sign up.
  const purpose = type === 'magiclink' && !holder ? 'signup' : type
  if (purpose === 'signup' && holder?.email_confirmed_at) throw refuse('email_exists')
  if (purpose !== 'signup' && !holder) throw refuse('user_not_found', 'User with this email not found')
  const user = holder ?? (await makeAccount(rows, asked))
  if (purpose === 'email_change_current' || purpose === 'email_change_new')
    await beginChange(rows, user, asked.newEmail)
  const address = purpose === 'email_change_new' ? asked.newEmail : email
  const issued = await issueToken(parts, rows, user, { purpose, address, by: 'email' })
  await recordEvent(rows, {
    action: purpose === 'signup' ? 'user_confirmation_requested' : 'user_recovery_requested',
    userId: user.id,
    ip,
    detail: { by: 'operator' },
  })
  return { userId: user.id, issued }
}

/** The halves of a change are asked for one by one; both belong to the same new address. */
async function beginChange(rows: Rows, user: UserRow, newEmail: string): Promise<void> {
  const taken = await findUserByEmail(rows, newEmail)
  if (taken && taken.id !== user.id) throw refuse('email_exists')
  if (user.email_change === newEmail) return
  await changeUser(rows, user.id, { email_change: newEmail })
  await deleteTokens(rows, user.id, 'email_change_current')
  await deleteTokens(rows, user.id, 'email_change_new')
}

async function makeAccount(rows: Rows, { email, passwordHash, data, ip }: Asked): Promise<UserRow> {
  const { user } = await insertAccount(
    rows,
    {
      id: randomUUID(),
      email,
      password_hash: passwordHash,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
    },
    data,
  )
  await recordEvent(rows, { action: 'user_signedup', userId: user.id, ip })
  return user
}
