import type { FastifyInstance } from 'fastify'
import { answerUser } from '../accounts/user-answer.server.ts'
import { openAccount, requireUser } from '../bearer.server.ts'
import type { AuthParts } from '../parts.server.ts'

/** GET /user: the person behind the token, as they are now. */
export function readUserRoute(app: FastifyInstance, parts: AuthParts): void {
  app.get('/user', async (request) => {
    const claims = await requireUser(parts, request)
    const { account } = await parts.database.asService((rows) => openAccount(rows, claims))
    return answerUser(account)
  })
}
