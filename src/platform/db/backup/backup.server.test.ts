import {
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/app.ts'
import { addBackup, listBackups } from './backup-folder.server.ts'
import { holdBackups } from './backup-lock.server.ts'
import { troubleOf } from './backup-errors.server.ts'
import { emptyDatabase } from './empty-database.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { tryBackup } from './try-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

let store: TestDatabase
let folder: string
let path: string
const secret = 'a sentence that only its owner reads, with a tab\t, a backslash \\ and a line\nbreak'
const passphrase = 'a passphrase of the house'
const noFiles = async function* () {}
const source = (ownerUrl: string) => ({ ownerUrl, version: '0', files: noFiles, filesElsewhere: '' })
const drain = async (_name: string, bytes: AsyncIterable<Buffer>) => {
  for await (const _ of bytes);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balanse-backup-'))
  store = await createTestDatabase()
  const [person] = await store.owner<{ id: string }>(
    `insert into auth.users (email, user_metadata) values ('b@example.org', '{"full_name": "Bea"}') returning id`,
  )
  for (let day = 1; day <= 40; day++)
    await store.owner(
      `insert into public.day_plans (user_id, date, intention, great_day, main_priorities, time_for_me, mind_tasks, body_tasks)
       values ($1, $2, $3, '', '[]', '', '[]', '[]')`,
      [
        person?.id,
        `2026-01-${String((day % 28) + 1).padStart(2, '0')}`.replace(/-01-/, day > 28 ? '-02-' : '-01-'),
        secret,
      ],
    )
  await store.owner(`select nextval('public.invoice_numbers'), nextval('public.invoice_numbers')`)
  path = join(
    folder,
    (
      await addBackup(join(folder, 'open'), source(store.ownerUrl), {
        passphrase: undefined,
        keep: 9,
        expected: 0,
      })
    ).name,
  )
  path = join(folder, 'open', readdirSync(join(folder, 'open'))[0] ?? '')
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A database that nothing was done with. */
async function freshDatabase(owner?: string): Promise<string> {
  const name = `restored_${process.pid}_${Math.random().toString(36).slice(2)}`
  await query(inject('ownerUrl'), `create database ${name}${owner ? ` owner ${owner}` : ''}`)
  const url = new URL(inject('ownerUrl'))
  url.pathname = `/${name}`
  return url.href
}
async function query<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}
const contents = async (url: string) => {
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'storage')
     and tablename not in ('backup_runs') order by 1`,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables)
    found[name] = (await query(url, `select to_jsonb(t) - 'applied_at' as row from ${name} t`))
      .map((one) => JSON.stringify(one))
      .toSorted()
  return found
}

describe('a backup', () => {
  it('brings everything back into an empty database, row by row, with its rules in force again', async () => {
    const url = await freshDatabase()
    const restored = await restoreBackup(path, undefined, url, drain)
    expect(restored.rows).toBeGreaterThan(40)
    expect(await contents(url)).toEqual(await contents(store.ownerUrl))
    expect(await query(url, `select last_value::text from public.invoice_numbers`)).toEqual([
      { last_value: '2' },
    ])
    const state = `select relname, relrowsecurity, relforcerowsecurity, (select count(*)::int from pg_trigger where tgrelid = c.oid and tgenabled <> 'O') as off
      from pg_class c where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace) order by relnamespace::text, relname`
    expect(await query(url, state)).toEqual(await query(store.ownerUrl, state))
  })

  it('goes into no database in which somebody has an account', async () => {
    await expect(emptyDatabase(store.ownerUrl)).rejects.toThrow(
      /works on this database|people in this database/,
    )
    await expect(restoreBackup(path, undefined, store.ownerUrl, drain)).rejects.toThrow(
      'people in this database',
    )
    expect(await store.owner('select email from auth.users')).toEqual([{ email: 'b@example.org' }])
  })

  it('takes a database in which nobody has been yet, whatever its start put there', async () => {
    const other = await createTestDatabase()
    await other.database.close()
    await emptyDatabase(other.ownerUrl)
    await restoreBackup(path, undefined, other.ownerUrl, drain)
    expect(await contents(other.ownerUrl)).toEqual(await contents(store.ownerUrl))
  })

  it('is one moment, however much is written meanwhile, and readable by its owner only', async () => {
    const url = await freshDatabase()
    const isGoing = { yes: true }
    const writing = (async () => {
      for (let n = 0; isGoing.yes; n++) {
        await store.owner(
          `with one as (insert into auth.users (email) values ('w${n}@example.org') returning id)
           insert into public.activity_events (user_id, action) select id, 'archive_taken' from one where false`,
        )
        await store.owner(
          `insert into public.activity_events (user_id, action) select id, 'archive_taken' from auth.users where email = 'w${n}@example.org'`,
        )
      }
    })()
    const { name } = await addBackup(join(folder, 'busy'), source(store.ownerUrl), {
      passphrase: undefined,
      keep: 9,
      expected: 0,
    })
    isGoing.yes = false
    await writing
    await restoreBackup(join(folder, 'busy', name), undefined, url, drain)
    const [row] = await query<{ without: number }>(
      url,
      `select count(*)::int as without from auth.users u where not exists (select 1 from public.profiles p where p.user_id = u.id)`,
    )
    expect(row?.without).toBe(0)
    expect(statSync(join(folder, 'busy', name)).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'busy')).mode & 0o777).toBe(0o700)
  })

  it('that was changed or cut off anywhere is refused', async () => {
    const bytes = readFileSync(path)
    const broken = join(folder, 'broken')
    for (const given of [
      bytes.subarray(0, bytes.length - 40),
      Buffer.concat([
        bytes.subarray(0, bytes.length / 2),
        Buffer.from([255]),
        bytes.subarray(bytes.length / 2 + 1),
      ]),
      Buffer.from('{"something": "else"}\n'),
      Buffer.from('no backup at all'),
      Buffer.alloc(0),
    ]) {
      writeFileSync(broken, given)
      const failure = await tryBackup(broken, undefined, store.ownerUrl).catch((error: unknown) => error)
      expect(troubleOf(failure)).toMatch(/damaged|cut off|no backup|checksum|not what was written|does not/)
    }
    expect(
      await query(store.ownerUrl, `select datname from pg_database where datname like 'balanse_trial%'`),
    ).toEqual([])
  })
})

describe('a sealed backup', () => {
  it('shows no word, opens with its passphrase and with no other', async () => {
    const place = join(folder, 'sealed')
    const { name } = await addBackup(place, source(store.ownerUrl), { passphrase, keep: 9, expected: 0 })
    const file = join(place, name)
    expect((await listBackups(place)).map(({ is_sealed }) => is_sealed)).toEqual([true])
    expect((await tryBackup(file, passphrase, store.ownerUrl))?.rows).toBeGreaterThan(40)
    await expect(tryBackup(file, 'another passphrase', store.ownerUrl)).rejects.toThrow('does not fit')
    await expect(tryBackup(file, undefined, store.ownerUrl)).rejects.toThrow('BALANSE_BACKUP_KEY')
    const bytes = readFileSync(file)
    for (const at of [bytes.length - 1, Math.floor(bytes.length / 2), bytes.indexOf(10) + 30]) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      writeFileSync(join(folder, 'changed'), changed)
      await expect(tryBackup(join(folder, 'changed'), passphrase, store.ownerUrl)).rejects.toThrow(
        /damaged|does not fit/,
      )
    }
  })
})

describe('the folder', () => {
  it('keeps the newest, and keeps what is there when there is no room for another', async () => {
    const place = join(folder, 'kept')
    const keepTwo = { passphrase: undefined, keep: 2, expected: 0 }
    const names: string[] = []
    for (let n = 0; n < 3; n++) {
      names.push((await addBackup(place, source(store.ownerUrl), keepTwo)).name)
      // Names are seconds.
      const before = Math.floor(Date.now() / 1000)
      await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 5_000 }).not.toBe(before)
    }
    expect((await listBackups(place)).map(({ name }) => name)).toEqual(names.slice(1).toReversed())
    await expect(
      addBackup(place, source(store.ownerUrl), { ...keepTwo, expected: Number.MAX_SAFE_INTEGER }),
    ).rejects.toThrow('too full')
    expect(readdirSync(place).toSorted()).toEqual(names.slice(1))
  })

  it('says that a disk is full, when it fills up on the way', async () => {
    const failure = await writeBackup(
      source(store.ownerUrl),
      undefined,
      createWriteStream('/dev/full', { flags: 'w' }),
      new Date(),
    ).catch((error: unknown) => error)
    expect(troubleOf(failure)).toContain('The disk is full')
  })

  it('is worked on by one process at a time', async () => {
    await holdBackups(store.ownerUrl, () =>
      expect(holdBackups(store.ownerUrl, async () => {})).rejects.toThrow('already'),
    )
  })
})

describe('an owner that is no superuser', () => {
  it('copies every row and gets every row back', async () => {
    await query(
      inject('ownerUrl'),
      // The password of the usual owner: the one of the login of requests is made of it, and all tests share that login.
      `do $$ begin create role plain_owner login createrole nosuperuser password '${new URL(inject('ownerUrl')).password}'; exception when duplicate_object then null; end $$`,
    )
    for (const role of ['balanse_user', 'balanse_anon', 'balanse_service'])
      await query(inject('ownerUrl'), `grant ${role} to plain_owner with admin option`)
    const login = new URL(await freshDatabase('plain_owner'))
    login.username = 'plain_owner'
    await restoreBackup(path, undefined, login.href, drain)
    const { name } = await addBackup(join(folder, 'plain'), source(login.href), {
      passphrase: undefined,
      keep: 9,
      expected: 0,
    })
    const url = await freshDatabase()
    await restoreBackup(join(folder, 'plain', name), undefined, url, drain)
    expect((await query(url, 'select intention from public.day_plans')).length).toBe(40)
    // It may not make a database, so a trial reads the file and says so.
    expect(await tryBackup(path, undefined, login.href)).toBeNull()
  })
})
