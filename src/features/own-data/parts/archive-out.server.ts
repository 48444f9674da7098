import { hash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { recordActivity } from '#features/activity/public.server.ts'
import { signedOut } from '#platform/http/serve.server.ts'
import { archivePath, archiveTicketPath, type ArchiveTicket } from '../contract.ts'
import { useTicket, writeTicket } from '../store/tickets.server.ts'
import { describeRoute, type ArchiveParts } from './archive-parts.server.ts'
import { writeArchive } from './write-archive.server.ts'
import { inLargePieces } from './write-zip.server.ts'

const ticketLasts = 60_000
const hashOf = (ticket: string) => hash('sha256', ticket, 'buffer')

/**
 * GET answers the archive, by a sign-in or by a ticket. A browser asks for a ticket and saves from its address by itself:
 * an archive of many gigabytes goes to the disk as it comes, in every browser.
 */
export function archiveOutRoutes(
  scope: FastifyInstance,
  { database, readSettings, files, claimsOf, begin, end }: ArchiveParts,
): void {
  scope.post(
    archiveTicketPath,
    describeRoute('makeArchiveTicket', 'An address that hands out the archive once, within a minute'),
    async (request, reply): Promise<ArchiveTicket> => {
      const claims = await claimsOf(request)
      // Said here, where somebody can read it: a download that fails has no words.
      begin(claims.sub)
      end(claims.sub)
      const ticket = randomBytes(32).toString('base64url')
      const expiresAt = new Date(Date.now() + ticketLasts)
      await database.asUser(claims, (rows) => writeTicket(rows, claims, { hash: hashOf(ticket), expiresAt }))
      reply.header('cache-control', 'no-store')
      return { address: `${archivePath}?ticket=${ticket}` }
    },
  )

  scope.get<{ Querystring: { ticket?: unknown } }>(
    archivePath,
    describeRoute('readArchive', 'Everything the person wrote, as a ZIP'),
    async (request, reply) => {
      const { ticket } = request.query
      const now = new Date()
      const claims =
        typeof ticket === 'string'
          ? await database.asService((rows) => useTicket(rows, hashOf(ticket), now))
          : await claimsOf(request)
      if (!claims) throw signedOut()
      const settings = await database.asUser(claims, async (rows) => {
        await recordActivity(rows, claims.sub, 'archive_taken')
        return readSettings(rows, claims.sub)
      })
      const stored = await files.listFiles(claims.sub)
      begin(claims.sub)
      const archive = writeArchive(database, claims, settings, { files: stored, spool: files.spool }, now)
      const body = Readable.from(inLargePieces(archive), { objectMode: false })
      body.once('close', () => end(claims.sub))
      const name = `balanse-${now.toISOString().slice(0, 10)}.zip`
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/zip')
        .send(body)
    },
  )
}
