import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyDay } from '../day/contract.ts'
import { feedsMost } from './contract.ts'

let app: TestApp
let mairi: Person
let ben: Person
const today = new Date().toISOString().slice(0, 10)
const title = 'Write to Anna; bring a cake, and 20 candles\\ — “slowly”, ' + 'naïve 😀 '.repeat(12).trim()

beforeAll(async () => {
  app = await createTestApp()
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
  const item = (id: string, text: string, starts_at: string | null) => ({
    id,
    text,
    state: 'open',
    starts_at,
    minutes: 45,
  })
  await mairi.call('PUT', `/api/days/${today}`, {
    ...emptyDay,
    main_priorities: [item('a', title, '09:30'), item('b', 'No time of day', null)],
    mind_tasks: [item('c', 'Read', '13:00')],
    time_for_me: 'A bath',
    time_for_me_starts_at: '19:00',
    time_for_me_minutes: 60,
    version: 0,
  })
})
afterAll(() => app.close())

const wanted = {
  name: 'Balanse; mine',
  contents: ['time_for_me', 'priorities', 'reminders'],
  detail: 'full',
  morning_at: null,
  evening_at: '20:30',
}
const make = async (given: object = {}, person = mairi) =>
  (await person.call('POST', '/api/calendar-feeds', { ...wanted, ...given })).body
const pathOf = (address: string) => new URL(address).pathname
const open = async (address: string, headers?: Record<string, string>) =>
  app.call('GET', pathOf(address), undefined, headers)

/** A second reader beside ical.js, by the letter of RFC 5545: what it reads is what any strict program reads. */
function readStrictly(text: string): Record<string, string>[] {
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const events: Record<string, string>[] = []
  let current: Record<string, string> | null = null
  for (const line of lines.slice(1, -1)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z]+=[A-Z]+)?:(.*)$/u.exec(line) ?? []
    expect([line, name]).not.toEqual([line, ''])
    if (line === 'BEGIN:VEVENT') current = {}
    else if (line === 'END:VEVENT' && current) {
      for (const needed of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND']) expect(current[needed]).toBeTruthy()
      for (const time of ['DTSTAMP', 'DTSTART', 'DTEND', 'LAST-MODIFIED'])
        expect(current[time]).toMatch(/^\d{8}T\d{6}Z$/)
      events.push(current)
      current = null
    } else if (current) {
      expect(Object.keys(current)).not.toContain(name)
      current[name] = value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) =>
        sign.toLowerCase() === 'n' ? '\n' : sign,
      )
    }
  }
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length)
  return events
}

function readByLibrary(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
  return calendar.getAllSubcomponents('vevent').map((entry) => {
    const event = new ICAL.Event(entry)
    return {
      title: event.summary,
      from: event.startDate.toJSDate().toISOString(),
      to: event.endDate.toJSDate().toISOString(),
    }
  })
}

describe('a calendar address', () => {
  it('is read the same by two readers of calendars: the hours of the day, and the reminders', async () => {
    const { address, feed } = await make()
    const answer = await open(address)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const strict = readStrictly(answer.body)
    const library = readByLibrary(answer.body)
    expect(library.map((event) => event.title)).toEqual(strict.map((event) => event.SUMMARY))
    const asText = (iso: string) => iso.slice(0, 19).replaceAll(/[-:]/g, '') + 'Z'
    expect(library.map((event) => [asText(event.from), asText(event.to)])).toEqual(
      strict.map((event) => [event.DTSTART, event.DTEND]),
    )
    expect(library.slice(0, 3)).toEqual([
      expect.objectContaining({ title }),
      expect.objectContaining({ title: 'Read' }),
      expect.objectContaining({ title: 'A bath' }),
    ])
    expect(strict.filter((event) => event.SUMMARY === 'Close the day')).toHaveLength(60)
    expect(strict[0]?.UID).toBe(`a.${today}@${feed.id}`)
  })

  it('says only that the time is taken, when that was chosen', async () => {
    const { address } = await make({ detail: 'busy', contents: ['time_for_me', 'priorities'] })
    const { body } = await open(address)
    expect(readStrictly(body).map((event) => event.SUMMARY)).toEqual(['Busy', 'Busy', 'Busy'])
    expect(body).not.toContain('Anna')
    expect(body).not.toContain('bath')
  })

  it('shows the parts that were chosen, and follows a change', async () => {
    const { address, feed } = await make({ contents: ['time_for_me'] })
    expect(readStrictly((await open(address)).body).map((event) => event.SUMMARY)).toEqual(['A bath'])
    const path = `/api/calendar-feeds/${feed.id}`
    const changed = await mairi.call('PUT', path, { ...wanted, contents: ['priorities'], version: 1 })
    expect(changed.body).toMatchObject({ contents: ['priorities'], version: 2 })
    expect(readStrictly((await open(address)).body)).toHaveLength(2)
    const stale = await mairi.call('PUT', path, { ...wanted, version: 1 })
    expect([stale.status, stale.body.current.version]).toEqual([409, 2])
  })

  it('spares a program what it knows already', async () => {
    const { address } = await make()
    const first = await open(address)
    const again = await open(address, { 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it('keeps no address in the database, and says when it was read', async () => {
    const { address, feed } = await make()
    const secret = /calendar\/(.+)\.ics$/.exec(address)?.[1] ?? 'x'
    expect(secret).toHaveLength(43)
    const stored = JSON.stringify(await app.owner('select * from public.calendar_feeds'))
    expect(stored).not.toContain(secret)
    await open(address)
    const { feeds } = (await mairi.call('GET', '/api/calendar-feeds')).body
    expect(feeds.find(({ id }: { id: string }) => id === feed.id).last_read_at).not.toBeNull()
  })

  it('ends at once when it is given another address, or when it is ended', async () => {
    const { address, feed } = await make()
    const renewed = (await mairi.call('POST', `/api/calendar-feeds/${feed.id}/address`)).body
    expect([(await open(address)).status, (await open(renewed.address)).status]).toEqual([404, 200])
    expect((await mairi.call('DELETE', `/api/calendar-feeds/${feed.id}`)).body).toEqual({ ended: true })
    expect((await open(renewed.address)).status).toBe(404)
    expect((await mairi.call('DELETE', `/api/calendar-feeds/${feed.id}`)).status).toBe(404)
  })

  it('opens nothing of a closed account', async () => {
    const gone = await app.join('Gone')
    const { address } = await make({}, gone)
    await app.owner(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      gone.userId,
    ])
    expect((await open(address)).status).toBe(404)
  })

  it('is not there for anybody else, and there are only so many', async () => {
    const { feed } = await make()
    const path = `/api/calendar-feeds/${feed.id}`
    expect((await ben.call('GET', '/api/calendar-feeds')).body).toEqual({ feeds: [] })
    expect((await ben.call('PUT', path, { ...wanted, version: 1 })).status).toBe(404)
    expect((await ben.call('POST', `${path}/address`)).status).toBe(404)
    expect((await ben.call('DELETE', path)).status).toBe(404)
    for (let made = 0; made < feedsMost; made++) expect((await make({}, ben)).address).toBeTruthy()
    expect((await ben.call('POST', '/api/calendar-feeds', wanted)).body.message).toContain('up to 10')
  })

  it('is refused with a sentence when it shows nothing, or reminders without a time', async () => {
    for (const [given, words] of [
      [{ contents: [] }, 'at least one'],
      [{ evening_at: null }, 'a time'],
      [{ evening_at: '25:00' }, 'does not exist'],
      [{ name: ' ' }, 'a name'],
    ] as const) {
      const { status, body } = await mairi.call('POST', '/api/calendar-feeds', { ...wanted, ...given })
      expect([status, body.message]).toEqual([422, expect.stringContaining(words)])
    }
    for (const path of ['/calendar/x.ics', '/calendar/x', `/calendar/${'a'.repeat(43)}.ics`])
      expect((await app.call('GET', path)).status).toBe(404)
  })
})

it('reminders keep to the clock of the person on the night on which it changes', async () => {
  const { feedEvents } = await import('./rules/feed-events.ts')
  const feed = {
    ...wanted,
    contents: ['reminders'] as ['reminders'],
    detail: 'full' as const,
    id: '00000000-0000-4000-8000-000000000000',
    address_made_at: '2026-10-01T00:00:00Z',
    last_read_at: null,
    version: 1,
  }
  const clock = { time_zone: 'Europe/London', day_start_hour: 0 }
  const times = feedEvents(feed, [], clock, '2026-10-24')
    .slice(0, 3)
    .map(({ from }) => new Date(from).toISOString())
  expect(times).toEqual(['2026-10-24T19:30:00.000Z', '2026-10-25T20:30:00.000Z', '2026-10-26T20:30:00.000Z'])
})
