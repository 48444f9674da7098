import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import type { PoolClient } from 'pg'
import type { DB } from './schema.generated.ts'

/** A query builder that speaks over one connection, inside the one transaction that is open on it. */
export type Rows = Kysely<DB>

const builders = new WeakMap<PoolClient, Rows>()

/**
 * The builder of a connection. Kysely's own Postgres driver opens transactions in several round trips; ours are
 * opened by hand in one message (database.server.ts), so this driver does nothing but send what it is given.
 */
export function rowsOn(client: PoolClient): Rows {
  let rows = builders.get(client)
  if (!rows) {
    const connection: DatabaseConnection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const result = await client.query(query.sql, [...query.parameters])
        return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) }
      },
      streamQuery() {
        throw new Error('Rows are read whole here; stream with a cursor in platform/db when that is needed.')
      },
    }
    const nothing = async () => {}
    rows = new Kysely<DB>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createDriver: () => ({
          init: nothing,
          acquireConnection: async () => connection,
          beginTransaction: nothing,
          commitTransaction: nothing,
          rollbackTransaction: nothing,
          releaseConnection: nothing,
          destroy: nothing,
        }),
      },
    })
    builders.set(client, rows)
  }
  return rows
}
