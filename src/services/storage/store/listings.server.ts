import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { ObjectMetadata } from './objects.server.ts'

/** An object, or a folder, which is only the start of names and has no id. */
export interface Entry {
  name: string
  id: string | null
  updated_at: string | null
  created_at: string | null
  last_accessed_at: string | null
  metadata: ObjectMetadata | null
}

export interface FolderPage {
  bucket: string
  /** '' or a folder with the slash at its end. */
  folder: string
  /** How the names inside begin; '' is all. */
  search: string
  column: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** What lies directly in a folder, in any case of its letters; names are relative to it. */
export async function listFolder(rows: Rows, page: FolderPage): Promise<Entry[]> {
  const direction = page.order === 'desc' ? sql`desc` : sql`asc`
  const order =
    page.column === 'name'
      ? sql`lower(name) ${direction}, name ${direction}`
      : sql`(id is not null), ${sql.ref(page.column)} ${direction}, name ${direction}`
  const { rows: entries } = await sql<Entry>`
    with inside as (
      select substr(name, length(${page.folder}::text) + 1) as rest,
             id, updated_at, created_at, last_accessed_at, metadata
        from storage.objects
       where bucket_id = ${page.bucket} and lower(name) like ${beginning(page.folder + page.search)}
    ), entries as (
      select rest as name, id, updated_at, created_at, last_accessed_at, metadata
        from inside where position('/' in rest) = 0 and rest <> ''
       union all
      select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz,
             null::timestamptz, null::jsonb
        from inside where position('/' in rest) > 0
    )
    select * from entries order by ${order} limit ${page.limit} offset ${page.offset}`.execute(rows)
  return entries
}

export interface NamesPage {
  bucket: string
  /** How the names begin, exactly. */
  prefix: string
  /** Whether what shares a next folder is shown once, as that folder. */
  byFolder: boolean
  column: 'name' | 'created_at' | 'updated_at'
  order: 'asc' | 'desc'
  limit: number
  /** The last entry of the page before: its name and, when sorted by time, its time in ms. */
  after: { name: string; time: number } | null
}

export interface NamedEntry extends Entry {
  /** By which it was sorted, in ms since 1970; 0 when sorted by name. */
  time: number
}

/** Whole names in byte order or by time, page after page. A folder ends in a slash and has the time of its newest. */
export async function listNames(rows: Rows, page: NamesPage): Promise<NamedEntry[]> {
  const { prefix, after } = page
  const direction = page.order === 'desc' ? sql`desc` : sql`asc`
  const time =
    page.column === 'name'
      ? sql`0::bigint`
      : sql`floor(extract(epoch from ${sql.ref(page.column)}) * 1000)::bigint`
  const rest = sql`substr(name, length(${prefix}::text) + 1)`
  const isDeep = page.byFolder ? sql`position('/' in ${rest}) > 0` : sql`false`
  const place = sql`(time, name) ${page.order === 'desc' ? sql`<` : sql`>`} (${after?.time ?? 0}::bigint, ${after?.name ?? ''}::text collate "C")`
  const { rows: entries } = await sql<NamedEntry>`
    with inside as (
      select name, ${time} as time, ${isDeep} as is_deep, ${rest} as rest,
             id, updated_at, created_at, last_accessed_at, metadata
        from storage.objects
       where bucket_id = ${page.bucket} and starts_with(name, ${prefix})
    ), entries as (
      select name, time, id, updated_at, created_at, last_accessed_at, metadata from inside where not is_deep
       union all
      select ${prefix} || split_part(rest, '/', 1) || '/', max(time), null::uuid, null::timestamptz,
             null::timestamptz, null::timestamptz, null::jsonb
        from inside where is_deep group by 1
    )
    select name collate "C" as name, time, id, updated_at, created_at, last_accessed_at, metadata
      from entries where ${after ? place : sql`true`}
     order by time ${direction}, name collate "C" ${direction} limit ${page.limit}`.execute(rows)
  return entries
}

/** A pattern for names that begin so, whatever the case; nothing in the text is a pattern itself. */
function beginning(text: string): string {
  return `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}
