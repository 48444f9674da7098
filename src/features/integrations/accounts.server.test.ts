import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import {
  calendarSettings,
  startCalendarServices,
  type CalendarStandIn,
} from '../../../test/calendar-services.ts'
import { createAskOutside } from '../../platform/outside/ask-outside.server.ts'
import { openVault } from '../../services/auth/public.server.ts'
import type { Calendar, CalendarEvent } from './contract.ts'
import { integrationsJobs } from './jobs.server.ts'
import { openCalendarServices } from './public.server.ts'

type Service = 'google' | 'microsoft'
let app: TestApp
let outside: CalendarStandIn
let mairi: Person
let ben: Person
const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const next = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  outside = await startCalendarServices()
  app = await createTestApp({ ...calendarSettings(outside.url), BALANSE_URL: 'https://balanse.example.org' })
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
})
afterAll(async () => {
  await app.close()
  await outside.close()
})
afterEach(async () => {
  outside.refuse.clear()
  outside.asked = []
  for (const person of [mairi, ben])
    for (const { id } of await accounts(person))
      await person.call('POST', `/api/calendar-accounts/${id}/end`, { events: 'remove' })
})

const accounts = async (person = mairi) =>
  (await person.call('GET', '/api/calendar-accounts')).body.accounts as { id: string; trouble: string }[]
async function begin(service: Service, person = mairi) {
  const { status, body } = await person.call('POST', '/api/calendar-accounts/start', { service })
  expect(status).toBe(200)
  return body as { address: string; browser: string }
}
async function connect(service: Service, person = mairi, scope?: string) {
  const { address, browser } = await begin(service, person)
  const { code, state } = Object.fromEntries(outside.allow(address, scope).searchParams)
  return person.call('POST', '/api/calendar-accounts', { code, state, browser })
}
const remoteId = { google: () => outside.owner, microsoft: () => 'AQMk=main' }
const look = { name: 'Mine', hue: 4, is_busy_only: false }
const bring = (id: string, service: Service, given: object = {}, person = mairi) =>
  person.call('POST', `/api/calendar-accounts/${id}/calendars`, {
    ...look,
    remote_id: remoteId[service](),
    ...given,
  })
/** An account with its main calendar. */
async function arrange(service: Service, given: object = {}) {
  const { body: account } = await connect(service)
  const { status, body } = await bring(account.id, service, given)
  expect([status, body.trouble]).toEqual([200, ''])
  return { account: account.id as string, calendar: body as Calendar }
}
const eventsOf = async (date = day, person = mairi): Promise<CalendarEvent[]> =>
  (await person.call('GET', `/api/calendar-events?from=${date}&to=${date}`)).body.events
const titles = async (date?: string) => (await eventsOf(date)).map(({ title }) => title)
const calendars = async (): Promise<Calendar[]> => (await mairi.call('GET', '/api/calendars')).body.calendars
const runJob = async () => {
  await app.owner(`update public.calendar_sources set next_at = now() where next_at is not null`)
  const vault = await openVault(app.config.auth.vaultFile)
  const services = openCalendarServices(app.config.connections)
  await integrationsJobs(app.database, createAskOutside([]), vault, services)['read-calendars']?.run(
    undefined,
  )
}
const reads = () => outside.asked.filter((line) => /\/events\?|delta/.test(line))

/** An appointment as each service tells of it. */
const item = {
  google: (id: string, title: string, date = day, more: object = {}) => ({
    kind: 'calendar#event',
    id,
    status: 'confirmed',
    summary: title,
    location: 'High Street',
    start: { dateTime: `${date}T09:00:00Z`, timeZone: 'Europe/London' },
    end: { dateTime: `${date}T09:45:00Z`, timeZone: 'Europe/London' },
    eventType: 'default',
    ...more,
  }),
  microsoft: (id: string, title: string, date = day, more: object = {}) => ({
    '@odata.type': '#microsoft.graph.event',
    id,
    type: 'singleInstance',
    seriesMasterId: null,
    subject: title,
    isAllDay: false,
    isCancelled: false,
    showAs: 'busy',
    responseStatus: { response: 'organizer', time: '0001-01-01T00:00:00Z' },
    location: { displayName: 'High Street' },
    start: { dateTime: `${date}T09:00:00.0000000`, timeZone: 'UTC' },
    end: { dateTime: `${date}T09:45:00.0000000`, timeZone: 'UTC' },
    ...more,
  }),
}
const removed = {
  google: (id: string) => ({ id, status: 'cancelled' }),
  microsoft: (id: string) => ({ id, '@removed': { reason: 'deleted' } }),
}
let made = 0
const fresh = (service: Service) => `${service}-${made++}`

describe.each(['google', 'microsoft'] as const)('an account at %s', (service) => {
  it('is named, and lists the calendars that it has', async () => {
    const { status, body } = await connect(service)
    expect([status, body]).toEqual([
      200,
      { id: expect.any(String), service, name: outside.owner, trouble: '', calendars: 0 },
    ])
    const list = await mairi.call('GET', `/api/calendar-accounts/${body.id}/calendars`)
    expect(list.body.calendars).toEqual([
      expect.objectContaining({ remote_id: remoteId[service](), is_main: true, is_here: false }),
      expect.objectContaining({ name: 'Team', is_main: false, is_here: false }),
    ])
    expect(await accounts(ben)).toEqual([])
    for (const [method, path, given] of [
      ['GET', 'calendars', undefined],
      ['POST', 'calendars', { ...look, remote_id: 'x' }],
      ['POST', 'end', { events: 'remove' }],
    ] as const)
      expect((await ben.call(method, `/api/calendar-accounts/${body.id}/${path}`, given)).status).toBe(404)
  })

  it('brings a calendar into the day, and then asks only what changed', async () => {
    const [a, b, c] = [fresh(service), fresh(service), fresh(service)]
    outside.change(
      service,
      item[service](a, 'Dentist'),
      item[service](b, 'Lunch'),
      item[service](c, 'Choir', next),
    )
    const { calendar } = await arrange(service)
    expect(calendar).toMatchObject({ ...look, kind: service })
    expect(await titles()).toEqual(expect.arrayContaining(['Dentist', 'Lunch']))
    expect((await eventsOf())[0]).toMatchObject({
      calendar_name: 'Mine',
      hue: 4,
      place: 'High Street',
      starts_at: expect.stringContaining(`${day}T09:00`),
    })
    expect(await titles(next)).toContain('Choir')
    expect(await eventsOf(day, ben)).toEqual([])

    outside.asked = []
    outside.change(service, item[service](a, 'Dentist, moved', next), removed[service](b))
    await runJob()
    expect(reads()).toEqual([expect.stringMatching(/syncToken=|deltatoken=/)])
    expect(await titles()).not.toEqual(expect.arrayContaining(['Dentist']))
    expect(await titles()).not.toContain('Lunch')
    expect(await titles(next)).toEqual(expect.arrayContaining(['Choir', 'Dentist, moved']))
  })

  it('reads everything anew when the service has forgotten what it told', async () => {
    const id = fresh(service)
    outside.change(service, item[service](id, 'Before'))
    await arrange(service)
    outside.forgetMarks()
    outside.change(service, item[service](id, 'After'))
    outside.asked = []
    await runJob()
    expect(reads()[0]).toMatch(/syncToken=|deltatoken=/)
    expect(reads()[1]).toMatch(/timeMin=|startDateTime=/)
    expect(await titles()).toContain('After')
    expect(await titles()).not.toContain('Before')
  })

  it('keeps only the hours when that is wished, and the titles come when it is not any more', async () => {
    outside.change(service, item[service](fresh(service), 'Therapy'))
    const { calendar } = await arrange(service, { is_busy_only: true })
    const stored = JSON.stringify(await app.owner('select * from public.calendar_events'))
    expect(stored).not.toMatch(/Therapy|High Street/)
    expect((await eventsOf()).length).toBeGreaterThan(0)
    const { version } = calendar
    await mairi.call('PUT', `/api/calendars/${calendar.id}`, { ...look, version })
    await runJob()
    expect(await titles()).toContain('Therapy')
  })

  it('leaves out what is declined or cancelled', async () => {
    const declined =
      service === 'google'
        ? { attendees: [{ email: 'a@b.c', self: true, responseStatus: 'declined' }] }
        : { responseStatus: { response: 'declined', time: `${day}T00:00:00Z` } }
    const cancelled = service === 'google' ? { status: 'cancelled' } : { isCancelled: true }
    outside.change(
      service,
      item[service](fresh(service), 'Declined', day, declined),
      item[service](fresh(service), 'Cancelled', day, cancelled),
      item[service](fresh(service), 'Long ago', '2019-01-01'),
    )
    await arrange(service)
    expect(await titles()).not.toEqual(expect.arrayContaining(['Declined']))
    expect(await titles()).not.toContain('Cancelled')
    expect(await eventsOf('2019-01-01')).toEqual([])
  })

  it('keeps its tokens sealed, and renews them when they have run out', async () => {
    const { account } = await arrange(service)
    const stored = JSON.stringify(await app.owner('select * from public.calendar_accounts'))
    for (const word of ['refresh-', 'access-'])
      for (const text of [word, Buffer.from(word).toString('hex')]) expect(stored).not.toContain(text)
    outside.endAccess()
    outside.asked = []
    await runJob()
    expect(outside.asked.map((line) => line.split('?')[0])).toContain(
      `POST ${service === 'google' ? '/token' : '/common/oauth2/v2.0/token'}`,
    )
    expect((await calendars())[0]?.trouble).toBe('')
    // With what it holds now it goes on.
    outside.endAccess()
    await runJob()
    expect((await accounts()).find(({ id }) => id === account)?.trouble).toBe('')
  })

  it('needs attention when it was taken back there, rests, and goes on when it is connected again', async () => {
    const id = fresh(service)
    outside.change(service, item[service](id, 'Still here'))
    const { account } = await arrange(service)
    const path = service === 'google' ? '/token' : '/common/oauth2/v2.0/token'
    outside.endAccess()
    outside.refuse.set(path, { status: 400, body: { error: 'invalid_grant' } })
    await runJob()
    expect((await accounts())[0]?.trouble).toContain('Connect it again')
    expect((await calendars())[0]).toMatchObject({ trouble: expect.stringContaining('again'), next_at: null })
    expect(await titles()).toContain('Still here')
    outside.refuse.clear()
    outside.asked = []
    await runJob()
    expect(outside.asked).toEqual([])
    expect((await connect(service)).body).toMatchObject({ id: account, trouble: '', calendars: 1 })
    await runJob()
    expect((await calendars())[0]).toMatchObject({ trouble: '', next_at: expect.any(String) })
  })

  it.each([
    [429, { 'retry-after': '7200' }, 119],
    [500, {}, 14],
    [403, {}, 14],
    [404, {}, 14],
  ] as const)('waits and says so when it answers %i', async (status, headers, minutes) => {
    outside.change(service, item[service](fresh(service), 'Kept meanwhile'))
    await arrange(service)
    outside.refuse.set(service === 'google' ? '/calendar' : '/v1.0', { status, headers })
    await runJob()
    const [calendar] = await calendars()
    expect(calendar?.trouble).toMatch(/^(Google|Microsoft) /)
    expect((Date.parse(calendar?.next_at ?? '') - Date.now()) / 60_000).toBeGreaterThan(minutes)
    expect((await accounts())[0]?.trouble).toBe('')
    expect(await titles()).toContain('Kept meanwhile')
  })

  it.each(['keep', 'remove'] as const)('ends: its appointments as the person says (%s)', async (events) => {
    outside.change(service, item[service](fresh(service), 'To decide about'))
    const { account, calendar } = await arrange(service)
    outside.asked = []
    const { body } = await mairi.call('POST', `/api/calendar-accounts/${account}/end`, { events })
    // Microsoft has no way to hand a token back.
    expect(body).toEqual({ ended: true, is_revoked: service === 'google' })
    expect(outside.asked).toEqual(service === 'google' ? ['POST /revoke'] : [])
    expect(await accounts()).toEqual([])
    const [left] = await calendars()
    if (events === 'remove') {
      expect([left, await eventsOf()]).toEqual([undefined, []])
      return
    }
    expect(left).toMatchObject({ id: calendar.id, kind: 'kept', next_at: null, trouble: '' })
    expect(await titles()).toContain('To decide about')
    await runJob()
    expect((await mairi.call('POST', `/api/calendars/${calendar.id}/read`)).status).toBe(400)
    await mairi.call('DELETE', `/api/calendars/${calendar.id}`)
  })
})

describe('the way back', () => {
  it('counts once, for the person and the browser that began, within ten minutes', async () => {
    const { address, browser } = await begin('google')
    const { code, state } = Object.fromEntries(outside.allow(address).searchParams)
    const finish = (person: Person, given: object) => person.call('POST', '/api/calendar-accounts', given)
    for (const [person, given] of [
      [mairi, { code, state: 'made-up', browser }],
      [mairi, { code, state, browser: 'another' }],
      [ben, { code, state, browser }],
    ] as const)
      expect((await finish(person, given)).status).toBe(400)
    expect(outside.asked).toEqual([])
    expect((await finish(mairi, { code, state, browser })).status).toBe(200)
    expect((await finish(mairi, { code, state, browser })).status).toBe(400)
  })

  it('says what to do about a code that is not good, a service that is down, and a box that was not ticked', async () => {
    const { browser, address } = await begin('microsoft')
    const { state } = Object.fromEntries(outside.allow(address).searchParams)
    const old = await mairi.call('POST', '/api/calendar-accounts', { code: 'old', state, browser })
    expect([old.status, old.body.message]).toEqual([400, expect.stringContaining('Connect it again')])
    outside.refuse.set('/token', { status: 500 })
    const down = await connect('google')
    expect([down.status, down.body.message]).toEqual([400, expect.stringContaining('does not answer')])
    outside.refuse.clear()
    const without = await connect('google', mairi, 'https://www.googleapis.com/auth/userinfo.email')
    expect([without.status, without.body.message]).toEqual([400, expect.stringContaining('leave that box')])
    expect(await accounts()).toEqual([])
  })

  it('from Slack does not connect a calendar', async () => {
    const { address, browser } = await begin('google')
    const state = new URL(address).searchParams.get('state')
    expect((await mairi.call('POST', '/api/slack/finish', { code: 'x', state, browser })).status).toBe(400)
  })
})

describe('a series at Microsoft', () => {
  const master = (id: string, title: string) => item.microsoft(id, title, day, { type: 'seriesMaster' })
  const occurrence = (id: string, series: string, date: string) => ({
    id,
    type: 'occurrence',
    seriesMasterId: series,
    start: { dateTime: `${date}T10:00:00.0000000`, timeZone: 'UTC' },
    end: { dateTime: `${date}T11:00:00.0000000`, timeZone: 'UTC' },
  })

  it('gives its days its name, and a day that was taken out goes although nobody says so', async () => {
    outside.change(
      'microsoft',
      master('S', 'Pottery'),
      occurrence('S1', 'S', day),
      occurrence('S2', 'S', next),
    )
    await arrange('microsoft')
    expect([await titles(), await titles(next)]).toEqual([
      expect.arrayContaining(['Pottery']),
      expect.arrayContaining(['Pottery']),
    ])
    outside.change('microsoft', master('S', 'Pottery class'), occurrence('S2', 'S', next))
    await runJob()
    expect((await titles()).filter((title) => title.startsWith('Pottery'))).toEqual([])
    expect(await titles(next)).toContain('Pottery class')
    // Alone, a day brings no name: the series is asked for it.
    outside.change('microsoft', occurrence('S2', 'S', day))
    await runJob()
    expect(await titles()).toContain('Pottery class')
    outside.change('microsoft', removed.microsoft('S'))
    await runJob()
    expect((await titles()).filter((title) => title.startsWith('Pottery'))).toEqual([])
  })
})

describe('whole days, limits and settings', () => {
  it('lays whole days out by their dates', async () => {
    outside.change('google', {
      ...item.google(fresh('google'), 'Holiday'),
      start: { date: day },
      end: { date: next },
    })
    outside.change('microsoft', {
      ...item.microsoft(fresh('microsoft'), 'Away', day, { isAllDay: true }),
      start: { dateTime: `${day}T00:00:00.0000000`, timeZone: 'UTC' },
      end: { dateTime: `${next}T00:00:00.0000000`, timeZone: 'UTC' },
    })
    await arrange('google')
    await arrange('microsoft')
    for (const title of ['Holiday', 'Away'])
      expect((await eventsOf()).find((event) => event.title === title)).toMatchObject({
        starts_at: null,
        start_date: day,
        end_date: next,
      })
  })

  it('brings nothing twice, nothing that the account does not have, and not more than there may be', async () => {
    const { account } = await arrange('google')
    expect((await bring(account, 'google')).body.message).toContain('here already')
    expect((await bring(account, 'google', { remote_id: '../../../oauth2' })).status).toBe(404)
    expect((await connect('google')).body).toMatchObject({ id: account, calendars: 1 })
    outside.owner = 'second@example.org'
    expect((await connect('google')).body.id).not.toBe(account)
    outside.owner = 'mairi@example.org'
  })

  it('never follows Microsoft to somebody else', async () => {
    const { body } = await connect('microsoft')
    outside.refuse.set('/v1.0/me/calendars/', {
      status: 200,
      body: { value: [], '@odata.nextLink': 'https://evil.example/v1.0/me' },
    })
    expect((await bring(body.id, 'microsoft')).body.trouble).toContain('somebody else')
  })

  it('is not there where the operator has no client', async () => {
    const plain = await createTestApp()
    const person = await plain.join()
    expect((await person.call('GET', '/api/calendar-accounts')).body).toEqual({ services: [], accounts: [] })
    const { status, body } = await person.call('POST', '/api/calendar-accounts/start', { service: 'google' })
    expect([status, body.message]).toEqual([400, expect.stringContaining('not set up')])
    await plain.close()
  })
})
