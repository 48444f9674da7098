import pg from 'pg'
import { rowsOn, type Rows } from './dialect.server.ts'

export type { Rows } from './dialect.server.ts'

/** What a verified access token says. Only `sub` and `session_id` decide anything. */
export interface Claims {
  sub: string
  session_id?: string
  role: string
  aal?: string
  email?: string
  exp?: number
  [claim: string]: unknown
}

/** The token was good, but its session has ended (signed out, account closed). */
export class SessionGone extends Error {}

/** No connection to Postgres could be had; the caller may try again. */
export class DatabaseUnavailable extends Error {}

export interface Database {
  /**
   * Runs `work` as the signed-in person: one transaction, role balanse_user, row-level security by their id.
   * `role` is their role in the product, read from our own table just now. Throws SessionGone.
   */
  asUser<T>(claims: Claims, work: (rows: Rows, role: string) => Promise<T>): Promise<T>
  /** Runs `work` for somebody who is not signed in. */
  asAnyone<T>(work: (rows: Rows) => Promise<T>): Promise<T>
  /** Runs `work` for the services and jobs: accounts, sessions, counts. Never with words of a caller in the SQL. */
  asService<T>(work: (rows: Rows) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const { types } = pg
// Dates stay the text they are: a local day has no instant, and an instant keeps its microseconds.
types.setTypeParser(types.builtins.DATE, (text) => text)
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => `${text.replace(' ', 'T').replace(/\+00$/, '')}Z`)
types.setTypeParser(types.builtins.INT8, Number)

/**
 * Opens the request pool. `url` is the login that is neither owner nor superuser (see roles.server.ts).
 * Connections are made on demand and renewed by themselves after a database restart.
 */
export function openDatabase(url: string, options: { max?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 12,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'balanse',
  })
  // An idle connection that breaks is dropped by the pool; the next request opens a new one.
  pool.on('error', () => {})

  async function run<T>(begin: string, work: (rows: Rows, opened: pg.QueryResult) => Promise<T>): Promise<T> {
    const client = await connect(pool)
    let broken: Error | undefined
    try {
      const answers = (await client.query(begin)) as unknown as pg.QueryResult[]
      const opened = answers.at(-1)
      if (!opened) throw new Error('The transaction did not open.')
      const result = await work(rowsOn(client), opened)
      await client.query('commit')
      return result
    } catch (error) {
      // A connection whose rollback fails is in an unknown state: it is closed, never handed on.
      await client.query('rollback').catch((reason: Error) => (broken = reason))
      throw asUnavailable(error)
    } finally {
      client.release(broken)
    }
  }

  return {
    asUser: (claims, work) =>
      run(
        `begin; set local role balanse_user; select auth.open_request(${pg.escapeLiteral(JSON.stringify(claims))}) as role`,
        (rows, opened) => {
          const role: unknown = opened.rows[0]?.role
          if (typeof role !== 'string') throw new SessionGone('The session has ended.')
          return work(rows, role)
        },
      ),
    asAnyone: (work) => run('begin; set local role balanse_anon', work),
    asService: (work) => run('begin; set local role balanse_service', work),
    close: () => pool.end(),
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new DatabaseUnavailable('The database does not answer.', { cause: error })
  }
}

/** Postgres' own codes for "going away" and Node's for a cut line, told apart from faults of a query. */
function asUnavailable(error: unknown): unknown {
  const code = (error as { code?: unknown })?.code
  const isGone =
    typeof code === 'string' &&
    (/^(08|57P0)/.test(code) || ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(code))
  const isCut = error instanceof Error && /Connection terminated/.test(error.message)
  return isGone || isCut ? new DatabaseUnavailable('The database does not answer.', { cause: error }) : error
}
