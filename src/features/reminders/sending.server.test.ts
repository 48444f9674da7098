import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, weekday } from '#platform/contract/dates.ts'
import { openDatabase, type Database } from '#platform/db/database.server.ts'
import { requestUrl } from '#platform/db/roles.server.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyDay } from '../day/contract.ts'
import { emptyEvening } from '../reflect/contract.ts'
import type { Kind } from './contract.ts'
import { reminderJobs } from './jobs.server.ts'
import { makeDue, noonDay, noonZone } from './noon.server.test-support.ts'
import type { Message, ReminderWay, WayAnswer } from './parts/ways.server.ts'

const root = join(import.meta.dirname, '../../..')
let app: TestApp
let other: Database
const taken: (Message & { userId: string })[] = []
let answer: (message: Message) => WayAnswer = () => ({ sent: true })

const way: ReminderWay = {
  name: 'push',
  readyFor: async () => true,
  async send(userId, message) {
    taken.push({ userId, ...message })
    return answer(message)
  },
}

beforeAll(async () => {
  app = await createTestApp()
  other = openDatabase(requestUrl(app.ownerUrl), { max: 4 })
})
afterAll(async () => {
  await other.close()
  await app.close()
})
beforeEach(() => {
  taken.length = 0
  answer = () => ({ sent: true })
})

const called: string[] = []
const run = (database: Database = app.database) =>
  reminderJobs({ database, ways: [way], add: async (name) => called.push(name) })['send-reminders']?.run(null)
const rowsOf = (person: Person) =>
  app.owner<{ kind: string; title: string; body: string; lines: string[] }>(
    'select kind, title, body, lines from public.reminders where user_id = $1 order by created_at, kind',
    [person.userId],
  )
const sendsOf = (person: Person) =>
  app.owner<{ state: string; tries: number; trouble: string; due: boolean }>(
    'select state, tries, trouble, next_at <= now() as due from public.reminder_sends where user_id = $1',
    [person.userId],
  )
/** A person for whom a kind has just come due. */
async function dueFor(kind: Kind, weekly = false): Promise<Person> {
  const person = await app.join()
  await makeDue(app, person, kind, ['push'], weekly ? weekday(noonDay) : null)
  return person
}

describe('a reminder', () => {
  it('comes once, into the inbox and by its ways, and the next time is for the next day', async () => {
    const person = await dueFor('evening_close')
    await Promise.all([run(), run(other)])
    await run()
    expect(taken).toMatchObject([{ userId: person.userId, title: 'Two minutes for tonight?' }])
    const { body } = await person.call('GET', '/api/reminders/inbox')
    expect(body.reminders).toMatchObject([{ id: taken[0]?.id, path: '/evening-reflection', read_at: null }])
    const [next] = await app.owner(
      'select next_day, last_day from public.reminder_kinds where user_id = $1',
      [person.userId],
    )
    expect(next).toEqual({ next_day: addDays(noonDay, 1), last_day: noonDay })
  })

  it.each<[string, Kind, (person: Person) => Promise<unknown>]>([
    [
      'the evening is closed',
      'evening_close',
      (person) =>
        person.call('PUT', `/api/evenings/${noonDay}`, { ...emptyEvening, version: 0, is_finished: true }),
    ],
    [
      'the day is planned',
      'morning_plan',
      (person) =>
        person.call('PUT', `/api/days/${noonDay}`, { ...emptyDay, intention: 'Slowly', version: 0 }),
    ],
    [
      'the day is one of rest',
      'evening_close',
      (person) =>
        person.call('PUT', `/api/pauses/${randomUUID()}`, {
          kind: 'rest',
          from: noonDay,
          to: noonDay,
          version: 0,
        }),
    ],
    [
      'they are snoozed',
      'evening_close',
      (person) => person.call('PATCH', '/api/reminders', { paused_until: addDays(noonDay, 1) }),
    ],
    [
      'they are paused',
      'evening_close',
      (person) => person.call('PATCH', '/api/reminders', { is_paused: true }),
    ],
    [
      'the account is about to be deleted',
      'evening_close',
      (person) => person.call('POST', '/api/own-data/deletion', { phrase: 'delete everything' }),
    ],
    [
      'the account is closed',
      'evening_close',
      (person) =>
        app.owner(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
          person.userId,
        ]),
    ],
    ['the week holds nothing', 'weekly_digest', async () => {}],
    ['no journey asks for a look back', 'mid_vision', async () => {}],
    ['nothing of tomorrow lies over anything', 'calendar_conflict', async () => {}],
  ])('does not come when %s', async (_why, kind, prepare) => {
    const person = await dueFor(kind, kind === 'weekly_digest')
    expect(((await prepare(person)) as { status?: number } | undefined)?.status ?? 200).toBe(200)
    await run()
    expect([taken, await rowsOf(person)]).toEqual([[], []])
    const [next] = await app.owner(
      'select next_due_at > now() as is_ahead from public.reminder_kinds where user_id = $1',
      [person.userId],
    )
    expect(next).toEqual({ is_ahead: true })
  })

  it('comes twice a day at most, over all kinds', async () => {
    const person = await dueFor('evening_close')
    await makeDue(app, person, 'morning_plan', ['push'])
    await makeDue(app, person, 'weekly_review', ['push'], weekday(noonDay))
    await Promise.all([run(), run(other)])
    await run()
    expect(await rowsOf(person)).toHaveLength(2)
    expect(taken).toHaveLength(2)
  })

  it('waits in the inbox alone in quiet hours', async () => {
    const person = await dueFor('evening_close')
    await person.call('PATCH', '/api/reminders', { quiet_from: '11:00', quiet_to: '14:00' })
    await run()
    expect([taken, (await rowsOf(person)).length, await sendsOf(person)]).toEqual([[], 1, []])
  })

  it('has its time worked out anew when its person moves to another clock, and comes no second time that day', async () => {
    const person = await dueFor('evening_close')
    await run()
    await person.call('PATCH', '/api/profile', { rhythm: { time_zone: 'Pacific/Pago_Pago' } })
    await run()
    const [next] = await app.owner(
      `select next_day > last_day as is_later, to_char(next_due_at at time zone 'Pacific/Pago_Pago', 'HH24:MI') as clock
       from public.reminder_kinds where user_id = $1`,
      [person.userId],
    )
    expect(next).toEqual({ is_later: true, clock: '12:00' })
    await person.call('PATCH', '/api/profile', { rhythm: { time_zone: noonZone } })
    await run()
    expect([taken.length, (await rowsOf(person)).length]).toEqual([1, 1])
  })
})

describe('what it says', () => {
  it('is a count, and holds lines of the person only where they let it, never in what leaves by a way', async () => {
    const person = await dueFor('weekly_digest', true)
    await person.call('PUT', `/api/days/${noonDay}`, { ...emptyDay, intention: 'A secret wish', version: 0 })
    await run()
    expect(await rowsOf(person)).toMatchObject([{ body: '1 day planned.', lines: [] }])
    await app.owner('delete from public.reminders where user_id = $1', [person.userId])
    await person.call('PATCH', '/api/reminders', { has_own_lines: true })
    await makeDue(app, person, 'weekly_digest', ['push'], weekday(noonDay))
    await run()
    expect(await rowsOf(person)).toMatchObject([{ body: '1 day planned.', lines: ['A secret wish'] }])
    expect(taken.map(({ title, text }) => title + text).join()).not.toContain('secret')
  })

  it('holds nothing of the person in privacy mode', async () => {
    const person = await dueFor('weekly_digest', true)
    await person.call('PATCH', '/api/reminders', { has_own_lines: true })
    await person.call('PATCH', '/api/profile', { preferences: { privacy_mode: true } })
    await person.call('PUT', `/api/days/${noonDay}`, { ...emptyDay, intention: 'A secret wish', version: 0 })
    await run()
    expect(await rowsOf(person)).toMatchObject([{ body: 'What it held is there to be read.', lines: [] }])
  })

  it('tells of appointments of tomorrow that lie over each other, and of none of their names', async () => {
    const person = await dueFor('calendar_conflict')
    const day = addDays(noonDay, 1).replaceAll('-', '')
    const event = (id: number, from: string, to: string) =>
      `BEGIN:VEVENT\r\nUID:${id}\r\nDTSTART;TZID=${noonZone}:${day}T${from}00\r\nDTEND;TZID=${noonZone}:${day}T${to}00\r\nSUMMARY:A secret talk\r\nEND:VEVENT\r\n`
    const { status } = await person.call(
      'POST',
      '/api/calendars/file?name=Mine&hue=1&is_busy_only=false',
      `BEGIN:VCALENDAR\r\n${event(1, '1000', '1100')}${event(2, '1030', '1200')}END:VCALENDAR\r\n`,
      { 'content-type': 'text/calendar' },
    )
    expect(status).toBe(200)
    await run()
    expect(taken).toMatchObject([
      { title: 'A look at tomorrow?', path: `/day-plan?date=${addDays(noonDay, 1)}` },
    ])
    expect(JSON.stringify(await rowsOf(person))).not.toContain('secret')
  })

  it('asks for a look back on the thirtieth day of a journey', async () => {
    const person = await dueFor('mid_vision')
    await app.owner('insert into public.vision_journeys (user_id, start_date) values ($1, $2)', [
      person.userId,
      addDays(noonDay, -29),
    ])
    await run()
    expect(taken).toMatchObject([{ title: 'Day 30 of 90', path: '/vision-90-days' }])
  })
})

describe('a way that does not take it', () => {
  it('is tried again later, each time longer, and given up in the end', async () => {
    const person = await dueFor('evening_close')
    answer = () => ({ sent: false, again: true, trouble: 'Not now.' })
    for (let tries = 1; tries <= 6; tries++) {
      await run()
      expect(await sendsOf(person)).toMatchObject([
        { state: tries < 6 ? 'waiting' : 'given_up', tries, trouble: 'Not now.', due: tries === 6 },
      ])
      await run()
      expect(taken).toHaveLength(tries)
      if (tries < 6)
        await app.owner('update public.reminder_sends set next_at = now() where user_id = $1', [
          person.userId,
        ])
    }
  })

  it('is left alone when it says that another try ends the same, or when it is not wanted any more', async () => {
    const person = await dueFor('evening_close')
    answer = () => ({ sent: false, again: false, trouble: 'Gone.' })
    await run()
    expect(await sendsOf(person)).toMatchObject([{ state: 'given_up', trouble: 'Gone.' }])
    const second = await dueFor('evening_close')
    answer = () => ({ sent: false, again: true, trouble: 'Not now.' })
    await run()
    await second.call('PUT', '/api/reminders/kinds/evening_close', {
      is_on: false,
      at_time: '12:00',
      weekday: null,
      ways: ['push'],
    })
    await app.owner('update public.reminder_sends set next_at = now() where user_id = $1', [second.userId])
    taken.length = 0
    await run()
    expect([taken, await sendsOf(second)]).toMatchObject([[], [{ state: 'given_up' }]])
  })

  it('keeps nobody else waiting when it breaks, and the fault is said', async () => {
    const [broken, well] = [await dueFor('evening_close'), await dueFor('evening_close')]
    answer = ({ id }) => {
      if (taken.find((each) => each.id === id)?.userId === broken.userId) throw new Error('our fault')
      return { sent: true }
    }
    await expect(run()).rejects.toThrow('our fault')
    expect([await sendsOf(well), await sendsOf(broken)]).toMatchObject([
      [{ state: 'sent' }],
      [{ state: 'waiting' }],
    ])
    await app.owner(`update public.reminder_sends set state = 'given_up' where user_id = $1`, [broken.userId])
  })
})

describe('hundreds that are due at once', () => {
  const count = 300

  async function manyDue(): Promise<void> {
    await app.owner(`delete from auth.users where email like 'many-%'`)
    await app.owner(
      `insert into auth.users (id, email) select gen_random_uuid(), 'many-' || n || '@example.org' from generate_series(1, ${count}) n`,
    )
    await app.owner(
      `update public.profiles set time_zone = $1 where user_id in (select id from auth.users where email like 'many-%')`,
      [noonZone],
    )
    await app.owner(
      `insert into public.reminder_kinds (user_id, kind, is_on, at_time, ways, next_due_at, next_day)
       select id, 'evening_close', true, '12:00', '["push"]', now(), $1 from auth.users where email like 'many-%'`,
      [noonDay],
    )
  }
  const drain = async (database: Database) => {
    await run(database)
    // What the other one held just then is there the next minute.
    await run(database)
  }

  it('are all taken by two processes, none twice', async () => {
    await manyDue()
    await Promise.all([drain(app.database), drain(other)])
    expect(taken).toHaveLength(count)
    expect(new Set(taken.map(({ userId }) => userId)).size).toBe(count)
  })

  it('have another process called, because they are more than one go', async () => {
    await manyDue()
    called.length = 0
    await run()
    expect([called, taken.length]).toEqual([['help-send-reminders'], count])
  })

  it('are none of them gone when a process is killed that held them', async () => {
    await manyDue()
    const killed = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { openDatabase } from '#platform/db/database.server.ts'
         import { layDue } from '#features/reminders/parts/lay-due.server.ts'
         const database = openDatabase(process.env.OWN_URL)
         await database.asService(async (rows) => {
           console.log(await layDue(rows, new Date(), 200))
           await new Promise((resolve) => setTimeout(resolve, 60_000))
         })`,
      ],
      {
        cwd: root,
        env: { ...process.env, OWN_URL: requestUrl(app.ownerUrl) },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const held = await new Promise((resolve) =>
      killed.stdout.once('data', (text: Buffer) => resolve(text.toString().trim())),
    )
    expect(held).toBe('200')
    await run()
    expect(taken).toHaveLength(count - 200)
    killed.kill('SIGKILL')
    await new Promise((resolve) => killed.once('exit', resolve))
    // Postgres notices a moment later that nobody is at the other end.
    await vi.waitFor(
      async () => {
        await run()
        expect(taken).toHaveLength(count)
      },
      { timeout: 20_000, interval: 100 },
    )
    expect(new Set(taken.map(({ userId }) => userId)).size).toBe(count)
  })
})
