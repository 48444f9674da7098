import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/platform/db/embedded/supervisor.server.ts'
import { migrate } from '../src/platform/db/migrate.server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Owner's address of the Postgres that the tests share; its database `template` is migrated and empty. */
    ownerUrl: string
  }
}

/** One real Postgres for all server tests; every test file copies the migrated template (test/app.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'balanse-test-'))
  const postgres = await startEmbedded({ dataDir, log: () => {} })
  const template = new URL(postgres.url)
  template.pathname = '/template'
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create database template')
  await client.end()
  await migrate(template.href)
  project.provide('ownerUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
