import type pg from 'pg'
import { BackupRefused } from './backup-errors.server.ts'
import { connectPlainly } from './tables.server.ts'

/** Throws BackupRefused while a server works on this database: what is written meanwhile would be left behind. */
export async function requireIdle(ownerUrl: string): Promise<void> {
  const client = await connectPlainly(ownerUrl)
  try {
    await checkIdle(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function checkIdle(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and usename = 'balanse_app' limit 1`,
  )
  if (rows.length > 0) throw new BackupRefused('A server works on this database. Stop it first.')
}

/**
 * Makes room for a backup: a database of ours in which nobody has an account becomes as empty as a new one. One in which
 * somebody has is left as it is, and so is one that a server works on. Throws BackupRefused.
 */
export async function emptyDatabase(ownerUrl: string): Promise<void> {
  const client = await connectPlainly(ownerUrl)
  try {
    await checkIdle(client)
    const { rows } = await client.query<{ is_ours: boolean }>(
      `select to_regclass('auth.users') is not null and to_regclass('public.schema_migrations') is not null as is_ours`,
    )
    if (!rows[0]?.is_ours) return
    await client.query('begin')
    await client.query('alter table auth.users no force row level security')
    const { rows: people } = await client.query('select 1 from auth.users limit 1')
    if (people.length > 0)
      throw new BackupRefused(
        'There are people in this database already. A backup goes into an empty one only; nothing was changed.',
      )
    await client.query(
      `drop schema if exists graphile_worker cascade; drop schema public, auth, storage cascade; create schema public`,
    )
    await client.query('commit')
  } finally {
    await client.end().catch(() => {})
  }
}
