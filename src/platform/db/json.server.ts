import { sql, type RawBuilder } from 'kysely'
import type { JsonValue } from './schema.generated.ts'

/**
 * A value for a jsonb column. Without it the driver would send a JavaScript array as a Postgres array, which is
 * another thing altogether.
 */
export function json(value: unknown): RawBuilder<JsonValue> {
  return sql<JsonValue>`${JSON.stringify(value)}::jsonb`
}
