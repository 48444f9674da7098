import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthService } from '#services/auth/public.server.ts'
import { openDiskBlobs } from '#platform/blobs/disk.server.ts'
import { openSpool } from '#platform/blobs/spool.server.ts'
import { openMail } from '#platform/mail/open-mail.server.ts'
import { openSms } from '#platform/sms/open-sms.server.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { sweep } from './sweep.server.ts'

let app: TestApp
let ailsa: Person
let folder: string
let serviceKey: string
beforeAll(async () => {
  app = await createTestApp()
  ailsa = await app.join()
  folder = app.config.objects.folder
  const { config, database } = app
  const auth = await createAuthService({
    database,
    config,
    mail: openMail(config.mail),
    sms: openSms(config.sms),
  })
  serviceKey = (await auth.keys()).serviceKey
  await asOperator('POST', '/storage/v1/bucket', { name: 'private' })
})
afterAll(() => app.close())

const asOperator = (method: string, path: string, body?: unknown) =>
  app.call(method, path, body, { authorization: `Bearer ${serviceKey}` })
const upload = (name: string) =>
  ailsa.call('POST', `/storage/v1/object/private/${ailsa.userId}/${name}`, 'words', {
    'content-type': 'text/plain',
  })
const kept = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /^..\/./.test(name))
const now = new Date()
const run = (time = now) =>
  sweep(
    {
      database: app.database,
      blobs: openDiskBlobs(folder),
      spool: openSpool(join(folder, 'arriving')),
    },
    time,
  )
const inTwoDays = new Date(now.getTime() + 2 * 86_400_000)

function put(path: string, age: number): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), 'orphan')
  const time = new Date(now.getTime() - age)
  utimesSync(join(folder, path), time, time)
}

test('bytes that nothing names go after a day, and not before', async () => {
  expect((await upload('note.txt')).status).toBe(200)
  const [blob] = kept()
  put('aa/aaaaaaaa-0000-4000-8000-000000000000', 2 * 86_400_000)
  put('aa/aaaaaaaa-0000-4000-8000-000000000001.draft', 2 * 86_400_000)
  put('arriving/half', 2 * 86_400_000)
  put('aa/aaaaaaaa-0000-4000-8000-000000000002', 60_000)
  put('arriving/young', 60_000)
  expect(await run()).toBe(2)
  expect(new Set(kept())).toEqual(new Set(['aa/aaaaaaaa-0000-4000-8000-000000000002', blob]))
  expect(readdirSync(join(folder, 'arriving'))).toEqual(['young'])
})

test('what an object names stays however old it is', async () => {
  await run(inTwoDays)
  const path = `/storage/v1/object/authenticated/private/${ailsa.userId}/note.txt`
  expect((await ailsa.call('GET', path)).body).toBe('words')
})

test('the folder of a person goes with their account', async () => {
  await asOperator('DELETE', `/auth/v1/admin/users/${ailsa.userId}`)
  const { body } = await asOperator('POST', '/storage/v1/object/list/private', { prefix: ailsa.userId })
  expect(body).toEqual([])
  await run(inTwoDays)
  expect(kept()).toEqual([])
})
