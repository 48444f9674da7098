import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { changedMetadata } from '../accounts/metadata.server.ts'
import { answerUser } from '../accounts/user-answer.server.ts'
import { readEmail, readPhone } from '../addresses.server.ts'
import { openAccount, requireUser } from '../bearer.server.ts'
import { Metadata, readBody, storable, Text } from '../body.server.ts'
import { accountKey, networkKey } from '../limits.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { checkPassword } from '../passwords/strength.server.ts'
import { refuse } from '../refusals.server.ts'
import { changeUser, lockAccount, readAccount, type UserRow } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { deleteSessions } from '../store/sessions.server.ts'

const Body = z.object({
  email: Text,
  phone: Text,
  // Unlike the others, an empty password is not the same as none: it is one that is too short.
  password: z
    .string()
    .nullish()
    .transform((text) => (typeof text === 'string' ? storable(text) : undefined)),
  current_password: Text,
  data: Metadata,
  app_metadata: Metadata,
})
type Body = z.output<typeof Body>

/** PUT /user: a person changes their metadata or password. Rights are not in reach: app_metadata is refused. */
export function updateUserRoute(app: FastifyInstance, parts: AuthParts): void {
  app.put('/user', async (request) => {
    await parts.limits.take('user_update', networkKey(request.ip))
    const claims = await requireUser(parts, request)
    const body = readBody(request, Body)
    const { account } = await parts.database.asService((rows) => openAccount(rows, claims))
    if (body.app_metadata) throw refuse('not_admin', 'Updating app_metadata requires admin privileges')
    checkAddresses(account.user, body)
    const password_hash = await hashNewPassword(parts, account.user, body)
    return parts.database.asService(async (rows) => {
      const { account: locked } = await openAccount(rows, claims, lockAccount)
      await changeUser(rows, claims.sub, {
        ...changedMetadata(locked.user, { user_metadata: body.data }),
        ...(password_hash ? { password_hash } : {}),
      })
      const event = { userId: claims.sub, ip: request.ip }
      if (password_hash) {
        // Whoever else is signed in may be why the password was changed.
        await deleteSessions(rows, claims.sub, { except: claims.session_id })
        await recordEvent(rows, { action: 'user_updated_password', ...event })
      }
      await recordEvent(rows, { action: 'user_modified', ...event })
      return answerUser((await readAccount(rows, claims.sub)) ?? locked)
    })
  })
}

/**
 * A new address has to prove itself by mail or text message before it counts, and this server can send neither yet:
 * taking it at its word would let a stolen session move the account away.
 */
function checkAddresses(user: UserRow, body: Body): void {
  if (body.email && readEmail(body.email) !== user.email)
    throw refuse(
      'email_address_not_authorized',
      'This server has no e-mail set up, so a new address cannot be confirmed.',
    )
  if (body.phone && readPhone(body.phone) !== user.phone) throw refuse('phone_provider_disabled')
}

/** The hash of a new password that may be taken, or undefined when none was given. Outside any transaction. */
async function hashNewPassword(parts: AuthParts, user: UserRow, body: Body): Promise<string | undefined> {
  const { password, current_password } = body
  if (password === undefined) return undefined
  checkPassword(password, parts.config.passwordMinLength)
  if (current_password) {
    await parts.limits.take('account', accountKey(user.id))
    if (!(await parts.passwords.isRight(user.password_hash, current_password)))
      throw refuse('current_password_invalid')
  }
  if (await parts.passwords.isRight(user.password_hash, password)) throw refuse('same_password')
  return parts.passwords.hash(password)
}
