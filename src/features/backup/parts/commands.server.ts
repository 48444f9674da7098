import type { Config } from '#platform/config.server.ts'
import { troubleOf } from '#platform/db/backup/backup-errors.server.ts'
import { addBackup, pathOfBackup } from '#platform/db/backup/backup-folder.server.ts'
import { emptyDatabase, requireIdle } from '#platform/db/backup/empty-database.server.ts'
import { restoreBackup, type Restored, type TakeFile } from '#platform/db/backup/restore-backup.server.ts'
import { openBare } from '#platform/db/open.server.ts'
import { sourceOf } from './keep-backups.server.ts'
import { putBack } from './put-back.server.ts'

const amount = ({ tables, rows, files }: Restored) =>
  `${rows} rows of ${tables} tables and ${files} files, each compared with its checksum`

/** Fills the empty database of this server with a backup. Answers a sentence; throws one. */
export async function restoreFile(config: Config, path: string): Promise<string> {
  const { ownerUrl, close } = await openBare(config)
  try {
    await emptyDatabase(ownerUrl)
    const found = await restoreBackup(path, config.backup.key, ownerUrl, putBack(config))
    const elsewhere = found.files_elsewhere
      ? ` Files of people are not in it: they lie in ${found.files_elsewhere}.`
      : ''
    return `The backup of ${found.made_at} is back: ${amount(found)}.${elsewhere} You can start the server.`
  } catch (error) {
    throw new Error(troubleOf(error), { cause: error })
  } finally {
    await close()
  }
}

/** Copies everything into another, empty database. The files stay in the data folder, which the server goes on using. */
export async function moveTo(config: Config, target: string): Promise<string> {
  const { ownerUrl, close } = await openBare(config)
  try {
    await requireIdle(ownerUrl)
    await emptyDatabase(target)
    const { folder, key } = config.backup
    const source = { ...sourceOf(config, ownerUrl), files: noFiles }
    const { name } = await addBackup(folder, source, { passphrase: key, keep: Infinity, expected: 0 })
    const found = await restoreBackup(pathOfBackup(folder, name) ?? '', key, target, neverCalled)
    return `Everything is in the other database: ${amount(found)}. Set DATABASE_URL to it and start the server; the data folder stays where it is. The copy in between is ${pathOfBackup(folder, name)}.`
  } catch (error) {
    throw new Error(troubleOf(error), { cause: error })
  } finally {
    await close()
  }
}

async function* noFiles(): AsyncGenerator<never> {}
const neverCalled: TakeFile = async () => {}
