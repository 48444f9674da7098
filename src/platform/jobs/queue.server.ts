import { EventEmitter } from 'node:events'
import type { Runner, WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import {
  forgetLaidAside,
  forgetWaiting,
  nameConnection,
  openQueuePool,
  releaseOrphans,
} from '#platform/db/queue.server.ts'
import type { Jobs } from './job.server.ts'

/** Where the queue says what went wrong; a job's payload never goes there. */
export interface QueueLog {
  error(fields: object, message: string): void
}

export interface Queue {
  /** Takes jobs in, before the start. A name that is there already is a mistake of ours and throws. */
  declare(jobs: Jobs): void
  /** Adds one to be done as soon as possible. Resolves when the database holds it. */
  add(name: string, payload: unknown): Promise<void>
  /** Takes out what waits with these members in its payload; what is under way is not stopped. */
  forget(members: Record<string, unknown>): Promise<void>
  /** Begins to work. What goes wrong with the database later is mended by trying again. */
  start(log: QueueLog): void
  /** Takes no new job, waits for the one under way, and gives back what it cannot wait for. */
  stop(): Promise<void>
}

/** A job that does not end by itself is given back after this long; another start takes it up again. */
const patienceMs = 8_000
const restartMs = 30_000
/** A new job is told at once; only those that wait for another try are looked for. */
const pollMs = 5_000

/** The background jobs of this process, on graphile-worker. `url` is the login of requests (see db/roles.server.ts). */
export function createQueue(url: string): Queue {
  const jobs: Jobs = {}
  let pool: pg.Pool | undefined
  let starting: Promise<Runner> | undefined
  let again: NodeJS.Timeout | undefined
  let stopping: Promise<void> | undefined

  async function open(log: QueueLog): Promise<Runner> {
    const { run, parseCronItems, Logger } = await import('graphile-worker')
    pool ??= openQueuePool(url)
    await releaseOrphans(pool)
    await forgetLaidAside(pool)
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:listen:success', ({ client, workerPool }) => void nameConnection(client, workerPool.id))
    events.on('job:error', ({ job, error }) => {
      const isLast = job.attempts >= job.max_attempts
      log.error(
        { job: job.task_identifier, attempt: job.attempts, cause: causeOf(error) },
        isLast ? 'a job was laid aside' : 'a job has to be tried again',
      )
    })
    const runner = await run({
      events,
      pgPool: pool,
      concurrency: 1,
      pollInterval: pollMs,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: patienceMs,
      logger: new Logger(() => () => {}),
      taskList: Object.fromEntries(
        Object.entries(jobs).map(([key, job]) => [
          key,
          async (payload: unknown) => void (await job.run(payload)),
        ]),
      ),
      parsedCronItems: parseCronItems(
        Object.entries(jobs).flatMap(([key, { at, attempts }]) =>
          // A machine that sleeps at night does it when it wakes up; two runs of the same job never queue up.
          at
            ? [
                {
                  task: key,
                  match: at,
                  options: { backfillPeriod: 86_400_000, maxAttempts: attempts, jobKey: key },
                },
              ]
            : [],
        ),
      ),
    })
    const standsStill = () => restart(log)
    runner.promise.then(standsStill, standsStill)
    return runner
  }

  function restart(log: QueueLog): void {
    if (stopping) return
    log.error({}, 'the background jobs stand still and will be started again')
    again = setTimeout(() => start(log), restartMs).unref()
  }

  function start(log: QueueLog): void {
    if (stopping) return
    starting = open(log)
    starting.catch(() => restart(log))
  }

  return {
    declare(more) {
      for (const [key, job] of Object.entries(more)) {
        if (jobs[key]) throw new Error(`There are two jobs called ${key}.`)
        jobs[key] = job
      }
    },
    async add(key, payload) {
      if (!starting) throw new Error('The background jobs have not started yet.')
      const runner = await starting
      await runner.addJob(key, payload, { maxAttempts: jobs[key]?.attempts ?? 1 })
    },
    async forget(members) {
      if (pool) await forgetWaiting(pool, members)
    },
    start,
    stop: () => (stopping ??= close()),
  }

  async function close(): Promise<void> {
    clearTimeout(again)
    const runner = await starting?.catch(() => undefined)
    if (runner) {
      await Promise.race([runner.stop(), delay(patienceMs)]).catch(() => {})
      // What is still under way goes back into the queue.
      await runner.kill('the server stops').catch(() => {})
    }
    await pool?.end()
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}

function causeOf(error: unknown): { name: string; message: string } {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'unknown', message: '' }
}
