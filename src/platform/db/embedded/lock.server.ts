import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { EmbeddedError, systemCode } from './embedded-error.server.ts'
import { folderError } from './places.server.ts'

export interface DataLock {
  release(): void
}

const SQLITE_BUSY = 5

// A lock nobody refers to any more would be closed by the garbage collector.
const held = new Set<DatabaseSync>()

/**
 * Takes the data folder for this process alone, or throws EmbeddedError.
 *
 * The lock is a byte-range lock that the operating system keeps on an empty file, reached through the SQLite
 * that Node carries because Node offers no such call itself. The system lets go of it the moment the process is
 * gone, however it went, and it holds across containers that share the folder. So there is no stale lock to
 * recognise, and a process number used again fools nobody. The file is never deleted: two processes could
 * otherwise each lock a file of their own under the same name. And nothing else in this process may open it:
 * closing it anywhere would let go of the lock.
 *
 * A lock that is held is asked for again for half a second, because a killed process takes a moment to go.
 */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  const note = path.join(dataDir, 'balanse.pid')
  const database = openLockFile(dataDir)
  for (let attempt = 1; !takes(database, dataDir); attempt += 1) {
    if (attempt === 10) {
      database.close()
      throw inUse(note)
    }
    await pause(50)
  }
  held.add(database)
  const release = () => {
    if (held.delete(database)) database.close()
  }
  try {
    writeFileSync(note, `${process.pid}\n`, { mode: 0o600 })
  } catch (error) {
    release()
    throw folderError(error, dataDir)
  }
  return { release }
}

/** Takes the lock; false while somebody else has it. */
function takes(database: DatabaseSync, dataDir: string): boolean {
  try {
    database.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    database.close()
    throw unusable(dataDir, error)
  }
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(path.join(dataDir, 'balanse.lock'), { timeout: 0 })
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

/** The note beside the lock says who holds it; it is only read to name that process, never to decide. */
function inUse(note: string): EmbeddedError {
  let holder = ''
  try {
    holder = ` (process ${Number.parseInt(readFileSync(note, 'utf8'), 10)})`
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
  }
  return new EmbeddedError(
    'data_folder_in_use',
    `Another Balanse is already running on this data folder${holder}.`,
    'Stop it first, or set BALANSE_DATA to another folder.',
  )
}

function unusable(dataDir: string, error: unknown): EmbeddedError {
  const reason = error instanceof Error ? error.message : String(error)
  return new EmbeddedError(
    'data_folder_unusable',
    `The data folder ${dataDir} cannot be written to and locked by this user (${reason}).`,
    'Set BALANSE_DATA to a folder this user may write to, or DATABASE_URL to a Postgres of your own.',
  )
}
