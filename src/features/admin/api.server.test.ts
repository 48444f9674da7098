import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Claims } from '../../platform/db/database.server.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'

let app: TestApp
let admin: Person
let other: Person
let user: Person
beforeAll(async () => {
  app = await createTestApp()
  ;[admin, other, user] = [await app.join('Admin'), await app.join('Second admin'), await app.join('User')]
  await app.owner(`update public.profiles set role = 'admin' where user_id = any($1)`, [
    [admin.userId, other.userId],
  ])
  await app.owner(`update public.profiles set role = 'tester' where user_id = $1`, [user.userId])
})
afterAll(() => app.close())

const gate = async () => (await admin.call('GET', '/api/admin/gate')).body
const nothing = '00000000-0000-4000-8000-000000000000'

describe('the admin calls', () => {
  it.each([
    ['GET', '/api/admin/gate', undefined],
    ['PUT', '/api/admin/gate', { gate: 'open', version: 1 }],
    ['GET', '/api/admin/lists/waitlist', undefined],
    ['DELETE', `/api/admin/lists/waitlist/${nothing}`, undefined],
    ['GET', '/api/admin/messages', undefined],
    ['PUT', `/api/admin/messages/${nothing}`, { is_answered: true, version: 1 }],
  ])('%s %s is not there for anybody else, and needs a sign-in', async (method, path, body) => {
    const answer = await user.call(method, path, body)
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    expect((await app.call(method, path, body)).status).toBe(401)
  })

  it('have a second wall: the tables show and take nothing from a person who is no admin', async () => {
    await app.call('POST', '/api/waitlist', { email: 'wall@example.org', consent: true })
    await app.call('POST', '/api/contact', { email: 'wall@example.org', subject: 'x', message: 'x' })
    const claims = JSON.parse(Buffer.from(user.token.split('.')[1] ?? '', 'base64url').toString()) as Claims
    const asUser = (statement: string) =>
      app.database.asUser(claims, async (rows) => (await sql.raw(statement).execute(rows)).rows)
    for (const table of ['gate_switches', 'list_entries', 'support_messages'])
      expect([table, await asUser(`select * from public.${table}`)]).toEqual([table, []])
    await expect(
      asUser(`insert into public.gate_switches (version, gate) values (50, 'open')`),
    ).rejects.toThrow('row-level security')
    await asUser('delete from public.list_entries')
    expect(
      await app.owner(`select 1 from public.list_entries where email = 'wall@example.org'`),
    ).toHaveLength(1)
    await expect(asUser('select * from public.list_letters')).rejects.toThrow('permission denied')
  })
})

describe('the gate', () => {
  it('starts from the setting, and remembers every switch with the admin who made it', async () => {
    expect(await gate()).toMatchObject({ gate: 'waitlist', version: 1, switches: [{ by: '' }] })
    const { status, body } = await admin.call('PUT', '/api/admin/gate', { gate: 'open', version: 1 })
    expect([status, body.gate, body.version]).toEqual([200, 'open', 2])
    await other.call('PUT', '/api/admin/gate', { gate: 'waitlist', version: 2 })
    expect(
      (await gate()).switches.map((entry: { gate: string; by: string }) => [entry.gate, entry.by]),
    ).toEqual([
      ['waitlist', other.email],
      ['open', admin.email],
      ['waitlist', ''],
    ])
  })

  it('tells the second of two admins that it was switched meanwhile', async () => {
    const { version } = await gate()
    const answers = await Promise.all(
      [admin, other].map((person) => person.call('PUT', '/api/admin/gate', { gate: 'open', version })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({ code: 'conflict', current: { gate: 'open', version: version + 1 } })
    // Also long afterwards, from a page that was left open.
    const stale = await other.call('PUT', '/api/admin/gate', { gate: 'waitlist', version })
    expect([stale.status, stale.body.current.gate]).toEqual([409, 'open'])
    expect(
      await app.owner('select 1 from public.gate_switches where version = $1', [version + 1]),
    ).toHaveLength(1)
  })

  it('keeps the record when the account of an admin is deleted, and nobody can change it', async () => {
    const third = await app.join('Third')
    await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [third.userId])
    const { version, gate: now } = await gate()
    const next = now === 'open' ? 'waitlist' : 'open'
    await third.call('PUT', '/api/admin/gate', { gate: next, version })
    await app.owner('delete from auth.users where id = $1', [third.userId])
    expect((await gate()).switches[0]).toMatchObject({ gate: next, by: third.email })
    await expect(
      app.database.asService((rows) => sql`update gate_switches set gate = 'open'`.execute(rows)),
    ).rejects.toThrow('permission denied')
  })
})

describe('a list', () => {
  beforeAll(async () => {
    for (let index = 0; index < 7; index++)
      await app.call('POST', '/api/newsletter', { email: `reader-${index}@example.org` })
    await app.call('POST', '/api/newsletter', { email: 'per%cent@example.org' })
    await app.owner(
      `update public.list_entries set confirmed_at = now() where email = 'reader-3@example.org'`,
    )
  })
  const list = async (query: string) => (await admin.call('GET', `/api/admin/lists/newsletter?${query}`)).body
  const emails = (body: { entries: { email: string }[] }) => body.entries.map(({ email }) => email)

  it('comes in pages, newest first, each entry once, with the proof of consent', async () => {
    const seen: string[] = []
    let next: string | null = ''
    let pages = 0
    while (next !== null) {
      const body = await list(`limit=3${next ? `&cursor=${next}` : ''}`)
      seen.push(...emails(body))
      next = body.next
      pages++
    }
    expect(pages).toBe(3)
    expect(seen).toEqual([
      'per%cent@example.org',
      ...[6, 5, 4, 3, 2, 1, 0].map((index) => `reader-${index}@example.org`),
    ])
    const body = await list('limit=1')
    expect(body).toMatchObject({ confirmed: 1, unconfirmed: 7 })
    expect(body.entries[0]).toMatchObject({ consent_wording: 'newsletter-1', confirmed_at: null })
    expect(Date.parse(body.entries[0].consent_at)).not.toBeNaN()
  })

  it('is searched by any part of an address, as it is written', async () => {
    expect(emails(await list('search=READER-2'))).toEqual(['reader-2@example.org'])
    expect(emails(await list(`search=${encodeURIComponent('r%c')}`))).toEqual(['per%cent@example.org'])
    expect(emails(await list('search=_'))).toEqual([])
    expect(emails(await list('state=confirmed'))).toEqual(['reader-3@example.org'])
    expect(emails(await list('state=unconfirmed'))).toHaveLength(7)
  })

  it('refuses a place or a size that is none with a 4xx', async () => {
    const bad = [
      'cursor=x',
      `cursor=99999999999999999_${nothing}`,
      'limit=0',
      'limit=501',
      'state=x',
      `search=${'x'.repeat(101)}`,
    ]
    for (const query of bad)
      expect([query, (await admin.call('GET', `/api/admin/lists/waitlist?${query}`)).status]).toEqual([
        query,
        422,
      ])
    expect((await admin.call('GET', '/api/admin/lists/customers')).status).toBe(422)
    expect((await list(`cursor=9999999999999999_${nothing}`)).entries.length).toBeGreaterThan(0)
  })

  it('lets an address go when somebody asked for it', async () => {
    const [entry] = (await list('search=reader-0')).entries
    const path = `/api/admin/lists/newsletter/${entry.id}`
    expect((await admin.call('DELETE', `/api/admin/lists/waitlist/${entry.id}`)).status).toBe(404)
    expect((await admin.call('DELETE', path)).body).toEqual({ removed: true })
    expect((await admin.call('DELETE', path)).status).toBe(404)
    expect(emails(await list('search=reader-0'))).toEqual([])
  })
})

describe('the inbox', () => {
  const inbox = async (state: string, more = '') =>
    (await admin.call('GET', `/api/admin/messages?state=${state}${more}`)).body

  it('shows who waits longest first, and moves what is answered', async () => {
    await app.owner('delete from public.support_messages')
    for (const subject of ['first', 'second', 'third'])
      await app.call('POST', '/api/contact', { email: 'w@example.org', subject, message: 'Hello.' })
    const page = await inbox('open', '&limit=2')
    expect(page.messages.map((row: { subject: string }) => row.subject)).toEqual(['first', 'second'])
    const rest = await inbox('open', `&cursor=${page.next}`)
    expect(rest.messages.map((row: { subject: string }) => row.subject)).toEqual(['third'])
    expect([page.open, rest.next]).toEqual([3, null])

    const [message] = page.messages
    const path = `/api/admin/messages/${message.id}`
    const marked = await admin.call('PUT', path, { is_answered: true, version: 1 })
    expect(marked.body).toMatchObject({ subject: 'first', version: 2 })
    expect(marked.body.answered_at).not.toBeNull()
    expect((await inbox('answered')).messages).toEqual([marked.body])
    const stale = await other.call('PUT', path, { is_answered: false, version: 1 })
    expect([stale.status, stale.body.current]).toEqual([409, marked.body])
    const reopened = await other.call('PUT', path, { is_answered: false, version: 2 })
    expect(reopened.body.answered_at).toBeNull()
    expect((await inbox('open')).open).toBe(3)
    expect(
      (await admin.call('PUT', `/api/admin/messages/${nothing}`, { is_answered: true, version: 1 })).status,
    ).toBe(404)
  })
})
