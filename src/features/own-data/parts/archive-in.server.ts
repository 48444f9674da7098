import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooManyBytes, type Spooled } from '#platform/blobs/spool.server.ts'
import { CallError, notFound } from '#platform/contract/errors.ts'
import type { Claims } from '#platform/db/database.server.ts'
import { recordActivity } from '#features/activity/public.server.ts'
import { archiveMost, archivePath, archivePiecesMost, archivePiecesPath } from '../contract.ts'
import { keepAwake } from '../store/own-rows.server.ts'
import { describeRoute, type ArchiveParts } from './archive-parts.server.ts'
import { importUpload, type Upload } from './import-upload.server.ts'

/** What always stays free: the database lies on the same disk, and everybody's next word. */
const roomKept = 2 * 1024 * 1024 * 1024
const uuid = /^[0-9a-f-]{36}$/

/**
 * POST takes an archive in, or a file of another app, and answers an ImportReport; with `?trial=yes` nothing is written.
 * The file is the body (at most 1 GB), or came in pieces before and is named by `?upload=`: then it may be larger, a line
 * that broke costs nothing, and to look and then to bring in sends it once.
 */
export function archiveInRoutes(scope: FastifyInstance, parts: ArchiveParts): void {
  const { database, takeInSettings, files, claimsOf, begin, end } = parts
  const intake = files.openIntake(archivePiecesPath, archivePiecesMost)

  async function takeIn(claims: Claims, upload: Upload, isTrial: boolean) {
    return database.asUser(claims, async (rows) => {
      const report = await keepAwake(rows, () =>
        importUpload(rows, claims.sub, upload, files, new Date(), isTrial),
      )
      if (isTrial) return report.answer
      if (report.settings) await takeInSettings(rows, claims.sub, report.settings)
      await recordActivity(rows, claims.sub, 'archive_brought_in', { source: report.answer.source })
      return report.answer
    })
  }

  async function takeInBody(request: FastifyRequest, claims: Claims, isTrial: boolean) {
    let spooled: Spooled | undefined
    try {
      // Asked before a gigabyte comes: whose session has ended sends nothing.
      await database.asUser(claims, async () => {})
      if (Number(request.headers['content-length'] ?? 0) > archiveMost)
        throw new TooManyBytes('The request says that it is too large.')
      spooled = await files.spool.take(request.raw, archiveMost)
      return await takeIn(claims, spooled, isTrial)
    } finally {
      if (spooled) await files.spool.drop(spooled.file)
    }
  }

  async function takeInPieces(claims: Claims, id: string, isTrial: boolean) {
    const found = uuid.test(id) ? await intake.find(claims.sub, id) : undefined
    if (!found?.isWhole)
      throw new CallError(409, {
        code: 'not_whole',
        message: 'This file is not here as a whole. Please choose it again. Nothing was changed.',
      })
    const report = await takeIn(claims, { ...found, head: await files.spool.readHead(found.file) }, isTrial)
    if (!isTrial) await intake.clear(claims.sub)
    return report
  }

  scope.post<{ Querystring: { trial?: unknown; upload?: unknown } }>(
    archivePath,
    describeRoute('takeInArchive', 'Takes an archive or a file of another app in, or says what it would do'),
    async (request) => {
      const claims = await claimsOf(request)
      const { trial, upload } = request.query
      begin(claims.sub)
      try {
        return typeof upload === 'string'
          ? await takeInPieces(claims, upload, trial === 'yes')
          : await takeInBody(request, claims, trial === 'yes')
      } catch (error) {
        throw asSentence(error)
      } finally {
        end(claims.sub)
      }
    },
  )

  scope.post(
    archivePiecesPath,
    describeRoute('beginArchivePieces', 'Begins an upload in pieces (tus 1.0.0); what was sent before goes'),
    async (request, reply) => {
      const claims = await claimsOf(request)
      // The file that was sent before may be what is being read.
      begin(claims.sub)
      try {
        await database.asUser(claims, async () => {})
        const size = Number(request.headers['upload-length'] ?? Number.NaN)
        if (!Number.isInteger(size) || size < 0)
          throw new CallError(400, {
            code: 'bad_request',
            message: 'Upload-Length has to be a number of bytes.',
          })
        if (size > archivePiecesMost)
          throw new CallError(413, {
            code: 'too_large',
            message: 'This file is larger than 20 GB, which is the most that is taken. Nothing was changed.',
          })
        if (size > (await files.spool.room()) - roomKept) throw noRoom()
        return await intake.handle(request, reply, claims.sub)
      } finally {
        end(claims.sub)
      }
    },
  )

  scope.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${archivePiecesPath}/:id`,
    exposeHeadRoute: false,
    ...describeRoute(
      'sendArchivePiece',
      'Goes on with an upload in pieces, says how far it is, or gives it up',
    ),
    handler: async (request, reply) => {
      const claims = await claimsOf(request)
      await database.asUser(claims, async () => {})
      const { id } = request.params
      if (!uuid.test(id)) throw notFound()
      return intake.handle(request, reply, claims.sub, id)
    },
  })
}

const noRoom = () =>
  new CallError(507, {
    code: 'no_room',
    message: 'The server has no room left for this file. Nothing was changed.',
  })

function asSentence(error: unknown): unknown {
  if (error instanceof TooManyBytes)
    return new CallError(413, {
      code: 'too_large',
      message: 'This file is larger than 1 GB, which is the most that is taken at once. Nothing was changed.',
    })
  const { code } = error as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' ? noRoom() : error
}
