import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { createAskOutside } from '../../platform/outside/ask-outside.server.ts'
import { openVault } from '../../services/auth/public.server.ts'
import type { Calendar, CalendarEvent } from './contract.ts'
import { integrationsJobs } from './jobs.server.ts'

let app: TestApp
let server: Server
let host: string
let mairi: Person
let ben: Person
let answer: (request: IncomingMessage, reply: ServerResponse) => void
let asked: IncomingMessage[] = []
const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const stamp = day.replaceAll('-', '')

const ics = (title = 'Dentist', more = '') =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART:${stamp}T090000Z`,
    `DTEND:${stamp}T094500Z`,
    `SUMMARY:${title}`,
    'LOCATION:High Street',
    'END:VEVENT',
    more,
    'END:VCALENDAR',
    '',
  ]
    .filter(Boolean)
    .join('\r\n')
const say = (text: string, headers: Record<string, string> = {}) => {
  answer = (_request, reply) => reply.writeHead(200, headers).end(text)
}

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request)
    answer(request, reply)
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

const look = { name: 'Work', hue: 3, is_busy_only: false }
const add = (given: object = {}, person = mairi) =>
  person.call('POST', '/api/calendars', { ...look, address: `http://${host}/secret-word.ics`, ...given })
const file = (text: string, query = 'name=Trip&hue=2&is_busy_only=false', person = mairi) =>
  person.call('POST', `/api/calendars/file?${query}`, text, { 'content-type': 'text/calendar' })
const eventsOf = async (person = mairi, date = day): Promise<CalendarEvent[]> =>
  (await person.call('GET', `/api/calendar-events?from=${date}&to=${date}`)).body.events
const remove = async (id: string, person = mairi) => person.call('DELETE', `/api/calendars/${id}`)
const find = async (id: string): Promise<Calendar> =>
  (await mairi.call('GET', '/api/calendars')).body.calendars.find((one: Calendar) => one.id === id)
const runJob = async () =>
  integrationsJobs(app.database, createAskOutside([host]), await openVault(app.config.auth.vaultFile), {})[
    'read-calendars'
  ]?.run(undefined)
const makeDue = (id: string) =>
  app.owner(`update public.calendar_sources set next_at = now() - interval '1 second' where id = $1`, [id])

describe('a calendar from an address', () => {
  it('stands in the day, with its name and colour', async () => {
    say(ics())
    const { status, body } = await add()
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ ...look, kind: 'address', host, events: 1, trouble: '', version: 1 }),
    ])
    expect(await eventsOf()).toEqual([
      expect.objectContaining({
        title: 'Dentist',
        place: 'High Street',
        calendar_name: 'Work',
        hue: 3,
        starts_at: expect.stringContaining(`${day}T09:00`),
      }),
    ])
    expect(await eventsOf(ben)).toEqual([])
    await remove(body.id)
    expect(await eventsOf()).toEqual([])
  })

  it('is kept sealed: neither the database nor an answer holds the address', async () => {
    say(ics())
    const { body } = await add()
    const stored = JSON.stringify(await app.owner('select * from public.calendar_sources'))
    expect(stored).not.toContain('secret-word')
    expect(stored).not.toContain(Buffer.from('secret-word').toString('hex'))
    expect(JSON.stringify(body)).not.toContain('secret-word')
    await remove(body.id)
  })

  it('is read again by the queue: what changed comes, and what did not is not sent again', async () => {
    say(ics(), { etag: '"one"' })
    const { id } = (await add()).body
    await runJob()
    asked = []
    await makeDue(id)
    answer = (request, reply) =>
      request.headers['if-none-match'] === '"one"' ? reply.writeHead(304).end() : reply.end('wrong')
    await runJob()
    expect(asked).toHaveLength(1)
    expect((await eventsOf()).map(({ title }) => title)).toEqual(['Dentist'])

    say(ics('Moved to Friday'), { etag: '"two"' })
    await makeDue(id)
    await runJob()
    expect((await eventsOf()).map(({ title }) => title)).toEqual(['Moved to Friday'])
    // Not due, not asked.
    asked = []
    await runJob()
    expect(asked).toEqual([])
    await remove(id)
  })

  it('says in words why a try brought nothing, waits longer each time, and keeps what was read', async () => {
    say(ics())
    const { id } = (await add()).body
    for (const [status, words] of [
      [403, 'wants a sign-in'],
      [404, 'nothing at this address'],
      [500, 'answered with 500'],
    ] as const) {
      answer = (_request, reply) => reply.writeHead(status).end()
      await makeDue(id)
      await runJob()
      expect((await find(id)).trouble).toContain(words)
    }
    expect(Date.parse((await find(id)).next_at ?? '') - Date.now()).toBeGreaterThan(50 * 60_000)
    expect(await eventsOf()).toHaveLength(1)
    say('<html>Please sign in</html>')
    const again = await mairi.call('POST', `/api/calendars/${id}/read`)
    expect([again.status, again.body.trouble]).toEqual([200, expect.stringContaining('no calendar')])
    say(ics('Back'))
    expect((await mairi.call('POST', `/api/calendars/${id}/read`)).body.trouble).toBe('')
    expect((await eventsOf()).map(({ title }) => title)).toEqual(['Back'])
    await remove(id)
  })

  it.each([
    ['http://127.0.0.1:8080/x.ics', 'network of the server'],
    ['http://169.254.169.254/latest/meta-data', 'network of the server'],
    ['http://localhost:9999/x.ics', 'network of the server'],
    ['ftp://example.org/x.ics', 'no address'],
    ['hello', 'no address'],
  ])('%s is refused in words, and nothing is kept', async (address, words) => {
    const { status, body } = await add({ address })
    expect([status, body.message]).toEqual([400, expect.stringContaining(words)])
    expect((await mairi.call('GET', '/api/calendars')).body.calendars).toEqual([])
  })

  it('of hostile size or with rules without end is refused or bounded, and the server goes on', async () => {
    say('x'.repeat(6 * 1024 * 1024))
    expect((await add()).body.message).toContain('larger')
    const bomb = (rule: string) =>
      [
        'BEGIN:VEVENT',
        `UID:${rule}`,
        'DTSTART:19000101T000000Z',
        `RRULE:${rule}`,
        'SUMMARY:x',
        'END:VEVENT',
      ].join('\r\n')
    const rules = [
      'FREQ=SECONDLY',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
      'FREQ=MONTHLY;BYSETPOS=400;BYDAY=MO',
      'FREQ=WEEKLY;INTERVAL=2147483647',
    ]
    for (const rule of rules) {
      say(ics('Real', bomb(rule)))
      const { status, body } = await add()
      expect([rule, [200, 400].includes(status)]).toEqual([rule, true])
      if (status === 400) expect(body.message).toContain('too long')
      else {
        expect((await eventsOf()).map(({ title }) => title)).toContain('Real')
        await remove(body.id)
      }
    }
  }, 60_000)
})

describe('a calendar from a file', () => {
  it('stands in the day and is not asked for again', async () => {
    const { status, body } = await file(ics('Ferry'))
    expect([status, body]).toEqual([200, expect.objectContaining({ kind: 'file', events: 1, next_at: null })])
    expect((await eventsOf()).map(({ title }) => title)).toEqual(['Ferry'])
    expect((await mairi.call('POST', `/api/calendars/${body.id}/read`)).status).toBe(400)
    await remove(body.id)
  })

  it('is refused in words when it is none, is empty, has no name or is too large', async () => {
    expect((await file('hello')).body.message).toContain('no calendar')
    expect((await file('')).status).toBe(415)
    expect((await file(ics(), 'name=&hue=2&is_busy_only=false')).body.message).toContain('name')
    expect((await file(ics(), 'name=x&hue=99&is_busy_only=false')).status).toBe(400)
    expect((await file('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413)
    expect(
      (
        await app.call('POST', '/api/calendars/file?name=x&hue=1&is_busy_only=false', ics(), {
          'content-type': 'text/calendar',
        })
      ).status,
    ).toBe(401)
  })
})

describe('only the hours', () => {
  it('means that no title is kept; the titles come back when they are wanted and can be asked for', async () => {
    say(ics())
    const { id } = (await add({ is_busy_only: true })).body
    expect((await eventsOf()).map(({ title, place }) => [title, place])).toEqual([['', '']])
    expect(JSON.stringify(await app.owner('select * from public.calendar_events'))).not.toContain('Dentist')
    await mairi.call('PUT', `/api/calendars/${id}`, { ...look, is_busy_only: false, version: 1 })
    await runJob()
    expect((await eventsOf()).map(({ title }) => title)).toEqual(['Dentist'])
    await mairi.call('PUT', `/api/calendars/${id}`, { ...look, is_busy_only: true, version: 2 })
    expect(JSON.stringify(await app.owner('select * from public.calendar_events'))).not.toContain('Dentist')
    await remove(id)
    const kept = (await file(ics(), 'name=x&hue=1&is_busy_only=true')).body
    const refused = await mairi.call('PUT', `/api/calendars/${kept.id}`, { ...look, version: 1 })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('were not kept')])
    await remove(kept.id)
  })
})

it('a calendar is not there for anybody else, and there are only so many', async () => {
  say(ics())
  const { id } = (await add()).body
  expect((await ben.call('GET', '/api/calendars')).body).toEqual({ calendars: [] })
  expect((await ben.call('PUT', `/api/calendars/${id}`, { ...look, version: 1 })).status).toBe(404)
  expect((await ben.call('POST', `/api/calendars/${id}/read`)).status).toBe(404)
  expect((await remove(id, ben)).status).toBe(404)
  const stale = await mairi.call('PUT', `/api/calendars/${id}`, { ...look, version: 7 })
  expect(stale.status).toBe(409)
  await app.owner(
    `insert into public.calendar_sources (user_id, id, name, hue, is_busy_only)
     select $1, gen_random_uuid(), 'x', 1, false from generate_series(1, 10)`,
    [ben.userId],
  )
  expect((await add({}, ben)).body.message).toContain('up to 10')
  expect((await file(ics(), undefined, ben)).body.message).toContain('up to 10')
})

it('a day of somebody far from the server holds what is in their day', async () => {
  const kiri = await app.join('Kiri')
  await kiri.call('PATCH', '/api/profile', { rhythm: { time_zone: 'Pacific/Auckland' } })
  const late = ics()
    .replace(`${stamp}T090000Z`, `${stamp}T200000Z`)
    .replace(`${stamp}T094500Z`, `${stamp}T210000Z`)
  await file(late, undefined, kiri)
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  expect([(await eventsOf(kiri)).length, (await eventsOf(kiri, next)).length]).toEqual([0, 1])
})
