import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openBackup } from './read-backup.server.ts'
import { restoreBackup, type Restored } from './restore-backup.server.ts'
import { connectPlainly } from './tables.server.ts'
import { BackupUnreadable } from './backup-errors.server.ts'

const scratch = 'balanse_trial_'

/**
 * Restores a backup beside the real database, into one that is made for it and dropped again, and throws one sentence when a
 * row or a file is not what was written. Null when the login may not make databases: then the file was only read to its end.
 */
export async function tryBackup(
  path: string,
  passphrase: string | undefined,
  ownerUrl: string,
): Promise<Restored | null> {
  const client = await connectPlainly(ownerUrl)
  const name = scratch + randomBytes(6).toString('hex')
  try {
    await dropLeftBehind(client)
    try {
      await client.query(`create database ${name} template template0`)
    } catch (error) {
      if ((error as { code?: string }).code !== '42501') throw error
      await readToEnd(path, passphrase)
      return null
    }
    const url = new URL(ownerUrl)
    url.pathname = `/${name}`
    return await restoreBackup(path, passphrase, url.href, drain)
  } finally {
    await client.query(`drop database if exists ${name} with (force)`).catch(() => {})
    await client.end().catch(() => {})
  }
}

/** A trial that was killed leaves its database behind; nobody is connected to it. */
async function dropLeftBehind(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database d where datname like $1
       and not exists (select 1 from pg_stat_activity a where a.datid = d.oid)`,
    [`${scratch.replaceAll('_', '\\_')}%`],
  )
  for (const { datname } of rows)
    await client.query(`drop database if exists ${pg.escapeIdentifier(datname)}`)
}

async function readToEnd(path: string, passphrase: string | undefined): Promise<void> {
  const { entries } = await openBackup(path, passphrase)
  const seen = { table: 0, file: 0 }
  for (;;) {
    const entry = await entries.next()
    if (entry.entry === 'table' || entry.entry === 'file') {
      await drain(
        '',
        entries.blocks(entry.entry === 'table', () => void (seen[entry.entry] += 1)),
      )
    } else if (entry.entry === 'end') {
      if (entry.tables !== seen.table || entry.files !== seen.file)
        throw new BackupUnreadable('The backup does not hold as many parts as it says.')
      return
    }
  }
}

async function drain(_name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of bytes);
}
