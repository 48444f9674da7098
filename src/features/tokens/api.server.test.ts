import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyDay } from '../day/contract.ts'
import { tokensMost } from './contract.ts'

let app: TestApp
let mairi: Person
let ben: Person
const day = '2026-11-21'
beforeAll(async () => {
  app = await createTestApp()
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
  await mairi.call('PUT', `/api/days/${day}`, { ...emptyDay, intention: 'Slowly', version: 0 })
})
afterAll(() => app.close())

const make = async (person = mairi, given: object = {}) =>
  (await person.call('POST', '/api/tokens', { name: 'Kitchen', days: 30, ...given })).body
const by = (key: string, method: string, path: string, body?: unknown) =>
  app.call(method, path, body, { authorization: `Bearer ${key}` })

interface Operation {
  'x-role': string
  'x-key'?: string
}

describe('a key', () => {
  it('reads what its person wrote, and nobody else’s', async () => {
    const { key } = await make()
    expect((await by(key, 'GET', `/api/days/${day}`)).body.day.intention).toBe('Slowly')
    const other = await make(ben)
    expect((await by(other.key, 'GET', `/api/days/${day}`)).body.day.version).toBe(0)
  })

  it('writes nothing, and opens neither account nor keys nor the console, whatever the role of its person', async () => {
    const admin = await app.join('Admin')
    await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [admin.userId])
    const { key } = await make(admin)
    const { paths } = (await app.call('GET', '/api/openapi.json')).body as {
      paths: Record<string, Record<string, Operation>>
    }
    let opened = 0
    for (const [pattern, methods] of Object.entries(paths))
      for (const [method, operation] of Object.entries(methods)) {
        if (operation['x-role'] === 'public') continue
        const path = pattern
          .replaceAll(/\{(date|start|row)\}/g, day)
          .replace('{month}', '2026-11-01')
          .replace('{pillar}', 'mind')
          .replace('{kind}', 'day')
          .replace('{number}', '1')
          .replaceAll(/\{[a-z]+\}/g, '00000000-0000-4000-8000-000000000000')
        const query = method === 'get' ? `?today=${day}&from=${day}&to=${day}&words=sentence` : ''
        const body = ['get', 'delete'].includes(method) ? undefined : {}
        const { status } = await by(key, method.toUpperCase(), path + query, body)
        const allowed = operation['x-key'] === 'read' ? [200, 404, 422] : [401, 403, 422, 415]
        expect([method, path, status, allowed.includes(status)]).toEqual([method, path, status, true])
        if (status === 200) opened += 1
      }
    expect(opened).toBeGreaterThan(10)
    const { status, body } = await by(key, 'PUT', `/api/days/${day}`, { ...emptyDay, version: 0 })
    expect([status, body.code]).toEqual([403, 'reads_only'])
    for (const path of ['/storage/v1/bucket', '/auth/v1/user', '/api/own-data/archive', '/api/tokens'])
      expect([path, [400, 401, 403].includes((await by(key, 'GET', path)).status)]).toEqual([path, true])
  })

  it('reads what its person ticked and nothing beside it, however the address is written', async () => {
    const of = async (reads: string[]) => {
      const { key } = await make(mairi, { reads })
      const span = `from=${day}&to=${day}&today=${day}`
      const asked = [
        `/api/days/${day}`,
        '/api/visions',
        `/api/weeks/${day}/days`,
        `/api/evenings/${day}`,
        `/api/journal?size=5`,
        '/api/months/2026-11-01/moments',
        '/api/months/2026-11-01/%6Doments',
        `/api/progress?${span}`,
        `/api/insights?${span}`,
        '/api/report-draft',
      ]
      const answers = []
      for (const path of asked) answers.push((await by(key, 'GET', path)).status)
      return answers.map((status) => (status === 200 ? 'y' : status === 403 ? '-' : status)).join('')
    }
    expect(await of(['plans', 'words', 'figures'])).toBe('yyyyyyyyyy')
    expect(await of(['plans'])).toBe('yy--------')
    expect(await of(['words'])).toBe('---yyyy--y')
    expect(await of(['figures'])).toBe('-------y--')
    expect(await of([])).toBe('----------')
    const { key } = await make(mairi, { reads: ['plans'] })
    expect((await by(key, 'GET', `/api/evenings/${day}`)).body.message).toContain('reflections and journal')
  })

  it('reads nothing while its person has “Private conversation” on, and again afterwards', async () => {
    const una = await app.join('Una')
    await una.call('PUT', `/api/days/${day}`, { ...emptyDay, intention: 'Only Una knows', version: 0 })
    const { key } = await make(una, { scope: 'propose' })
    const asked = [
      `/api/days/${day}`,
      '/api/visions',
      `/api/evenings/${day}`,
      '/api/journal?size=5',
      `/api/progress?today=${day}`,
      '/api/proposals',
    ]
    const turn = (privacy_mode: boolean) =>
      una.call('PATCH', '/api/profile', { preferences: { privacy_mode } })
    await turn(true)
    for (const path of asked) {
      const { status, body } = await by(key, 'GET', path)
      expect([path, status, body.code, JSON.stringify(body).includes('Una knows')]).toEqual([
        path,
        403,
        'private',
        false,
      ])
    }
    expect((await una.call('GET', `/api/days/${day}`)).body.day.intention).toBe('Only Una knows')
    await turn(false)
    for (const path of asked) expect([path, (await by(key, 'GET', path)).status]).toEqual([path, 200])
  })

  it('is seen in what happened to the account, by the day, also when it has ended', async () => {
    const eilidh = await app.join('Eilidh')
    const { token, key } = await make(eilidh, { name: 'Shed' })
    for (let asked = 0; asked < 3; asked++) await by(key, 'GET', `/api/days/${day}`)
    await eilidh.call('DELETE', `/api/tokens/${token.id}`)
    const { lines } = (await eilidh.call('GET', '/api/activity')).body
    expect(lines.find(({ action }: { action: string }) => action === 'key_used')?.detail).toEqual({
      name: 'Shed',
      count: '3',
      proposals: '0',
    })
    expect(JSON.stringify((await ben.call('GET', '/api/activity')).body)).not.toContain('Shed')
  })

  it('meets a second wall in the database: behind it no statement writes', async () => {
    const { token } = await make()
    const claims = { sub: mairi.userId, token_id: token.id, role: 'authenticated' }
    await expect(
      app.database.asUser(claims, (rows) =>
        sql`update public.day_plans set intention = 'x' where user_id = ${mairi.userId}`.execute(rows),
      ),
    ).rejects.toThrow('read-only transaction')
    const foreign = { ...claims, sub: ben.userId }
    await expect(app.database.asUser(foreign, async () => {})).rejects.toThrow('session has ended')
  })

  it('is shown once, kept as a hash, and says when it was used', async () => {
    const { token, key } = await make()
    expect(key).toMatch(/^balanse_key_[A-Za-z0-9_-]{43}$/)
    expect(JSON.stringify(await app.owner('select * from public.api_tokens'))).not.toContain(key)
    await by(key, 'GET', `/api/days/${day}`)
    const { tokens } = (await mairi.call('GET', '/api/tokens')).body
    const found = tokens.find(({ id }: { id: string }) => id === token.id)
    expect([found.last_used_at === null, JSON.stringify(found).includes(key)]).toEqual([false, false])
  })

  it('opens nothing while it rests, when its time is over, after its end, and when the account is closed', async () => {
    const { token, key } = await make()
    const path = `/api/tokens/${token.id}`
    const opens = async () => (await by(key, 'GET', `/api/days/${day}`)).status
    await mairi.call('PUT', path, { name: 'Kitchen', scope: 'none', version: 1 })
    expect(await opens()).toBe(401)
    await mairi.call('PUT', path, { name: 'Kitchen', scope: 'read', version: 2 })
    expect(await opens()).toBe(200)
    await app.owner(`update public.api_tokens set expires_at = now() where id = $1`, [token.id])
    expect(await opens()).toBe(401)
    await app.owner(`update public.api_tokens set expires_at = null where id = $1`, [token.id])
    await app.owner(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      mairi.userId,
    ])
    expect(await opens()).toBe(401)
    await app.owner(`update auth.users set banned_until = null where id = $1`, [mairi.userId])
    expect(await opens()).toBe(200)
    expect((await mairi.call('DELETE', path)).status).toBe(200)
    expect(await opens()).toBe(401)
    expect((await by(`balanse_key_${'a'.repeat(43)}`, 'GET', `/api/days/${day}`)).status).toBe(401)
  })

  it('is not there for anybody else, is changed by version, and there are only so many', async () => {
    const { token } = await make()
    const path = `/api/tokens/${token.id}`
    const given = { name: 'Mine', scope: 'none', version: 1 }
    expect((await ben.call('PUT', path, given)).status).toBe(404)
    expect((await ben.call('DELETE', path)).status).toBe(404)
    expect((await mairi.call('PUT', path, given)).body).toMatchObject({ name: 'Mine', version: 2 })
    expect((await mairi.call('PUT', path, given)).status).toBe(409)
    expect((await mairi.call('POST', '/api/tokens', { name: ' ', days: 30 })).status).toBe(422)
    expect((await mairi.call('POST', '/api/tokens', { name: 'x', days: 31 })).status).toBe(422)
    const many = await app.join('Many')
    for (let made = 0; made < tokensMost; made++) await make(many)
    expect((await many.call('POST', '/api/tokens', { name: 'x', days: null })).body.message).toContain(
      'up to 20',
    )
  })
})

it('the calls can be read by a person, with who may make each', async () => {
  const { status, body, headers } = await app.call('GET', '/api/reference')
  expect([status, String(headers['content-type']).startsWith('text/html')]).toEqual([200, true])
  expect(body).toContain('<b>GET</b> /api/days/{date}')
  expect(body).toContain('or a key of theirs')
  expect(body).not.toContain('<script')
})
