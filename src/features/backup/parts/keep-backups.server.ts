import { join, relative, sep } from 'node:path'
import { openDiskBlobs } from '#platform/blobs/disk.server.ts'
import type { Config } from '#platform/config.server.ts'
import {
  addBackup,
  listBackups,
  pathOfBackup,
  requireRoom,
} from '#platform/db/backup/backup-folder.server.ts'
import { holdBackups } from '#platform/db/backup/backup-lock.server.ts'
import { troubleOf } from '#platform/db/backup/backup-errors.server.ts'
import { tryBackup } from '#platform/db/backup/try-backup.server.ts'
import type { BackedUpFile, Source } from '#platform/db/backup/write-backup.server.ts'
import type { Database } from '#platform/db/database.server.ts'
import type { BackupRun, BackupView } from '../contract.ts'
import { endRun, insertRun, readDatabaseSize, readExpected, readRuns, settleRuns } from '../store.server.ts'

export interface Backups {
  view(): Promise<BackupView>
  /** Makes one, from beginning to end; `onBegun` hears when nothing stood in the way. Resolves with its name, throws one sentence. What came of it stands in the view as well. */
  make(kind: Exclude<BackupRun['kind'], 'trial'>, onBegun?: () => void): Promise<string>
  /** Restores one beside the real database and drops that again. Throws one sentence when it is not good. */
  tryOut(name: string, onBegun?: () => void): Promise<void>
  /** The path of one that is sealed; null when there is none of this name, or it lies open. */
  sealedFile(name: string): Promise<string | null>
}

/** The backups of a server: made, tried, kept for a while. `ownerUrl` is the owner's login, because it reads past every policy. */
export function openBackups(config: Config, database: Database, ownerUrl: string): Backups {
  const { folder, keep, key, hour } = config.backup
  const source = sourceOf(config, ownerUrl)

  /** Holds the lock, and writes down what comes of the work. */
  function run<T>(
    {
      kind,
      file,
      onBegun = () => {},
    }: { kind: BackupRun['kind']; file: string; onBegun?: (() => void) | undefined },
    work: (id: string) => Promise<T>,
  ): Promise<T> {
    return holdBackups(ownerUrl, async () => {
      const id = await database.asService(async (rows) => {
        await settleRuns(rows)
        return insertRun(rows, kind, file)
      })
      onBegun()
      try {
        return await work(id)
      } catch (error) {
        const trouble = troubleOf(error)
        await database.asService((rows) => endRun(rows, id, { state: 'failed', trouble }))
        throw new Error(trouble, { cause: error })
      }
    })
  }

  return {
    async view() {
      const runs = await database.asService(readRuns)
      return {
        hour,
        keep,
        is_sealing: key !== undefined,
        files_elsewhere: source.filesElsewhere,
        backups: await listBackups(folder),
        runs,
      }
    },
    make: (kind, onBegun) =>
      run({ kind, file: '', onBegun }, async (id) => {
        const expected = await database.asService(readExpected)
        const { name, bytes, end } = await addBackup(folder, source, { passphrase: key, keep, expected })
        const { tables, rows: row_count, files } = end
        await database.asService((rows) =>
          endRun(rows, id, { state: 'done', file: name, bytes, tables, row_count, files }),
        )
        return name
      }),
    tryOut: (name, onBegun) =>
      run({ kind: 'trial', file: name, onBegun }, async (id) => {
        const path = pathOfBackup(folder, name)
        if (!path) throw new Error('There is no backup of this name.')
        // Beside the embedded database a trial fills the same disk. Where another Postgres keeps its own, nobody here can look.
        if (!config.databaseUrl)
          await requireRoom(
            config.dataDir,
            await database.asService(readDatabaseSize),
            'The disk is too full for a trial, which needs as much room as the database has now. Nothing was changed.',
          )
        const found = await tryBackup(path, key, ownerUrl)
        await database.asService((rows) =>
          endRun(rows, id, {
            state: 'done',
            was_restored: found !== null,
            tables: found?.tables ?? null,
            row_count: found?.rows ?? null,
            files: found?.files ?? null,
          }),
        )
      }),
    async sealedFile(name) {
      const found = (await listBackups(folder)).find((one) => one.name === name)
      return found?.is_sealed ? pathOfBackup(folder, name) : null
    },
  }
}

/** What belongs to a backup: the database, the objects where they lie on this disk, and the two files that open what is sealed in it. */
export function sourceOf({ dataDir, version, auth, objects }: Config, ownerUrl: string): Source {
  const nameOf = (path: string) => relative(dataDir, path).split(sep).join('/')
  return {
    ownerUrl,
    version,
    filesElsewhere: objects.s3
      ? `the bucket ${objects.s3.bucket} at ${new URL(objects.s3.endpoint).host}`
      : '',
    async *files(): AsyncGenerator<BackedUpFile> {
      for (const path of [auth.vaultFile, auth.keysFile])
        if (!nameOf(path).startsWith('..')) yield { name: nameOf(path), path }
      if (objects.s3) return
      for await (const found of openDiskBlobs(objects.folder).list())
        for (const { key } of found)
          // One that is still being written has an ending.
          if (!key.includes('.'))
            yield { name: `objects/${key}`, path: join(objects.folder, key.slice(0, 2), key) }
    },
  }
}
