import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { createAskOutside } from '../../platform/outside/ask-outside.server.ts'
import { openVault } from '../../services/auth/public.server.ts'
import { emptyDay } from '../day/contract.ts'
import { emptyEvening } from '../reflect/contract.ts'
import type { WebhookMessage } from './contract.ts'
import { webhookJobs } from './jobs.server.ts'

interface Heard {
  headers: Record<string, string | string[] | undefined>
  body: string
}

let app: TestApp
let server: Server
let host: string
let mairi: Person
let ben: Person
let heard: Heard[] = []
let status = 204
const day = '2026-11-21'

beforeAll(async () => {
  server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      heard.push({ headers: request.headers, body })
      reply.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  app = await createTestApp({ BALANSE_NEAR_HOSTS: host })
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
})
afterAll(async () => {
  await app.close()
  server.closeAllConnections()
  server.close()
})

const make = async (person = mairi, given: object = {}) =>
  (
    await person.call('POST', '/api/webhooks', {
      address: `http://${host}/secret-path`,
      events: ['plan.saved', 'reflection.saved'],
      ...given,
    })
  ).body
const logOf = async (id: string): Promise<WebhookMessage[]> =>
  (await mairi.call('GET', `/api/webhooks/${id}/messages`)).body.messages
const makeDue = () => app.owner(`update public.webhook_messages set next_at = now() where state = 'waiting'`)
const jobs = async (near = [host]) =>
  webhookJobs(app.database, createAskOutside(near), await openVault(app.config.auth.vaultFile))
const send = async (near?: string[]) => (await jobs(near))['send-webhooks']?.run(undefined)
let version = 0
const savePlan = async (person = mairi) => {
  const { body } = await person.call('PUT', `/api/days/${day}`, {
    ...emptyDay,
    intention: 'A secret wish',
    version,
  })
  version = body.version
}
const end = (id: string, person = mairi) => person.call('DELETE', `/api/webhooks/${id}`)

describe('a program that wants to be told', () => {
  it('hears which row was saved, signed, and none of its words; several saves are told once', async () => {
    const { webhook, secret } = await make()
    for (let save = 0; save < 3; save++) await savePlan()
    await mairi.call('PUT', `/api/evenings/${day}`, {
      ...emptyEvening,
      challenges: 'A secret sorrow',
      version: 0,
      is_finished: true,
    })
    heard = []
    await send()
    expect(heard).toEqual([])
    await makeDue()
    await send()
    expect(
      heard.map(({ body }) => JSON.parse(body)).toSorted((a, b) => a.event.localeCompare(b.event)),
    ).toEqual([
      { id: expect.any(String), event: 'plan.saved', kind: 'day', row: day, at: expect.any(String) },
      {
        id: expect.any(String),
        event: 'reflection.saved',
        kind: 'evening',
        row: day,
        at: expect.any(String),
      },
    ])
    for (const { headers, body } of heard) {
      const [, time, signature] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['balanse-signature'])) ?? []
      expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(300)
      expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
      expect(body).not.toContain('secret')
      expect(headers['balanse-message']).toBe(JSON.parse(body).id)
    }
    expect((await logOf(webhook.id)).map(({ state, status: answered }) => [state, answered])).toEqual([
      ['sent', 204],
      ['sent', 204],
    ])
    heard = []
    await makeDue()
    await send()
    expect(heard).toEqual([])
    await end(webhook.id)
  })

  it('is tried again, later each time, and given up in the end; the log says why', async () => {
    const { webhook } = await make()
    await savePlan()
    status = 500
    const waited: number[] = []
    for (let tries = 1; tries <= 7; tries++) {
      await makeDue()
      await send()
      const [message] = await logOf(webhook.id)
      waited.push(Math.round((Date.parse(message?.next_at ?? '') - Date.now()) / 60_000))
      expect([message?.tries, message?.trouble]).toEqual([tries, 'The other server answered with 500.'])
    }
    expect(waited.slice(0, 6).every((wait, at) => at === 0 || wait > (waited[at - 1] ?? 0))).toBe(true)
    expect((await logOf(webhook.id))[0]?.state).toBe('given_up')
    status = 204
    await end(webhook.id)
  })

  it('is never on the network of the server', async () => {
    const { webhook } = await make()
    await savePlan()
    await makeDue()
    heard = []
    await send([])
    expect([heard, (await logOf(webhook.id))[0]?.trouble]).toEqual([
      [],
      expect.stringContaining('network of the server'),
    ])
    const near = (await make(mairi, { address: 'http://169.254.169.254/latest' })).webhook
    const tried = await mairi.call('POST', `/api/webhooks/${near.id}/try`)
    expect([tried.status, tried.body]).toEqual([
      200,
      { status: null, trouble: expect.stringContaining('network of the server') },
    ])
    await end(webhook.id)
    await end(near.id)
  })

  it('gets a test at once, and hears nothing while it rests', async () => {
    const { webhook } = await make()
    heard = []
    expect((await mairi.call('POST', `/api/webhooks/${webhook.id}/try`)).body).toEqual({
      status: 204,
      trouble: '',
    })
    expect(JSON.parse(heard[0]?.body ?? '{}').event).toBe('test')
    const path = `/api/webhooks/${webhook.id}`
    await mairi.call('PUT', path, { events: ['plan.saved'], is_on: false, version: 1 })
    expect((await mairi.call('PUT', path, { events: ['plan.saved'], is_on: true, version: 1 })).status).toBe(
      409,
    )
    await savePlan()
    expect(await logOf(webhook.id)).toEqual([])
    await end(webhook.id)
  })
})

it('address and secret lie sealed, and the secret is shown once', async () => {
  const { webhook, secret } = await make()
  const stored = JSON.stringify(await app.owner('select * from public.webhooks'))
  for (const word of ['secret-path', secret])
    for (const text of [word, Buffer.from(word).toString('hex')]) expect(stored).not.toContain(text)
  expect(JSON.stringify((await mairi.call('GET', '/api/webhooks')).body)).not.toMatch(/secret-path|whsec_/)
  await end(webhook.id)
})

it('is not there for anybody else, is refused in words, and there are only so many', async () => {
  const { webhook } = await make()
  const path = `/api/webhooks/${webhook.id}`
  expect((await ben.call('GET', '/api/webhooks')).body).toEqual({ webhooks: [] })
  expect((await ben.call('PUT', path, { events: ['plan.saved'], is_on: false, version: 1 })).status).toBe(404)
  expect((await ben.call('POST', `${path}/try`)).status).toBe(404)
  expect((await ben.call('GET', `${path}/messages`)).status).toBe(404)
  expect((await end(webhook.id, ben)).status).toBe(404)
  for (const address of ['ftp://example.org/', 'http://example.org:25/', 'x'])
    expect((await make(ben, { address })).message).toContain('no address')
  expect((await make(ben, { events: [] })).message).toContain('at least one')
  for (let made = 0; made < 5; made++) await make(ben)
  expect((await make(ben)).message).toContain('up to 5')
})

it('what was told a month ago is forgotten', async () => {
  const { webhook } = await make()
  await savePlan()
  await app.owner(
    `update public.webhook_messages set state = 'sent', updated_at = now() - interval '31 days' where webhook_id = $1`,
    [webhook.id],
  )
  await savePlan()
  await (await jobs())['sweep-webhooks']?.run(undefined)
  expect((await logOf(webhook.id)).map(({ state }) => state)).toEqual(['waiting'])
})
