import type { FastifyRequest } from 'fastify'
import type { Claims, Database, Rows } from '#platform/db/database.server.ts'
import type { StorageService } from '#services/storage/public.server.ts'

/** What belongs to other parts of the house, and travels with a person's words. */
export interface Belongings {
  readSettings: (rows: Rows, userId: string) => Promise<Record<string, unknown>>
  takeInSettings: (rows: Rows, userId: string, text: string) => Promise<void>
  files: Pick<StorageService, 'listFiles' | 'takeInFile' | 'spool' | 'openIntake'>
}

/** What both ways of an archive are given. */
export interface ArchiveParts extends Belongings {
  database: Database
  /** The person of a request; throws when it has none. */
  claimsOf: (request: FastifyRequest) => Promise<Claims>
  /** Says that an archive of theirs is being made or read from now on. Throws when one is. */
  begin: (userId: string) => void
  end: (userId: string) => void
}

/** How a route of these describes itself. */
export const describeRoute = (operationId: string, summary: string) => ({
  schema: { operationId, summary, 'x-role': 'user', security: [{ bearer: [] }] } as object,
})
