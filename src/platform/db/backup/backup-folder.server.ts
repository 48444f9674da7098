import { createWriteStream } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../embedded/places.server.ts'
import { BackupRefused } from './backup-errors.server.ts'
import type { EndEntry } from './entries.server.ts'
import { readHead } from './read-backup.server.ts'
import { writeBackup, type Source } from './write-backup.server.ts'

export interface BackupFile {
  name: string
  bytes: number
  made_at: string
  is_sealed: boolean
}

const fileName = /^balanse-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/
/** A database without room stops; this much of the disk is left to it. */
const leftFree = 200 * 1024 * 1024

/** Throws BackupRefused when the disk of a folder has not this many bytes to spare. */
export async function requireRoom(folder: string, bytes: number, sentence: string): Promise<void> {
  const disk = await statfs(folder)
  if (disk.bavail * disk.bsize < bytes + leftFree) throw new BackupRefused(sentence)
}

/** The path of a backup in the folder, or null for a name that no backup has. */
export function pathOfBackup(folder: string, name: string): string | null {
  return fileName.test(name) ? join(folder, name) : null
}

/** What lies in the folder, the newest first. A folder that is not there holds nothing. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name))
  const files: BackupFile[] = []
  for (const name of names.toSorted().toReversed()) {
    const path = join(folder, name)
    const about = await stat(path).catch(() => null)
    const found = about && (await readHead(path).catch(() => null))
    if (!about || !found) continue
    const { made_at, sealed } = found.head
    files.push({ name, bytes: about.size, made_at, is_sealed: sealed !== null })
  }
  return files
}

/** Writes a backup beside those that are there, then removes the oldest beyond `keep`. Nothing is removed when it fails. */
export async function addBackup(
  folder: string,
  source: Source,
  options: { passphrase: string | undefined; keep: number; expected: number },
): Promise<{ name: string; bytes: number; end: EndEntry }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  for (const name of await readdir(folder))
    if (name.endsWith('.part')) await rm(join(folder, name), { force: true })
  await requireRoom(
    folder,
    options.expected,
    'The disk is too full for another backup. Nothing new was kept; the backups that were there are untouched.',
  )
  const now = new Date()
  const name = `balanse-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
  const draft = join(folder, `${name}.part`)
  try {
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    const end = await writeBackup(source, options.passphrase, target, now)
    await rename(draft, join(folder, name))
    syncFolder(folder)
    const { size } = await stat(join(folder, name))
    const old = (await listBackups(folder)).slice(options.keep)
    for (const { name: gone } of old) await rm(join(folder, gone), { force: true })
    return { name, bytes: size, end }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
