import pg from 'pg'
import type { About } from './entries.server.ts'

export interface Table {
  /** schema.table, each part quoted where it has to be. */
  name: string
  columns: string[]
}

/** Not data of anybody: what was applied, what ran, and what only counts for an hour. */
const leftOut = ['public.schema_migrations', 'public.backup_runs', 'public.chat_limits', 'auth.rate_limits']
const ours = ['public', 'auth', 'storage']

/** Every table of ours, those that others refer to first. Computed columns are left out: they come by themselves. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select distinct format('%I.%I', fn.nspname, f.relname) from pg_constraint k
         join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any ($1) order by 1`,
    [ours],
  )
  const left = rows.filter(({ name }) => !leftOut.includes(name))
  const sorted: Table[] = []
  while (left.length > 0) {
    const at = left.findIndex(({ needs }) =>
      needs.every((name) => !left.some((other) => other.name === name)),
    )
    const [table] = left.splice(at, 1)
    if (at < 0 || !table)
      throw new Error('Tables refer to each other in a ring; a restore could not fill them.')
    sorted.push({ name: table.name, columns: table.columns })
  }
  return sorted
}

export async function readAbout(client: pg.Client, filesElsewhere: string): Promise<About> {
  const migrations = await client.query<About['migrations'][number]>(
    'select name, checksum from public.schema_migrations order by name',
  )
  const names = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any ($1) order by 1`,
    [ours],
  )
  const sequences: About['sequences'] = []
  for (const { name } of names.rows) {
    const { rows } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${name}`,
    )
    if (rows[0]) sequences.push({ name, ...rows[0] })
  }
  return { entry: 'about', migrations: migrations.rows, sequences, files_elsewhere: filesElsewhere }
}

const columnsOf = ({ columns }: Table) => columns.map((name) => pg.escapeIdentifier(name)).join(', ')
export const copyOutOf = (table: Table) => `copy ${table.name} (${columnsOf(table)}) to stdout`
export const copyInto = (table: Table) => `copy ${table.name} (${columnsOf(table)}) from stdin`

/** A connection on which every value has one spelling, and a table is read in the order in which it lies. */
export async function connectPlainly(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'balanse backup',
  })
  client.on('error', () => {})
  await client.connect()
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
     set bytea_output = 'hex'; set client_encoding = 'UTF8'; set synchronize_seqscans = off; set statement_timeout = 0`,
  )
  return client
}

/**
 * An owner that is no superuser is held by forced row-level security like anybody else, and would copy fewer rows than there
 * are. It gives itself a way to read, once; that it owns the tables means it always could.
 */
export async function letOwnerRead(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const { rows } = await client.query<{ is_free: boolean }>(
    'select rolsuper or rolbypassrls as is_free from pg_roles where rolname = current_user',
  )
  if (rows[0]?.is_free) return
  await client.query(`set lock_timeout = '10s'`)
  for (const { name } of tables)
    await client.query(`do $$ begin
      if (select relrowsecurity from pg_class where oid = '${name}'::regclass)
        and not exists (select 1 from pg_policy where polrelid = '${name}'::regclass and polname = 'by_backup') then
        create policy by_backup on ${name} for select to current_user using (true);
      end if; end $$`)
}
