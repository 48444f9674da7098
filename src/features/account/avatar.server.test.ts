import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)
const name = '00000000-0000-4000-8000-000000000001.png'
let app: TestApp
let ailsa: Person
let ben: Person

beforeAll(async () => {
  app = await createTestApp()
  ailsa = await app.join('Ailsa')
  ben = await app.join('Ben')
})
afterAll(() => app.close())

async function put(person: Person, folder: string, type = 'image/png', bytes = picture) {
  const reply = await app.app.inject({
    method: 'POST',
    url: `/storage/v1/object/avatars/${folder}/${name}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
    payload: bytes,
  })
  return reply.statusCode
}

it('keeps a picture in the folder of its person, and shows it by a signed address only', async () => {
  expect(await put(ailsa, ailsa.userId)).toBe(200)
  const path = `avatars/${ailsa.userId}/${name}`
  const saved = await ailsa.call('PATCH', '/api/profile', { avatar_url: path })
  expect([saved.status, saved.body.user.avatar_url]).toEqual([200, path])
  const { body } = await ailsa.call('POST', `/storage/v1/object/sign/${path}`, { expiresIn: 60 })
  expect((await app.app.inject(`/storage/v1${body.signedURL}`)).rawPayload).toEqual(picture)
  expect((await app.call('GET', `/storage/v1/object/public/${path}`)).status).toBe(400)
  expect((await ben.call('POST', `/storage/v1/object/sign/${path}`, { expiresIn: 60 })).status).toBe(400)
})

it('takes no picture into the folder of somebody else, nothing that is no picture, and no path of theirs', async () => {
  expect(await put(ben, ailsa.userId)).toBe(400)
  expect(await put(ben, ben.userId, 'text/html', Buffer.from('<script>'))).toBe(400)
  expect(
    (await ben.call('PATCH', '/api/profile', { avatar_url: `avatars/${ailsa.userId}/${name}` })).status,
  ).toBe(400)
  for (const avatar_url of ['https://example.org/me.png', `avatars/${ben.userId}/../${ailsa.userId}/${name}`])
    expect((await ben.call('PATCH', '/api/profile', { avatar_url })).status).toBe(422)
  expect((await ben.call('GET', '/api/profile')).body.user.avatar_url).toBe(null)
})
