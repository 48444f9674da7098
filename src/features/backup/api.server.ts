import { badRequest, notFound } from '#platform/contract/errors.ts'
import { BackupRefused } from '#platform/db/backup/backup-errors.server.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import type { ApartContext, ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { backupContract } from './contract.ts'
import type { Backups } from './parts/keep-backups.server.ts'

/** Writes a line into the record of what admins did. */
export type WriteRecord = (
  rows: Rows,
  given: {
    action: 'backup_made' | 'backup_tried' | 'backup_taken'
    detail: string
    adminId: string
    adminEmail: string
  },
) => Promise<void>

interface Tools {
  database: Database
  backups: Backups
  record: WriteRecord
}

/** A backup takes longer than anybody waits for an answer: each call begins it and answers how things stand. */
export function createBackupApi({ database, backups, record }: Tools): ApartHandlers<typeof backupContract> {
  async function begin(
    { actor }: ApartContext,
    action: 'backup_made' | 'backup_tried',
    detail: string,
    work: (onBegun: () => void) => Promise<unknown>,
  ) {
    // What comes of it later stands in the view, also when it is bad.
    await new Promise<void>((resolve, reject) => {
      work(resolve).catch(reject)
    }).catch((error: unknown) => {
      throw error instanceof BackupRefused ? badRequest(error.message) : error
    })
    await database.asService((rows) =>
      record(rows, { action, detail, adminId: actor.userId, adminEmail: actor.email }),
    )
    return backups.view()
  }

  return {
    readBackups: () => backups.view(),
    beginBackup: (_input, context) =>
      begin(context, 'backup_made', '', (onBegun) => backups.make('asked', onBegun)),
    async tryBackup({ params: { name } }, context) {
      const view = await backups.view()
      if (!view.backups.some((one) => one.name === name)) throw notFound()
      return begin(context, 'backup_tried', name, (onBegun) => backups.tryOut(name, onBegun))
    },
  }
}
