import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAskOutside } from '#platform/outside/ask-outside.server.ts'
import { openMail } from '#platform/mail/open-mail.server.ts'
import { openVault } from '../../services/auth/public.server.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import type { Reminders } from './contract.ts'
import { reminderJobs } from './jobs.server.ts'
import { makeDue } from './noon.server.test-support.ts'
import { openPushKeys } from './parts/push-keys.server.ts'
import { openReminderPost } from './public.server.ts'

interface Pushed {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

let app: TestApp
let push: Server
let smtp: SMTPServer
let host: string
let smtpUrl: string
let mairi: Person
let ben: Person
let pushed: Pushed[] = []
let letters: string[] = []
let status = 201
/** What the mail server says to a letter; null takes it. */
let refusal: number | null = null

beforeAll(async () => {
  push = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      reply.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => push.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(push.address() as AddressInfo).port}`
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refusal === null ? undefined : Object.assign(new Error('no'), { responseCode: refusal }))
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        letters.push(Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '='))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  app = await createTestApp({
    BALANSE_NEAR_HOSTS: host,
    BALANSE_SMTP_URL: smtpUrl,
    BALANSE_MAIL_FROM: 'b@example.org',
    BALANSE_AUTOCONFIRM_EMAIL: 'true',
  })
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
})
afterAll(async () => {
  await app.close()
  push.closeAllConnections()
  push.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})
beforeEach(() => {
  pushed = []
  letters = []
  status = 201
  refusal = null
})

const subscription = (name = 'mairi') => {
  const keys = createECDH('prime256v1')
  return {
    endpoint: `http://${host}/push/${name}`,
    keys: {
      p256dh: keys.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
}
const read = async (person = mairi): Promise<Reminders> => (await person.call('GET', '/api/reminders')).body
const addDevice = (person = mairi, name = 'mairi') =>
  person.call('PUT', '/api/reminders/devices', subscription(name))
const trial = async (way: string, person = mairi) => person.call('POST', `/api/reminders/ways/${way}/try`)
async function run(): Promise<void> {
  const mail = openMail({ smtpUrl, from: 'b@example.org', outbox: '/nowhere' })
  const vault = await openVault(app.config.auth.vaultFile)
  const { database } = app
  const parts = {
    database,
    ask: createAskOutside([host]),
    vault,
    mail,
    site: 'https://b.example',
    from: 'b@example.org',
  }
  const { ways } = openReminderPost(parts)
  await reminderJobs({ database, ways, add: async () => {} })['send-reminders']?.run(null)
  mail.close()
}
const set = (kind: string, body: object, person = mairi) =>
  person.call('PUT', `/api/reminders/kinds/${kind}`, {
    is_on: true,
    at_time: '08:00',
    weekday: null,
    ways: [],
    ...body,
  })

describe('the settings', () => {
  it('start with everything off, and hold what is chosen', async () => {
    const first = await read()
    expect(first.kinds.map(({ is_on }) => is_on)).toEqual(Array(6).fill(false))
    expect(first.settings).toMatchObject({
      quiet_from: '22:00',
      quiet_to: '07:00',
      most_a_day: 2,
      is_paused: false,
    })
    expect(first.ways).toEqual([
      { name: 'push', is_ready: false, trouble: '' },
      { name: 'mail', is_ready: true, trouble: '' },
      { name: 'slack', is_ready: false, trouble: '' },
    ])
    await set('morning_plan', { at_time: '06:45', weekday: 3, ways: ['mail', 'mail', 'slack'] })
    await mairi.call('PATCH', '/api/reminders', { most_a_day: 1, quiet_from: null, quiet_to: null })
    const then = await read()
    // Days of the week are for what comes once a week, and a way that is named twice is one.
    expect(then.kinds[0]).toEqual({
      kind: 'morning_plan',
      is_on: true,
      at_time: '06:45',
      weekday: null,
      ways: ['mail', 'slack'],
    })
    expect(then.settings).toMatchObject({ most_a_day: 1, quiet_from: null, quiet_to: null })
    expect((await read(ben)).kinds[0]?.is_on).toBe(false)
  })

  it.each<[string, string, string, object]>([
    ['three a day', 'PATCH', '', { most_a_day: 3 }],
    ['half of quiet hours', 'PATCH', '', { quiet_from: '22:00', quiet_to: null }],
    [
      'a time that does not exist',
      'PUT',
      '/kinds/morning_plan',
      { is_on: true, at_time: '24:00', weekday: null, ways: [] },
    ],
    [
      'a week without a day',
      'PUT',
      '/kinds/weekly_review',
      { is_on: true, at_time: '08:00', weekday: null, ways: [] },
    ],
    [
      'a kind that is none',
      'PUT',
      '/kinds/hourly',
      { is_on: true, at_time: '08:00', weekday: null, ways: [] },
    ],
    [
      'a device in the network of the server',
      'PUT',
      '/devices',
      { ...subscription(), endpoint: 'http://127.0.0.1:9999/a' },
    ],
    ['a device without a key', 'PUT', '/devices', { ...subscription(), keys: { p256dh: 'a', auth: 'b' } }],
  ])('refuse %s with a sentence', async (_what, method, path, body) => {
    const answer = await mairi.call(method, `/api/reminders${path}`, body)
    expect([400, 422]).toContain(answer.status)
    expect(answer.body.message).toMatch(/\.$/)
  })
})

describe('push', () => {
  it('reaches a browser that let itself be told, sealed for it alone and signed by this installation', async () => {
    const { body } = await addDevice()
    expect(body.devices).toMatchObject([{ is_current: true }])
    expect(JSON.stringify(await read())).not.toContain('/push/mairi')
    await makeDue(app, mairi, 'evening_close', ['push'])
    await run()
    expect(pushed).toHaveLength(1)
    expect(pushed[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '3600',
      urgency: 'normal',
    })
    expect(pushed[0]?.headers.authorization).toContain(`k=${body.push_key}`)
    expect(pushed[0]?.body.toString('latin1')).not.toContain('tonight')
    const [kept] = await app.owner(
      `select encode(subscription_sealed, 'escape') as sealed from public.push_devices`,
    )
    expect(kept?.sealed).not.toContain('push/mairi')
  })

  it('has one pair of keys, whichever process asks first', async () => {
    await app.owner('delete from public.push_keys')
    const vault = await openVault(app.config.auth.vaultFile)
    const all = await Promise.all([1, 2, 3].map(() => openPushKeys(app.database, vault)()))
    expect(new Set(all.map(({ publicKey, privateKey }) => publicKey + privateKey)).size).toBe(1)
    const [row] = await app.owner(`select encode(private_sealed, 'escape') as sealed from public.push_keys`)
    expect(row?.sealed).not.toContain(all[0]?.privateKey)
  })

  it('begins anew when the key of the vault was replaced: old browsers are forgotten, and nothing breaks', async () => {
    await addDevice()
    const other = await openVault(`${app.config.auth.vaultFile}-other`)
    const [before, after] = [
      await openPushKeys(app.database, await openVault(app.config.auth.vaultFile))(),
      await openPushKeys(app.database, other)(),
    ]
    expect(after.publicKey).not.toBe(before.publicKey)
    const { database } = app
    const { ways } = openReminderPost({
      database,
      ask: createAskOutside([host]),
      vault: other,
      mail: openMail({ smtpUrl, from: 'b@example.org', outbox: '/nowhere' }),
      site: 'https://b.example',
      from: 'b@example.org',
    })
    const sent = await ways[0]?.send(mairi.userId, {
      id: randomUUID(),
      title: 'a',
      text: '',
      path: '/home',
      lines: [],
    })
    expect(sent).toMatchObject({ sent: false, again: false })
    expect([(await read()).devices, pushed]).toEqual([[], []])
  })

  it('forgets a browser that is gone, and one whose sign-in ends', async () => {
    await addDevice()
    status = 410
    expect((await trial('push')).body.trouble).toContain('No device is on')
    expect((await read()).devices).toEqual([])
    status = 201
    const guest = await app.join()
    await addDevice(guest, 'guest')
    await guest.call('POST', '/auth/v1/logout?scope=local')
    expect(await app.owner('select 1 from public.push_devices where user_id = $1', [guest.userId])).toEqual(
      [],
    )
  })

  it('waits when the service is busy, and sends nobody into the network of the server', async () => {
    await addDevice()
    for (status of [429, 503])
      expect((await trial('push')).body.trouble).toBe(
        'The service that carries push did not take it for now.',
      )
    await app.owner('delete from public.push_devices')
  })

  it('is ended by its owner and by nobody else', async () => {
    const { body } = await addDevice()
    const path = `/api/reminders/devices/${body.devices[0].id}`
    expect((await ben.call('DELETE', path)).status).toBe(404)
    expect((await read(ben)).devices).toEqual([])
    expect((await mairi.call('DELETE', path)).body.devices).toEqual([])
  })

  it('is shown by a worker at the root that may ask for nothing', async () => {
    const { status: found, headers } = await app.call('GET', '/push-worker.js')
    expect([found, headers['cache-control'], headers['content-security-policy']]).toEqual([
      200,
      'no-cache',
      "default-src 'none'",
    ])
    expect(headers['content-type']).toContain('text/javascript')
  })
})

describe('mail', () => {
  const linkIn = (letter: string) =>
    /List-Unsubscribe: <https?:\/\/[^/]+(\/unsubscribe\/[^>]+)>/.exec(
      letter.replaceAll(/\r\n[ \t]+/g, ' '),
    )?.[1] ?? ''

  it('says what it is about, and is ended by one click without a sign-in', async () => {
    await makeDue(app, mairi, 'evening_close', ['mail'])
    await app.owner('delete from public.reminders')
    await run()
    expect(letters).toHaveLength(1)
    const [letter = ''] = letters
    expect(letter).toContain('Subject: Two minutes for tonight?')
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const link = linkIn(letter)
    const page = await app.call('GET', link)
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('End reminders by mail')])
    expect((await read()).kinds[1]?.ways).toEqual(['mail'])
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.call('POST', link, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
    expect((await read()).kinds[1]).toMatchObject({ is_on: true, ways: [] })
    expect((await app.call('POST', link)).status).toBe(200)
  })

  it.each([
    ['nothing', ''],
    ['something else', 'x'],
    ['a signature of somebody else', 'mixed'],
    ['a strange letter', '%00'],
    ['very much', 'a'.repeat(300)],
  ])('answers a link with %s calmly, and changes nothing', async (_what, token) => {
    await set('morning_plan', { ways: ['mail'] })
    await trial('mail')
    const path =
      token === 'mixed' ? linkIn(letters[0] ?? '').replace(mairi.userId, ben.userId) : `/unsubscribe/${token}`
    for (const method of ['GET', 'POST']) {
      const found = await app.call(method, path, method === 'POST' ? 'a=b' : undefined, {
        'content-type': 'application/x-www-form-urlencoded',
      })
      expect(found.status).toBeGreaterThanOrEqual(400)
      expect(found.status).toBeLessThan(500)
    }
    expect((await read()).kinds[0]?.ways).toEqual(['mail'])
  })

  it('needs attention once an address is refused for good, and is well again after a trial that arrives', async () => {
    refusal = 550
    expect((await trial('mail')).body.trouble).toContain('does not take letters for your address')
    expect((await read()).ways[1]).toMatchObject({
      name: 'mail',
      is_ready: false,
      trouble: expect.stringMatching(/\.$/),
    })
    refusal = 451
    expect((await trial('mail')).body.trouble).toBe('The mail server did not take it for now.')
    refusal = null
    expect((await trial('mail')).body.trouble).toBe('')
    expect((await read()).ways[1]).toEqual({ name: 'mail', is_ready: true, trouble: '' })
  })

  it('is no way where no mail is sent, and a way that is not offered is not there', async () => {
    const quiet = await createTestApp()
    try {
      const person = await quiet.join()
      expect((await read(person)).ways.map(({ name }) => name)).toEqual(['push', 'slack'])
      expect((await person.call('POST', '/api/reminders/ways/mail/try')).status).toBe(404)
    } finally {
      await quiet.close()
    }
  })
})

describe('the inbox', () => {
  it('is read, cleared and brought back by its owner, and by nobody else', async () => {
    await app.owner('delete from public.reminders')
    await makeDue(app, mairi, 'evening_close')
    await run()
    const inbox = async (person = mairi) => (await person.call('GET', '/api/reminders/inbox')).body.reminders
    const [one] = await inbox()
    expect(one).toMatchObject({ title: 'Two minutes for tonight?', read_at: null })
    const change = (what: string, person = mairi) =>
      person.call('POST', '/api/reminders/inbox', { ids: [one.id], change: what })
    expect((await change('cleared', ben)).body.reminders).toEqual([])
    expect(await inbox(ben)).toEqual([])
    expect((await change('read')).body.reminders).toMatchObject([{ read_at: expect.any(String) }])
    expect((await change('cleared')).body.reminders).toEqual([])
    expect((await change('kept')).body.reminders).toHaveLength(1)
    expect((await change('unread')).body.reminders).toMatchObject([{ read_at: null }])
  })

  it('forgets what came a month ago', async () => {
    await app.owner(
      `update public.reminders set created_at = now() - interval '31 days' where user_id = $1`,
      [mairi.userId],
    )
    const { database } = app
    await reminderJobs({ database, ways: [], add: async () => {} })['sweep-reminders']?.run(null)
    expect(await app.owner('select 1 from public.reminders where user_id = $1', [mairi.userId])).toEqual([])
  })
})
