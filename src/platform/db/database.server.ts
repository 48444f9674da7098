import pg from 'pg'
import { gatheredSocket } from './gathered-socket.server.ts'
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
   * `role` is their role in the product as our own table has it now. It arrives with the answer to the message that
   * begins; statements of `work` are sent behind that message without waiting for it. Throws SessionGone, whatever
   * `work` did: without a session no claims are set, so that nothing was visible, and nothing is committed.
   */
  asUser<T>(claims: Claims, work: (rows: Rows, role: Promise<string>) => Promise<T>): Promise<T>
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
    // Statements leave without waiting for the answer to the one before; Postgres answers them in order.
    pipeline: true,
    stream: gatheredSocket,
  })
  // An idle connection that breaks is dropped by the pool; the next request opens a new one.
  pool.on('error', () => {})
  // One that breaks while it is in use rejects its query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}))

  async function run<T, O>(
    begin: string,
    read: (answer: pg.QueryResult | undefined) => O,
    work: (rows: Rows, opened: Promise<O>) => Promise<T>,
  ): Promise<T> {
    const client = await connect(pool)
    const { rows, end } = rowsOn(client)
    let broken: Error | undefined
    try {
      const opening = client
        .query(begin)
        .then((answers) => read((answers as unknown as pg.QueryResult[]).at(-1)))
      // Both are waited for before anything else is sent: work that goes on would speak on a connection of others.
      const [opened, worked] = await Promise.allSettled([opening, work(rows, opening)])
      end()
      // When the opening was refused, that is the reason, and not what followed from it.
      if (opened.status === 'rejected') throw opened.reason
      if (worked.status === 'rejected') throw worked.reason
      await client.query('commit')
      return worked.value
    } catch (error) {
      // A connection whose rollback fails is in an unknown state: it is closed, never handed on.
      await client.query('rollback').catch((reason: Error) => (broken = reason))
      throw asUnavailable(error)
    } finally {
      client.release(broken)
    }
  }

  const nothing = () => {}
  return {
    asUser: (claims, work) => run(openAs(claims), readRole, work),
    asAnyone: (work) => run('begin; set local role balanse_anon', nothing, work),
    asService: (work) => run('begin; set local role balanse_service', nothing, work),
    close: () => pool.end(),
  }
}

function openAs(claims: Claims): string {
  const text = pg.escapeLiteral(JSON.stringify(claims))
  return `begin; set local role balanse_user; select auth.open_request(${text}) as role`
}

function readRole(answer: pg.QueryResult | undefined): string {
  const role: unknown = answer?.rows[0]?.role
  if (typeof role !== 'string') throw new SessionGone('The session has ended.')
  return role
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
  const isCut = error instanceof Error && /Connection terminated|not queryable/.test(error.message)
  return isGone || isCut ? new DatabaseUnavailable('The database does not answer.', { cause: error }) : error
}
