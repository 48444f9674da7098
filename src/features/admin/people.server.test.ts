import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, createTestDatabase, type Person, type TestApp } from '../../../test/app.ts'
import { rowsOn } from '#platform/db/dialect.server.ts'
import type { AdminEvent, PersonRow } from './contract.ts'
import { readEvents, readPeople } from './store/people.server.ts'

let app: TestApp
let admin: Person
let user: Person
const makeAdmin = (person: Person) =>
  app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [person.userId])
beforeAll(async () => {
  app = await createTestApp()
  ;[admin, user] = [await app.join('Alba Admin'), await app.join('Una User')]
  await makeAdmin(admin)
})
afterAll(() => app.close())

const nothing = '00000000-0000-4000-8000-000000000000'
const people = async (query = '') => (await admin.call('GET', `/api/admin/people${query}`)).body
const find = async (id: string): Promise<PersonRow | undefined> =>
  (await people('?limit=500')).people.find((person: PersonRow) => person.id === id)
const act = (person: Person, what: string, body: object, method = 'PUT', by = admin) =>
  by.call(method, `/api/admin/people/${person.userId}/${what}`, body)
const events = async (): Promise<AdminEvent[]> => (await admin.call('GET', '/api/admin/events')).body.events

describe('the list of people', () => {
  it('comes in pages, newest first, and is searched by how an address or a name begins', async () => {
    for (let made = 0; made < 5; made++) await app.join(`Zoe_${made}`)
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page = await people(`?limit=3${next ? `&cursor=${next}` : ''}`)
      seen.push(...page.people.map(({ id }: PersonRow) => id))
      next = page.next
    }
    const all = await app.owner<{ id: string }>('select id from auth.users order by created_at desc, id desc')
    expect(seen).toEqual(all.map(({ id }) => id))
    const names = async (search: string) =>
      (await people(`?search=${encodeURIComponent(search)}`)).people.map(
        ({ full_name }: PersonRow) => full_name,
      )
    expect(await names('zoe_3')).toEqual(['Zoe_3'])
    expect(await names('oe_')).toEqual([])
    expect(await names('%')).toEqual([])
    expect(await names(user.email.slice(0, -4).toUpperCase())).toEqual(['Una User'])
  })

  it('finds its way by indexes', async () => {
    const plan = async (statement: string) =>
      JSON.stringify(
        await app.database.asService(async (rows) => {
          await sql.raw('set local enable_seqscan = off').execute(rows)
          return (await sql.raw(`explain ${statement}`).execute(rows)).rows
        }),
      )
    expect(await plan(`select id from auth.users where email like 'zoe%'`)).toContain('users_email_idx')
    expect(await plan(`select user_id from public.profiles where lower(full_name) like 'zoe%'`)).toContain(
      'lower_idx',
    )
    expect(await plan(`select id from auth.users order by created_at desc, id desc limit 51`)).toContain(
      'created_at_id_idx',
    )
  })

  it('of many people is read by indexes: no question goes through all of them', async () => {
    const many = await createTestDatabase()
    const client = new pg.Client({ connectionString: many.ownerUrl })
    await client.connect()
    await client.query(
      `insert into auth.users (email, user_metadata, created_at)
       select 'p' || n || '@' || md5(n::text) || '.example', jsonb_build_object('full_name', md5(n::text)), now() - n * interval '1 minute'
       from generate_series(1, 20000) n`,
    )
    await client.query(
      `insert into public.list_entries (list, email, consent_wording, created_at)
       select 'waitlist', md5(n::text) || '@x.example', 'waitlist-1', now() - n * interval '1 minute' from generate_series(1, 20000) n`,
    )
    await client.query(
      `insert into public.admin_events (action, person_id, admin_email, created_at) select 'enabled', id, '', created_at from auth.users`,
    )
    await client.query('analyze')
    const plans: string[] = []
    /** Asks how a question would be answered instead of asking it. */
    const explaining = rowsOn({
      async query(text: string, values: unknown[]) {
        const { rows: lines } = await client.query(`explain ${text}`, values)
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
        return { rows: [], rowCount: 0 }
      },
    } as unknown as pg.PoolClient).rows
    const cursor = `${Date.now() * 1000 - 1e12}_${nothing}`
    for (const search of ['', 'p777', 'abc']) {
      await readPeople(explaining, { search, limit: 50 })
      await readPeople(explaining, { search, limit: 50, cursor })
    }
    await readEvents(explaining, { limit: 50 })
    await readEvents(explaining, { limit: 50, cursor })
    await client.end()
    await many.close()
    // A search asks first how common it is.
    expect(plans).toHaveLength(8 + 4)
    expect(plans.filter((plan) => /Seq Scan on (users|profiles|admin_events)/.test(plan))).toEqual([])
  })

  it('holds nothing that anybody wrote', async () => {
    expect(Object.keys((await people()).people[0]).toSorted()).toEqual(
      [
        'id',
        'email',
        'full_name',
        'role',
        'created_at',
        'last_sign_in_at',
        'is_disabled',
        'is_waiting',
        'second_steps',
      ].toSorted(),
    )
  })

  it('is not there for anybody else, nor is anything that is done with it', async () => {
    for (const [method, path, body] of [
      ['GET', '/api/admin/people', undefined],
      ['GET', '/api/admin/events', undefined],
      ['POST', '/api/admin/people', { email: 'x@example.org' }],
      ['PUT', `/api/admin/people/${user.userId}/role`, { role: 'admin', was: 'user' }],
      ['PUT', `/api/admin/people/${admin.userId}/door`, { is_disabled: true }],
      ['DELETE', `/api/admin/people/${admin.userId}/second-steps`, undefined],
      ['POST', `/api/admin/people/${admin.userId}/deletion`, { email: admin.email }],
    ] as const) {
      expect([path, (await user.call(method, path, body)).status]).toEqual([path, 404])
      expect([path, (await app.call(method, path, body)).status]).toEqual([path, 401])
    }
  })
})

describe('a role', () => {
  it('is given and taken; what was seen has to be what is', async () => {
    const other = await app.join('Otis')
    expect((await act(other, 'role', { role: 'tester', was: 'user' })).body.role).toBe('tester')
    const late = await act(other, 'role', { role: 'admin', was: 'user' })
    expect([late.status, late.body.current.role]).toEqual([409, 'tester'])
    expect((await act(other, 'role', { role: 'king', was: 'tester' })).status).toBe(422)
    expect(
      (await admin.call('PUT', `/api/admin/people/${nothing}/role`, { role: 'user', was: 'user' })).status,
    ).toBe(404)
  })

  it('of the last admin stays, also when two admins let each other go at once', async () => {
    const alone = await act(admin, 'role', { role: 'user', was: 'admin' })
    expect([alone.status, alone.body.message]).toEqual([409, expect.stringContaining('last admin')])
    const second = await app.join('Second')
    await makeAdmin(second)
    const answers = await Promise.all([
      act(second, 'role', { role: 'user', was: 'admin' }, 'PUT', admin),
      act(admin, 'role', { role: 'user', was: 'admin' }, 'PUT', second),
    ])
    expect(Math.min(...answers.map(({ status }) => status))).toBe(200)
    const left = await app.owner(`select user_id from public.profiles where role = 'admin'`)
    expect(left).toHaveLength(1)
    await makeAdmin(admin)
    await app.owner(`update public.profiles set role = 'user' where user_id = $1`, [second.userId])
  })
})

describe('a closed door', () => {
  it('ends what is open at once and lets nobody in; opened again, everything is as it was', async () => {
    const guest = await app.join('Guest')
    expect((await act(guest, 'door', { is_disabled: true })).body.is_disabled).toBe(true)
    expect((await guest.call('GET', '/api/profile')).status).toBe(401)
    const signIn = () =>
      app.call('POST', '/auth/v1/token?grant_type=password', {
        email: guest.email,
        password: 'a long enough phrase',
      })
    expect((await signIn()).status).toBe(400)
    expect((await act(guest, 'door', { is_disabled: false })).body.is_disabled).toBe(false)
    expect((await signIn()).status).toBe(200)
    expect((await act(admin, 'door', { is_disabled: true })).body.message).toContain('your own account')
  })
})

describe('second steps', () => {
  const addStep = (person: Person) =>
    app.owner(
      `insert into auth.factors (user_id, id, friendly_name, factor_type, status) values ($1, gen_random_uuid(), 'x', 'totp', 'verified')`,
      [person.userId],
    )

  it('are taken away from somebody who has none at hand', async () => {
    const guest = await app.join('Stepper')
    await addStep(guest)
    expect((await find(guest.userId))?.second_steps).toBe(1)
    expect((await act(guest, 'second-steps', {}, 'DELETE')).body.second_steps).toBe(0)
  })

  it('of an admin are asked for in the console, everywhere in it', async () => {
    const careful = await app.join('Careful')
    await makeAdmin(careful)
    expect((await careful.call('GET', '/api/admin/people')).status).toBe(200)
    await addStep(careful)
    // Whoever has a second step opens nothing before it was taken, the console as little as anything else.
    for (const path of ['/api/admin/people', '/api/admin/overview', '/api/admin/messages'])
      expect([path, (await careful.call('GET', path)).status]).toEqual([path, 401])
    await app.owner('delete from auth.factors where user_id = $1', [careful.userId])
    await app.owner(`update public.profiles set role = 'user' where user_id = $1`, [careful.userId])
  })
})

describe('an invitation', () => {
  it('makes a place and sends the letter that opens it', async () => {
    const { status, body } = await admin.call('POST', '/api/admin/people', { email: 'New.Guest@example.org' })
    expect([status, body.email, body.is_waiting, body.role]).toEqual([
      200,
      'new.guest@example.org',
      true,
      'user',
    ])
    const outbox = join(app.config.dataDir, 'outbox')
    const letters = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
    expect(
      letters.some((letter) => letter.includes('new.guest@example.org') && letter.includes('invited')),
    ).toBe(true)
    const taken = await admin.call('POST', '/api/admin/people', { email: user.email })
    expect([taken.status, taken.body.message]).toEqual([400, expect.stringContaining('already')])
    expect((await admin.call('POST', '/api/admin/people', { email: 'no address' })).status).toBe(422)
  })
})

describe('a deletion', () => {
  it('wants the address typed, takes everything, and leaves the record without the person', async () => {
    const guest = await app.join('Leaver')
    const wrong = await act(guest, 'deletion', { email: 'other@example.org' }, 'POST')
    expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining('Nothing was deleted')])
    expect((await guest.call('GET', '/api/profile')).status).toBe(200)
    expect((await act(guest, 'deletion', { email: guest.email }, 'POST')).body).toEqual({ deleted: true })
    expect(await find(guest.userId)).toBeUndefined()
    const [last] = await events()
    expect(last).toMatchObject({ action: 'deleted', person_email: null, admin_email: admin.email })
    expect(JSON.stringify(await app.owner('select * from public.admin_events'))).not.toContain(guest.email)
    expect((await act(admin, 'deletion', { email: admin.email }, 'POST')).body.message).toContain(
      'your own account',
    )
  })
})

describe('the record', () => {
  it('says who did what to whom; the person reads it among what happened to their account, and nobody else does', async () => {
    const guest = await app.join('Noted')
    await act(guest, 'role', { role: 'tester', was: 'user' })
    await act(guest, 'door', { is_disabled: true })
    await act(guest, 'door', { is_disabled: false })
    expect(
      (await events())
        .slice(0, 3)
        .map(({ action, detail, person_email, admin_email }) => [action, detail, person_email, admin_email]),
    ).toEqual([
      ['enabled', '', guest.email, admin.email],
      ['disabled', '', guest.email, admin.email],
      ['role', 'tester', guest.email, admin.email],
    ])
    const own = (await guest.call('GET', '/api/activity')).body.lines
    const actions = own.map(({ action }: { action: string }) => action)
    expect(actions.filter((action: string) => /^(account|role)_/.test(action))).toEqual([
      'account_opened',
      'account_closed',
      'role_changed',
    ])
    expect(JSON.stringify(own)).not.toContain(admin.email)
    expect(JSON.stringify((await user.call('GET', '/api/activity')).body)).not.toContain('account_closed')
  })

  it('is only ever added to', async () => {
    for (const statement of [
      'delete from public.admin_events',
      `update public.admin_events set action = 'role'`,
      'truncate public.admin_events',
      'delete from public.model_switches',
      'update public.model_switches set is_off = false',
    ])
      await expect(app.database.asService((rows) => sql.raw(statement).execute(rows))).rejects.toThrow(
        'permission denied',
      )
  })
})
