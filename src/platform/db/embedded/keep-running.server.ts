import { setTimeout as pause } from 'node:timers/promises'
import { shutDown } from './postmaster.server.ts'
import type { Engine, Postmaster } from './postmaster.server.ts'

const longestWait = 30_000
const calmAfter = 60_000

/**
 * Watches a running Postgres and starts it again, on the same port, whenever it ends without being asked to;
 * with growing pauses (0.1 s to 30 s) while that does not help. `stop` ends the watch and Postgres with it.
 */
export function keepRunning(
  engine: Engine,
  first: Postmaster,
  relaunch: () => Promise<Postmaster>,
): { stop(): Promise<void> } {
  const { log } = engine
  const stopping = new AbortController()
  const asked = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve, { once: true }))
  let current = first
  let wait = 100

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const since = Date.now()
      await Promise.race([current.exited, asked])
      if (stopping.signal.aborted) return
      if (Date.now() - since > calmAfter) wait = 100
      log('Postgres ended unexpectedly; starting it again.')
      await bringBack()
    }
  }

  async function bringBack(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(wait, null, { ref: false, signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      wait = Math.min(wait * 3, longestWait)
      try {
        current = await relaunch()
        log('Postgres is running again.')
        return
      } catch (error) {
        log(`Postgres is not back yet: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  const watching = watch()
  async function stop(): Promise<void> {
    stopping.abort()
    await shutDown(current, engine)
    // A start that was already under way when the stop came in may bring up another one.
    await watching
    if (!(await shutDown(current, engine))) log(`Postgres (process ${current.pid}) is still stopping.`)
  }
  let stopped: Promise<void> | null = null
  return { stop: () => (stopped ??= stop()) }
}
