import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  cleanUpAfterwards,
  clusterIn,
  isRoot,
  makeFolder,
  makeUsedFolder,
  readRows,
  start,
  writeRow,
} from './embedded.server.test-support.ts'

cleanUpAfterwards()

const isWindows = process.platform === 'win32'

describe('the data folder', () => {
  it('is refused when it is a file', async () => {
    const file = path.join(makeFolder(), 'data')
    writeFileSync(file, 'mine')
    await expect(start(file)).rejects.toMatchObject({
      code: 'data_folder_unusable',
      message: expect.stringContaining('is not a folder'),
    })
    await expect(start(path.join(file, 'below'))).rejects.toMatchObject({ code: 'data_folder_unusable' })
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it.skipIf(isWindows)('is refused when this user may not write to it', async () => {
    // Root may write everywhere but into the folders that the system itself makes up.
    const folder = isRoot ? '/sys/kernel' : makeFolder()
    if (!isRoot) chmodSync(folder, 0o500)
    await expect(start(folder)).rejects.toMatchObject({
      code: 'data_folder_unusable',
      message: expect.stringContaining('No data was touched. Set BALANSE_DATA'),
    })
    await expect(start(path.join(folder, 'balanse'))).rejects.toMatchObject({ code: 'data_folder_unusable' })
  })

  it('is refused, and left as it is, when its database is of another Postgres version', async () => {
    const folder = makeFolder()
    mkdirSync(clusterIn(folder))
    writeFileSync(path.join(clusterIn(folder), 'PG_VERSION'), '17\n')
    await expect(start(folder)).rejects.toMatchObject({
      code: 'wrong_version',
      message: expect.stringMatching(
        /made by Postgres 17, and this Balanse carries Postgres 18\. No data was touched\./,
      ),
    })
    expect(readdirSync(clusterIn(folder))).toEqual(['PG_VERSION'])
  })

  it('is refused, and left as it is, when something else stands in the place of the database', async () => {
    const folder = makeFolder()
    mkdirSync(clusterIn(folder))
    writeFileSync(path.join(clusterIn(folder), 'letter.txt'), 'dear')
    await expect(start(folder)).rejects.toMatchObject({ code: 'cluster_unknown' })
    expect(readdirSync(clusterIn(folder))).toEqual(['letter.txt'])
  })

  it('may hold an empty folder in the place of the database', async () => {
    const folder = makeFolder()
    mkdirSync(clusterIn(folder))
    const { url } = await start(folder)
    await writeRow(url)
    expect(await readRows(url)).toEqual(['just written'])
  })

  it.skipIf(isWindows)('works when a volume brought the database back open to a group', async () => {
    const folder = await makeUsedFolder()
    chmodSync(clusterIn(folder), 0o770)
    chmodSync(path.join(folder, 'postgres.password'), 0o644)
    expect(await readRows((await start(folder)).url)).toEqual(['from before'])
    expect(statSync(clusterIn(folder)).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(folder, 'postgres.password')).mode & 0o777).toBe(0o600)
  })

  it('puts a long log aside at the next start', async () => {
    const folder = await makeUsedFolder()
    const log = path.join(folder, 'postgres.log')
    writeFileSync(log, '')
    truncateSync(log, 6 * 1024 * 1024)
    await start(folder)
    expect(statSync(`${log}.old`).size).toBe(6 * 1024 * 1024)
    expect(statSync(log).size).toBeLessThan(10_000)
  })

  it('says that the disk is full, and leaves nothing behind', async ({ skip }) => {
    const folder = path.join(makeFolder(), 'small')
    mkdirSync(folder)
    const mounted =
      isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder]).status === 0
    if (!mounted) skip('a small disk can only be mounted by root')
    try {
      await expect(start(folder)).rejects.toMatchObject({
        code: 'disk_full',
        message: expect.stringContaining('Free some space'),
      })
      expect(readdirSync(folder).filter((name) => name.startsWith('postgres.tmp'))).toEqual([])
      expect(existsSync(clusterIn(folder))).toBe(false)
    } finally {
      spawnSync('umount', [folder])
    }
  })
})
