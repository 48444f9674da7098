import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StorageClient } from '@supabase/storage-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Blobs } from '../../src/platform/blobs/s3.server.ts'
import { startS3StandIn, type S3StandIn } from './s3-stand-in.ts'
import { startServer, type StartedServer } from './started-server.ts'
import { clientWith, storageUrl } from './storage-people.ts'

let s3: S3StandIn
let server: StartedServer
let folder: string
let operator: StorageClient
beforeAll(async () => {
  s3 = await startS3StandIn()
  folder = mkdtempSync(join(tmpdir(), 'balanse-s3-'))
  server = await startServer({
    BALANSE_DATA: folder,
    BALANSE_S3_ENDPOINT: s3.url,
    BALANSE_S3_BUCKET: 'somewhere',
    BALANSE_S3_ACCESS_KEY_ID: 'who',
    BALANSE_S3_SECRET_ACCESS_KEY: 'a secret of the store',
  })
  operator = clientWith(server, server.serviceKey)
  await operator.createBucket('files', { public: true })
})
afterAll(async () => {
  await server.stop()
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const keys = () => [...s3.objects.keys()]

test('the unmodified client writes, reads, replaces, copies, moves and removes on S3', async () => {
  const files = operator.from('files')
  const bytes = randomBytes(300_000)
  expect((await files.upload('a/one.bin', new Blob([bytes]))).error).toBeNull()
  expect(keys()).toHaveLength(1)
  expect(keys()[0]).toMatch(/^somewhere\/balanse\/[0-9a-f-]{36}$/)
  const { data } = await files.download('a/one.bin')
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true)
  const part = await fetch(`${storageUrl(server)}/object/public/files/a/one.bin`, {
    headers: { range: 'bytes=100-199' },
  })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)

  expect((await files.upload('empty', '')).error).toBeNull()
  expect(await (await files.download('empty')).data?.text()).toBe('')
  expect((await files.upload('a/one.bin', 'shorter', { upsert: true })).error).toBeNull()
  expect((await files.copy('a/one.bin', 'a/two.bin')).error).toBeNull()
  expect((await files.move('a/two.bin', 'b/three.bin')).error).toBeNull()
  expect(await (await files.download('b/three.bin')).data?.text()).toBe('shorter')
  expect((await files.remove(['a/one.bin', 'empty'])).data).toHaveLength(2)
  expect(await (await files.download('b/three.bin')).data?.text()).toBe('shorter')
  expect((await operator.emptyBucket('files')).error).toBeNull()
  expect((await files.list('')).data).toEqual([])
  // Nothing is left behind where files arrive.
  expect(readdirSync(join(folder, 'objects', 'arriving'))).toEqual([])
})

test('a blob that the store does not have is a missing object, and not a fault', async () => {
  const files = operator.from('files')
  await files.upload('gone.txt', 'x')
  s3.objects.clear()
  const answer = await fetch(`${storageUrl(server)}/object/public/files/gone.txt`)
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'NoSuchKey' }])
})

test('the sweep sees every key, page after page', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    s3.objects.set(`somewhere/balanse/${name}`, { bytes: Buffer.from('x'), writtenAt: new Date() })
  s3.objects.set('somewhere/of somebody else', { bytes: Buffer.from('x'), writtenAt: new Date() })
  const blobs = openS3Blobs({
    endpoint: s3.url,
    region: 'us-east-1',
    bucket: 'somewhere',
    accessKeyId: 'who',
    secretAccessKey: 'a secret of the store',
    forcePathStyle: true,
  })
  const found: string[] = []
  for await (const page of blobs.list()) found.push(...page.map((blob) => blob.key))
  expect(found.sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('an upload outlives a short outage; a long one is a clear refusal that leaves nothing', async () => {
  const files = operator.from('files')
  s3.outage.requests = 2
  expect((await files.upload('patient.txt', 'here after all')).error).toBeNull()
  expect(await (await files.download('patient.txt')).data?.text()).toBe('here after all')

  s3.outage.requests = 1_000
  const before = keys().length
  const { error } = await files.upload('lost.txt', 'nowhere')
  expect(error).toMatchObject({
    status: 503,
    message: 'The store of files does not answer right now. Please try again.',
  })
  const read = await fetch(`${storageUrl(server)}/object/public/files/patient.txt`)
  expect(read.status).toBe(503)
  s3.outage.requests = 0
  expect(keys()).toHaveLength(before)
  expect((await files.list('')).data?.map(({ name }) => name)).not.toContain('lost.txt')
  expect(readdirSync(join(folder, 'objects', 'arriving'))).toEqual([])
  expect((await files.upload('lost.txt', 'found')).error).toBeNull()
})
