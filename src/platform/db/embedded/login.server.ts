import { realpathSync } from 'node:fs'
import pg from 'pg'
import { systemCode } from './embedded-error.server.ts'

/** Name of the owner role and of the database. */
export const ownerName = 'balanse'

export function ownerUrl(port: number, password: string, database: string = ownerName): string {
  return `postgres://${ownerName}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * What answers on the port: the Postgres of this very folder, which took our password (`ours`); one of another
 * folder (`another`); one that is starting or stopping (`busy`); one that refuses the password (`refused`);
 * or nothing (`silent`). The login proves both sides: SCRAM fails unless the server knows the password too.
 */
export type Answer = 'ours' | 'another' | 'busy' | 'refused' | 'silent'

export async function askWho(port: number, password: string, cluster: string): Promise<Answer> {
  try {
    return await withOwner(port, password, async (client) => {
      const { rows } = await client.query<{ folder: string }>(
        "select current_setting('data_directory') as folder",
      )
      return isSameFolder(rows[0]?.folder ?? '', cluster) ? 'ours' : 'another'
    })
  } catch (error) {
    const code = systemCode(error)
    if (code === '57P03' || code === '53300') return 'busy'
    if (code.startsWith('28')) return 'refused'
    return 'silent'
  }
}

/** Makes the database `balanse` when it is not there. */
export async function ensureDatabase(port: number, password: string): Promise<void> {
  await withOwner(port, password, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [ownerName])
    if (rowCount === 0) await client.query(`create database ${ownerName}`)
  })
}

async function withOwner<T>(
  port: number,
  password: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: ownerUrl(port, password, 'postgres'),
    connectionTimeoutMillis: 10_000,
  })
  // The server may go away at any moment; the pending call then rejects, and this event has nothing to add.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isSameFolder(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other)
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false
    throw error
  }
}
