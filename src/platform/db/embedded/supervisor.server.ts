import { existsSync, realpathSync } from 'node:fs'
import { findBinaries } from './binaries.server.ts'
import { claimCluster, hasCluster, makeCluster, removeDrafts } from './cluster.server.ts'
import { EmbeddedError } from './embedded-error.server.ts'
import { keepRunning } from './keep-running.server.ts'
import { lockDataFolder } from './lock.server.ts'
import { askWho, ensureDatabase, ownerUrl } from './login.server.ts'
import { setPassword } from './new-password.server.ts'
import { readPidFile } from './pid-file.server.ts'
import { ensurePassword, openPlaces, placesIn, readPassword } from './places.server.ts'
import { findFreePort } from './port.server.ts'
import { launch, launchAnywhere, shutDown } from './postmaster.server.ts'
import type { Engine, Postmaster } from './postmaster.server.ts'
import { chooseRunAs } from './run-as.server.ts'
import { takeOver } from './take-over.server.ts'

export { EmbeddedError } from './embedded-error.server.ts'

export interface EmbeddedPostgres {
  /** `postgres://balanse:<password>@127.0.0.1:<port>/balanse`, as owner and superuser; stays the same until `stop`. */
  url: string
  /** True when a Postgres was already running here, left over by a Balanse that was killed. */
  adopted: boolean
  /** Stops Postgres, waits for it, and lets go of the data folder. */
  stop: () => Promise<void>
}

/**
 * Starts the real Postgres that lies in `<dataDir>/postgres`, making it first when there is none, or takes over
 * one that is still running there. One process at a time may do this on a data folder.
 * Throws EmbeddedError, whose message is one line for the terminal, before any data was touched.
 */
export async function startEmbedded(options: {
  dataDir: string
  log: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const places = openPlaces(options.dataDir)
  const lock = await lockDataFolder(places.dataDir)
  try {
    const binaries = findBinaries()
    const engine: Engine = {
      binaries,
      places,
      log: options.log,
      runAs: chooseRunAs(binaries, places.cluster),
    }
    const password = await prepareCluster(engine)
    const running = await takeOver(engine, password)
    const postmaster = running ?? (await launchAnywhere(engine, findFreePort))
    const ready = await openDatabase(engine, postmaster, password)
    const { port } = ready
    const relaunch = async () => {
      const left = await takeOver(engine, password)
      if (left?.port === port) return left
      if (left) await shutDown(left, engine)
      return launch(engine, port)
    }
    const kept = keepRunning(engine, ready, relaunch)
    const stop = () => kept.stop().finally(() => lock.release())
    return { url: ownerUrl(port, password), adopted: running === ready, stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * The url of the embedded Postgres that is running on this data folder, or null. Starts and writes nothing;
 * for commands that work beside a running server.
 */
export async function findRunning(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir)) return null
  const places = placesIn(realpathSync(dataDir))
  const file = readPidFile(places.cluster)
  const password = file?.port ? readPassword(places) : null
  if (!file || !password) return null
  return (await askWho(file.port, password, places.cluster)) === 'ours' ? ownerUrl(file.port, password) : null
}

/** Sees to it that a cluster we can start stands in its place; returns the owner's password. */
async function prepareCluster(engine: Engine): Promise<string> {
  const { places, runAs, log } = engine
  removeDrafts(places)
  const isMade = hasCluster(places, Number.parseInt(runAs.version, 10).toString())
  const password = ensurePassword(places)
  if (!isMade) {
    log(`Making a new database in ${places.cluster}.`)
    await makeCluster(engine)
  }
  claimCluster(engine)
  return password
}

/** Proves that Postgres takes our password and has our database; gives it the password when it knows another. */
async function openDatabase(engine: Engine, started: Postmaster, password: string): Promise<Postmaster> {
  let postmaster = started
  try {
    if ((await askWho(postmaster.port, password, engine.places.cluster)) === 'refused') {
      engine.log('Postgres does not know the password in postgres.password; setting it anew.')
      await shutDown(postmaster, engine)
      setPassword(engine, password)
      postmaster = await launchAnywhere(engine, findFreePort)
    }
    await ensureDatabase(postmaster.port, password)
    return postmaster
  } catch (error) {
    await shutDown(postmaster, engine)
    if (error instanceof EmbeddedError) throw error
    throw new EmbeddedError(
      'login_refused',
      `The Postgres in ${engine.places.cluster} does not let its owner in (${error instanceof Error ? error.message : String(error)}).`,
      'Restore the folder from a backup of Balanse, or set BALANSE_DATA to another folder.',
    )
  }
}
