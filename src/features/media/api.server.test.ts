import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyEntry } from '#features/reflect/rules/entry.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { mediaMost } from './rules.ts'
import { sweepMedia } from './store.server.ts'

let app: TestApp
let ailsa: Person
beforeAll(async () => {
  app = await createTestApp()
  ailsa = await app.join()
})
afterAll(() => app.close())

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)
let made = 0
const newId = () => `00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`
const content = { kind: 'picture', words: 'A gate', width: 1, height: 1, seconds: null }

const put = (person: Person, name: string, folder = person.userId, type = 'image/png') =>
  app.app.inject({
    method: 'PUT',
    url: `/storage/v1/object/journal/${folder}/${name}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
    payload: picture,
  })

async function write(person: Person): Promise<string> {
  const id = newId()
  const entry = { ...emptyEntry('2026-11-20'), body: 'x', kind: 'entry', template: 'blank' }
  const saved = await person.call('PUT', `/api/journal-entries/${id}`, {
    ...entry,
    version: 0,
    is_finished: true,
  })
  expect(saved.status).toBe(200)
  return id
}

async function attach(person: Person, entryId: string): Promise<string> {
  const id = newId()
  expect((await put(person, `${id}.png`)).statusCode).toBe(200)
  const saved = await person.call('PUT', `/api/entry-media/${id}`, {
    ...content,
    entry_id: entryId,
    file: `${id}.png`,
  })
  expect(saved.status).toBe(200)
  return id
}

const objectsOf = (person: Person) =>
  app.owner(`select name from storage.objects where folder = $1 and bucket_id = 'journal'`, [person.userId])

it('belongs to an entry, can be sent twice, and takes new words', async () => {
  const entryId = await write(ailsa)
  const id = await attach(ailsa, entryId)
  expect((await put(ailsa, `${id}.png`)).statusCode).toBe(200)
  const again = { ...content, words: 'A green gate', entry_id: entryId, file: `${id}.png` }
  expect((await ailsa.call('PUT', `/api/entry-media/${id}`, again)).body.version).toBe(2)
  const { media } = (await ailsa.call('GET', `/api/journal-entries/${entryId}/media`)).body
  expect(media).toMatchObject([{ id, words: 'A green gate', file: `${id}.png` }])
})

it('needs its file first, named after it, and not too many of them', async () => {
  const entryId = await write(ailsa)
  const id = newId()
  const save = (file: string) =>
    ailsa.call('PUT', `/api/entry-media/${id}`, { ...content, entry_id: entryId, file })
  expect((await save(`${id}.png`)).status).toBe(400)
  expect((await save(`${newId()}.png`)).status).toBe(400)
  expect((await save('../x.png')).status).toBe(422)
  for (let n = 0; n < mediaMost; n++) await attach(ailsa, entryId)
  await put(ailsa, `${id}.png`)
  expect((await save(`${id}.png`)).body.message).toContain(`${mediaMost} pictures`)
})

it('goes with its file: by itself, and with an entry that is gone for good', async () => {
  const person = await app.join()
  const entryId = await write(person)
  const first = await attach(person, entryId)
  await attach(person, entryId)
  expect((await person.call('DELETE', `/api/entry-media/${first}`)).status).toBe(200)
  expect(await objectsOf(person)).toHaveLength(1)
  // In the bin nothing is gone yet.
  await person.call('DELETE', `/api/journal-entries/${entryId}`)
  expect((await person.call('GET', `/api/journal-entries/${entryId}/media`)).body.media).toHaveLength(1)
  await app.owner(`update public.journal_entries set deleted_at = now() - interval '31 days' where id = $1`, [
    entryId,
  ])
  await app.owner(`select public.empty_bins(100)`)
  expect(await objectsOf(person)).toEqual([])
  expect(await app.owner(`select 1 from public.entry_media where user_id = $1`, [person.userId])).toEqual([])
})

it('is shown by the journal beside its entry: the first picture, and that somebody spoke', async () => {
  const cleo = await app.join('Cleo')
  const entryId = await write(cleo)
  const items = async () => (await cleo.call('GET', '/api/journal')).body.items
  expect(await items()).toMatchObject([{ id: entryId, picture: null, has_sound: false }])
  const sound = newId()
  expect((await put(cleo, `${sound}.webm`, cleo.userId, 'audio/webm')).statusCode).toBe(200)
  const note = { ...content, kind: 'sound', words: '', width: null, height: null, seconds: 3 }
  const spoken = { ...note, entry_id: entryId, file: `${sound}.webm` }
  expect((await cleo.call('PUT', `/api/entry-media/${sound}`, spoken)).status).toBe(200)
  const first = await attach(cleo, entryId)
  await attach(cleo, entryId)
  const picture = { file: `${first}.png`, words: 'A gate' }
  expect(await items()).toMatchObject([{ id: entryId, picture, has_sound: true }])
})

it('is swept when nothing leads to it any more, and not before', async () => {
  const person = await app.join()
  const kept = await attach(person, await write(person))
  const lonely = await attach(person, newId())
  const nameless = newId()
  await put(person, `${nameless}.png`)
  const sweep = () => app.database.asService((rows) => sweepMedia(rows))
  await sweep()
  expect(await objectsOf(person)).toHaveLength(3)
  await app.owner(
    `update public.entry_media set created_at = now() - interval '31 days', updated_at = now() - interval '31 days' where user_id = $1`,
    [person.userId],
  )
  await app.owner(`update storage.objects set updated_at = now() - interval '3 days' where folder = $1`, [
    person.userId,
  ])
  await sweep()
  expect(await objectsOf(person)).toEqual([{ name: `${person.userId}/${kept}.png` }])
  expect(lonely).not.toBe(kept)
})

it('is not there for anybody else', async () => {
  const ben = await app.join('Ben')
  const entryId = await write(ailsa)
  const id = await attach(ailsa, entryId)
  expect((await ben.call('GET', `/api/journal-entries/${entryId}/media`)).body.media).toEqual([])
  expect((await ben.call('DELETE', `/api/entry-media/${id}`)).status).toBe(404)
  const theirs = { ...content, entry_id: entryId, file: `${id}.png` }
  expect((await ben.call('PUT', `/api/entry-media/${id}`, theirs)).status).toBe(400)
  expect((await put(ben, `${id}.png`, ailsa.userId)).statusCode).toBe(400)
  const sign = { expiresIn: 60 }
  const path = `/storage/v1/object/sign/journal/${ailsa.userId}/${id}.png`
  expect((await ben.call('POST', path, sign)).body.code).toBe('NoSuchKey')
  expect((await ailsa.call('POST', path, sign)).status).toBe(200)
  expect((await app.call('GET', `/storage/v1/object/public/journal/${ailsa.userId}/${id}.png`)).status).toBe(
    400,
  )
})

it('takes pictures and recordings, and nothing else', async () => {
  const reply = await app.app.inject({
    method: 'PUT',
    url: `/storage/v1/object/journal/${ailsa.userId}/page.html`,
    headers: { authorization: `Bearer ${ailsa.token}`, 'content-type': 'text/html' },
    payload: '<script>1</script>',
  })
  expect(reply.json().statusCode).toBe('415')
  expect(readdirSync(join(app.config.objects.folder, 'arriving'))).toEqual([])
})
