import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { requireService } from '../bearer.server.ts'
import { Flag, readBody } from '../body.server.ts'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { closeUser, deleteUser, lockAccount } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { readUserId } from './admin-read-user.server.ts'

const Body = z.object({ should_soft_delete: Flag })

/** DELETE /admin/users/<id>: the account and everything that hangs on it; softly, its empty row stays. */
export function adminDeleteUserRoute(app: FastifyInstance, parts: AuthParts): void {
  app.delete<{ Params: { id: string } }>('/admin/users/:id', async (request) => {
    await requireService(parts, request)
    const id = readUserId(request.params.id)
    const { should_soft_delete } = readBody(request, Body)
    await parts.database.asService(async (rows) => {
      if (!(await lockAccount(rows, id))) throw refuse('user_not_found')
      await (should_soft_delete ? closeUser(rows, id) : deleteUser(rows, id))
      await recordEvent(rows, { action: 'user_deleted', userId: id, ip: request.ip })
    })
    return {}
  })
}
