import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import type { BackupView } from './contract.ts'
import { moveTo, restoreFile } from './public.server.ts'

const passphrase = 'a passphrase of the house'
const secret = 'Words that belong to their owner'
const day = '2026-03-04'
let app: TestApp
let admin: Person
let user: Person
beforeAll(async () => {
  app = await createTestApp({ BALANSE_BACKUP_KEY: passphrase, BALANSE_BACKUP_KEEP: '2' })
  ;[admin, user] = [await app.join('Alba Admin'), await app.join('Una User')]
  await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [admin.userId])
  const plan = (await user.call('GET', `/api/days/${day}`)).body.day
  await user.call('PUT', `/api/days/${day}`, { ...plan, intention: secret, version: 0 })
  const sound = '00000000-0000-4000-8000-000000000000.webm'
  const path = `/storage/v1/object/journal/${user.userId}/${sound}`
  expect((await user.call('PUT', path, secret, { 'content-type': 'audio/webm' })).status).toBe(200)
})
afterAll(() => app.close())

const view = async (): Promise<BackupView> => (await admin.call('GET', '/api/admin/backups')).body
/** Waits until nothing runs; the limit of the test ends the wait. */
async function settled(): Promise<BackupView> {
  const isQuiet = async () => (await view()).runs.every(({ state }) => state !== 'running')
  await expect.poll(isQuiet, { timeout: 60_000 }).toBe(true)
  return view()
}

describe('a backup in the console', () => {
  it('is begun with a press, is private to the server, and is there when the run is done', async () => {
    const begun = await admin.call('POST', '/api/admin/backups')
    expect(begun.status).toBe(200)
    expect(begun.body.runs[0]).toMatchObject({ kind: 'asked' })
    const { backups, runs } = await settled()
    expect(runs[0]).toMatchObject({ state: 'done', file: backups[0]?.name, trouble: '' })
    // The object of the journal, and the two key files.
    expect(runs[0]?.files).toBe(2 + 1)
    expect(backups).toHaveLength(1)
    const file = join(app.config.backup.folder, backups[0]?.name ?? '')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file).includes(secret)).toBe(false)
  })

  it('is tried by restoring it beside the real database, which says what came back', async () => {
    const { backups } = await view()
    const name = backups[0]?.name
    expect((await admin.call('POST', `/api/admin/backups/${name}/trial`)).status).toBe(200)
    const { runs } = await settled()
    expect(runs[0]).toMatchObject({ kind: 'trial', state: 'done', file: name, was_restored: true, files: 3 })
    expect(runs[0]?.row_count).toBe(runs[1]?.row_count)
    const missing = 'balanse-2026-01-01T00-00-00Z.backup'
    expect((await admin.call('POST', `/api/admin/backups/${missing}/trial`)).status).toBe(404)
    expect((await admin.call('POST', '/api/admin/backups/..%2Fvault-key/trial')).status).toBe(422)
  })

  it('is handed out sealed, after a second step, and that is written down', async () => {
    const name = (await view()).backups[0]?.name
    const path = `/api/admin/backups/${name}/file`
    const early = await admin.call('GET', path)
    expect([early.status, early.body.message]).toEqual([403, expect.stringContaining('second step')])
    for (const other of [user, app]) expect([401, 404]).toContain((await other.call('GET', path)).status)
    await app.owner(`update auth.sessions set aal = 'aal2' where user_id = $1`, [admin.userId])
    const { body } = await app.call('POST', '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: admin.refreshToken,
    })
    const headers = { authorization: `Bearer ${body.access_token}` }
    const reply = await app.app.inject({ method: 'GET', url: path, headers })
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.equals(readFileSync(join(app.config.backup.folder, name ?? '')))).toBe(true)
    expect((await app.call('GET', '/api/admin/backups/jwt-keys.json/file', undefined, headers)).status).toBe(
      404,
    )
    const { events } = (await app.call('GET', '/api/admin/events', undefined, headers)).body
    expect(events.map(({ action }: { action: string }) => action)).toEqual([
      'backup_taken',
      'backup_tried',
      'backup_made',
    ])
    expect(events[0]).toMatchObject({ detail: name, admin_email: admin.email, person_email: null })
  })

  it('that went wrong says why, and takes nothing away', async () => {
    const before = readdirSync(app.config.backup.folder)
    await app.owner(
      `insert into public.backup_runs (kind, state, bytes) values ('nightly', 'done', ${Number.MAX_SAFE_INTEGER / 2})`,
    )
    await admin.call('POST', '/api/admin/backups')
    const { runs } = await settled()
    expect(runs[0]).toMatchObject({ state: 'failed', trouble: expect.stringContaining('too full') })
    expect(readdirSync(app.config.backup.folder)).toEqual(before)
    await app.owner('delete from public.backup_runs where bytes > 1000000000000')
  })

  it('that was broken off by the end of a server is said to be, by the next one', async () => {
    await app.owner(
      `insert into public.backup_runs (kind, begun_at) values ('nightly', now() - interval '1 day')`,
    )
    await admin.call('POST', '/api/admin/backups')
    const { runs } = await settled()
    expect(runs.find(({ kind }) => kind === 'nightly')).toMatchObject({
      state: 'failed',
      trouble: expect.stringContaining('ended before'),
    })
  })
})

describe('without a passphrase', () => {
  it('a backup is made, and handed to nobody', async () => {
    const open = await createTestApp()
    const boss = await open.join()
    await open.owner(`update public.profiles set role = 'admin' where user_id = $1`, [boss.userId])
    await boss.call('POST', '/api/admin/backups')
    const read = async (): Promise<BackupView> => (await boss.call('GET', '/api/admin/backups')).body
    await expect.poll(async () => (await read()).backups.length, { timeout: 60_000 }).toBe(1)
    const { backups, is_sealing: isSealing } = await read()
    expect([isSealing, backups[0]?.is_sealed]).toEqual([false, false])
    await open.owner(`update auth.sessions set aal = 'aal2' where user_id = $1`, [boss.userId])
    const { body } = await open.call('POST', '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: boss.refreshToken,
    })
    const path = `/api/admin/backups/${backups[0]?.name}/file`
    const headers = { authorization: `Bearer ${body.access_token}` }
    expect((await open.call('GET', path, undefined, headers)).status).toBe(404)
    await open.close()
  })
})

describe('the way to another place', () => {
  it('keeps what a person takes along equal: restored from a file, and moved to another database', async () => {
    await settled()
    const archiveOf = async (place: TestApp, token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const reply = await place.app.inject({ method: 'GET', url: '/api/own-data/archive', headers })
      expect(reply.statusCode).toBe(200)
      return namesAndSums(reply.rawPayload)
    }
    const before = await archiveOf(app, user.token)
    expect(Object.keys(before).length).toBeGreaterThan(5)
    const file = join(app.config.backup.folder, (await view()).backups[0]?.name ?? '')

    for (const way of ['restore', 'move'] as const) {
      const other = await createTestApp({ BALANSE_BACKUP_KEY: passphrase })
      await other.app.close()
      await other.database.close()
      if (way === 'restore') {
        const config = { ...other.config, databaseUrl: other.ownerUrl }
        expect(await restoreFile(config, file)).toContain('each compared with its checksum')
        await expect(restoreFile(config, file)).rejects.toThrow('people in this database')
      } else {
        const config = { ...app.config, databaseUrl: app.ownerUrl }
        // What a running server still takes in would be left behind.
        await expect(moveTo(config, other.ownerUrl)).rejects.toThrow('Stop it first')
        await app.app.close()
        await app.database.close()
        expect(await moveTo(config, other.ownerUrl)).toContain('Set DATABASE_URL')
      }
      const dataDir = way === 'move' ? app.config.dataDir : other.config.dataDir
      const there = await createTestApp({ BALANSE_DATA: dataDir }, { ownerUrl: other.ownerUrl })
      const { body } = await there.call('POST', '/auth/v1/token?grant_type=password', {
        email: user.email,
        password: 'a long enough phrase',
      })
      expect(await archiveOf(there, body.access_token)).toEqual(before)
      await there.close()
    }
  })
})

/** The entries of a ZIP with their checksums, but for the one that holds the time at which it was made. */
function namesAndSums(zip: Buffer): Record<string, number> {
  const found: Record<string, number> = {}
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 46)) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    if (!/manifest|index\.html|README|activity/i.test(name)) found[name] = zip.readUInt32LE(at + 16)
  }
  return found
}
