import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BlobGone, type Blobs } from './blobs.server.ts'

/**
 * Blobs as files below a folder, spread over 256 folders by the start of their key. A file is complete and on the
 * disk before it gets its name.
 */
export function openDiskBlobs(folder: string): Blobs {
  const folderOf = (key: string) => join(folder, key.slice(0, 2))
  const pathOf = (key: string) => join(folderOf(key), key)
  // The 256 folders whose own names are known to be on the disk.
  const lasting = new Set<string>()
  /** The new name itself is on the disk only when its folder is. */
  const settle = async (key: string) => {
    await syncPath(folderOf(key))
    if (lasting.has(folderOf(key))) return
    await syncPath(folder)
    lasting.add(folderOf(key))
  }
  return {
    async keep(key, file) {
      if (!lasting.has(folderOf(key))) await mkdir(folderOf(key), { recursive: true, mode: 0o700 })
      await rename(file, pathOf(key))
      await settle(key)
    },
    async read(key, range) {
      const file = await open(pathOf(key)).catch(asGone)
      return file.createReadStream(range ?? {})
    },
    async copy(from, to) {
      const draft = `${pathOf(to)}.draft`
      await mkdir(folderOf(to), { recursive: true, mode: 0o700 })
      await copyFile(pathOf(from), draft, constants.COPYFILE_FICLONE).catch(asGone)
      await syncPath(draft)
      await rename(draft, pathOf(to))
      await settle(to)
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async *list() {
      for (const name of await readdir(folder).catch(asNone)) {
        if (!/^[0-9a-f]{2}$/.test(name)) continue
        const found = []
        for (const key of await readdir(join(folder, name))) {
          // What was removed meanwhile is not there any more.
          const about = await stat(join(folder, name, key)).catch(() => null)
          if (about) found.push({ key, writtenAt: about.mtime })
        }
        if (found.length > 0) yield found
      }
    },
  }
}

/** Has the disk confirm what was written to a file or a folder. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function asGone(error: unknown): never {
  if ((error as { code?: unknown }).code === 'ENOENT')
    throw new BlobGone('There is no such blob.', { cause: error })
  throw error
}

function asNone(error: unknown): string[] {
  if ((error as { code?: unknown }).code === 'ENOENT') return []
  throw error
}
