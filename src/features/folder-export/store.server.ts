import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { runsMost, type FolderExport, type FolderRun } from './contract.ts'

const columns = ['kind', 'host', 'rhythm', 'is_on', 'next_at', 'trouble', 'succeeded_at', 'version'] as const

export async function readFolder(rows: Rows, userId: string): Promise<FolderExport | null> {
  const row = await rows
    .selectFrom('folder_exports')
    .select(columns)
    .select((is) =>
      is
        .selectFrom('folder_export_files')
        .select(sql<number>`count(*)::int`.as('files'))
        .where('user_id', '=', userId)
        .as('files'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (row as FolderExport | undefined) ?? null
}

export async function readRuns(rows: Rows, userId: string): Promise<FolderRun[]> {
  return rows
    .selectFrom('folder_export_runs')
    .select(['id', 'created_at as at', 'written', 'trouble'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(runsMost)
    .execute()
}

export interface NewFolder extends Pick<FolderExport, 'kind' | 'host' | 'rhythm'> {
  settings: Buffer
  /** What nobody knows, as the hash of a key. */
  hash: Buffer
}

/** Takes the place of one that is there, with all that was known of what stands in it. */
export async function insertFolder(rows: Rows, userId: string, given: NewFolder): Promise<void> {
  await deleteFolder(rows, userId)
  const { id } = await rows
    .insertInto('api_tokens')
    .values({ user_id: userId, name: 'Markdown folder', token_hash: given.hash, made_for: 'folder_export' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { kind, host, rhythm, settings } = given
  await rows
    .insertInto('folder_exports')
    .values({ user_id: userId, token_id: id, kind, host, rhythm, settings_sealed: settings })
    .execute()
}

/** False when the version is not the stored one, or there is none. */
export async function updateFolder(
  rows: Rows,
  userId: string,
  { rhythm, is_on, version }: Pick<FolderExport, 'rhythm' | 'is_on' | 'version'>,
): Promise<boolean> {
  const result = await rows
    .updateTable('folder_exports')
    // One that is woken begins anew.
    .set({ rhythm, is_on, tries: 0, trouble: '', version: version + 1, updated_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function makeDueNow(rows: Rows, userId: string): Promise<void> {
  await rows
    .updateTable('folder_exports')
    .set({ next_at: sql<string>`now()`, is_on: true, tries: 0 })
    .where('user_id', '=', userId)
    .execute()
}

/** Goes with the key that it was read by. */
export async function deleteFolder(rows: Rows, userId: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('made_for', '=', 'folder_export')
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** What it takes to write there. */
export interface DueFolder {
  user_id: string
  token_id: string
  settings_sealed: Buffer
  rhythm: FolderExport['rhythm']
  tries: number
}

export async function readDue(rows: Rows, userId: string): Promise<DueFolder | undefined> {
  const row = await rows
    .selectFrom('folder_exports')
    .select(['user_id', 'token_id', 'settings_sealed', 'rhythm', 'tries'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row as DueFolder | undefined
}

/**
 * Takes the folder whose time came first and moves its time on, so that two processes never write the same one. What a
 * process that ends takes with it is begun again half an hour later. As the service.
 */
export async function takeDueFolder(rows: Rows): Promise<DueFolder | undefined> {
  const { rows: found } = await sql<DueFolder>`
    with due as (
      select user_id from public.folder_exports where is_on and next_at <= now()
      order by next_at limit 1 for update skip locked
    )
    update public.folder_exports f set next_at = now() + interval '30 minutes'
    from due where f.user_id = due.user_id
    returning f.user_id, f.token_id, f.settings_sealed, f.rhythm, f.tries`.execute(rows)
  return found[0]
}

/** What stands there by path, as hexadecimal digests. As the service. */
export async function readDigests(rows: Rows, userId: string): Promise<Map<string, string>> {
  const { rows: found } = await sql<{ path: string; digest: string }>`
    select path, encode(digest, 'hex') as digest from public.folder_export_files where user_id = ${userId}`.execute(
    rows,
  )
  return new Map(found.map(({ path, digest }) => [path, digest]))
}

/** Notes that a file stands there. Says nothing when the folder has ended meanwhile. As the service. */
export async function writeDigest(rows: Rows, userId: string, path: string, digest: string): Promise<void> {
  await sql`
    insert into public.folder_export_files (user_id, path, digest)
    select user_id, ${path}, decode(${digest}, 'hex') from public.folder_exports where user_id = ${userId}
    on conflict (user_id, path) do update
      set digest = excluded.digest, version = folder_export_files.version + 1, updated_at = now()`.execute(
    rows,
  )
}

export interface RunOutcome {
  written: number
  trouble: string
  /** Seconds until it is its turn again; null lets it rest. */
  waitSeconds: number | null
}

/** Writes down what came of a time, and keeps the last ones only. As the service. */
export async function writeRun(
  rows: Rows,
  userId: string,
  { written, trouble, waitSeconds }: RunOutcome,
): Promise<void> {
  await sql`
    update public.folder_exports set
      tries = case when ${trouble} = '' then 0 else tries + 1 end,
      trouble = ${trouble},
      succeeded_at = case when ${trouble} = '' then now() else succeeded_at end,
      is_on = is_on and ${waitSeconds !== null},
      next_at = now() + make_interval(secs => ${waitSeconds ?? 0}),
      updated_at = now()
    where user_id = ${userId}`.execute(rows)
  await sql`
    insert into public.folder_export_runs (user_id, written, trouble)
    select user_id, ${written}, ${trouble} from public.folder_exports where user_id = ${userId}`.execute(rows)
  await sql`
    delete from public.folder_export_runs where user_id = ${userId} and id not in (
      select id from public.folder_export_runs where user_id = ${userId} order by created_at desc limit ${runsMost}
    )`.execute(rows)
}
