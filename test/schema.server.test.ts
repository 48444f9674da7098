import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../src/platform/db/migrate.server.ts'
import { generateTypes } from '../tools/codegen.ts'
import { createTestDatabase, type TestDatabase } from './app.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.close())

describe('the migrated database', () => {
  it('is what the committed types say', () => {
    const folder = mkdtempSync(join(tmpdir(), 'balanse-types-'))
    const file = join(folder, 'schema.ts')
    try {
      generateTypes(store.ownerUrl, file)
      const committed = join(import.meta.dirname, '../src/platform/db/schema.generated.ts')
      expect(readFileSync(committed, 'utf8')).toBe(readFileSync(file, 'utf8'))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('does nothing when it is migrated again, also by two processes at once', async () => {
    expect(await Promise.all([migrate(store.ownerUrl), migrate(store.ownerUrl)])).toEqual([[], []])
  })

  it('refuses to go on when an applied migration was changed, or when it comes from a newer version', async () => {
    await store.owner(
      `update public.schema_migrations set checksum = 'other' where name = '0020-vision-visions.sql'`,
    )
    await expect(migrate(store.ownerUrl)).rejects.toThrow(
      '0020-vision-visions.sql was changed after it was applied',
    )
    await store.owner(`insert into public.schema_migrations (name, checksum) values ('9999-later.sql', 'x')`)
    await expect(migrate(store.ownerUrl)).rejects.toThrow('written by a newer Balanse')
  })

  it('has row-level security, forced, on every table of a person', async () => {
    const open = await store.owner<{ name: string }>(`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'auth') and not (c.relrowsecurity and c.relforcerowsecurity)
      order by 1`)
    // None of these holds anything of a person: applied migrations, and counters of a day or under hashed keys.
    expect(open.map((row) => row.name)).toEqual([
      'auth.rate_limits',
      'public.ai_spend',
      'public.chat_limits',
      'public.schema_migrations',
    ])
  })

  it('starts every key of a person with their id', async () => {
    const keys = await store.owner<{ name: string; first: string }>(`
      select c.relname as name, a.attname as first
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indisprimary and n.nspname = 'public'
      and exists (select 1 from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id')`)
    expect(keys.filter((key) => key.first !== 'user_id')).toEqual([])
  })

  it('lets the request login be nothing but a request', async () => {
    const [login] = await store.owner(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit from pg_roles where rolname = 'balanse_app'`,
    )
    expect(login).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolinherit: false,
    })
    const owned = await store.owner(
      `select 1 from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname like 'balanse\\_%'`,
    )
    expect(owned).toEqual([])
  })
})
