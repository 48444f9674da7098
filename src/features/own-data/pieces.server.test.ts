import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { archivePath, archivePiecesPath, archiveTicketPath, type ImportReport } from './contract.ts'

let app: TestApp
let ailsa: Person
let address: string
beforeAll(async () => {
  app = await createTestApp()
  ailsa = await app.join('Ailsa')
  address = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const archive = zipSync({
  'page.md': strToU8(`---\ndate: 2020-01-01\n---\n\n# A day\n\n${'Rain on the roof. '.repeat(500)}`),
})

const ask = (
  person: Person | null,
  method: string,
  path: string,
  more: Record<string, string> = {},
  body?: Uint8Array,
) =>
  fetch(`${address}${path}`, {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      ...more,
    },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })

async function begin(person: Person, size: number): Promise<string> {
  const reply = await ask(person, 'POST', archivePiecesPath, { 'upload-length': String(size) })
  expect(reply.status).toBe(201)
  return new URL(reply.headers.get('location') ?? '', address).pathname
}

const send = (person: Person, place: string, at: number, bytes: Uint8Array) =>
  ask(
    person,
    'PATCH',
    place,
    { 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
    bytes,
  )

const takeIn = async (person: Person, place: string, trial: boolean) => {
  const id = place.split('/').at(-1)
  return ask(person, 'POST', `${archivePath}?upload=${id}${trial ? '&trial=yes' : ''}`)
}

describe('a file that comes in pieces', () => {
  it('goes on where it broke off, is looked at, brought in, and is gone then', async () => {
    const place = await begin(ailsa, archive.length)
    expect((await send(ailsa, place, 0, archive.subarray(0, 100))).status).toBe(204)
    // Half of it is not read.
    expect((await takeIn(ailsa, place, true)).status).toBe(409)
    // The line broke: whoever goes on from a wrong place is told, and asks.
    expect((await send(ailsa, place, 0, archive.subarray(0, 100))).status).toBe(409)
    const at = await ask(ailsa, 'HEAD', place)
    expect([at.status, at.headers.get('upload-offset')]).toEqual([200, '100'])
    expect((await send(ailsa, place, 100, archive.subarray(100))).status).toBe(204)
    const seen = (await (await takeIn(ailsa, place, true)).json()) as ImportReport
    expect([seen.is_done, seen.kinds[0]?.fresh]).toEqual([false, 1])
    const done = (await (await takeIn(ailsa, place, false)).json()) as ImportReport
    expect([done.is_done, done.kinds[0]?.fresh]).toEqual([true, 1])
    expect((await takeIn(ailsa, place, false)).status).toBe(409)
    expect((await ask(ailsa, 'HEAD', place)).status).toBe(404)
  })

  it('is nobody else’s: not to be seen, gone on with, ended or brought in', async () => {
    const ben = await app.join('Ben')
    const place = await begin(ailsa, archive.length)
    expect((await send(ailsa, place, 0, archive.subarray(0, 50))).status).toBe(204)
    const missing = `${archivePiecesPath}/00000000-0000-4000-8000-000000000000`
    for (const method of ['HEAD', 'DELETE'])
      expect((await ask(ben, method, place)).status).toBe((await ask(ben, method, missing)).status)
    expect((await send(ben, place, 50, archive.subarray(50))).status).toBe(404)
    expect((await takeIn(ben, place, true)).status).toBe(409)
    expect((await ask(null, 'HEAD', place)).status).toBe(401)
    expect((await ask(null, 'POST', archivePiecesPath, { 'upload-length': '1' })).status).toBe(401)
    expect((await ask(ailsa, 'HEAD', place)).headers.get('upload-offset')).toBe('50')
  })

  it('gives way to the next one, and is refused when it says that it is too large or has no size', async () => {
    const first = await begin(ailsa, 10)
    const second = await begin(ailsa, 10)
    expect((await ask(ailsa, 'HEAD', first)).status).toBe(404)
    expect((await send(ailsa, second, 0, new Uint8Array(20))).status).toBeGreaterThanOrEqual(400)
    const begun = (size: string) => ask(ailsa, 'POST', archivePiecesPath, { 'upload-length': size })
    expect((await begun(String(21 * 1024 ** 3))).status).toBe(413)
    expect((await begun('many')).status).toBe(400)
    expect((await begun('-1')).status).toBe(400)
    expect((await ask(ailsa, 'HEAD', `${archivePiecesPath}/..%2f..%2fkeys`)).status).toBe(404)
    expect((await ask(ailsa, 'DELETE', second)).status).toBe(204)
  })
})

describe('an address that the archive is saved from', () => {
  const make = async (person: Person) =>
    ((await (await ask(person, 'POST', archiveTicketPath)).json()) as { address: string }).address

  it('hands it out without a sign-in, once', async () => {
    const saved = await make(ailsa)
    const reply = await ask(null, 'GET', saved)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="balanse-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    expect((await ask(null, 'GET', saved)).status).toBe(401)
  })

  it('is over after a minute, when a newer one is made, and when the session has ended', async () => {
    const older = await make(ailsa)
    const newer = await make(ailsa)
    expect((await ask(null, 'GET', older)).status).toBe(401)
    await app.owner(`update public.archive_tickets set expires_at = now() - interval '1 second'`)
    expect((await ask(null, 'GET', newer)).status).toBe(401)
    const ben = await app.join('Ben')
    const of = await make(ben)
    await app.owner('delete from auth.sessions where user_id = $1', [ben.userId])
    expect((await ask(null, 'GET', of)).status).toBe(401)
  })

  it('is kept as a hash, and opens nothing else', async () => {
    const saved = await make(ailsa)
    const ticket = new URL(saved, address).searchParams.get('ticket') ?? ''
    const rows = await app.owner('select * from public.archive_tickets')
    expect(JSON.stringify(rows)).not.toContain(ticket)
    const reply = await fetch(`${address}/api/own-data`, { headers: { authorization: `Bearer ${ticket}` } })
    expect(reply.status).toBe(401)
  })
})
