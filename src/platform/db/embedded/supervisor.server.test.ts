import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  cleanUpAfterwards,
  clusterIn,
  makeFolder,
  makeUsedFolder,
  query,
  readRows,
  start,
  startElsewhere,
  writeRow,
} from './embedded.server.test-support.ts'
import { findRunning } from './supervisor.server.ts'

cleanUpAfterwards()

describe('the embedded Postgres', () => {
  it('keeps what was written over a stop and a start', async () => {
    const folder = makeFolder()
    const first = await start(folder)
    await writeRow(first.url)
    await first.stop()
    const second = await start(folder)
    expect(await readRows(second.url)).toEqual(['just written'])
    expect(second.adopted).toBe(false)
  })

  it('makes a durable, private, UTF-8 cluster that only this machine can reach', async () => {
    const folder = path.join(makeFolder(), 'new', 'data')
    const { url, stop } = await start(folder)
    const shown = async (name: string) => (await query(url, `show ${name}`))[0]
    expect(await shown('fsync')).toBe('on')
    expect(await shown('data_checksums')).toBe('on')
    expect(await shown('server_encoding')).toBe('UTF8')
    expect(await shown('listen_addresses')).toBe('127.0.0.1')
    expect(await shown('unix_socket_directories')).toBe('')
    expect(
      await query(
        url,
        "select lower('ÄÖ'), current_user, current_database(), rolsuper from pg_roles where rolname = current_user",
      ),
    ).toEqual(['äö', 'balanse', 'balanse', 'true'])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(clusterIn(folder)).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(folder, 'postgres.password')).mode & 0o777).toBe(0o600)
    await stop()
  })

  it('lets nobody in without the password', async () => {
    const { url } = await start(await makeUsedFolder())
    await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(
      'password authentication',
    )
  })

  it('writes no text of a statement or a value into its log', async () => {
    const folder = await makeUsedFolder()
    const { url } = await start(folder)
    await writeRow(url)
    await query(url, 'alter table note add primary key (line)')
    await expect(query(url, "insert into note values ('just written')")).rejects.toThrow('duplicate key')
    await expect(query(url, "select 'a secret thought'::int")).rejects.toThrow('a secret thought')
    const log = readFileSync(path.join(folder, 'postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toMatch(/just written|secret thought/)
  })

  it('refuses a second start on the folder in one sentence that names the first', async () => {
    const folder = await makeUsedFolder()
    const first = await start(folder)
    const sentence = `Another Balanse is already running on this data folder (process ${process.pid}). No data was touched.`
    await expect(start(folder)).rejects.toThrow(sentence)
    expect((await startElsewhere(folder)).answer).toContain(sentence)
    expect(await query(first.url, 'select 1')).toEqual(['1'])
  })

  it('can be found by a command while it runs, and only then', async () => {
    const folder = makeFolder()
    expect(await findRunning(path.join(folder, 'nowhere'))).toBeNull()
    expect(await findRunning(folder)).toBeNull()
    expect(existsSync(clusterIn(folder))).toBe(false)
    const { url, stop } = await start(folder)
    expect(await findRunning(folder)).toBe(url)
    await stop()
    expect(await findRunning(folder)).toBeNull()
  })

  it('gives the owner a new password when the password file is gone', async () => {
    const folder = await makeUsedFolder()
    const first = await start(folder)
    await writeRow(first.url)
    await first.stop()
    rmSync(path.join(folder, 'postgres.password'))
    const second = await start(folder)
    expect(new URL(second.url).password).not.toBe(new URL(first.url).password)
    expect(await readRows(second.url)).toEqual(['from before', 'just written'])
  })
})
