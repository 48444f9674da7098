import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../../test/app.ts'
import { queueSteps, readQueueState } from '../db/queue.server.ts'
import { requestUrl } from '../db/roles.server.ts'
import type { Jobs } from './job.server.ts'
import { createQueue, type Queue } from './queue.server.ts'

const root = join(import.meta.dirname, '../../..')
let store: TestDatabase
const open: Queue[] = []
const said: { fields: object; message: string }[] = []
const log = {
  error: (fields: object, message: string) => void said.push({ fields, message }),
}

beforeAll(async () => {
  store = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.stop()))
  await store.owner('delete from graphile_worker._private_jobs')
  said.length = 0
})
afterAll(() => store.close())

function start(jobs: Jobs): Queue {
  const queue = createQueue(requestUrl(store.ownerUrl))
  queue.declare(jobs)
  queue.start(log)
  open.push(queue)
  return queue
}

const waiting = () =>
  store.owner<{ attempts: number; locked_by: string | null; last_error: string | null; payload: string }>(
    'select attempts, locked_by, last_error, payload::text from graphile_worker._private_jobs order by id',
  )

async function state() {
  const client = new pg.Client({ connectionString: store.ownerUrl })
  await client.connect()
  try {
    return await readQueueState(client)
  } finally {
    await client.end()
  }
}

/** Makes what waits for another try due now. */
async function hurry(): Promise<void> {
  await store.owner(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
  await store.owner(`select pg_notify('jobs:insert', '{"r":1,"count":1}')`)
}

/** A job that can be let go from outside, and the moment at which it began. */
function gate() {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  return { begun, goOn }
}

const soon = { timeout: 20_000, interval: 20 }

it('has the schema that the installed library wants', () => {
  const steps = readdirSync(join(root, 'node_modules/graphile-worker/sql')).map((name) =>
    Number.parseInt(name, 10),
  )
  expect(Math.max(...steps)).toBe(queueSteps)
})

it('works as the service, and nobody who asks for something can look into it', async () => {
  const queue = start({ look: { attempts: 1, run: async () => {} } })
  await queue.add('look', {})
  const [connection] = await store.owner(
    `select distinct usename from pg_stat_activity where application_name ~ '^(pool-|balanse jobs)' and datname = current_database()`,
  )
  expect(connection).toEqual({ usename: 'balanse_app' })
  await expect(
    store.database.asAnyone((rows) =>
      rows
        .selectFrom('graphile_worker.jobs' as 'profiles')
        .selectAll()
        .execute(),
    ),
  ).rejects.toThrow(/permission denied/)
})

it('does each job once, however many processes there are', async () => {
  const done: number[] = []
  const jobs: Jobs = {
    count: { attempts: 1, run: async (payload) => done.push((payload as { at: number }).at) },
  }
  const [first] = [start(jobs), start(jobs)]
  for (let at = 0; at < 30; at += 1) await first.add('count', { at })
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), soon)
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at))
})

it('waits for what is under way when it stops, and leaves the rest for the next start', async () => {
  const { begun, goOn } = gate()
  const ended: string[] = []
  const jobs: Jobs = {
    slow: {
      attempts: 3,
      run: async () => {
        begun.resolve()
        await goOn.promise
        ended.push('slow')
      },
    },
    after: { attempts: 3, run: async () => ended.push('after') },
  }
  const queue = start(jobs)
  await queue.add('slow', {})
  await begun.promise
  await queue.add('after', {})
  const stopping = queue.stop()
  goOn.resolve()
  await stopping
  expect(ended).toEqual(['slow'])
  open.length = 0
  expect(await waiting()).toMatchObject([{ attempts: 0, locked_by: null }])
  start(jobs)
  await vi.waitFor(() => expect(ended).toEqual(['slow', 'after']), soon)
})

it('tries again what throws, says so without what it was about, and lays it aside in the end', async () => {
  let tries = 0
  const queue = start({
    stumble: {
      attempts: 2,
      run: async () => {
        tries += 1
        throw new Error('the other side is away')
      },
    },
  })
  await queue.add('stumble', { secret: 'mairi@example.org' })
  await vi.waitFor(
    async () => expect(await waiting()).toMatchObject([{ attempts: 1, locked_by: null }]),
    soon,
  )
  expect(await state()).toEqual({ waiting: 1, running: 0, laidAside: 0, names: [] })
  await hurry()
  await vi.waitFor(
    async () => expect(await state()).toEqual({ waiting: 0, running: 0, laidAside: 1, names: ['stumble'] }),
    soon,
  )
  expect(tries).toBe(2)
  expect(said.map(({ message }) => message)).toEqual(['a job has to be tried again', 'a job was laid aside'])
  expect(said[0]?.fields).toEqual({
    job: 'stumble',
    attempt: 1,
    cause: { name: 'Error', message: 'the other side is away' },
  })
  expect(JSON.stringify(said)).not.toContain('mairi')
})

it('takes up again what a process was doing that was killed, and leaves alone what a living one does', async () => {
  const { begun, goOn } = gate()
  const living = start({
    'of a living one': {
      attempts: 3,
      run: async () => {
        begun.resolve()
        await goOn.promise
      },
    },
  })
  await living.add('of a living one', {})
  await begun.promise

  const killed = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { createQueue } from '#platform/jobs/queue.server.ts'
       const queue = createQueue(process.env.QUEUE_URL)
       queue.declare({ 'of a killed one': { attempts: 3, run: () => { console.log('begun'); return new Promise(() => {}) } } })
       queue.start(console)
       await queue.add('of a killed one', {})`,
    ],
    {
      cwd: root,
      env: { ...process.env, QUEUE_URL: requestUrl(store.ownerUrl) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise((resolve) => killed.stdout.once('data', resolve))
  killed.kill('SIGKILL')
  await new Promise((resolve) => killed.once('exit', resolve))
  // Postgres notices a moment later that nobody is at the other end.
  await vi.waitFor(
    async () =>
      expect(
        await store.owner(
          `select distinct application_name from pg_stat_activity where application_name like 'pool-%' and datname = current_database()`,
        ),
      ).toHaveLength(1),
    soon,
  )

  const done: string[] = []
  const next = start({
    'of a living one': { attempts: 3, run: async () => done.push('living') },
    'of a killed one': { attempts: 3, run: async () => done.push('killed') },
    last: { attempts: 3, run: async () => done.push('last') },
  })
  await next.add('last', {})
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['killed', 'last']), soon)
  goOn.resolve()
})

it('does by the clock what was not done in time, once for all processes', async () => {
  let runs = 0
  const jobs: Jobs = { sweep: { at: '* * * * *', attempts: 2, run: async () => (runs += 1) } }
  await start(jobs).stop()
  // The clock is known to have stood still for some minutes.
  await store.owner(
    `update graphile_worker._private_known_crontabs set known_since = now() - interval '9 minutes', last_execution = date_trunc('minute', now()) - interval '5 minutes'`,
  )
  start(jobs)
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0), soon)
})
