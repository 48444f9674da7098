import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { BinItem, BinKind } from '../contract.ts'

/** The column that says since when a row of a kind lies in the bin. */
const since: Record<BinKind, string> = {
  journal_entries: 'deleted_at',
  journal_templates: 'deleted_at',
  day_templates: 'removed_at',
}
const tableOf = (kind: BinKind) => sql.table(`public.${kind}`)
const atOf = (kind: BinKind) => sql.ref(since[kind])

export async function readBinRows(rows: Rows, userId: string, most: number): Promise<BinItem[]> {
  const { rows: found } = await sql<BinItem>`
    with bin as (
      select 'journal_entries' as kind, id, left(coalesce(nullif(title, ''), body), 200) as title, deleted_at
        from public.journal_entries where user_id = ${userId} and deleted_at is not null
      union all
      select 'journal_templates', id, title, deleted_at
        from public.journal_templates where user_id = ${userId} and deleted_at is not null
      union all
      select 'day_templates', id, name, removed_at
        from public.day_templates where user_id = ${userId} and removed_at is not null
    )
    select kind, id, title, deleted_at, deleted_at + interval '30 days' as gone_at from bin
     where deleted_at > now() - interval '30 days' order by deleted_at desc, id limit ${most}`.execute(rows)
  return found
}

/** False when it is not in the bin, or its time is over. */
export async function bringBackRow(rows: Rows, userId: string, kind: BinKind, id: string): Promise<boolean> {
  const result = await sql`
    update ${tableOf(kind)} set ${atOf(kind)} = null, version = version + 1, updated_at = now()
     where user_id = ${userId} and id = ${id} and ${atOf(kind)} > now() - interval '30 days'`.execute(rows)
  return (result.numAffectedRows ?? 0n) > 0n
}

/** False when it is not in the bin: what was not deleted first is not removed here. */
export async function removeBinRow(rows: Rows, userId: string, kind: BinKind, id: string): Promise<boolean> {
  const result = await sql`
    delete from ${tableOf(kind)} where user_id = ${userId} and id = ${id} and ${atOf(kind)} is not null`.execute(
    rows,
  )
  return (result.numAffectedRows ?? 0n) > 0n
}
