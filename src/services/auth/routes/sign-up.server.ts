import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { checkMetadata } from '../accounts/metadata.server.ts'
import { readEmail } from '../addresses.server.ts'
import { Metadata, readBody, Text } from '../body.server.ts'
import { accountKey, networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { checkPassword } from '../passwords/strength.server.ts'
import { refuse } from '../refusals.server.ts'
import { answerSession, deviceOf, startSession } from '../sessions/start-session.server.ts'
import {
  AddressTaken,
  findUserByEmail,
  insertAccount,
  readAccount,
  type NewUser,
} from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { noteSignIn, type Device } from '../store/sessions.server.ts'

const Body = z.object({
  email: Text,
  phone: Text,
  password: Text,
  data: Metadata,
  code_challenge: Text,
  code_challenge_method: Text,
})

/**
 * POST /signup. Without mail every address is taken as confirmed, so the answer is a session. An address that has an
 * account already is refused after the same work, and its account is not touched.
 */
export function signUpRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/signup', async (request) => {
    await parts.limits.take('sign_up', networkKey(request.ip))
    const body = readBody(request, Body)
    const email = checkSignUp(parts, body)
    await parts.limits.take('account', accountKey(email))
    const now = new Date().toISOString()
    const user: NewUser = {
      id: randomUUID(),
      email,
      email_confirmed_at: now,
      password_hash: await parts.passwords.hash(body.password),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { ...body.data, email_verified: true },
    }
    checkMetadata(user)
    return answerSession(parts, await join(parts, user, body.data ?? {}, deviceOf(request)))
  })
}

/** Everything that can be refused without a look into the database. Answers the address. */
function checkSignUp(parts: AuthParts, body: z.output<typeof Body>): string {
  if (!body.email && !body.phone) throw refuse('anonymous_provider_disabled')
  if (parts.config.signup !== 'open') throw refuse('signup_disabled')
  if (!body.password) throw refuse('validation_failed', 'Signup requires a valid password')
  if (body.email && body.phone)
    throw refuse('validation_failed', 'Only an email address or phone number should be provided on signup.')
  if (body.phone) throw refuse('phone_provider_disabled', 'Phone signups are disabled')
  if (Boolean(body.code_challenge) !== Boolean(body.code_challenge_method))
    throw refuse('validation_failed', 'PKCE flow requires code_challenge_method and code_challenge')
  const email = readEmail(body.email)
  checkPassword(body.password, parts.config.passwordMinLength)
  return email
}

async function join(parts: AuthParts, user: NewUser, data: Record<string, unknown>, device: Device) {
  const { database } = parts
  try {
    return await database.asService(async (rows) => {
      await insertAccount(rows, user, data)
      await noteSignIn(rows, user.id, user.password_hash ?? null, 'email')
      const account = await readAccount(rows, user.id)
      if (!account) throw new Error('The account was not stored.')
      const event = { userId: user.id, ip: device.ip, detail: { provider: 'email' } }
      await recordEvent(rows, { action: 'user_signedup', ...event })
      await recordEvent(rows, { action: 'login', ...event })
      return await startSession(parts, rows, account, 'password', device)
    })
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error
    await database.asService(async (rows) => {
      const holder = await findUserByEmail(rows, user.email ?? '')
      if (!holder) return
      await recordEvent(rows, { action: 'user_repeated_signup', userId: holder.id, ip: device.ip })
    })
    throw refuse('user_already_exists')
  }
}
