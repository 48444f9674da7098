import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { startS3StandIn, type S3StandIn } from '../../../test/wire/s3-stand-in.ts'
import { createAskOutside } from '../../platform/outside/ask-outside.server.ts'
import { openVault } from '../../services/auth/public.server.ts'
import { emptyDay } from '../day/contract.ts'
import { folderExportJobs } from './jobs.server.ts'

const authorization = `Basic ${Buffer.from('mairi:a word').toString('base64')}`

/** A WebDAV server that is as strict as they come: no file without its folder. */
function startWebdav() {
  const folders = new Set(['/dav/'])
  const files = new Map<string, string>()
  const outage = { status: 0 }
  const server = createServer((request, reply) => {
    const path = request.url ?? ''
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const answer = (status: number) => reply.writeHead(status).end()
      if (outage.status) return answer(outage.status)
      if (request.headers.authorization !== authorization) return answer(401)
      const parent = path.replace(/[^/]+\/?$/, '')
      if (!folders.has(parent)) return answer(409)
      if (request.method === 'MKCOL') {
        if (folders.has(path)) return answer(405)
        folders.add(path)
        return answer(201)
      }
      if (request.method !== 'PUT') return answer(405)
      files.set(path, body)
      return answer(201)
    })
  })
  return { server, folders, files, outage }
}

let app: TestApp
let webdav: ReturnType<typeof startWebdav>
let s3: S3StandIn
let here: string[]
let address: string
let mairi: Person
let ben: Person
const day = '2026-11-21'

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
beforeAll(async () => {
  webdav = startWebdav()
  await listen(webdav.server)
  s3 = await startS3StandIn()
  address = `http://127.0.0.1:${(webdav.server.address() as AddressInfo).port}/dav/Journal`
  here = [new URL(address).host, new URL(s3.url).host]
  app = await createTestApp({ BALANSE_NEAR_HOSTS: here.join(',') })
})
afterAll(async () => {
  await app.close()
  await s3.close()
  webdav.server.closeAllConnections()
  webdav.server.close()
})
beforeEach(async () => {
  webdav.files.clear()
  webdav.outage.status = 0
  await app.owner('delete from public.folder_exports')
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
  await mairi.call('PUT', `/api/days/${day}`, { ...emptyDay, intention: 'Slowly', version: 0 })
})

const target = (given: object = {}) => ({
  kind: 'webdav',
  address,
  user: 'mairi',
  password: 'a word',
  ...given,
})
const make = (person = mairi, given: object = {}, rhythm = 'daily') =>
  person.call('POST', '/api/folder-export', { target: target(given), rhythm })
const read = async (person = mairi) => (await person.call('GET', '/api/folder-export')).body
const write = async (near = here) => {
  await app.owner('update public.folder_exports set next_at = now() where is_on')
  const vault = await openVault(app.config.auth.vaultFile)
  await folderExportJobs({ database: app.database, ask: createAskOutside(near), vault })[
    'write-folders'
  ]?.run(undefined)
}
const waitOf = async () => {
  const [row] = await app.owner<{ wait: number }>(
    `select round(extract(epoch from next_at - now()) / 60)::int as wait from public.folder_exports`,
  )
  return row?.wait
}

describe('a folder elsewhere', () => {
  it('gets the pages as Markdown, in folders that are made for them, and then only what has changed', async () => {
    expect((await make()).body).toMatchObject({ kind: 'webdav', host: here[0], is_on: true, files: 0 })
    await write()
    const name = `/dav/Journal/day_plans/${day}.md`
    expect([...webdav.files.keys()]).toEqual([name])
    expect(webdav.files.get(name)).toContain('## Intention\n\nSlowly')
    expect((await read()).folder).toMatchObject({ files: 1, trouble: '' })
    expect(await waitOf()).toBe(1_440)

    webdav.files.clear()
    await write()
    expect([...webdav.files.keys()]).toEqual([])
    await mairi.call('PUT', `/api/days/${day}`, { ...emptyDay, intention: 'Slower', version: 1 })
    await write()
    expect(webdav.files.get(name)).toContain('Slower')
    expect((await read()).runs.map(({ written }: { written: number }) => written)).toEqual([1, 0, 1])
  })

  it('may be a bucket', async () => {
    const bucket = {
      kind: 's3',
      address: s3.url,
      region: 'eu',
      bucket: 'pages',
      prefix: '/my notes/',
      access_key: 'who',
      secret_key: 'knows',
    }
    await mairi.call('POST', '/api/folder-export', { target: bucket, rhythm: 'weekly' })
    expect((await mairi.call('POST', '/api/folder-export/try')).body).toEqual({ trouble: '' })
    await write()
    const found = [...s3.objects.keys()].filter((key) => key.startsWith('pages/'))
    expect(found).toEqual(['pages/my notes/balanse-trial.md', `pages/my notes/day_plans/${day}.md`])
    expect(s3.objects.get(found[1] ?? '')?.bytes.toString()).toContain('Slowly')
    expect(await waitOf()).toBe(10_080)
    await mairi.call('POST', '/api/folder-export', {
      target: { ...bucket, access_key: 'else' },
      rhythm: 'weekly',
    })
    expect((await mairi.call('POST', '/api/folder-export/try')).body.trouble).toContain('does not accept')
  })

  it('says what is wrong, waits longer each time, goes on by itself, and rests at last', async () => {
    await make()
    webdav.outage.status = 507
    await write()
    expect((await read()).folder.trouble).toContain('no room')
    expect(await waitOf()).toBe(5)
    await write()
    expect(await waitOf()).toBe(30)
    webdav.outage.status = 0
    await write()
    expect((await read()).folder).toMatchObject({ trouble: '', files: 1 })
    webdav.outage.status = 500
    await mairi.call('PUT', `/api/days/${day}`, { ...emptyDay, intention: 'Again', version: 1 })
    for (let times = 0; times < 14; times++) await write()
    const { folder, runs } = await read()
    expect([folder.is_on, folder.trouble.includes('500'), runs.length]).toEqual([false, true, 17])
    webdav.outage.status = 0
    await mairi.call('POST', '/api/folder-export/now')
    await write()
    expect((await read()).folder).toMatchObject({ is_on: true, trouble: '' })
  })

  it('can be tried before, with what came of it in words', async () => {
    await make()
    expect((await mairi.call('POST', '/api/folder-export/try')).body).toEqual({ trouble: '' })
    expect([...webdav.files.keys()]).toEqual(['/dav/Journal/balanse-trial.md'])
    await make(mairi, { password: 'another' })
    expect((await mairi.call('POST', '/api/folder-export/try')).body.trouble).toContain('does not accept')
    expect((await ben.call('POST', '/api/folder-export/try')).status).toBe(404)
  })

  it('is never on the network of the server, and never without https', async () => {
    await make()
    await write([])
    expect((await read()).folder.trouble).toContain('network of the server itself')
    for (const wrong of [
      'http://example.org/dav/',
      'ftp://example.org/',
      'https://user:word@example.org/',
      'nonsense',
    ])
      expect([wrong, (await make(mairi, { address: wrong })).status]).toEqual([wrong, 400])
    await make(mairi, { address: 'https://169.254.169.254/latest/' })
    expect((await mairi.call('POST', '/api/folder-export/try')).body.trouble).toContain(
      'network of the server',
    )
  })

  it('keeps its secrets sealed, shows none of them, and puts none into the archive', async () => {
    await make(mairi, { password: 'a very secret word' })
    const kept = JSON.stringify(await app.owner('select * from public.folder_exports'))
    const shown = JSON.stringify([await read(), (await mairi.call('GET', '/api/tokens')).body])
    const archive = (await mairi.call('GET', '/api/own-data/archive')).body as string
    for (const text of [kept, Buffer.from(kept).toString('latin1'), shown, archive])
      expect(text).not.toMatch(/secret word|Journal/)
    expect((await mairi.call('GET', '/api/tokens')).body.tokens).toEqual([])
  })

  it('belongs to one person: theirs alone are written, and nobody else sees or ends it', async () => {
    await make()
    await ben.call('PUT', `/api/days/2026-11-20`, { ...emptyDay, intention: 'Only Ben knows', version: 0 })
    await write()
    expect(JSON.stringify([...webdav.files])).not.toContain('Only Ben knows')
    expect(await read(ben)).toEqual({ folder: null, runs: [] })
    expect((await ben.call('DELETE', '/api/folder-export')).status).toBe(404)
    const given = { rhythm: 'weekly', is_on: false, version: 1 }
    expect((await ben.call('PUT', '/api/folder-export', given)).status).toBe(404)
    expect((await mairi.call('PUT', '/api/folder-export', given)).body.is_on).toBe(false)
    expect((await mairi.call('PUT', '/api/folder-export', given)).status).toBe(409)
  })

  it('ends at once, also with a closed account, and is not written to any more', async () => {
    await make()
    await app.owner(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      mairi.userId,
    ])
    await write()
    expect([...webdav.files.keys()]).toEqual([])
    await app.owner(`update auth.users set banned_until = null where id = $1`, [mairi.userId])
    expect((await mairi.call('DELETE', '/api/folder-export')).status).toBe(200)
    await write()
    const left = await app.owner(`select 1 from public.api_tokens where user_id = $1`, [mairi.userId])
    expect([webdav.files.size, left.length, (await read()).folder]).toEqual([0, 0, null])
  })
})
