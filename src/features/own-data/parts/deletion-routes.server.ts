import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { badRequest, CallError, notFound } from '#platform/contract/errors.ts'
import { signedOut, type ServeOptions } from '#platform/http/serve.server.ts'
import { listSessions } from '#services/auth/public.server.ts'
import { deleteNowPath, freshMinutes, type Receipt } from '../contract.ts'
import { countOwnRows } from '../store/own-rows.server.ts'
import { isPhrase, phraseSentence } from '../rules.ts'
import type { Erasure } from './erase-person.server.ts'

const Body = z.object({ phrase: z.string().check(z.maxLength(100)) })

/**
 * Deletes everything at once. Beside `serve()`, whose transaction belongs to a session that this ends. Only for somebody
 * who signed in a moment ago: an open device alone must not be enough to lose ten years.
 */
export function deletionRoutes(
  { database, authenticate }: ServeOptions,
  erasure: Erasure,
): FastifyPluginAsync {
  const schema = {
    operationId: 'deleteNow',
    summary: 'Deletes the account and everything in it at once',
    'x-role': 'user',
    security: [{ bearer: [] }],
  } as object
  return async (scope) => {
    scope.post(deleteNowPath, { schema }, async (request) => {
      const claims = await authenticate(request)
      if (!claims) throw signedOut()
      const now = new Date()
      // Whether the session lives is asked before anything is said of what came.
      const sessions = await database.asUser(claims, (rows) => listSessions(rows, claims))
      const body = Body.safeParse(request.body)
      if (!body.success || !isPhrase(body.data.phrase))
        throw badRequest(phraseSentence, { phrase: 'is not the phrase' })
      const since = sessions.find((session) => session.isCurrent)?.signedInAt
      if (!since || now.getTime() - Date.parse(since) > freshMinutes * 60_000)
        throw new CallError(403, {
          code: 'sign_in_again',
          message: `To delete everything at once, please sign in again and come back within ${freshMinutes} minutes. Nothing was deleted.`,
        })
      const counts = await database.asUser(claims, (rows) => countOwnRows(rows, claims.sub))
      const files = await erasure.erase(claims.sub)
      if (files === null) throw notFound()
      const kinds = counts.flatMap(({ title, count }) => (count > 0 ? [{ title, count }] : []))
      const receipt: Receipt = { deleted_at: now.toISOString(), kinds, files }
      return receipt
    })
  }
}
