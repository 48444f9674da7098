import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { BackupUnreadable } from './backup-errors.server.ts'
import { readEntries } from './entries.server.ts'
import { openPieces } from './seal-stream.server.ts'
import type { Head } from './write-backup.server.ts'

const headMost = 4096

/** The first line of a backup. Throws BackupUnreadable when the file is none. */
export async function readHead(path: string): Promise<{ head: Head; text: string }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headMost), position: 0 })
    const at = buffer.subarray(0, bytesRead).indexOf(10)
    const text = buffer.toString('utf8', 0, at + 1)
    const head = at < 0 ? null : (JSON.parse(text) as Head)
    if (head?.balanse_backup !== 1) throw new BackupUnreadable('This file is no backup of Balanse.')
    return { head, text }
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new BackupUnreadable('This file is no backup of Balanse.', { cause: error })
    throw error
  } finally {
    await file.close()
  }
}

/** Opens the entries of a backup. Throws BackupUnreadable, also later, while they are read. */
export async function openBackup(path: string, passphrase: string | undefined) {
  const { head, text } = await readHead(path)
  if (head.sealed && passphrase === undefined)
    throw new BackupUnreadable('This backup is sealed. Set BALANSE_BACKUP_KEY to its passphrase.')
  const file = createReadStream(path, { start: Buffer.byteLength(text), highWaterMark: 256 * 1024 })
  const body = head.sealed ? openPieces(file, passphrase ?? '', head.sealed, text) : file
  return { head, entries: readEntries(unpack(body)) }
}

async function* unpack(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, void> {
  const gunzip = createGunzip()
  const feeding = feed(source, gunzip)
  feeding.catch((error: Error) => gunzip.destroy(error))
  for await (const chunk of gunzip) yield chunk as Buffer
  await feeding
}

async function feed(source: AsyncIterable<Buffer>, gunzip: ReturnType<typeof createGunzip>): Promise<void> {
  for await (const chunk of source) {
    if (gunzip.destroyed) return
    if (!gunzip.write(chunk))
      await new Promise((resolve) => gunzip.once('drain', resolve).once('close', resolve))
  }
  gunzip.end()
}
