import type { FastifyPluginAsync } from 'fastify'
import { CallError } from '#platform/contract/errors.ts'
import { signedOut, type ServeOptions } from '#platform/http/serve.server.ts'
import { archiveSchemaPath } from '../contract.ts'
import { schemaOfArchive } from '../formats/schema.ts'
import { archiveInRoutes } from './archive-in.server.ts'
import { archiveOutRoutes } from './archive-out.server.ts'
import type { ArchiveParts, Belongings } from './archive-parts.server.ts'

/** Everything a person wrote as one ZIP, and the way back. Beside `serve()` because neither is JSON. */
export function archiveRoutes(
  { database, authenticate }: ServeOptions,
  belongings: Belongings,
): FastifyPluginAsync {
  /** People whose archive is being made or read here: it touches everything, and one at a time is enough for anybody. */
  const busy = new Set<string>()
  const parts: ArchiveParts = {
    ...belongings,
    database,
    async claimsOf(request) {
      const claims = await authenticate(request)
      if (!claims) throw signedOut()
      return claims
    },
    begin(userId) {
      if (busy.has(userId))
        throw new CallError(429, {
          code: 'too_many',
          message: 'An archive of yours is being made or read already. Please wait until that is done.',
        })
      busy.add(userId)
    },
    end: (userId) => busy.delete(userId),
  }
  return async (scope) => {
    scope.removeAllContentTypeParsers()
    // Read piece by piece by its route, whatever its type is.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.get(
      archiveSchemaPath,
      {
        schema: {
          operationId: 'readArchiveSchema',
          summary: 'JSON Schema of the files in an archive',
          'x-role': 'public',
        },
      },
      (_request, reply) => reply.header('cache-control', 'max-age=3600').send(schemaOfArchive()),
    )
    archiveOutRoutes(scope, parts)
    archiveInRoutes(scope, parts)
  }
}
