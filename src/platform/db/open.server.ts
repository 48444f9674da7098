import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import pg from 'pg'
import type { Config } from '#platform/config.server.ts'
import { openDatabase, type Database } from './database.server.ts'
import { findRunning, startEmbedded } from './embedded/supervisor.server.ts'
import { migrate } from './migrate.server.ts'
import { requestUrl } from './roles.server.ts'

/** A database that is migrated and open, and what has to be ended with it. */
export interface OpenedDatabase {
  database: Database
  ownerUrl: string
  close(): Promise<void>
}

/**
 * Opens the Postgres of DATABASE_URL, or starts the embedded one in the data folder. Throws an Error whose message
 * is one sentence for the operator; nothing is changed then.
 */
export async function openStore(config: Config, log: (line: string) => void): Promise<OpenedDatabase> {
  prepareDataFolder(config.dataDir)
  if (config.databaseUrl) return open(config.databaseUrl, async () => {})
  const postgres = await startEmbedded({ dataDir: config.dataDir, log })
  return open(postgres.url, () => postgres.stop())
}

/** For commands: the database of a server that runs now, or a briefly started one. */
export async function borrowStore(config: Config): Promise<OpenedDatabase> {
  const running = config.databaseUrl ? null : await findRunning(config.dataDir)
  return running ? open(running, async () => {}) : openStore(config, () => {})
}

/**
 * For commands that put a database into its place: opened as it is, without migrating it, and only when no server runs here.
 */
export async function openBare(config: Config): Promise<{ ownerUrl: string; close: () => Promise<void> }> {
  prepareDataFolder(config.dataDir)
  if (config.databaseUrl) {
    await checkReachable(config.databaseUrl)
    return { ownerUrl: config.databaseUrl, close: async () => {} }
  }
  if (await findRunning(config.dataDir)) throw new Error('A server runs on this data folder. Stop it first.')
  const postgres = await startEmbedded({ dataDir: config.dataDir, log: () => {} })
  return { ownerUrl: postgres.url, close: () => postgres.stop() }
}

async function open(ownerUrl: string, stop: () => Promise<void>): Promise<OpenedDatabase> {
  try {
    await checkReachable(ownerUrl)
    await migrate(ownerUrl)
  } catch (error) {
    await stop()
    throw error
  }
  const database = openDatabase(requestUrl(ownerUrl))
  return {
    database,
    ownerUrl,
    async close() {
      await database.close()
      await stop()
    },
  }
}

async function checkReachable(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (version < 15) throw new Error(`This Postgres is version ${version}; Balanse needs 15 or newer.`)
  } catch (error) {
    const reason =
      error instanceof Error && error.message ? error.message : String((error as { code?: unknown }).code)
    const { host } = new URL(ownerUrl)
    throw new Error(`The database at ${host} cannot be used: ${reason.replace(/\.$/, '')}.`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}

function prepareDataFolder(folder: string): void {
  try {
    if (existsSync(folder) && !statSync(folder).isDirectory()) throw new Error('it is a file')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Keys and private words lie here: nobody else on this machine has business in it.
    chmodSync(folder, 0o700)
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be used: ${(error as Error).message}. Set BALANSE_DATA to another one.`,
      {
        cause: error,
      },
    )
  }
}
