import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDay } from '../src/features/day/contract.ts'
import { emptyMonth } from '../src/features/month/contract.ts'
import { emptyDraft } from '../src/features/insights/contract.ts'
import { emptyEvening } from '../src/features/reflect/contract.ts'
import { emptyEntry } from '../src/features/reflect/rules/entry.ts'
import { emptyCheckIn, emptyVision } from '../src/features/vision/contract.ts'
import { emptyWeek } from '../src/features/week/contract.ts'
import type { Claims } from '../src/platform/db/database.server.ts'
import { createTestApp, type Person, type TestApp } from './app.ts'

const secret = 'a sentence that only Ailsa may ever see'
const day = '2026-11-21'
const month = '2026-11-01'
let app: TestApp
let ailsa: Person
let ben: Person

beforeAll(async () => {
  app = await createTestApp()
  ailsa = await app.join(secret)
  ben = await app.join('Ben')
  await ailsa.call('PUT', `/api/days/${day}`, { ...emptyDay, intention: secret, version: 0 })
  await ailsa.call('PUT', `/api/months/${month}`, { ...emptyMonth, time_for_me: secret, version: 0 })
  await ailsa.call('PUT', `/api/weeks/${day}`, { ...emptyWeek, week_intention: secret, version: 0 })
  // What the second save replaces is kept as an earlier version.
  await ailsa.call('PUT', `/api/days/${day}`, { ...emptyDay, intention: `Once more: ${secret}.`, version: 1 })
  await ailsa.call('PUT', `/api/days/${day}`, { ...emptyDay, intention: secret, version: 2 })
  await ailsa.call('PUT', `/api/evenings/${day}`, {
    ...emptyEvening,
    challenges: secret,
    version: 0,
    is_finished: true,
  })
  await ailsa.call('PUT', '/api/journal-entries/00000000-0000-4000-8000-000000000000', {
    ...emptyEntry(day),
    body: secret,
    kind: 'entry',
    template: 'blank',
    version: 0,
    is_finished: true,
  })
  const picture = '00000000-0000-4000-8000-000000000000'
  const uploaded = await ailsa.call(
    'PUT',
    `/storage/v1/object/journal/${ailsa.userId}/${picture}.webm`,
    secret,
    {
      'content-type': 'audio/webm',
    },
  )
  expect(uploaded.status).toBe(200)
  await ailsa.call('PUT', `/api/entry-media/${picture}`, {
    kind: 'sound',
    words: secret,
    width: null,
    height: null,
    seconds: 3,
    entry_id: '00000000-0000-4000-8000-000000000000',
    file: `${picture}.webm`,
  })
  await ailsa.call('PUT', '/api/journal-templates/00000000-0000-4000-8000-000000000000', {
    title: secret,
    purpose: '',
    minutes: 5,
    fields: [],
    tags: [],
    version: 0,
  })
  await ailsa.call('PUT', '/api/visions/mind', { ...emptyVision, picture: secret, version: 0, today: day })
  const custom = { ...emptyVision, name: secret, sign: 'leaf', hue: 3, picture: secret, version: 0 }
  await ailsa.call('PUT', '/api/custom-visions/00000000-0000-4000-8000-000000000000', custom)
  await ailsa.call('PUT', '/api/journey/1/check-ins/30', { ...emptyCheckIn, changed: secret, version: 0 })
  const shape = { items: [], time_for_me: secret, time_for_me_starts_at: null, time_for_me_minutes: null }
  const template = { name: 'A day', shape, weekdays: [], is_removed: false, version: 0 }
  await ailsa.call('PUT', '/api/day-templates/00000000-0000-4000-8000-000000000000', template)
  const weights = { intention: 20, follow_through: 30, reflection: 25, balance: 25 }
  await ailsa.call('PUT', '/api/score-weights', { weights, version: 0 })
  const pause = { kind: 'pause', from: day, to: day, version: 0 }
  await ailsa.call('PUT', '/api/pauses/00000000-0000-4000-8000-000000000000', pause)
  await ailsa.call('PUT', '/api/report-draft', { ...emptyDraft, questions: secret, version: 0 })
  await ailsa.call('PUT', '/api/milestones/let_go', { mark: 'done', marked_on: day, version: 0 })
  const line = { kind: 'note', source: null, pinned: false, is_off: false, expires_on: null, version: 0 }
  const memory = '/api/coach-memories/00000000-0000-4000-8000-000000000000'
  await ailsa.call('PUT', memory, { ...line, statement: secret })
  const change = { kind: 'set_intention', date: day, text: secret, was: '' }
  await ailsa.call('PUT', '/api/coach-actions/p-0', { decision: 'accepted', change })
  await ailsa.call('PATCH', '/api/profile', { preferences: { use_feedback_for_training: true } })
  const feedback = '/api/coach-feedback/00000000-0000-4000-8000-000000000000'
  await ailsa.call('PUT', feedback, { verdict: 'helped', reason: secret })
  const feed = { name: 'Mine', contents: ['priorities'], detail: 'full', morning_at: null, evening_at: null }
  await ailsa.call('POST', '/api/calendar-feeds', { ...feed, name: secret.slice(0, 60) })
  await ailsa.call(
    'POST',
    '/api/calendars/file?name=Mine&hue=1&is_busy_only=false',
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\nSUMMARY:${secret}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
    { 'content-type': 'text/calendar' },
  )
  await ailsa.call('PUT', '/api/slack/webhook', { address: 'https://hooks.slack.com/services/T/B/x' })
  // Only made on the way to and from another service.
  await app.owner(
    `insert into public.oauth_starts (user_id, service, state_hash, browser_hash) values ($1, 'slack', $2, $2)`,
    [ailsa.userId, Buffer.from(secret)],
  )
  await app.owner(
    `insert into public.calendar_accounts (user_id, id, service, name, tokens_sealed)
     values ($1, '00000000-0000-4000-8000-000000000000', 'google', $2, $3)`,
    [ailsa.userId, secret, Buffer.from(secret)],
  )
  const told = { address: 'https://example.org/told', events: ['plan.saved'] }
  await ailsa.call('POST', '/api/webhooks', told)
  await ailsa.call('PUT', `/api/days/${day}`, { ...emptyDay, intention: secret, version: 3 })
  await ailsa.call('POST', '/api/own-data/archive-ticket')
  const { body } = await ailsa.call('POST', '/api/tokens', {
    name: secret.slice(0, 60),
    days: 30,
    scope: 'propose',
  })
  const proposed = {
    change: { kind: 'set_intention', date: new Date().toISOString().slice(0, 10), text: secret },
  }
  const byKey = { authorization: `Bearer ${body.key}` }
  expect((await app.call('POST', '/api/proposals', proposed, byKey)).status).toBe(200)
  await ailsa.call('POST', '/api/health/file?kinds=steps&name=a.csv', `date,steps\n${day},4321`, {
    'content-type': 'text/csv',
  })
  const folder = { kind: 'webdav', address: 'https://example.org/dav/', user: secret, password: secret }
  await ailsa.call('POST', '/api/folder-export', { target: folder, rhythm: 'daily' })
  // Only written by the job.
  await app.owner(
    `insert into public.folder_export_files (user_id, path, digest) values ($1, 'day_plans/x.md', 'x')`,
    [ailsa.userId],
  )
  await app.owner(`insert into public.folder_export_runs (user_id, written, trouble) values ($1, 1, $2)`, [
    ailsa.userId,
    secret,
  ])
  await ailsa.call('PATCH', '/api/reminders', { most_a_day: 1 })
  const evening = { is_on: true, at_time: '20:30', weekday: null, ways: ['push'] }
  await ailsa.call('PUT', '/api/reminders/kinds/evening_close', evening)
  await ailsa.call('PUT', '/api/reminders/devices', {
    endpoint: 'https://push.example.org/one',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  })
  // Only written by the server, when a time has come.
  await app.owner(
    `with one as (insert into public.reminders (user_id, id, kind, day, title, path)
       values ($1, gen_random_uuid(), 'evening_close', $2, $3, '/home') returning user_id, id)
     insert into public.reminder_sends (user_id, reminder_id, way) select user_id, id, 'push' from one`,
    [ailsa.userId, day, secret],
  )
  // Only written by the server, where something is sold.
  await app.owner(
    `insert into public.subscriptions (user_id, state, provider, plan, per, amount, currency)
     values ($1, 'active', 'manual', 'balance', 'month', 600, 'GBP')`,
    [ailsa.userId],
  )
  await app.owner(
    `insert into public.invoices (user_id, id, number, state, amount, currency, issued_at, told_at)
     values ($1, 'own_1', $2, 'open', 600, 'GBP', now(), now())`,
    [ailsa.userId, secret],
  )
  await app.owner(
    `with made as (insert into public.teams (owner_id, name, seats) values ($1, $2, 5) returning id)
     insert into public.team_members (user_id, team_id, agreed) select $1, id, 'x' from made`,
    [ailsa.userId, secret],
  )
  await ailsa.call('POST', '/api/own-data/deletion', { phrase: 'delete everything' })
  await ailsa.call('POST', '/functions/v1/openai-chat', {
    botType: 'coach',
    messages: [{ role: 'user', content: secret }],
  })
})
afterAll(() => app.close())

const claimsOf = (person: Person): Claims =>
  JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString())

interface TableOfPeople {
  name: string
}

const tables = () =>
  app.owner<TableOfPeople>(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where c.relkind = 'r' and n.nspname = 'public' order by 1`)

/** Goes through every address that answers a question, with hers in it, and finds none of her words. */
async function seesNothing(person: Person): Promise<void> {
  const document = (await app.call('GET', '/api/openapi.json')).body as {
    paths: Record<string, Record<string, unknown>>
  }
  const addresses = Object.entries(document.paths).filter(([, methods]) => methods.get)
  expect(addresses.length).toBeGreaterThan(8)
  for (const [pattern] of addresses) {
    const path = pattern
      .replace('{date}', day)
      .replace('{month}', month)
      .replace('{start}', day)
      .replace('{pillar}', 'mind')
      .replace('{id}', '00000000-0000-4000-8000-000000000000')
      .replace('{kind}', 'day')
      .replace('{row}', day)
      .replace('{number}', '1')
    const answer = await person.call('GET', `${path}?today=${day}&from=${day}&to=${day}&words=sentence`)
    expect([path, answer.status < 500, JSON.stringify(answer.body).includes(secret)]).toEqual([
      path,
      true,
      false,
    ])
  }
}

describe("another person's rows", () => {
  it('are there for their owner', async () => {
    expect((await ailsa.call('GET', `/api/days/${day}`)).body.day.intention).toBe(secret)
    for (const { name } of await tables()) {
      // Only written by a configured model.
      if (['ai_usage', 'coach_sent'].includes(name)) continue
      const [found] = await app.owner(
        `select count(*)::int as count from public.${name} where user_id = $1`,
        [ailsa.userId],
      )
      expect([name, found?.count > 0]).toEqual([name, true])
    }
  })

  it('are not there for anybody else, at any address of the API', async () => {
    await seesNothing(ben)
  })

  it('are not there for an admin, at any address and in any table', async () => {
    const admin = await app.join('Nosy')
    await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [admin.userId])
    // An admin sees her name and that of her team; the number of an invoice is the operator's own. None is what she wrote.
    await app.owner(`update public.profiles set full_name = 'Ailsa' where user_id = $1`, [ailsa.userId])
    await app.owner(`update public.invoices set number = '2026-000001' where user_id = $1`, [ailsa.userId])
    await app.owner(`update public.teams set name = 'A team'`, [])
    await seesNothing(admin)
    for (const { name } of await tables()) {
      const { rows: seen } = await app.database.asUser(claimsOf(admin), (rows) =>
        sql`select * from ${sql.table(name)} where user_id = ${ailsa.userId}`.execute(rows),
      )
      expect([name, seen]).toEqual([name, []])
    }
    await app.owner('delete from auth.users where id = $1', [admin.userId])
  })

  it('hold no word that the service could read, as which the console looks at accounts and counts', async () => {
    // What a connection or a key is called, her own name in what a ticket remembers of her token, and sentences of ours.
    const named = new Set([
      'api_tokens.name',
      'calendar_accounts.name',
      'archive_tickets.claims',
      'folder_export_runs.trouble',
      'reminders.title',
    ])
    const readable: string[] = []
    for (const { name } of await tables()) {
      const columns = await app.owner<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and has_column_privilege('balanse_service', attrelid, attnum, 'select')`,
        [`public.${name}`],
      )
      const words = columns.filter((column) => !named.has(`${name}.${column.name}`))
      if (words.length === 0) continue
      const { rows: seen } = await app.database.asService((rows) =>
        sql`select ${sql.join(words.map((column) => sql.ref(column.name)))} from ${sql.table(name)}`.execute(
          rows,
        ),
      )
      if (JSON.stringify(seen).includes(secret)) readable.push(name)
    }
    expect(readable).toEqual([])
  })

  it('are refused without a sign-in at every address that is not public', async () => {
    const document = (await app.call('GET', '/api/openapi.json')).body as {
      paths: Record<string, Record<string, { 'x-role': string }>>
    }
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        expect(['user', 'admin', 'public']).toContain(operation['x-role'])
        if (operation['x-role'] === 'public') continue
        const body = method === 'get' || method === 'delete' ? undefined : {}
        const { status } = await app.call(
          method.toUpperCase(),
          path
            .replace('{date}', day)
            .replace('{month}', month)
            .replace('{start}', day)
            .replace('{pillar}', 'mind'),
          body,
        )
        // Input is checked before the sign-in is, so a body that is not valid says so; nothing is done either way.
        expect([path, method, [401, 422].includes(status)]).toEqual([path, method, true])
      }
  })

  it('cannot be seen, changed, removed or forged through SQL as the request role', async () => {
    for (const { name } of await tables()) {
      const table = sql.table(name)
      const asBen = <T>(statement: ReturnType<typeof sql<T>>) =>
        app.database.asUser(claimsOf(ben), (rows) => statement.execute(rows))
      const seen = await asBen(sql`select * from ${table} where user_id = ${ailsa.userId}`)
      expect([name, seen.rows]).toEqual([name, []])
      // A table may refuse the command outright or find no row; either way nothing of hers changes.
      const before = await app.owner(`select * from public.${name} where user_id = $1`, [ailsa.userId])
      await asBen(sql`update ${table} set updated_at = now() where user_id = ${ailsa.userId}`).catch(() => {})
      await asBen(sql`delete from ${table} where user_id = ${ailsa.userId}`).catch(() => {})
      expect(await app.owner(`select * from public.${name} where user_id = $1`, [ailsa.userId])).toEqual(
        before,
      )
      await expect(asBen(sql`insert into ${table} (user_id) values (${ailsa.userId})`)).rejects.toThrow()
    }
  })

  it('cannot be reached by becoming nobody, the login itself, or the service', async () => {
    await expect(
      app.database.asAnyone((rows) => rows.selectFrom('day_plans').selectAll().execute()),
    ).rejects.toThrow(/permission denied/)
    await app.database
      .asUser(claimsOf(ben), async (rows) => {
        await sql`reset role`.execute(rows)
        await expect(sql`select * from day_plans`.execute(rows)).rejects.toThrow(/permission denied/)
      })
      .catch(() => {})
    await expect(
      app.database.asUser(claimsOf(ben), (rows) => rows.selectFrom('auth.users').selectAll().execute()),
    ).rejects.toThrow(/permission denied/)
  })

  it('leaves no role or claim behind on the connection', async () => {
    await app.database.asUser(claimsOf(ailsa), (rows) => rows.selectFrom('day_plans').selectAll().execute())
    const { rows: found } = await app.database.asAnyone((rows) =>
      sql<{ role: string; uid: string | null }>`select current_user as role, auth.uid() as uid`.execute(rows),
    )
    expect(found).toEqual([{ role: 'balanse_anon', uid: null }])
  })
})

describe('the role of a person', () => {
  it('cannot be chosen at sign-up, by changing the account, or by any write of their own', async () => {
    const signup = await app.call('POST', '/auth/v1/signup', {
      email: 'climber@example.org',
      password: 'a long enough phrase',
      data: { role: 'admin', full_name: 'Climber' },
      role: 'admin',
      app_metadata: { role: 'admin' },
    })
    const headers = { authorization: `Bearer ${signup.body.access_token}` }
    await app.call('PUT', '/auth/v1/user', { data: { role: 'admin' } }, headers)
    await app.call('PATCH', '/api/profile', { role: 'admin', preferences: { role: 'admin' } }, headers)
    expect((await app.call('GET', '/api/profile', undefined, headers)).body.user.role).toBe('user')
    expect((await app.call('GET', '/api/admin/overview', undefined, headers)).status).toBe(404)
    await expect(
      app.database.asUser(claimsOf(ben), (rows) =>
        rows.updateTable('profiles').set({ role: 'admin' }).where('user_id', '=', ben.userId).execute(),
      ),
    ).rejects.toThrow(/permission denied/)
  })

  it('opens the counts to an admin, and nothing else of anybody', async () => {
    const admin = await app.join('Admin')
    await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [admin.userId])
    const { status, body } = await admin.call('GET', '/api/admin/overview')
    expect(status).toBe(200)
    expect(body).toMatchObject({ day_plans: 1, visions: 1, evening_reflections: 1 })
    expect((await admin.call('GET', `/api/days/${day}`)).body.day.version).toBe(0)
  })
})
