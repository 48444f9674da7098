import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant } from '#platform/contract/limits.ts'

export const BackupRun = z.object({
  id: z.string(),
  kind: z.enum(['nightly', 'asked', 'command', 'trial']),
  state: z.enum(['running', 'done', 'failed']),
  /** Name of the file that was made or tried; empty when there is none. */
  file: z.string(),
  bytes: z.nullable(z.number()),
  tables: z.nullable(z.number()),
  row_count: z.nullable(z.number()),
  files: z.nullable(z.number()),
  /** Of a trial: false when the file was only read, because the login may not make a database. */
  was_restored: z.nullable(z.boolean()),
  trouble: z.string(),
  begun_at: Instant,
  ended_at: z.nullable(Instant),
})
export type BackupRun = z.infer<typeof BackupRun>

export const BackupView = z.object({
  /** The hour (UTC) at which one is made by itself; null is never. */
  hour: z.nullable(z.number()),
  keep: z.number(),
  /** Whether new ones are sealed with a passphrase. */
  is_sealing: z.boolean(),
  /** Where files of people lie that are not in a backup; empty when they are in it. */
  files_elsewhere: z.string(),
  backups: z.array(
    z.object({ name: z.string(), bytes: z.number(), made_at: Instant, is_sealed: z.boolean() }),
  ),
  /** Newest first. */
  runs: z.array(BackupRun),
})
export type BackupView = z.infer<typeof BackupView>

const Name = z.string().check(z.regex(/^balanse-[0-9TZ-]{20}\.backup$/))

export const backupContract = {
  readBackups: endpoint({
    method: 'GET',
    path: '/admin/backups',
    access: 'admin',
    summary: 'The backups on this server, and what came of the last ones',
    output: BackupView,
  }),
  beginBackup: endpoint({
    method: 'POST',
    path: '/admin/backups',
    access: 'admin',
    summary: 'Begins to make a backup while the server goes on',
    output: BackupView,
  }),
  tryBackup: endpoint({
    method: 'POST',
    path: '/admin/backups/:name/trial',
    access: 'admin',
    summary: 'Begins to restore a backup into a database of its own, compares it and drops it',
    params: z.object({ name: Name }),
    output: BackupView,
  }),
}

/** Not JSON, and therefore beside the contract: a sealed backup as it lies there. */
export const backupFilePath = (name: string) => `/api/admin/backups/${name}/file`
