import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { findBinaries } from './binaries.server.ts'
import {
  cleanUpAfterwards,
  clusterIn,
  makeFolder,
  makeUsedFolder,
  postgresOf,
  query,
  readRows,
  start,
  startElsewhere,
  until,
  untilGone,
  writeRow,
} from './embedded.server.test-support.ts'
import { readPidFile, whoIs } from './pid-file.server.ts'
import { bareEnvironment, chooseRunAs, commandAs } from './run-as.server.ts'

const cleanUps: (() => void)[] = []
cleanUpAfterwards()
afterEach(() => {
  for (const end of cleanUps.splice(0)) end()
})

/** Starts Postgres on a made cluster the way an operator might, by hand. */
async function startByHand(folder: string, words: string[] = []): Promise<number> {
  const cluster = clusterIn(folder)
  const binaries = findBinaries()
  const settings = ['-c', 'unix_socket_directories=', '-c', 'port=14999', ...words]
  const { prefix } = chooseRunAs(binaries, cluster)
  const child = spawn(...commandAs(prefix, binaries.postgres, ['-D', cluster, ...settings]), {
    stdio: 'ignore',
    env: bareEnvironment,
  })
  await until(() => readPidFile(cluster)?.isReady === true)
  return child.pid ?? 0
}

function pretendRunning(folder: string, pid: number): void {
  const lines = [pid, clusterIn(folder), 1700000000, 14999, '', '127.0.0.1', '  1 1', 'ready   ']
  writeFileSync(path.join(clusterIn(folder), 'postmaster.pid'), `${lines.join('\n')}\n`)
}

/** What happens seldom is tried where there is time. */
const isLong = process.env.BALANSE_LONG_TESTS !== undefined

describe('after a crash the embedded Postgres', () => {
  it('is taken over when only its Balanse was killed', async () => {
    const folder = await makeUsedFolder()
    const killed = await startElsewhere(folder)
    await writeRow(killed.answer)
    const postgres = postgresOf(folder)
    await killed.end('SIGKILL')
    const next = await start(folder)
    expect(next).toMatchObject({ adopted: true, url: killed.answer })
    expect(postgresOf(folder)).toBe(postgres)
    expect(await readRows(next.url)).toEqual(['from before', 'just written'])
    await next.stop()
    expect(whoIs(postgres, clusterIn(folder)).who).not.toBe('balanse')
  })

  it.runIf(isLong)('is not reached by Ctrl-C in the terminal', async () => {
    const folder = await makeUsedFolder()
    const interrupted = await startElsewhere(folder)
    await interrupted.end('SIGINT', 'group')
    expect(await query(interrupted.answer, 'select 1')).toEqual(['1'])
  })

  it('starts again when Balanse and Postgres were killed together', async () => {
    const folder = await makeUsedFolder()
    const killed = await startElsewhere(folder)
    await writeRow(killed.answer)
    process.kill(postgresOf(folder), 'SIGKILL')
    await killed.end('SIGKILL')
    const next = await start(folder)
    expect(next.adopted).toBe(false)
    expect(await readRows(next.url)).toEqual(['from before', 'just written'])
  })

  it('comes back by itself under the same url when Postgres alone was killed', async () => {
    const folder = await makeUsedFolder()
    const { url, lines } = await start(folder)
    await writeRow(url)
    for (const round of [1, 2]) {
      process.kill(postgresOf(folder), 'SIGKILL')
      await until(() => lines.filter((line) => line === 'Postgres is running again.').length === round)
      expect(await readRows(url)).toEqual(['from before', 'just written'])
    }
  })

  it.runIf(isLong)('comes back by itself when it was taken over before', async () => {
    const folder = await makeUsedFolder()
    await (await startElsewhere(folder)).end('SIGKILL')
    const { url, lines, adopted } = await start(folder)
    expect(adopted).toBe(true)
    process.kill(postgresOf(folder), 'SIGKILL')
    await until(() => lines.includes('Postgres is running again.'))
    expect(await query(url, 'select 1')).toEqual(['1'])
  })

  it.runIf(isLong)('does not come back after it was stopped on purpose', async () => {
    const folder = await makeUsedFolder()
    const { lines, stop } = await start(folder)
    process.kill(postgresOf(folder), 'SIGKILL')
    await until(() => lines.length > 1)
    await Promise.all([stop(), stop()])
    const file = readPidFile(clusterIn(folder))
    expect(file === null || whoIs(file.pid, clusterIn(folder)).who === 'nobody').toBe(true)
  })

  it('starts over a pid file whose number now belongs to another program', async () => {
    const folder = await makeUsedFolder()
    const other = spawn('sleep', ['60'])
    cleanUps.push(() => other.kill())
    pretendRunning(folder, other.pid ?? 0)
    const next = await start(folder)
    expect(await readRows(next.url)).toEqual(['from before'])
    expect(other.exitCode).toBeNull()
  })

  it.skipIf(!existsSync('/proc/self'))(
    'starts over a pid file of a process dead but not buried',
    async () => {
      const folder = await makeUsedFolder()
      // The shell becomes a sleep, which never collects the child that the shell began.
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 61'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      cleanUps.push(() => parent.kill())
      const [line] = await once(createInterface(parent.stdout), 'line')
      const zombie = Number(line)
      await until(() => readFileSync(`/proc/${parent.pid}/cmdline`, 'utf8').startsWith('sleep'))
      process.kill(zombie, 'SIGKILL')
      await until(() => readFileSync(`/proc/${zombie}/stat`, 'utf8').includes(') Z '))
      pretendRunning(folder, zombie)
      const next = await start(folder)
      expect(await readRows(next.url)).toEqual(['from before'])
    },
  )

  it('starts over a pid file whose process is gone', async () => {
    const folder = await makeUsedFolder()
    const gone = spawn('true')
    await once(gone, 'exit')
    pretendRunning(folder, gone.pid ?? 0)
    expect(await readRows((await start(folder)).url)).toEqual(['from before'])
  })

  it.runIf(isLong)(
    'waits for a busy process of the killed one, although the pid file names another program',
    async () => {
      const folder = await makeUsedFolder()
      const killed = await startElsewhere(folder)
      const busy = new pg.Client({ connectionString: killed.answer })
      busy.on('error', () => undefined)
      await busy.connect()
      const backend = Number(
        (await busy.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid,
      )
      // It computes without a pause, so it does not notice for a while that its server is gone.
      const loop =
        "do $$ begin while clock_timestamp() < now() + interval '2 seconds' loop perform 1; end loop; end $$"
      const ended = busy.query(loop).catch(() => undefined)
      await until(async () => {
        const text = `select state from pg_stat_activity where pid = ${backend}`
        return (await query(killed.answer, text))[0] === 'active'
      })
      process.kill(postgresOf(folder), 'SIGKILL')
      await killed.end('SIGKILL')
      const other = spawn('sleep', ['60'])
      cleanUps.push(() => other.kill())
      const file = path.join(clusterIn(folder), 'postmaster.pid')
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(other.pid)))
      const next = await start(folder)
      expect(whoIs(backend, clusterIn(folder)).who).not.toBe('somebody')
      expect(await readRows(next.url)).toEqual(['from before'])
      await ended
    },
  )

  it('is stopped and started anew when an older Balanse left it running with other settings', async () => {
    const folder = await makeUsedFolder()
    const old = await startByHand(folder, ['-c', 'balanse.settings=older'])
    const next = await start(folder)
    expect(next.adopted).toBe(false)
    expect(postgresOf(folder)).not.toBe(old)
    expect(await readRows(next.url)).toEqual(['from before'])
  })

  it('leaves alone a Postgres that somebody else runs in the folder', async () => {
    const folder = await makeUsedFolder()
    const theirs = await startByHand(folder)
    await expect(start(folder)).rejects.toThrow(
      `Process ${theirs} already runs a Postgres in ${clusterIn(folder)}`,
    )
    expect(postgresOf(folder)).toBe(theirs)
  })

  it.runIf(isLong)('removes what an interrupted first start left half made', async () => {
    const folder = makeFolder()
    mkdirSync(path.join(folder, 'postgres.tmp-1234', 'base'), { recursive: true })
    writeFileSync(path.join(folder, 'postgres.tmp-1234', 'PG_VERSION'), '18\n')
    await start(folder)
    expect(readdirSync(folder).filter((name) => name.startsWith('postgres.tmp'))).toEqual([])
  })

  it.runIf(isLong)('starts when a first start is killed in the middle of making the database', async () => {
    const folder = makeFolder()
    void startElsewhere(folder)
    await until(() => readdirSync(folder).some((name) => name.startsWith('postgres.tmp-')))
    const pid = Number(readFileSync(path.join(folder, 'balanse.pid'), 'utf8'))
    process.kill(pid, 'SIGKILL')
    await untilGone(pid)
    const next = await start(folder)
    await writeRow(next.url)
    expect(await readRows(next.url)).toEqual(['just written'])
  })
})
