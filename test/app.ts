import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { readConfig, type Config } from '../src/platform/config.server.ts'
import { openDatabase, type Database } from '../src/platform/db/database.server.ts'
import { requestUrl } from '../src/platform/db/roles.server.ts'
import { openBackups } from '../src/features/backup/public.server.ts'
import type { OfferedPlan } from '../src/features/billing/rules/plans.ts'
import { createApp } from '../src/server.ts'

export interface TestDatabase {
  database: Database
  ownerUrl: string
  /** Runs SQL as the owner, past every policy: for looking at what is really stored. */
  owner: <R extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<R[]>
  close(): Promise<void>
}

let made = 0

/** A fresh migrated database, copied from the template, open as the request login. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}_${made++}`
  await asOwner(inject('ownerUrl'), (client) => client.query(`create database ${name} template template`))
  const url = new URL(inject('ownerUrl'))
  url.pathname = `/${name}`
  return openTestDatabase(url.href)
}

function openTestDatabase(ownerUrl: string): TestDatabase {
  const name = new URL(ownerUrl).pathname.slice(1)
  const database = openDatabase(requestUrl(ownerUrl), { max: 6 })
  return {
    database,
    ownerUrl,
    owner: (sql, values) => asOwner(ownerUrl, async (client) => (await client.query(sql, values)).rows),
    async close() {
      // A test about the end of a server has closed it already.
      await database.close().catch(() => {})
      await asOwner(inject('ownerUrl'), (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  // The tests look at answers of every shape; each says in its own assertions what it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

export interface Person {
  userId: string
  email: string
  token: string
  refreshToken: string
  /** Calls an address of the server as this person. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance
  config: Config
  /** Calls as nobody. */
  call: Person['call']
  /** Signs a new person up, through the auth service like anybody else. */
  join(fullName?: string): Promise<Person>
}

/** The whole server on a database of its own, without a port: requests are injected. */
export async function createTestApp(
  settings: Record<string, string> = {},
  {
    webRoot = null,
    plans = [],
    readTxt = () => Promise.reject(new Error('No name is asked for outside.')),
    ownerUrl,
  }: {
    webRoot?: string | null
    plans?: readonly OfferedPlan[]
    readTxt?: (name: string) => Promise<string[][]>
    /** A database that is there already, instead of a fresh one. */
    ownerUrl?: string
  } = {},
): Promise<TestApp> {
  const store = ownerUrl ? openTestDatabase(ownerUrl) : await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'balanse-app-'))
  const config = readConfig({ BALANSE_DATA: dataDir, BALANSE_RATE_LIMITS: 'relaxed', ...settings })
  const backups = openBackups(config, store.database, store.ownerUrl)
  const app = await createApp({
    config,
    database: store.database,
    backups,
    plans,
    webRoot,
    log: false,
    readTxt,
  })
  await app.ready()

  async function send(
    token: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isText = typeof body === 'string'
    const reply = await app.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isText ? body : JSON.stringify(body) }),
    })
    let parsed: unknown = reply.payload
    try {
      parsed = JSON.parse(reply.payload)
    } catch {
      // Not every answer is JSON.
    }
    return { status: reply.statusCode, headers: reply.headers, body: parsed }
  }

  let joined = 0
  return {
    ...store,
    app,
    config,
    call: (method, path, body, headers) => send(null, method, path, body, headers),
    async join(fullName = 'Mairi') {
      const email = `person-${joined++}-${Date.now()}@example.org`
      const { body } = await send(null, 'POST', '/auth/v1/signup', {
        email,
        password: 'a long enough phrase',
        data: { full_name: fullName },
      })
      const token = body.access_token as string
      return {
        userId: body.user.id as string,
        email,
        token,
        refreshToken: body.refresh_token as string,
        call: (method, path, given, headers) => send(token, method, path, given, headers),
      }
    },
    async close() {
      await app.close()
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
