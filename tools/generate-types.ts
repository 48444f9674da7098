// Writes src/platform/db/schema.generated.ts from a freshly migrated database. Run it after adding a migration:
// node tools/generate-types.ts (test/schema.server.test.ts tells when it was forgotten).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/platform/db/embedded/supervisor.server.ts'
import { migrate } from '../src/platform/db/migrate.server.ts'
import { generateTypes } from './codegen.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'balanse-types-'))
const postgres = await startEmbedded({ dataDir, log: () => {} })
try {
  await migrate(postgres.url)
  generateTypes(postgres.url, join(import.meta.dirname, '../src/platform/db/schema.generated.ts'))
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
