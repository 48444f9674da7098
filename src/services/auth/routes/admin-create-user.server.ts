import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AdminBody, readAdminFields } from '../accounts/admin-fields.server.ts'
import { checkMetadata, mergeMetadata } from '../accounts/metadata.server.ts'
import { answerUser } from '../accounts/user-answer.server.ts'
import { isUuid } from '../addresses.server.ts'
import { requireService } from '../bearer.server.ts'
import { readBody } from '../body.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { readForeignHash } from '../passwords/hashing.server.ts'
import { checkPasswordSize } from '../passwords/strength.server.ts'
import { refuse } from '../refusals.server.ts'
import { AddressTaken, insertAccount, readAccount, type NewUser } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'

/** POST /admin/users: makes an account without a sign-in. It is confirmed only when the caller says so. */
export function adminCreateUserRoute(app: FastifyInstance, parts: AuthParts): void {
  app.post('/admin/users', async (request) => {
    await requireService(parts, request)
    const user = await readNewUser(parts, readBody(request, AdminBody))
    const account = await parts.database
      .asService(async (rows) => {
        if (await readAccount(rows, user.id))
          throw refuse('user_already_exists', 'A user with this id already exists')
        const made = await insertAccount(rows, user, {})
        await recordEvent(rows, {
          action: 'user_signedup',
          userId: user.id,
          ip: request.ip,
          detail: { by: 'operator' },
        })
        return made
      })
      .catch(refuseTaken)
    return answerUser(account)
  })
}

export function refuseTaken(error: unknown): never {
  if (error instanceof AddressTaken) throw refuse(error.kind === 'email' ? 'email_exists' : 'phone_exists')
  throw error
}

async function readNewUser(parts: AuthParts, body: AdminBody): Promise<NewUser> {
  const { email, phone, role, banned_until } = readAdminFields(body)
  if (!email && !phone)
    throw refuse('validation_failed', 'Cannot create a user without either an email or phone')
  if (body.id && !isUuid(body.id)) throw refuse('validation_failed', 'ID must conform to the uuid v4 format')
  const now = new Date().toISOString()
  const providers = [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])]
  const user: NewUser = {
    id: body.id ? body.id.toLowerCase() : randomUUID(),
    email: email ?? null,
    phone: phone ?? null,
    ...(role ? { role } : {}),
    password_hash: await readPassword(parts, body),
    email_confirmed_at: email && body.email_confirm ? now : null,
    phone_confirmed_at: phone && body.phone_confirm ? now : null,
    banned_until: banned_until ?? null,
    app_metadata: mergeMetadata({ provider: providers[0], providers }, body.app_metadata ?? {}),
    user_metadata: body.user_metadata ?? {},
  }
  checkMetadata(user)
  return user
}

/** The operator answers for the strength of a password they set; an account may also have none. */
async function readPassword(parts: AuthParts, body: AdminBody): Promise<string | null> {
  if (body.password !== undefined && body.password_hash)
    throw refuse('validation_failed', 'Only a password or a password hash should be provided')
  if (body.password_hash) return readForeignHash(body.password_hash)
  if (!body.password) return null
  checkPasswordSize(body.password)
  return parts.passwords.hash(body.password)
}
