import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes the types of a migrated database to a file. What a column's text becomes is decided in database.server.ts. */
export function generateTypes(url: string, file: string): void {
  const bin = join(import.meta.dirname, '../node_modules/.bin/kysely-codegen')
  const args = [
    '--dialect=postgres',
    '--date-parser=string',
    '--type-mapping={"timestamptz":"string","int8":"number"}',
    '--exclude-pattern={public.schema_migrations,graphile_worker.*}',
    `--out-file=${file}`,
  ]
  const done = spawnSync(bin, args, { env: { ...process.env, DATABASE_URL: url }, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`kysely-codegen: ${done.stdout}${done.stderr}`)
}
