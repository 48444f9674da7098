import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { TooManyBytes, type Spooled } from '#platform/blobs/spool.server.ts'
import { CallError } from '#platform/contract/errors.ts'
import type { Claims, Rows } from '#platform/db/database.server.ts'
import { signedOut, type ServeOptions } from '#platform/http/serve.server.ts'
import type { StorageService } from '#services/storage/public.server.ts'
import { recordActivity } from '#features/activity/public.server.ts'
import { archiveMost, archivePath, archiveSchemaPath } from '../contract.ts'
import { schemaOfArchive } from '../formats/schema.ts'
import { keepAwake } from '../store/own-rows.server.ts'
import { importUpload } from './import-upload.server.ts'
import { writeArchive } from './write-archive.server.ts'
import { inLargePieces } from './write-zip.server.ts'

const describe = (operationId: string, summary: string) => ({
  schema: { operationId, summary, 'x-role': 'user', security: [{ bearer: [] }] } as object,
})

/** What belongs to other parts of the house, and travels with a person's words. */
export interface Belongings {
  readSettings: (rows: Rows, userId: string) => Promise<Record<string, unknown>>
  takeInSettings: (rows: Rows, userId: string, text: string) => Promise<void>
  files: Pick<StorageService, 'listFiles' | 'takeInFile' | 'spool'>
}

/**
 * Everything a person wrote as one ZIP, and the way back. Beside `serve()` because neither is JSON.
 *
 * GET answers the archive. POST takes one, or a file of another app (at most 1 GB), and answers an ImportReport; with
 * `?trial=yes` nothing is written.
 */
export function archiveRoutes(
  { database, authenticate }: ServeOptions,
  { readSettings, takeInSettings, files }: Belongings,
): FastifyPluginAsync {
  const claimsOf = async (request: FastifyRequest): Promise<Claims> => {
    const claims = await authenticate(request)
    if (!claims) throw signedOut()
    return claims
  }
  /** People whose archive is being made or read here: it touches everything, and one at a time is enough for anybody. */
  const busy = new Set<string>()
  const begin = (userId: string) => {
    if (busy.has(userId))
      throw new CallError(429, {
        code: 'too_many',
        message: 'An archive of yours is being made or read already. Please wait until that is done.',
      })
    busy.add(userId)
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

    scope.get(
      archivePath,
      describe('readArchive', 'Everything the person wrote, as a ZIP'),
      async (request, reply) => {
        const claims = await claimsOf(request)
        const settings = await database.asUser(claims, async (rows) => {
          await recordActivity(rows, claims.sub, 'archive_taken')
          return readSettings(rows, claims.sub)
        })
        const stored = await files.listFiles(claims.sub)
        begin(claims.sub)
        const archive = writeArchive(
          database,
          claims,
          settings,
          { files: stored, spool: files.spool },
          new Date(),
        )
        const body = Readable.from(inLargePieces(archive), { objectMode: false })
        body.once('close', () => busy.delete(claims.sub))
        return reply
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="balanse-archive.zip"')
          .type('application/zip')
          .send(body)
      },
    )

    scope.post<{ Querystring: { trial?: string } }>(
      archivePath,
      describe('takeInArchive', 'Takes an archive or a file of another app in, or says what it would do'),
      async (request) => {
        const claims = await claimsOf(request)
        const isTrial = request.query.trial === 'yes'
        begin(claims.sub)
        let spooled: Spooled | undefined
        try {
          // Asked before a gigabyte comes: whose session has ended sends nothing.
          await database.asUser(claims, async () => {})
          if (Number(request.headers['content-length'] ?? 0) > archiveMost)
            throw new TooManyBytes('The request says that it is too large.')
          spooled = await files.spool.take(request.raw, archiveMost)
          const { file, head, size } = spooled
          return await database.asUser(claims, async (rows) => {
            const given = { file, head, size }
            const report = await keepAwake(rows, () =>
              importUpload(rows, claims.sub, given, files, new Date(), isTrial),
            )
            if (isTrial) return report.answer
            if (report.settings) await takeInSettings(rows, claims.sub, report.settings)
            await recordActivity(rows, claims.sub, 'archive_brought_in', { source: report.answer.source })
            return report.answer
          })
        } catch (error) {
          throw asSentence(error)
        } finally {
          busy.delete(claims.sub)
          if (spooled) await files.spool.drop(spooled.file)
        }
      },
    )
  }
}

function asSentence(error: unknown): unknown {
  if (error instanceof TooManyBytes)
    return new CallError(413, {
      code: 'too_large',
      message: 'This file is larger than 1 GB, which is the most that is taken. Nothing was changed.',
    })
  const { code } = error as { code?: unknown }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new CallError(507, {
      code: 'no_room',
      message: 'The server has no room left for this file. Nothing was changed.',
    })
  return error
}
