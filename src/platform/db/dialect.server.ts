import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely'
import type { PoolClient } from 'pg'
import type { DB } from './schema.generated.ts'

/** A query builder that speaks over one connection, inside the one transaction that is open on it. */
export type Rows = Kysely<DB>

const nothing = async () => {}
const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

/**
 * The builder of one transaction, and how to end it. After its end every statement is refused: work that somebody
 * forgot to wait for must never speak inside the next person's transaction on the same connection.
 *
 * Kysely's own Postgres driver opens transactions in several round trips; ours are opened by hand in one message
 * (database.server.ts), so this driver does nothing but send what it is given.
 */
export function rowsOn(client: PoolClient): { rows: Rows; end: () => void } {
  let isOpen = true
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (!isOpen) throw new Error('The transaction of this request has ended.')
      const result = await client.query(query.sql, [...query.parameters])
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) }
    },
    streamQuery() {
      throw new Error('Rows are read whole here; stream with a cursor in platform/db when that is needed.')
    },
  }
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => compiler,
    createDriver: () => ({
      init: nothing,
      acquireConnection: async () => connection,
      beginTransaction: nothing,
      commitTransaction: nothing,
      rollbackTransaction: nothing,
      releaseConnection: nothing,
      destroy: nothing,
    }),
  }
  return {
    rows: new Kysely<DB>({ dialect }),
    end() {
      isOpen = false
    },
  }
}
