import * as z from 'zod/mini'
import { FileLine } from './file-line.ts'
import { ownTables } from './tables.ts'
import type { Row } from './own-table.ts'

/** JSON Schema of every file in data/ that holds rows. */
export function schemaOfArchive(): Row {
  const files = [
    ...ownTables.map(({ name, row }) => [`data/${name}.json`, row] as const),
    ['data/files.json', FileLine] as const,
  ].map(([name, row]) => [name, z.toJSONSchema(z.array(row), { io: 'input', unrepresentable: 'any' })])
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', files: Object.fromEntries(files) }
}
