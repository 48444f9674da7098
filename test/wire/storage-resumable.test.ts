import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'
import type { StorageClient } from '@supabase/storage-js'
import { ask, clientWith, join, newName, type Somebody } from './storage-people.ts'

const wire = inject('wire')
let operator: StorageClient
let ailsa: Somebody
let ben: Somebody
let bucket: string
beforeAll(async () => {
  operator = clientWith(wire, wire.serviceKey)
  ailsa = await join(wire)
  ben = await join(wire)
  bucket = newName('resumable')
  await operator.createBucket(bucket, { public: false, fileSizeLimit: '1MB' })
})

const tus = { 'tus-resumable': '1.0.0' }
const as = (somebody: Somebody) => ({ ...tus, authorization: `Bearer ${somebody.token}` })
const piece = { 'content-type': 'application/offset+octet-stream' }
const described = (name: string, more: Record<string, string> = {}) =>
  Object.entries({ bucketName: bucket, objectName: name, contentType: 'text/plain', ...more })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
/** The path of an address below /storage/v1. */
const pathOf = (location: unknown) => String(location).replace(/^.*\/storage\/v1/, '')

async function begin(
  name: string,
  length: number,
  headers: Record<string, string> = as(ailsa),
  base = '/upload/resumable',
) {
  const answer = await ask(wire, 'POST', base, {
    headers: {
      ...headers,
      'upload-length': String(length),
      'upload-metadata': described(name, { cacheControl: '60', metadata: '{"a":1}' }),
    },
    body: '',
  })
  return { answer, path: pathOf(answer.headers.location) }
}
const send = (
  path: string,
  offset: number,
  body: Buffer | string,
  headers: Record<string, string> = as(ailsa),
) => ask(wire, 'PATCH', path, { headers: { ...headers, ...piece, 'upload-offset': String(offset) }, body })
const head = (path: string, headers: Record<string, string> = tus) => ask(wire, 'HEAD', path, { headers })

test('an upload in pieces becomes an object with its last one', async () => {
  const bytes = randomBytes(300_000)
  const name = `${ailsa.id}/pieces.bin`
  const { answer, path } = await begin(name, bytes.length)
  expect(answer.status).toBe(201)
  expect(
    String(answer.headers.location).startsWith(
      `${wire.url.replace(/\/$/, '').replace('localhost', new URL(wire.url).hostname)}/storage/v1/upload/resumable/`,
    ),
  ).toBe(true)
  expect(answer.headers['upload-expires']).toMatch(/GMT$/)
  const first = await send(path, 0, bytes.subarray(0, 100_000))
  expect([first.status, first.headers['upload-offset']]).toEqual([204, '100000'])
  const wrong = await send(path, 7, bytes.subarray(7, 10))
  expect([wrong.status, wrong.text.trim()]).toEqual([409, 'Upload-Offset conflict'])
  const asked = await head(path)
  expect([
    asked.status,
    asked.headers['upload-offset'],
    asked.headers['upload-length'],
    asked.headers['cache-control'],
  ]).toEqual([200, '100000', '300000', 'no-store'])
  expect((await ailsa.storage.from(bucket).exists(name)).data).toBe(false)
  const last = await send(path, 100_000, bytes.subarray(100_000))
  expect([last.status, last.headers['tus-complete'], last.headers['upload-offset']]).toEqual([
    204,
    '1',
    '300000',
  ])
  const { data } = await ailsa.storage.from(bucket).info(name)
  expect(data).toMatchObject({
    size: 300_000,
    contentType: 'text/plain',
    cacheControl: 'max-age=60',
    metadata: { a: 1 },
    etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
  })
  const read = await ailsa.storage.from(bucket).download(name)
  expect(Buffer.from((await read.data?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true)
  expect((await head(path)).status).toBe(404)
})

test('an upload in one request, of nothing, and of a length that is said later', async () => {
  const files = ailsa.storage.from(bucket)
  const whole = await ask(wire, 'POST', '/upload/resumable', {
    headers: {
      ...as(ailsa),
      ...piece,
      'upload-length': '5',
      'upload-metadata': described(`${ailsa.id}/whole.txt`),
    },
    body: 'hello',
  })
  expect([whole.status, await (await files.download(`${ailsa.id}/whole.txt`)).data?.text()]).toEqual([
    201,
    'hello',
  ])
  expect((await begin(`${ailsa.id}/nothing.txt`, 0)).answer.status).toBe(201)
  expect((await files.info(`${ailsa.id}/nothing.txt`)).data?.size).toBe(0)
  const later = await ask(wire, 'POST', '/upload/resumable', {
    headers: {
      ...as(ailsa),
      'upload-defer-length': '1',
      'upload-metadata': described(`${ailsa.id}/later.txt`),
    },
    body: '',
  })
  const path = pathOf(later.headers.location)
  expect((await send(path, 0, 'hel')).status).toBe(204)
  expect((await send(path, 3, 'lo', { ...as(ailsa), 'upload-length': '5' })).headers['tus-complete']).toBe(
    '1',
  )
  expect(await (await files.download(`${ailsa.id}/later.txt`)).data?.text()).toBe('hello')
})

test('an upload goes on where it broke off', async () => {
  const { path } = await begin(`${ailsa.id}/broken.txt`, 10)
  await ask(wire, 'PATCH', path, {
    headers: { ...as(ailsa), ...piece, 'upload-offset': '0', 'content-length': '10' },
    body: 'hello',
    isBrokenOff: true,
  }).catch(() => {})
  // What arrived before the line broke may be anything from nothing to all five.
  const offset = Number((await head(path)).headers['upload-offset'])
  expect(offset).toBeLessThanOrEqual(5)
  expect((await send(path, offset, 'helloworld'.slice(offset))).headers['tus-complete']).toBe('1')
  expect(await (await ailsa.storage.from(bucket).download(`${ailsa.id}/broken.txt`)).data?.text()).toBe(
    'helloworld',
  )
})

test('an upload belongs to its maker', async () => {
  const name = `${ailsa.id}/hers.txt`
  expect((await begin(name, 5, as(ben))).answer.json.message).toBe(
    'new row violates row-level security policy',
  )
  expect((await begin(name, 5, tus)).answer.json.message).toBe('Invalid Compact JWS')
  const { path } = await begin(name, 5)
  for (const headers of [
    as(ben),
    { ...tus, authorization: `Bearer ${wire.anonKey}` },
    { ...tus, authorization: `Bearer ${wire.serviceKey}` },
  ]) {
    const none = await send(
      path.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      0,
      'never',
      headers,
    )
    const theirs = await send(path, 0, 'never', headers)
    expect([theirs.status, theirs.text]).toEqual([none.status, none.text])
    expect((await ask(wire, 'DELETE', path, { headers })).status).toBe(404)
  }
  expect((await send(path, 0, 'never', tus)).json.message).toBe('Invalid Compact JWS')
  expect((await head(path)).headers['upload-offset']).toBe('0')
  expect((await ask(wire, 'DELETE', path, { headers: as(ailsa) })).status).toBe(204)
  expect((await head(path)).status).toBe(404)
})

test('what its maker says of an upload never becomes a right', async () => {
  await ailsa.storage.from(bucket).upload(`${ailsa.id}/there.txt`, 'there')
  const answer = await ask(wire, 'POST', '/upload/resumable', {
    headers: {
      ...as(ailsa),
      'upload-length': '3',
      'upload-metadata': described(`${ailsa.id}/there.txt`, { upsert: 'true', owner: ben.id }),
    },
    body: '',
  })
  expect(answer.json.code).toBe('KeyAlreadyExists')
  const replaced = await ask(wire, 'POST', '/upload/resumable', {
    headers: {
      ...as(ailsa),
      ...piece,
      'x-upsert': 'true',
      'upload-length': '3',
      'upload-metadata': described(`${ailsa.id}/there.txt`),
    },
    body: 'new',
  })
  expect(replaced.status).toBe(201)
  expect(await (await ailsa.storage.from(bucket).download(`${ailsa.id}/there.txt`)).data?.text()).toBe('new')
})

test('a signed upload may come in pieces', async () => {
  const name = `${ailsa.id}/signed.txt`
  const { data } = await ailsa.storage.from(bucket).createSignedUploadUrl(name)
  const signature = { ...tus, 'x-signature': data?.token ?? '' }
  expect((await begin(`${ailsa.id}/else.txt`, 5, signature, '/upload/resumable/sign')).answer.json.code).toBe(
    'InvalidSignature',
  )
  expect((await begin(name, 5, tus, '/upload/resumable/sign')).answer.json.code).toBe('InvalidSignature')
  const { path } = await begin(name, 5, signature, '/upload/resumable/sign')
  expect(path).toMatch(/^\/upload\/resumable\/sign\//)
  expect((await send(path, 0, 'hello', { ...tus, 'x-signature': 'other' })).json.code).toBe('InvalidJWT')
  expect((await send(path, 0, 'hello', signature)).headers['tus-complete']).toBe('1')
  expect(await (await ailsa.storage.from(bucket).download(name)).data?.text()).toBe('hello')
})

test('limits hold, and what makes no sense is said', async () => {
  const large = await begin(`${ailsa.id}/large.bin`, 1_000_001)
  expect([large.answer.status, large.answer.text.trim()]).toEqual([413, 'Maximum size exceeded'])
  const { path } = await begin(`${ailsa.id}/more.txt`, 3)
  expect((await send(path, 0, 'more than three')).status).toBe(413)
  const placeholder = await begin(`${ailsa.id}/.emptyFolderPlaceholder`, 5)
  expect(placeholder.answer.json.code).toBe('EntityTooLarge')
  const none = await ask(wire, 'POST', '/upload/resumable', {
    headers: { ...as(ailsa), 'upload-length': '3' },
    body: '',
  })
  expect([none.status, none.text]).toEqual([400, 'Metadata header is required'])
  for (const metadata of [
    '%%%',
    'bucketName',
    `bucketName ${'='.repeat(9)},objectName YQ==`,
    described('../../x'),
    described('a\0b'),
    described('é'),
  ]) {
    const answer = await ask(wire, 'POST', '/upload/resumable', {
      headers: { ...as(ailsa), 'upload-length': '3', 'upload-metadata': metadata },
      body: '',
    })
    expect([metadata, answer.status]).toEqual([metadata, 400])
  }
  for (const id of ['..%2f..%2fetc', 'x', '0'.repeat(36), `${'0'.repeat(36)}.json`])
    expect((await head(`/upload/resumable/${id}`)).status).toBe(404)
  for (const headers of [
    { 'upload-length': '-1' },
    { 'upload-length': 'x' },
    {},
    { 'upload-length': '3', 'upload-defer-length': '1' },
  ]) {
    const { status } = await ask(wire, 'POST', '/upload/resumable', {
      headers: {
        ...as(ailsa),
        ...(headers as Record<string, string>),
        'upload-metadata': described(`${ailsa.id}/odd.txt`),
      },
      body: '',
    })
    expect(status).toBe(400)
  }
})

test('what is spoken here is told before anything is sent', async () => {
  const answer = await ask(wire, 'OPTIONS', '/upload/resumable')
  expect(answer.status).toBe(204)
  expect(answer.headers).toMatchObject({
    'tus-version': '1.0.0',
    'tus-max-size': '52428800',
    'tus-extension': 'creation,creation-with-upload,creation-defer-length,termination,expiration',
  })
  expect(answer.headers['access-control-allow-headers']).toContain('upload-metadata')
})
