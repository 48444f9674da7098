import type { FastifyInstance } from 'fastify'
import type { Rows } from '#platform/db/database.server.ts'
import { AdminBody, readAdminFields, type AdminFields } from '../accounts/admin-fields.server.ts'
import { changedMetadata } from '../accounts/metadata.server.ts'
import { answerUser } from '../accounts/user-answer.server.ts'
import { requireService } from '../bearer.server.ts'
import { readBody } from '../body.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { checkPassword } from '../passwords/strength.server.ts'
import { refuse } from '../refusals.server.ts'
import { changeUser, lockAccount, moveAddress, readAccount, type Account } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { deleteTokens } from '../store/one-time-tokens.server.ts'
import { deleteSessions } from '../store/sessions.server.ts'
import { refuseTaken } from './admin-create-user.server.ts'
import { readUserId } from './admin-read-user.server.ts'

/** PUT /admin/users/<id>: changes an account at once, without asking the person. A new password ends all sessions. */
export function adminUpdateUserRoute(app: FastifyInstance, parts: AuthParts): void {
  app.put<{ Params: { id: string } }>('/admin/users/:id', async (request) => {
    await requireService(parts, request)
    const id = readUserId(request.params.id)
    const body = readBody(request, AdminBody)
    const fields = readAdminFields(body)
    const password_hash = await hashPassword(parts, body)
    const account = await parts.database
      .asService(async (rows) => {
        const locked = await lockAccount(rows, id)
        if (!locked) throw refuse('user_not_found')
        await moveAddresses(rows, locked, fields, body)
        await changeUser(rows, id, {
          ...changedMetadata(locked.user, body),
          ...confirmations(locked, body),
          ...(fields.role ? { role: fields.role } : {}),
          ...(fields.banned_until === undefined ? {} : { banned_until: fields.banned_until }),
          ...(password_hash ? { password_hash } : {}),
        })
        if (password_hash) await deleteSessions(rows, id)
        // What was sent before to another address, or before another password, opens nothing any more.
        if (password_hash || fields.email || fields.phone) await deleteTokens(rows, id)
        await recordEvent(rows, {
          action: 'user_modified',
          userId: id,
          ip: request.ip,
          detail: { by: 'operator' },
        })
        return (await readAccount(rows, id)) ?? locked
      })
      .catch(refuseTaken)
    return answerUser(account)
  })
}

async function hashPassword(parts: AuthParts, body: AdminBody): Promise<string | undefined> {
  if (body.password === undefined) return undefined
  checkPassword(body.password, parts.config.passwordMinLength)
  return parts.passwords.hash(body.password)
}

async function moveAddresses(
  rows: Rows,
  { user }: Account,
  fields: AdminFields,
  body: AdminBody,
): Promise<void> {
  for (const kind of ['email', 'phone'] as const) {
    const address = fields[kind]
    if (address === undefined) continue
    const isConfirmed = kind === 'email' ? body.email_confirm : body.phone_confirm
    await moveAddress(rows, user.id, kind, address, isConfirmed)
  }
}

/** Saying "confirmed" again does not move the moment at which it happened. */
function confirmations({ user }: Account, body: AdminBody) {
  const now = new Date().toISOString()
  return {
    ...(body.email_confirm ? { email_confirmed_at: user.email_confirmed_at ?? now } : {}),
    ...(body.phone_confirm ? { phone_confirmed_at: user.phone_confirmed_at ?? now } : {}),
  }
}
