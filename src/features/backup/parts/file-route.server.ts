import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import { CallError, notFound } from '#platform/contract/errors.ts'
import { signedOut, type ServeOptions } from '#platform/http/serve.server.ts'
import { backupFilePath } from '../contract.ts'
import type { Backups } from './keep-backups.server.ts'
import type { WriteRecord } from '../api.server.ts'

/**
 * Hands a backup to an admin. Only a sealed one, because an admin reads nobody's words; and only to a session that took a second
 * step, because it is everything at once.
 */
export function backupFileRoute(
  { database, authenticate }: ServeOptions,
  backups: Backups,
  record: WriteRecord,
): FastifyPluginAsync {
  return async (scope) => {
    scope.get<{ Params: { name: string } }>(
      backupFilePath(':name'),
      {
        schema: {
          operationId: 'readBackupFile',
          summary: 'A sealed backup as a file, for an admin whose sign-in took a second step',
          'x-role': 'admin',
          security: [{ bearer: [] }],
        } as object,
      },
      async (request, reply) => {
        const claims = await authenticate(request)
        if (!claims) throw signedOut()
        await database.asUser(claims, async (_rows, role) => {
          if ((await role) !== 'admin') throw notFound()
        })
        if (claims.aal !== 'aal2')
          throw new CallError(403, {
            code: 'second_step_needed',
            message:
              'A backup is handed out only after a sign-in with a second step. Add one in Profile Settings, sign in with it and come back.',
          })
        const { name } = request.params
        const path = await backups.sealedFile(name)
        if (!path) throw notFound()
        await database.asService((rows) =>
          record(rows, {
            action: 'backup_taken',
            detail: name,
            adminId: claims.sub,
            adminEmail: claims.email ?? '',
          }),
        )
        const { size } = await stat(path)
        return reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('content-length', size)
          .type('application/octet-stream')
          .send(createReadStream(path))
      },
    )
  }
}
