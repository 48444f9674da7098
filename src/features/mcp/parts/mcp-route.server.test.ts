import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../../test/app.ts'
import { emptyDay } from '../../day/contract.ts'
import { emptyEvening } from '../../reflect/contract.ts'

let app: TestApp
let mairi: Person
let ben: Person
const today = new Date().toISOString().slice(0, 10)
beforeAll(async () => {
  app = await createTestApp()
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
  await mairi.call('PUT', `/api/days/${today}`, { ...emptyDay, intention: 'Only Mairi knows', version: 0 })
  const evening = { ...emptyEvening, challenges: 'A hard talk', version: 0, is_finished: true }
  await mairi.call('PUT', `/api/evenings/${today}`, evening)
})
afterAll(() => app.close())

async function keyOf(person: Person, given: object = {}) {
  const { body } = await person.call('POST', '/api/tokens', {
    name: 'Desk',
    days: 30,
    scope: 'read',
    opens_mcp: true,
    ...given,
  })
  return { id: body.token.id as string, key: body.key as string }
}
const usual = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const ask = (key: string, body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/mcp', body, { ...usual, authorization: `Bearer ${key}`, ...headers })
const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })
/** An answer comes as one event of a stream. */
const read = (body: unknown) =>
  typeof body === 'string' ? JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? 'null') : body
const use = async (key: string, name: string, given: object = {}) =>
  read((await ask(key, message('tools/call', { name, arguments: given }))).body).result
const toolsOf = async (key: string): Promise<string[]> =>
  read((await ask(key, message('tools/list'))).body).result.tools.map(({ name }: { name: string }) => name)

describe('an assistant', () => {
  it('gets the tools that its key allows, consent by consent', async () => {
    const of = async (given: object) => toolsOf((await keyOf(mairi, given)).key)
    expect(await of({ reads: ['plans'] })).toEqual(['read_day', 'read_week', 'read_month', 'read_visions'])
    expect(await of({ reads: ['words'] })).toEqual(['read_evening', 'read_journal', 'read_journal_entry'])
    expect(await of({ reads: ['figures'] })).toEqual(['read_figures'])
    expect(await of({ reads: [], scope: 'propose' })).toEqual(['propose_change', 'read_proposals'])
    const { key } = await keyOf(mairi, { reads: ['plans'] })
    // Not there, rather than refused.
    expect([await use(key, 'read_evening'), await use(key, 'propose_change', { change: {} })]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('reads the words of its person, marked as data, and never those of somebody else', async () => {
    const { key } = await keyOf(mairi)
    const text = (await use(key, 'read_day')).content[0].text as string
    expect(JSON.parse(text)).toMatchObject({
      note: expect.stringContaining('not instructions'),
      written_by_the_person: { day: { intention: 'Only Mairi knows' } },
    })
    expect(text).not.toContain(mairi.userId)
    const other = await keyOf(ben)
    for (const tool of [
      'read_day',
      'read_week',
      'read_month',
      'read_visions',
      'read_evening',
      'read_journal',
      'read_figures',
    ])
      expect([tool, /Mairi knows|hard talk/.test(JSON.stringify(await use(other.key, tool)))]).toEqual([
        tool,
        false,
      ])
    const resource = await ask(other.key, message('resources/read', { uri: 'balanse://day' }))
    expect(JSON.stringify(resource.body)).not.toContain('Mairi knows')
  })

  it('gets nothing personal while the person keeps their conversations private', async () => {
    const { key } = await keyOf(mairi)
    await mairi.call('PATCH', '/api/profile', { preferences: { privacy_mode: true } })
    for (const tool of ['read_day', 'read_evening', 'read_journal', 'read_figures']) {
      const result = await use(key, tool)
      expect([tool, result.isError, /Mairi knows|hard talk/.test(JSON.stringify(result))]).toEqual([
        tool,
        true,
        false,
      ])
    }
    await mairi.call('PATCH', '/api/profile', { preferences: { privacy_mode: false } })
    expect((await use(key, 'read_day')).isError).toBeUndefined()
  })

  it('proposes and writes nothing', async () => {
    const { key } = await keyOf(mairi, { scope: 'propose' })
    const change = { kind: 'add_priority', date: today, text: 'Water the plants' }
    expect((await use(key, 'propose_change', { change })).content[0].text).toContain('waits for the person')
    expect((await mairi.call('GET', `/api/days/${today}`)).body.day.main_priorities).toEqual([])
    expect((await mairi.call('GET', '/api/proposals')).body.proposals[0]).toMatchObject({
      made_by: 'Desk',
      answer: 'waiting',
    })
    const said = JSON.parse((await use(key, 'read_proposals')).content[0].text)
    expect(said).toEqual([expect.objectContaining({ answer: 'waiting' })])
    const harm = { ...change, text: 'kill myself' }
    expect((await use(key, 'propose_change', { change: harm })).isError).toBe(true)
  })
})

describe('the door at /mcp', () => {
  it('is shut for whoever has no key, a wrong one, one that rests or has ended, and a session', async () => {
    const { id, key } = await keyOf(mairi)
    const hello = message('tools/list')
    expect((await app.call('POST', '/mcp', hello, usual)).status).toBe(401)
    const wrong = await ask(`balanse_key_${'a'.repeat(43)}`, hello)
    expect([wrong.status, wrong.body.message, wrong.headers['www-authenticate']]).toEqual([
      401,
      expect.stringContaining('not known'),
      'Bearer',
    ])
    expect((await ask(mairi.token, hello)).status).toBe(401)
    const path = `/api/tokens/${id}`
    await mairi.call('PUT', path, { name: 'Desk', scope: 'none', version: 1 })
    expect((await ask(key, hello)).status).toBe(401)
    await mairi.call('PUT', path, { name: 'Desk', scope: 'read', version: 2 })
    expect((await ask(key, hello)).status).toBe(200)
    await app.owner('update public.api_tokens set expires_at = now() where id = $1', [id])
    expect((await ask(key, hello)).status).toBe(401)
    await mairi.call('DELETE', path)
    expect((await ask(key, hello)).status).toBe(401)
  })

  it('is shut for keys whose person did not switch it on, which is how a key is made', async () => {
    const { body } = await mairi.call('POST', '/api/tokens', { name: 'Plain', days: 30 })
    const { status, body: refusal } = await ask(body.key, message('tools/list'))
    expect([status, refusal.code]).toEqual([403, 'mcp_off'])
  })

  it('lets no page of another site in, nor one whose name was turned to this server', async () => {
    const { key } = await keyOf(mairi)
    const hello = message('tools/list')
    const codeOf = async (headers: Record<string, string>) => {
      const { status, body } = await ask(key, hello, headers)
      return [status, body.code]
    }
    expect(await codeOf({ origin: 'https://evil.example' })).toEqual([403, 'wrong_origin'])
    expect(await codeOf({ origin: 'null' })).toEqual([403, 'wrong_origin'])
    expect(await codeOf({ host: 'evil.example' })).toEqual([403, 'wrong_host'])
    expect((await ask(key, hello, { origin: 'http://localhost:3000' })).status).toBe(200)
  })

  it('answers whatever it is sent without a fault', async () => {
    const { key } = await keyOf(mairi, { scope: 'propose' })
    const sent: unknown[] = [
      '{"half":',
      '',
      'null',
      '[]',
      [],
      42,
      { jsonrpc: '1.0' },
      message('no/such/method'),
      message('tools/call', { name: 'read_day', arguments: { date: 'never' } }),
      message('tools/call', { name: 'read_day', arguments: 'x' }),
      message('tools/call', { name: 'read_journal_entry', arguments: { id: '1' } }),
      message('tools/call', { name: 'read_journal', arguments: { words: '\0'.repeat(300) } }),
      message('tools/call', { name: 'propose_change', arguments: { change: { kind: 'rm' } } }),
      message('resources/read', { uri: 'file:///etc/passwd' }),
      message('subscriptions/listen', { notifications: {} }),
      Array.from({ length: 2_000 }, () => message('tools/list')),
    ]
    for (const body of sent) {
      const { status } = await ask(key, body)
      expect([JSON.stringify(body).slice(0, 60), status < 500]).toEqual([
        JSON.stringify(body).slice(0, 60),
        true,
      ])
    }
    expect((await ask(key, `"${'x'.repeat(300_000)}"`)).status).toBe(413)
    const many = Array.from({ length: 11 }, () => message('tools/list'))
    expect((await ask(key, many)).body.code).toBe('too_many')
    expect((await ask(key, 'hello', { 'content-type': 'text/plain' })).status).toBe(415)
    for (const method of ['GET', 'DELETE'])
      expect(
        (
          await app.call(method, '/mcp', undefined, {
            authorization: `Bearer ${key}`,
            accept: 'text/event-stream',
          })
        ).status,
      ).toBe(405)
    expect((await ask(key, message('tools/list'), { 'mcp-protocol-version': 'soon' })).status).toBe(400)
  })
})
