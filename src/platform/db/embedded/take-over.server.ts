import { setTimeout as pause } from 'node:timers/promises'
import { askWho } from './login.server.ts'
import { disownPidFile, readPidFile, whoIs } from './pid-file.server.ts'
import { attach, shutDown } from './postmaster.server.ts'
import type { Engine, Postmaster } from './postmaster.server.ts'
import { settingsMark } from './settings.server.ts'
import { folderInUse } from './start-failure.server.ts'

/**
 * Deals with the Postgres that `postmaster.pid` names, if any, before one is started.
 * - Ours (its Balanse was killed), answering and started the way we would start it: taken over.
 * - Ours in any other condition: stopped cleanly.
 * - Not ours: refused, with an EmbeddedError.
 * - Not running: the way is cleared.
 * Returns the one taken over, or null when one has to be started.
 */
export async function takeOver(engine: Engine, password: string): Promise<Postmaster | null> {
  const { cluster } = engine.places
  const file = readPidFile(cluster)
  if (!file) return null
  const holder = whoIs(file.pid, cluster)
  if (holder.who === 'nobody') return null
  if (holder.who === 'stranger') {
    disownPidFile(cluster)
    return null
  }
  if (holder.who === 'somebody') throw folderInUse(engine.places, file.pid)
  const isCurrent =
    process.platform === 'win32' || holder.command.includes(settingsMark(engine.runAs.version))
  const port = isCurrent ? await portOfAnswer(file.pid, engine, password) : null
  if (port !== null) return attach(file.pid, port, cluster)
  const running = attach(file.pid, file.port, cluster)
  if (!(await shutDown(running, engine))) throw folderInUse(engine.places, file.pid)
  return null
}

/** The port where that process takes our password; null when it does not, or went away. */
async function portOfAnswer(pid: number, { places, log }: Engine, password: string): Promise<number | null> {
  let patience = Date.now() + 5_000
  let isTold = false
  while (Date.now() < patience) {
    const file = readPidFile(places.cluster)
    if (file?.pid !== pid || whoIs(pid, places.cluster).who !== 'balanse') return null
    const answer = file.port ? await askWho(file.port, password, places.cluster) : 'silent'
    if (answer === 'ours') return file.port
    if (answer === 'refused' || answer === 'another') return null
    if (answer === 'busy') {
      // It replays its log or writes everything out; to be waited for, however long.
      patience = Date.now() + 5_000
      if (!isTold) log('An earlier Postgres of this folder is still starting or stopping; waiting for it.')
      isTold = true
    }
    await pause(50)
  }
  return null
}
