import type pg from 'pg'
import { migrate } from '../migrate.server.ts'
import { BackupRefused, BackupUnreadable } from './backup-errors.server.ts'
import { copyIn, copyOut } from './copy-rows.server.ts'
import { startMeasure, type About, type EndEntry, type Measure } from './entries.server.ts'
import { openBackup } from './read-backup.server.ts'
import { connectPlainly, copyInto, copyOutOf, listTables, type Table } from './tables.server.ts'

/** What to do with each file of the backup; its bytes have to be read to their end. */
export type TakeFile = (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>

export interface Restored {
  made_at: string
  tables: number
  rows: number
  files: number
  files_elsewhere: string
}

/**
 * Fills the empty database at `ownerUrl` with a backup: first as old as the backup is, then every row in one transaction, then
 * each table is read again and held against the checksum in the file, and only then come newer migrations. Throws a sentence,
 * and leaves an empty database behind. `takeFile` gets the files once the tables are in and right.
 */
export async function restoreBackup(
  path: string,
  passphrase: string | undefined,
  ownerUrl: string,
  takeFile: TakeFile,
): Promise<Restored> {
  const { head, entries } = await openBackup(path, passphrase)
  const about = await entries.next()
  if (about.entry !== 'about') throw new BackupUnreadable('The backup is damaged.')
  await migrate(ownerUrl, about.migrations)
  const client = await connectPlainly(ownerUrl)
  let files = 0
  let end: EndEntry
  try {
    const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
    const written = new Map<string, Measure>()
    await client.query('begin')
    const forced = await openTables(client, tables)
    let isChecked = false
    /** After the last row, before the first file. */
    const check = async () => {
      if (!isChecked) await compare(client, tables, written)
      isChecked = true
    }
    for (;;) {
      const entry = await entries.next()
      if (entry.entry === 'table') {
        const table = tables.get(entry.name)
        if (!table || table.columns.join() !== entry.columns.join())
          throw new BackupUnreadable(`The backup has a table that does not fit here (${entry.name}).`)
        const blocks = entries.blocks(true, (measure) => written.set(entry.name, measure))
        await copyIn(client, copyInto(table), blocks)
      } else if (entry.entry === 'file') {
        await check()
        await takeFile(
          entry.name,
          entries.blocks(false, () => void (files += 1)),
        )
      } else if (entry.entry === 'end') {
        await check()
        end = entry
        break
      } else throw new BackupUnreadable('The backup is damaged.')
    }
    if (end.tables !== written.size || end.files !== files)
      throw new BackupUnreadable('The backup does not hold as many parts as it says.')
    await closeTables(client, tables, forced, about)
    await client.query('commit')
  } finally {
    await client.end().catch(() => {})
  }
  await migrate(ownerUrl)
  const { tables, rows } = end
  return { made_at: head.made_at, tables, rows, files, files_elsewhere: about.files_elsewhere }
}

/**
 * Nothing may add rows of its own while rows come in, and the owner has to be let in. Answers the tables whose row-level
 * security was forced; closeTables forces it again.
 */
async function openTables(client: pg.Client, tables: ReadonlyMap<string, Table>): Promise<string[]> {
  const { rows: forced } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relforcerowsecurity and c.relkind = 'r'`,
  )
  for (const name of tables.keys())
    await client.query(
      `alter table ${name} disable trigger user; alter table ${name} no force row level security`,
    )
  const { rows } = await client.query<{ people: number }>('select count(*)::int as people from auth.users')
  if (rows[0]?.people !== 0)
    throw new BackupRefused(
      'There are people in this database already. A backup goes into an empty one only.',
    )
  // What a migration put there comes with the backup.
  await client.query(`truncate ${[...tables.keys()].join(', ')}`)
  return forced.map(({ name }) => name)
}

async function closeTables(
  client: pg.Client,
  tables: ReadonlyMap<string, Table>,
  forced: readonly string[],
  about: About,
): Promise<void> {
  for (const { name, value, is_called } of about.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, is_called])
  for (const name of tables.keys()) await client.query(`alter table ${name} enable trigger user`)
  for (const name of forced)
    if (tables.has(name)) await client.query(`alter table ${name} force row level security`)
}

/** Reads every table as it is now and holds it against what was written into the backup. */
async function compare(
  client: pg.Client,
  tables: ReadonlyMap<string, Table>,
  written: ReadonlyMap<string, Measure>,
): Promise<void> {
  for (const [name, measure] of written) {
    const table = tables.get(name)
    if (!table) continue
    const measuring = startMeasure(true)
    for await (const block of copyOut(client, copyOutOf(table))) measuring.take(block)
    const found = measuring.end()
    if (found.rows !== measure.rows || found.sha256 !== measure.sha256)
      throw new BackupUnreadable(
        `The table ${name} came back with ${found.rows} rows instead of ${measure.rows}, or with other contents.`,
      )
  }
}
