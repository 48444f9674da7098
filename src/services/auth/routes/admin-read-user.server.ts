import type { FastifyInstance } from 'fastify'
import { answerUser } from '../accounts/user-answer.server.ts'
import { isUuid } from '../addresses.server.ts'
import { requireService } from '../bearer.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { readAccount } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'

/** GET /admin/users/<id>. */
export function adminReadUserRoute(app: FastifyInstance, parts: AuthParts): void {
  app.get<{ Params: { id: string } }>('/admin/users/:id', async (request) => {
    await requireService(parts, request)
    const id = readUserId(request.params.id)
    const account = await parts.database.asService(async (rows) => {
      const found = await readAccount(rows, id)
      // Whoever is looked at can see that they were.
      if (found)
        await recordEvent(rows, {
          action: 'user_read',
          userId: id,
          ip: request.ip,
          detail: { by: 'operator' },
        })
      return found
    })
    if (!account) throw refuse('user_not_found')
    return answerUser(account)
  })
}

/** The id in the address of an admin call; something else is a 404 as well, with its own code. */
export function readUserId(given: string): string {
  if (!isUuid(given)) throw refuse('validation_failed', 'user_id must be an UUID', { status: 404 })
  return given
}
