import { spawn, spawnSync } from 'node:child_process'
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.server.ts'
import { EmbeddedError, systemCode } from './embedded-error.server.ts'
import { readPidFile, whoIs } from './pid-file.server.ts'
import { folderError } from './places.server.ts'
import type { Places } from './places.server.ts'
import { bareEnvironment, commandAs } from './run-as.server.ts'
import type { RunAs } from './run-as.server.ts'
import { serverArguments } from './settings.server.ts'
import { explainStart } from './start-failure.server.ts'

/** Everything needed to start a Postgres program in a data folder. */
export interface Engine {
  binaries: Binaries
  runAs: RunAs
  places: Places
  log: (line: string) => void
}

/** A running Postgres: its main process, on 127.0.0.1:`port`. */
export interface Postmaster {
  pid: number
  port: number
  hasExited(): boolean
  exited: Promise<void>
}

const logLimit = 5 * 1024 * 1024

/**
 * Starts Postgres on the cluster and resolves when it takes connections; an EmbeddedError says why it did not.
 * It runs in a session of its own, so that Ctrl-C in the terminal reaches only us, and does not keep Node alive.
 */
export async function launch(engine: Engine, port: number): Promise<Postmaster> {
  const { binaries, runAs, places } = engine
  const output = openLog(places)
  try {
    const settings = serverArguments(places.cluster, port, runAs.version)
    const [program, words] = commandAs(runAs.prefix, binaries.postgres, settings)
    const child = spawn(program, words, {
      detached: true,
      stdio: ['ignore', output.handle, output.handle],
      env: bareEnvironment,
      cwd: '/',
      windowsHide: true,
    })
    const exited = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
    })
    child.unref()
    const hasExited = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
    const postmaster: Postmaster = { pid: child.pid ?? 0, port, hasExited, exited }
    await untilReady(postmaster, engine)
    if (hasExited()) throw explainStart(output.readNew(), places, port)
    return postmaster
  } finally {
    closeSync(output.handle)
  }
}

/**
 * Launches on a port that `choosePort` names. When that port is taken in the meantime, or dying processes of an
 * earlier Postgres still hold its shared memory, it tries again (about ten seconds in all) before it gives up.
 */
export async function launchAnywhere(engine: Engine, choosePort: () => Promise<number>): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(engine, await choosePort())
    } catch (error) {
      const isPassing =
        error instanceof EmbeddedError && ['port_taken', 'postgres_leftovers'].includes(error.code)
      if (!isPassing || attempt === 20) throw error
      await pause(attempt * 50)
    }
  }
}

/** A Postgres that another process of ours started earlier; its end is seen within a second. */
export function attach(pid: number, port: number, cluster: string): Postmaster {
  const hasExited = () => whoIs(pid, cluster).who !== 'balanse'
  const exited = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!hasExited()) return
      clearInterval(timer)
      resolve()
    }, 500)
    timer.unref()
  })
  return { pid, port, hasExited, exited }
}

/**
 * Stops Postgres the fast way (open transactions are rolled back, everything is written), waits for it, and only
 * after 30 seconds the immediate way (nothing acknowledged is lost, the next start replays the log).
 * False when it is still there after that.
 */
export async function shutDown(
  postmaster: Postmaster,
  engine: Pick<Engine, 'binaries' | 'places'>,
): Promise<boolean> {
  tell(postmaster, 'fast', engine)
  if (await exitsWithin(postmaster, 30_000)) return true
  tell(postmaster, 'immediate', engine)
  return exitsWithin(postmaster, 10_000)
}

function tell(
  postmaster: Postmaster,
  mode: 'fast' | 'immediate',
  engine: Pick<Engine, 'binaries' | 'places'>,
): void {
  if (postmaster.hasExited()) return
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl speaks to the server through a pipe instead.
    spawnSync(engine.binaries.pgCtl, ['stop', '-D', engine.places.cluster, '-m', mode, '--no-wait'], {
      windowsHide: true,
    })
    return
  }
  try {
    process.kill(postmaster.pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error
  }
}

async function exitsWithin(postmaster: Postmaster, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (!postmaster.hasExited()) {
    if (Date.now() > end) return false
    await pause(10)
  }
  return true
}

/** Waits without a limit while the process lives: replaying the log after a crash takes as long as it takes. */
async function untilReady(postmaster: Postmaster, { places, log }: Engine): Promise<void> {
  let nextLine = Date.now() + 10_000
  while (!postmaster.hasExited()) {
    const file = readPidFile(places.cluster)
    if (file?.pid === postmaster.pid && file.isReady) return
    if (Date.now() > nextLine) {
      log('Postgres is still starting; after a power cut it first replays its log.')
      nextLine += 10_000
    }
    await pause(10)
  }
}

/** Opens the log for appending; a long one is put aside first, so that two files of bounded size remain. */
function openLog(places: Places): { handle: number; readNew(): string } {
  try {
    if ((statSync(places.log, { throwIfNoEntry: false })?.size ?? 0) > logLimit)
      renameSync(places.log, `${places.log}.old`)
    const handle = openSync(places.log, 'a+', 0o600)
    const start = fstatSync(handle).size
    return { handle, readNew: () => readFrom(handle, start) }
  } catch (error) {
    throw folderError(error, places.dataDir)
  }
}

function readFrom(handle: number, start: number): string {
  const length = Math.min(fstatSync(handle).size - start, 64 * 1024)
  const buffer = Buffer.alloc(length)
  return buffer.toString('utf8', 0, readSync(handle, buffer, 0, length, start))
}
