import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { EmbeddedError, systemCode } from './embedded-error.server.ts'
import { folderError, syncFolder } from './places.server.ts'
import type { Places } from './places.server.ts'
import type { Engine } from './postmaster.server.ts'
import { bareEnvironment, commandAs } from './run-as.server.ts'
import { ownerName } from './login.server.ts'
import { explainInitdb } from './start-failure.server.ts'

const draftPrefix = 'postgres.tmp'

/** Removes what a start that was interrupted while making the database left behind; it never held a row. */
export function removeDrafts(places: Places): void {
  try {
    for (const name of readdirSync(places.dataDir)) {
      if (name.startsWith(draftPrefix))
        rmSync(path.join(places.dataDir, name), { recursive: true, force: true, maxRetries: 5 })
    }
  } catch (error) {
    throw folderError(error, places.dataDir)
  }
}

/** Whether a cluster of the given major version stands in the folder; throws when something else stands there. */
export function hasCluster(places: Places, major: string): boolean {
  const found = readVersion(places)
  if (found === null) return false
  if (found === major) return true
  throw new EmbeddedError(
    'wrong_version',
    `The database in ${places.cluster} was made by Postgres ${found}, and this Balanse carries Postgres ${major}.`,
    'Start the Balanse that made it, or set DATABASE_URL to a Postgres of your own.',
  )
}

function readVersion(places: Places): string | null {
  const { cluster } = places
  try {
    const facts = statSync(cluster, { throwIfNoEntry: false })
    if (!facts) return null
    const uid = process.getuid?.()
    if (uid !== undefined && uid !== 0 && facts.uid !== uid) throw wrongOwner(places, facts.uid)
    if (readdirSync(cluster).length === 0) return null
    return readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(error))) {
      throw new EmbeddedError(
        'cluster_unknown',
        `There is something in ${cluster} that is not a Postgres database.`,
        'Move it away, or set BALANSE_DATA to another folder.',
      )
    }
    throw folderError(error, places.dataDir)
  }
}

function wrongOwner(places: Places, uid: number): EmbeddedError {
  return new EmbeddedError(
    'wrong_owner',
    `The database in ${places.cluster} belongs to another user (number ${uid}).`,
    'Start Balanse as that user, or set BALANSE_DATA to another folder.',
  )
}

/**
 * Makes a new cluster. It is made, and synced to disk by initdb, under another name, and gets its own name in one
 * step at the end, so that a half-made one is never taken for a whole one. The other name is new each time: an
 * initdb that outlived a killed Balanse may still be writing into the former.
 */
export async function makeCluster(engine: Engine): Promise<void> {
  const { places, runAs } = engine
  const draft = path.join(places.dataDir, `${draftPrefix}-${randomBytes(4).toString('hex')}`)
  try {
    mkdirSync(draft, { mode: 0o700 })
    if (runAs.owner) chownSync(draft, runAs.owner.uid, runAs.owner.gid)
    const output = await runInitdb(engine, draft)
    if (output !== null) throw explainInitdb(output, places)
    renameSync(draft, places.cluster)
    syncFolder(places.dataDir)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 5 })
    throw folderError(error, places.dataDir)
  }
}

/** Null when all went well, else what initdb said. */
function runInitdb({ binaries, runAs, places }: Engine, draft: string): Promise<string | null> {
  // The built-in locale sorts and folds the same on every system; the one of the C library has that name on Linux only.
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const [program, words] = commandAs(runAs.prefix, binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${ownerName}`,
    `--pwfile=${places.password}`,
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--auth-host=scram-sha-256',
    '--auth-local=scram-sha-256',
    '--no-instructions',
  ])
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: bareEnvironment,
      cwd: '/',
      windowsHide: true,
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? null : output))
  })
}

/**
 * Gives an existing cluster the owner and the privacy Postgres demands. Both can be other than they were: root may
 * now need a service user, and a volume may come back open to a group. The folder itself changes owner last, so
 * that an interrupted change is taken up again.
 */
export function claimCluster({ places, runAs }: Engine): void {
  try {
    const facts = statSync(places.cluster)
    if (process.platform !== 'win32' && (facts.mode & 0o077) !== 0) chmodSync(places.cluster, 0o700)
    if (!runAs.owner || facts.uid === runAs.owner.uid) return
    const { uid, gid } = runAs.owner
    for (const name of readdirSync(places.cluster, { recursive: true, encoding: 'utf8' }))
      lchownSync(path.join(places.cluster, name), uid, gid)
    chownSync(places.cluster, uid, gid)
  } catch (error) {
    throw folderError(error, places.dataDir)
  }
}
