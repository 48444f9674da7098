import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Blobs } from '#platform/blobs/blobs.server.ts'
import { openDiskBlobs } from '#platform/blobs/disk.server.ts'
import { openSpool } from '#platform/blobs/spool.server.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createRenderer } from './images/render-image.server.ts'
import { storageRoutes } from './plugin.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const full = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }))

/** The files service on a disk that is full from the given moment on. */
async function onFullDisk(isFull: { now: boolean }) {
  const folder = app.config.objects.folder
  const arriving = join(folder, 'arriving')
  const blobs = openDiskBlobs(folder)
  const tight: Blobs = { ...blobs, keep: (key, file) => (isFull.now ? full() : blobs.keep(key, file)) }
  const server = fastify()
  await server.register(
    storageRoutes(
      {
        database: app.database,
        blobs: tight,
        spool: openSpool(arriving),
        largest: 1_000_000,
        render: createRenderer(),
        addressSecret: new Uint8Array(32),
        verifyToken: async (token) => decodeJwt(token),
      },
      arriving,
    ),
    { prefix: '/storage/v1' },
  )
  return { server, arriving }
}

test('a full disk is said clearly, and rows and files still agree', async () => {
  const person = await app.join()
  const isFull = { now: true }
  const { server, arriving } = await onFullDisk(isFull)
  const headers = { authorization: `Bearer ${person.token}` }
  const upload = (payload: string) =>
    server.inject({
      method: 'PUT',
      url: `/storage/v1/object/journal/${person.userId}/a.webm`,
      headers: { ...headers, 'content-type': 'audio/webm' },
      payload,
    })
  const rows = () => app.owner(`select name from storage.objects where folder = $1`, [person.userId])
  const refused = await upload('one')
  expect([refused.statusCode, refused.json().message]).toEqual([
    507,
    'The server has no room left for this file',
  ])
  expect([await rows(), readdirSync(arriving)]).toEqual([[], []])

  isFull.now = false
  expect((await upload('two')).statusCode).toBe(200)
  isFull.now = true
  expect((await upload('three')).statusCode).toBe(507)
  const read = await server.inject({
    url: `/storage/v1/object/authenticated/journal/${person.userId}/a.webm`,
    headers,
  })
  // What was there before stays whole.
  expect([read.body, (await rows()).length, readdirSync(arriving)]).toEqual(['two', 1, []])
  await server.close()
})
