import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openBlobs } from '#platform/blobs/open-blobs.server.ts'
import type { Config } from '#platform/config.server.ts'
import { BackupUnreadable } from '#platform/db/backup/backup-errors.server.ts'
import type { TakeFile } from '#platform/db/backup/restore-backup.server.ts'

const objectName = /^objects\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Puts the files of a backup where this server looks for them. A key file that was there before is kept beside it. */
export function putBack({ dataDir, auth, objects }: Config): TakeFile {
  const blobs = openBlobs(objects)
  const keys = new Map([auth.vaultFile, auth.keysFile].map((path) => [basename(path), path]))
  return async (name, bytes) => {
    const key = objectName.exec(name)?.[1]
    const path = keys.get(name)
    if (!key && !path) throw new BackupUnreadable('The backup holds a file that has no place here.')
    const folder = path ? dataDir : join(objects.folder, 'arriving')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = join(folder, `${basename(name)}.restored`)
    try {
      await pipeline(Readable.from(bytes), createWriteStream(draft, { mode: 0o600, flush: true }))
      if (key) await blobs.keep(key, draft)
      else if (path) await replace(path, draft)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
}

async function replace(path: string, draft: string): Promise<void> {
  if (existsSync(path) && !readFileSync(path).equals(readFileSync(draft)))
    await rename(path, `${path}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`)
  await rename(draft, path)
}
