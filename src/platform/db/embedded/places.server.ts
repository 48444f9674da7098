import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { EmbeddedError, systemCode } from './embedded-error.server.ts'

/** Where everything of one embedded Postgres lies. All paths are absolute and free of symbolic links. */
export interface Places {
  dataDir: string
  /** The Postgres data folder itself (what Postgres calls PGDATA). */
  cluster: string
  /** Password of the owner role `balanse`, readable by this user alone. */
  password: string
  /** What Postgres says; bounded, see postmaster.server.ts. */
  log: string
}

export function placesIn(dataDir: string): Places {
  return {
    dataDir,
    cluster: path.join(dataDir, 'postgres'),
    password: path.join(dataDir, 'postgres.password'),
    log: path.join(dataDir, 'postgres.log'),
  }
}

/** Makes the data folder when it is not there (private to this user) and returns its places. */
export function openPlaces(dataDir: string): Places {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return placesIn(realpathSync(dataDir))
  } catch (error) {
    throw folderError(error, dataDir)
  }
}

/** Turns a system error met while working in the data folder into a sentence; others pass through. */
export function folderError(error: unknown, dataDir: string): unknown {
  const advice =
    'Set BALANSE_DATA to a folder this user may write to, or DATABASE_URL to a Postgres of your own.'
  switch (systemCode(error)) {
    case 'EEXIST':
    case 'ENOTDIR':
      return new EmbeddedError(
        'data_folder_unusable',
        `The data folder ${dataDir} is not a folder, or one above it is a file.`,
        advice,
      )
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
      return new EmbeddedError(
        'data_folder_unusable',
        `The data folder ${dataDir} cannot be written to by this user.`,
        advice,
      )
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(dataDir)
    default:
      return error
  }
}

export function diskFull(dataDir: string): EmbeddedError {
  return new EmbeddedError(
    'disk_full',
    `The disk that holds ${dataDir} is full.`,
    'Free some space and start again.',
  )
}

/** The stored password, or null when there is none (yet). */
export function readPassword(places: Places): string | null {
  try {
    return readFileSync(places.password, 'utf8').trim() || null
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null
    throw folderError(error, places.dataDir)
  }
}

/** The stored password; a new random one is written, durably, when there is none. */
export function ensurePassword(places: Places): string {
  const existing = readPassword(places)
  try {
    if (existing) {
      // A restored backup may have come back readable by everybody.
      chmodSync(places.password, 0o600)
      return existing
    }
    const password = randomBytes(24).toString('base64url')
    const draft = `${places.password}.tmp`
    writeFileSync(draft, `${password}\n`, { mode: 0o600, flush: true })
    chmodSync(draft, 0o600)
    renameSync(draft, places.password)
    syncFolder(places.dataDir)
    return password
  } catch (error) {
    throw folderError(error, places.dataDir)
  }
}

/** Makes renames inside a folder survive a power cut. Windows does this by itself and refuses to be asked. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
