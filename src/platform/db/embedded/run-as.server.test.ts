import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBinaries } from './binaries.server.ts'
import { makeCluster } from './cluster.server.ts'
import {
  cleanUpAfterwards,
  clusterIn,
  isRoot,
  makeFolder,
  makeUsedFolder,
  postgresOf,
  readRows,
  start,
  startElsewhere,
  writeRow,
} from './embedded.server.test-support.ts'
import { ensurePassword, openPlaces } from './places.server.ts'
import { chooseRunAs, serviceUser } from './run-as.server.ts'

cleanUpAfterwards()

/** Words that run a program where the named system programs do nothing but end with an error. */
function without(...programs: string[]): string[] {
  const covers = programs.map((program) => `mount --bind /bin/false "$(command -v ${program})"`).join(' && ')
  return ['unshare', '--mount', 'sh', '-c', `${covers} && exec "$@"`, 'sh']
}

function works(words: string[]): boolean {
  return spawnSync(words[0] ?? '', [...words.slice(1), 'true']).status === 0
}

const canNamespace = isRoot && works(['unshare', '--user', '--map-user=1', '--map-group=1'])
const withoutName = ['setpriv', '--reuid=12345', '--regid=12345', '--clear-groups']
const canNamespaceAnyone =
  isRoot && works([...withoutName, 'unshare', '--user', '--map-user=1', '--map-group=1'])
const canHide = isRoot && works(without('unshare', 'setpriv'))

// Somebody without a name cannot read a checkout that lies below root's own folder.
const canReadThis =
  isRoot && spawnSync('setpriv', [...withoutName.slice(1), 'test', '-r', import.meta.filename]).status === 0

/** Root with the rights that containers usually leave it, and no user namespaces. */
const containerRights = ['chown', 'dac_override', 'fowner', 'fsetid', 'kill', 'setgid', 'setuid', 'setpcap']
const bounds = ['-all', ...containerRights.map((right) => `+${right}`)].join(',')
const inContainer = [...without('unshare'), 'setpriv', `--bounding-set=${bounds}`]

/** Each way once is enough in a hurry. */
const isLong = process.env.BALANSE_LONG_TESTS !== undefined

describe.skipIf(!isRoot)('as root', () => {
  it.skipIf(!canNamespace)(
    'it runs below a folder closed to everybody else, and the files stay those of root',
    async () => {
      const closed = makeFolder()
      chmodSync(closed, 0o700)
      const folder = path.join(closed, 'data')
      const { url } = await start(folder)
      await writeRow(url)
      expect(await readRows(url)).toEqual(['just written'])
      expect(statSync(clusterIn(folder)).uid).toBe(0)
    },
  )

  it.runIf(canHide && isLong)('it runs, and is taken over, as a service user in a container', async () => {
    const folder = makeFolder()
    const first = await startElsewhere(folder, inContainer)
    await writeRow(first.answer)
    expect(statSync(clusterIn(folder)).uid).not.toBe(0)
    const postgres = postgresOf(folder)
    await first.end('SIGKILL')
    const second = await startElsewhere(folder, inContainer)
    expect(await readRows(second.answer)).toEqual(['just written'])
    expect(postgresOf(folder)).toBe(postgres)
  })

  it.skipIf(!canHide)('it runs as a service user although the programs lie in a closed folder', async () => {
    const closed = makeFolder()
    const native = path.join(closed, 'native')
    const installed = findBinaries()
    cpSync(path.dirname(path.dirname(installed.postgres)), native, {
      recursive: true,
      verbatimSymlinks: true,
    })
    const places = openPlaces(path.join(closed, 'data'))
    ensurePassword(places)
    const inCopy = (program: string) => path.join(native, 'bin', path.basename(program))
    const binaries = {
      postgres: inCopy(installed.postgres),
      initdb: inCopy(installed.initdb),
      pgCtl: inCopy(installed.pgCtl),
    }
    const runAs = { ...chooseRunAs(binaries, places.cluster), ...serviceUser({ uid: 65_534, gid: 65_534 }) }
    const engine = { binaries, places, runAs, log: () => undefined }
    const powerless = { ...engine, runAs: { ...runAs, prefix: withoutName } }
    await expect(makeCluster(powerless)).rejects.toMatchObject({ code: 'initdb_stopped' })
    await makeCluster(engine)
    expect(statSync(path.join(places.cluster, 'PG_VERSION')).uid).toBe(65_534)
  })

  it.skipIf(!canHide || !canNamespace)(
    'it gives its files to a service user once user namespaces are forbidden',
    async () => {
      const folder = await makeUsedFolder()
      const second = await startElsewhere(folder, without('unshare'))
      expect(await readRows(second.answer)).toEqual(['from before'])
      expect(statSync(path.join(clusterIn(folder), 'base')).uid).toBe(statSync(clusterIn(folder)).uid)
      expect(statSync(clusterIn(folder)).uid).not.toBe(0)
    },
  )

  it.skipIf(!canHide)('it names DATABASE_URL in one sentence when there is no way at all', async () => {
    const folder = makeFolder()
    const { answer } = await startElsewhere(folder, without('unshare', 'setpriv'))
    expect(answer).toMatch(/^Postgres does not run as root.*No data was touched\..*DATABASE_URL/)
  })

  it.runIf(canReadThis && isLong)('it runs as the user a folder belongs to', async () => {
    const folder = makeFolder()
    chownSync(folder, 12_345, 12_345)
    const first = await startElsewhere(folder, withoutName)
    await writeRow(first.answer)
    await first.end('SIGKILL')
    const second = await start(folder)
    await second.stop()
    expect(await readRows((await start(folder)).url)).toEqual(['just written'])
    expect(statSync(clusterIn(folder)).uid).toBe(12_345)
  })
})

describe.skipIf(!canReadThis)('as a user number without a name', () => {
  it.runIf(canNamespaceAnyone && isLong)('it runs under a borrowed name', async () => {
    const folder = makeFolder()
    chownSync(folder, 12_345, 12_345)
    const { answer } = await startElsewhere(folder, withoutName)
    await writeRow(answer)
    expect(await readRows(answer)).toEqual(['just written'])
    expect(statSync(clusterIn(folder)).uid).toBe(12_345)
  })

  it.skipIf(!canHide)('it says what to do in one sentence where that is forbidden', async () => {
    const folder = makeFolder()
    chownSync(folder, 12_345, 12_345)
    const { answer } = await startElsewhere(folder, [...without('unshare'), ...withoutName])
    expect(answer).toMatch(
      /^The user number Balanse runs as has no name.*No data was touched\..*DATABASE_URL/,
    )
  })

  it('it does not open the database of another user', async () => {
    const folder = makeFolder()
    mkdirSync(clusterIn(folder))
    chmodSync(folder, 0o777)
    const { answer } = await startElsewhere(folder, withoutName)
    expect(answer).toMatch(/belongs to another user \(number 0\)\. No data was touched\./)
  })
})
