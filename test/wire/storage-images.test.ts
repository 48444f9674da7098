import sharp from 'sharp'
import { beforeAll, expect, inject, test } from 'vitest'
import type { StorageClient } from '@supabase/storage-js'
import { ask, clientWith, newName } from './storage-people.ts'

const wire = inject('wire')
const authorization = `Bearer ${wire.serviceKey}`
let operator: StorageClient
let bucket: string

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8fb' } })

beforeAll(async () => {
  operator = clientWith(wire, wire.serviceKey)
  bucket = newName('pictures')
  await operator.createBucket(bucket, { public: true })
  // Stored as a text, as clients do when nobody says what it is.
  await operator.from(bucket).upload('p.jpg', await picture(400, 200).jpeg().toBuffer())
  await operator.from(bucket).upload('note.txt', 'no picture', { contentType: 'text/plain' })
  await operator
    .from(bucket)
    .upload('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', {
      contentType: 'image/svg+xml',
    })
  // 100 million pixels in a few hundred kB.
  await operator
    .from(bucket)
    .upload('bomb.png', await picture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer())
})

async function render(query: string, headers: Record<string, string> = {}) {
  const answer = await fetch(
    `${wire.url.replace(/\/$/, '')}/storage/v1/render/image/public/${bucket}/${query}`,
    {
      headers,
    },
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  const size = answer.ok ? await sharp(bytes).metadata() : null
  return { answer, bytes, size }
}

test.each([
  [
    'p.jpg?width=50&height=60&resize=contain&quality=40',
    'image/jpeg',
    50,
    25,
    'height:60,width:50,resizing_type:fit,quality:40',
  ],
  ['p.jpg?width=50&height=60', 'image/jpeg', 50, 60, 'height:60,width:50,resizing_type:fill'],
  ['p.jpg?width=50&height=60&resize=fill', 'image/jpeg', 50, 60, 'height:60,width:50,resizing_type:force'],
  ['p.jpg?width=50&format=webp', 'image/webp', 50, 25, 'width:50,resizing_type:fill,format:webp'],
  ['p.jpg?width=9000', 'image/jpeg', 2000, 1000, 'width:2000,resizing_type:fill'],
])('a picture as it was wished: %s', async (query, type, width, height, said) => {
  const { answer, bytes, size } = await render(query)
  expect(answer.headers.get('content-type')).toBe(type)
  expect([size?.width, size?.height]).toEqual([width, height])
  expect(answer.headers.get('x-transformations')).toBe(said)
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length)
  expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/)
  // The second time it comes from memory, and is the same.
  expect((await render(query)).bytes.equals(bytes)).toBe(true)
})

test('a browser that takes a smaller format gets it, unless the original was wished', async () => {
  const accept = { accept: 'image/avif,image/webp,*/*' }
  expect((await render('p.jpg?width=20', accept)).answer.headers.get('content-type')).toBe('image/avif')
  const own = await render('p.jpg?width=20&format=origin', accept)
  expect(own.answer.headers.get('content-type')).toBe('image/jpeg')
})

test.each([
  ['p.jpg?quality=5', 'querystring/quality must be >= 20'],
  ['p.jpg?resize=zoom', 'querystring/resize must be equal to one of the allowed values'],
  ['p.jpg?width=abc', 'querystring/width must be integer'],
  ['p.jpg?width=-5', 'querystring/width must be >= 0'],
  ['missing.jpg?width=5', 'Object not found'],
  ['note.txt?width=5', 'The source image is invalid or unsupported for rendering'],
  ['drawing.svg?width=5', 'The source image is invalid or unsupported for rendering'],
  ['bomb.png?width=5', 'The source image is invalid or unsupported for rendering'],
])('what cannot be drawn is said: %s', async (query, message) => {
  const { answer, bytes } = await render(query)
  expect([answer.status, JSON.parse(bytes.toString()).message]).toEqual([400, message])
})

test('the client draws through its own calls, and a signed wish cannot be changed', async () => {
  const files = operator.from(bucket)
  const { data } = await files.download('p.jpg', { transform: { width: 40, height: 40 } })
  const { width, height } = await sharp(await data?.arrayBuffer()).metadata()
  expect([width, height]).toEqual([40, 40])
  const signed = await files.createSignedUrl('p.jpg', 60, {
    transform: { width: 30, height: 30, quality: 50 },
  })
  const answer = await fetch(`${signed.data?.signedUrl}&width=300&height=300`)
  expect(answer.headers.get('x-transformations')).toBe('height:30,width:30,resizing_type:fill,quality:50')
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(30)
})

test('a private picture is drawn for nobody else', async () => {
  const name = newName('private-pictures')
  await operator.createBucket(name, { public: false })
  await operator.from(name).upload('p.png', await picture(8, 8).png().toBuffer())
  const path = `${name}/p.png?width=4`
  expect((await ask(wire, 'GET', `/render/image/public/${path}`)).json.code).toBe('NoSuchBucket')
  expect((await ask(wire, 'GET', `/render/image/authenticated/${path}`)).json.message).toBe(
    'Invalid Compact JWS',
  )
  const anon = await ask(wire, 'GET', `/render/image/authenticated/${path}`, {
    headers: { authorization: `Bearer ${wire.anonKey}` },
  })
  expect(anon.json.code).toBe('NoSuchKey')
  expect(
    (await ask(wire, 'GET', `/render/image/authenticated/${path}`, { headers: { authorization } })).status,
  ).toBe(200)
})
