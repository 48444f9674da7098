import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { prepareQueue } from './queue.server.ts'
import { ensureRoles } from './roles.server.ts'

const folder = join(import.meta.dirname, '../../../migrations')
/** Any fixed number: the key of the advisory lock that lets only one process migrate at a time. */
const lockKey = 7_202_611

/**
 * Brings the database to the newest migration, in the order of the file names, each in a transaction of its own.
 * Returns the names that were applied now. Throws a sentence when a migration changed after it was applied, or
 * when the database was written by a newer version of this program. With `only`, goes exactly as far as another database had
 * gone: a backup is filled into the tables of its own time.
 */
export async function migrate(
  ownerUrl: string,
  only?: readonly { name: string; checksum: string }[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${lockKey})`)
    await ensureRoles(client, ownerUrl)
    await client.query(
      `create table if not exists public.schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from public.schema_migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const every = migrationFiles()
    const files = only ? every.filter(({ name }) => only.some((one) => one.name === name)) : every
    requireKnown(only ?? [], every)
    if (only && [...applied.keys()].some((name) => !only.some((one) => one.name === name)))
      throw new Error('This database is newer than the backup. Give an empty database; nothing was changed.')
    for (const name of applied.keys())
      if (!files.some((file) => file.name === name))
        throw new Error(
          `This database was written by a newer Balanse (it knows ${name}). Start that version; nothing was changed.`,
        )
    const done: string[] = []
    for (const file of files) {
      const known = applied.get(file.name)
      if (known === file.checksum) continue
      if (known)
        throw new Error(`The migration ${file.name} was changed after it was applied. Nothing was changed.`)
      await apply(client, file)
      done.push(file.name)
    }
    await prepareQueue(client, ownerUrl)
    return done
  } finally {
    await client.end()
  }
}

function requireKnown(
  wanted: readonly { name: string; checksum: string }[],
  files: readonly MigrationFile[],
) {
  for (const { name, checksum } of wanted)
    if (files.find((file) => file.name === name)?.checksum !== checksum)
      throw new Error(
        `This was written by another version of Balanse (${name} is not the same here). Use that version; nothing was changed.`,
      )
}

interface MigrationFile {
  name: string
  sql: string
  checksum: string
}

function migrationFiles(): MigrationFile[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  try {
    await client.query('begin')
    await client.query(file.sql)
    await client.query('insert into public.schema_migrations (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(
      `The migration ${file.name} did not go through: ${(error as Error).message}. Nothing was changed.`,
      {
        cause: error,
      },
    )
  }
}
