import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openMail } from '#platform/mail/open-mail.server.ts'
import { emptyDay } from '#features/day/contract.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { readOutbox } from '../../../test/outbox.ts'
import { deleteNowPath, deletionPhrase } from './contract.ts'
import { eraseDue } from './parts/erase-due.server.ts'
import { office } from '../admin/public.server.ts'
import { createErasure } from './public.server.ts'

const secret = 'words that nobody may find afterwards'
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function joinAndWrite(): Promise<Person> {
  const person = await app.join(secret)
  await person.call('PUT', '/api/days/2026-11-21', { ...emptyDay, intention: secret, version: 0 })
  const { anonKey } = (await app.call('GET', '/config.json')).body as { anonKey: string }
  await app.call('POST', '/auth/v1/recover', { email: person.email }, { apikey: anonKey })
  const visitor = { email: person.email, subject: secret, message: secret }
  await app.call('POST', '/api/contact', visitor)
  // It is written after the answer: one that comes after the deletion is another story.
  const kinds = () => readOutbox(app.config.dataDir, person.email).map(({ kind }) => kind)
  await vi.waitFor(() => expect(kinds()).toContain('recovery'), { timeout: 20_000 })
  return person
}

/** Every row of every table as text, and every letter in the outbox. */
async function everythingStored(): Promise<string> {
  const tables = await app.owner<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'storage')`)
  // One after the other: each is a connection of its own, and there are more tables than Postgres takes of those.
  const texts: string[] = []
  for (const { name } of tables) {
    const [row] = await app.owner<{ text: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`,
    )
    texts.push(row?.text ?? '')
  }
  const outbox = join(app.config.dataDir, 'outbox')
  const letters = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  return [...texts, ...letters].join('\n')
}

describe('a deletion', () => {
  it('at once leaves nothing of the person anywhere, gives a receipt, and ends every session', async () => {
    const person = await joinAndWrite()
    const other = await joinAndWrite()
    expect(await everythingStored()).toContain(person.email)
    const { status, body } = await person.call('POST', deleteNowPath, { phrase: ' Delete  everything ' })
    expect([status, body.kinds]).toEqual([200, [{ title: 'Day plans', count: 1 }]])
    expect((await person.call('GET', '/api/own-data')).status).toBe(401)
    const left = await everythingStored()
    expect([left.includes(person.userId), left.includes(person.email)]).toEqual([false, false])
    expect(left).toContain(other.email)
  })

  it('takes the files along', async () => {
    const person = await app.join()
    const { serviceKey } = await keys()
    await app.call(
      'POST',
      '/storage/v1/bucket',
      { id: 'notes', name: 'notes' },
      { authorization: `Bearer ${serviceKey}` },
    )
    const path = `/storage/v1/object/notes/${person.userId}/page.txt`
    expect((await person.call('POST', path, secret, { 'content-type': 'text/plain' })).status).toBe(200)
    expect((await person.call('POST', deleteNowPath, { phrase: deletionPhrase })).body.files).toBe(1)
    expect(await app.owner(`select 1 from storage.objects where folder = $1`, [person.userId])).toEqual([])
    const files = readdirSync(join(app.config.dataDir, 'objects'), { recursive: true, withFileTypes: true })
    const contents = files
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    expect(contents.join('')).not.toContain(secret)
  })

  it('is not done without the phrase, nor for nobody', async () => {
    const person = await joinAndWrite()
    expect((await person.call('POST', deleteNowPath, { phrase: 'delete' })).status).toBe(400)
    expect((await person.call('POST', deleteNowPath)).status).toBe(400)
    expect((await person.call('POST', '/api/own-data/deletion', { phrase: 'yes' })).status).toBe(400)
    expect((await app.call('POST', deleteNowPath, { phrase: deletionPhrase })).status).toBe(401)
    expect((await person.call('GET', '/api/days/2026-11-21')).body.day.intention).toBe(secret)
  })

  describe('of an admin', () => {
    const roleOf = async ({ userId }: Person) =>
      (await app.owner<{ role: string }>('select role from public.profiles where user_id = $1', [userId]))[0]
        ?.role
    const makeAdmin = ({ userId }: Person) =>
      app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [userId])
    const remove = (person: Person) => person.call('POST', deleteNowPath, { phrase: deletionPhrase })

    it('is refused to the last one while other people have accounts, now and later, and nothing goes', async () => {
      const admin = await joinAndWrite()
      await makeAdmin(admin)
      for (const answer of [
        await remove(admin),
        await admin.call('POST', '/api/own-data/deletion', { phrase: deletionPhrase }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([409, 'last_admin'])
        expect(answer.body.message).toContain('Make somebody else an admin first')
      }
      expect((await admin.call('GET', '/api/own-data')).body.deletion).toBeNull()
      expect((await admin.call('GET', '/api/days/2026-11-21')).body.day.intention).toBe(secret)
      expect(await roleOf(admin)).toBe('admin')
      await app.owner(`update public.profiles set role = 'user' where user_id = $1`, [admin.userId])
    })

    it('is done for one of two who go at once, and the other stays with everything', async () => {
      const admins = await Promise.all([joinAndWrite(), joinAndWrite()])
      await Promise.all(admins.map(makeAdmin))
      const answers = await Promise.all(admins.map(remove))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      const [stays] = admins.filter((_admin, index) => answers[index]?.status === 409)
      if (!stays) throw new Error('Nobody stayed.')
      expect(await roleOf(stays)).toBe('admin')
      expect((await stays.call('GET', '/api/days/2026-11-21')).body.day.intention).toBe(secret)
      await app.owner(`update public.profiles set role = 'user' where user_id = $1`, [stays.userId])
    })

    it('that cannot be done leaves them an admin', async () => {
      const [admin, other] = [await app.join(), await app.join()]
      await Promise.all([makeAdmin(admin), makeAdmin(other)])
      const erasure = createErasure({
        office,
        database: app.database,
        mail: openMail(app.config.mail),
        removeFiles: async () => 0,
        leave: () => Promise.reject(new Error('not now')),
      })
      await expect(erasure.erase(admin.userId)).rejects.toThrow('not now')
      expect(await roleOf(admin)).toBe('admin')
    })

    it('that was asked for waits when they have become the last, and keeps nobody else waiting', async () => {
      await app.owner(`update public.profiles set role = 'user'`)
      const [admin, other, person] = [await joinAndWrite(), await app.join(), await joinAndWrite()]
      await Promise.all([makeAdmin(admin), makeAdmin(other)])
      for (const one of [admin, person])
        expect((await one.call('POST', '/api/own-data/deletion', { phrase: deletionPhrase })).status).toBe(
          200,
        )
      await app.owner(`update public.profiles set role = 'user' where user_id = $1`, [other.userId])
      const { mail, erasure } = openErasure()
      const due = new Date(Date.now() + 8 * 86_400_000)
      expect(await eraseDue(app.database, erasure, due)).toBe(1)
      expect([await roleOf(admin), await roleOf(person)]).toEqual(['admin', undefined])
      await makeAdmin(other)
      expect(await eraseDue(app.database, erasure, due)).toBe(1)
      expect(await roleOf(admin)).toBeUndefined()
      mail.close()
    })

    it('stays possible on a server with nobody else', async () => {
      const empty = await createTestApp()
      try {
        const alone = await empty.join()
        await empty.owner(`update public.profiles set role = 'admin' where user_id = $1`, [alone.userId])
        expect((await remove(alone)).status).toBe(200)
      } finally {
        await empty.close()
      }
    })
  })

  it('at once needs a fresh sign-in', async () => {
    const person = await joinAndWrite()
    await app.owner(
      `update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
      [person.userId],
    )
    const { status, body } = await person.call('POST', deleteNowPath, { phrase: deletionPhrase })
    expect([status, body.code]).toEqual([403, 'sign_in_again'])
    expect((await person.call('GET', '/api/days/2026-11-21')).body.day.intention).toBe(secret)
  })

  it('after seven days can be taken back until then, and is done afterwards', async () => {
    const kept = await joinAndWrite()
    const gone = await joinAndWrite()
    for (const person of [kept, gone]) {
      const { body } = await person.call('POST', '/api/own-data/deletion', { phrase: deletionPhrase })
      expect(Date.parse(body.due_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
      // Asking again moves nothing.
      expect((await person.call('POST', '/api/own-data/deletion', { phrase: deletionPhrase })).body).toEqual(
        body,
      )
      expect((await person.call('GET', '/api/own-data')).body.deletion).toEqual(body)
    }
    await kept.call('DELETE', '/api/own-data/deletion')
    const { mail, erasure } = openErasure()
    const day = 86_400_000
    expect(await eraseDue(app.database, erasure, new Date(Date.now() + 6 * day))).toBe(0)
    expect(await eraseDue(app.database, erasure, new Date(Date.now() + 8 * day))).toBe(1)
    const left = await everythingStored()
    expect([left.includes(gone.email), left.includes(kept.email)]).toEqual([false, true])
    mail.close()
  })
})

it('tries everybody whose days have passed, also behind one who cannot be deleted now', async () => {
  const [stuck, behind] = [await app.join(), await app.join()]
  for (const one of [stuck, behind])
    await one.call('POST', '/api/own-data/deletion', { phrase: deletionPhrase })
  const tried: string[] = []
  const erase = async (userId: string) => {
    tried.push(userId)
    if (userId === stuck.userId) throw new Error('the payment service does not answer')
    return null
  }
  const due = new Date(Date.now() + 8 * 86_400_000)
  await expect(eraseDue(app.database, { erase }, due)).rejects.toThrow('does not answer')
  expect(tried).toEqual(expect.arrayContaining([stuck.userId, behind.userId]))
})

function openErasure() {
  const mail = openMail(app.config.mail)
  const removeFiles = async () => 0
  const leave = async () => {}
  return { mail, erasure: createErasure({ office, database: app.database, mail, removeFiles, leave }) }
}

async function keys(): Promise<{ serviceKey: string }> {
  const { openKeyRing } = await import('#services/auth/keys/key-ring.server.ts')
  const { makeApiKeys } = await import('#services/auth/keys/api-keys.server.ts')
  return makeApiKeys(await openKeyRing(app.config.auth.keysFile), app.config.auth.secret)
}
