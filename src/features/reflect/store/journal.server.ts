import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { type Entry, type EntryKind, type Evening } from '../contract.ts'
import type { DayMark } from '../rules/journal.ts'
import { eveningColumns, wholeEvening } from './evenings.server.ts'
import { entryColumns, isInBin, wholeEntry } from './entries.server.ts'

export interface JournalFilter {
  words?: string | undefined
  mood?: string | undefined
  tag?: string | undefined
  pillar?: string | undefined
  kind?: EntryKind | undefined
  from?: string | undefined
  to?: string | undefined
  /** Only these days, and nothing that is muted. */
  days?: readonly string[]
  state?: 'draft' | 'deleted' | undefined
  /** The id of an entry or the day of an evening. */
  after?: string | undefined
}

/** An evening counts as written once it holds a word or a mood, or was closed. */
const isWritten = sql<boolean>`(finished_at is not null or mood is not null or search <> ''::tsvector)`

/** Long enough to show where a word was found, short enough to read a page of them at once. */
const cut = (column: string) => sql<string>`left(${sql.ref(column)}, 20000)`

function matches({ words, mood, from, to, days }: JournalFilter) {
  return [
    ...(words?.trim() ? [sql<boolean>`search @@ ${beginningWith(words)}`] : []),
    ...(mood ? [sql<boolean>`mood = ${mood}`] : []),
    ...(from ? [sql<boolean>`date >= ${from}`] : []),
    ...(to ? [sql<boolean>`date <= ${to}`] : []),
    ...(days ? [sql<boolean>`date = any(${days}::date[]) and not is_muted`] : []),
  ]
}

const isDay = (after: string) => after.length === 10

/** At most `limit` entries that match, newest day first, their texts cut. */
export async function findEntryRows(
  rows: Rows,
  userId: string,
  filter: JournalFilter,
  limit: number,
): Promise<Entry[]> {
  const { kind, tag, pillar, state, after } = filter
  let query = rows
    .selectFrom('journal_entries')
    .select(entryColumns)
    .select([
      cut('body').as('body'),
      sql`(
        select coalesce(jsonb_object_agg(key,
          case jsonb_typeof(value) when 'string' then to_jsonb(left(value #>> '{}', 20000)) else value end), '{}')
        from jsonb_each(fields)
      )`.as('fields'),
    ])
    .where('user_id', '=', userId)
    .where(state === 'deleted' ? isInBin : sql<boolean>`deleted_at is null`)
  for (const condition of matches(filter)) query = query.where(condition)
  if (state === 'draft') query = query.where('finished_at', 'is', null)
  if (kind) query = query.where('kind', '=', kind)
  if (tag) query = query.where(sql<boolean>`tags ? ${tag}`)
  if (pillar) query = query.where(sql<boolean>`pillars ? ${pillar}`)
  if (after)
    query = query.where(
      isDay(after)
        ? sql<boolean>`(date, created_at) < (
            select date, created_at from daily_reflections where user_id = ${userId} and date = ${after})`
        : sql<boolean>`(date, created_at, id) < (
            select date, created_at, id from journal_entries where user_id = ${userId} and id = ${after})`,
    )
  const found = await query
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return found as unknown as Entry[]
}

/** At most `limit` written evenings that match, newest first, their texts cut. */
export async function findEveningRows(
  rows: Rows,
  userId: string,
  filter: JournalFilter,
  limit: number,
): Promise<Evening[]> {
  const { after } = filter
  // The days are chosen first: otherwise Postgres makes the texts of every evening that matches before it sorts them.
  let chosen = rows
    .selectFrom('daily_reflections')
    .select('date')
    .where('user_id', '=', userId)
    .where(isWritten)
  for (const condition of matches(filter)) chosen = chosen.where(condition)
  if (after)
    chosen = chosen.where(
      isDay(after)
        ? sql<boolean>`date < ${after}`
        : sql<boolean>`(date, created_at) <= (
            select date, created_at from journal_entries where user_id = ${userId} and id = ${after})`,
    )
  const found = await rows
    .selectFrom('daily_reflections')
    .select(eveningColumns)
    .select([cut('challenges').as('challenges'), cut('helped').as('helped')])
    .where('user_id', '=', userId)
    .where('date', 'in', chosen.orderBy('date', 'desc').limit(limit))
    .orderBy('date', 'desc')
    .execute()
  return found as unknown as Evening[]
}

/** Which days of a range hold what; one row for each entry and evening. */
export async function readMarkRows(rows: Rows, userId: string, from: string, to: string): Promise<DayMark[]> {
  const { rows: found } = await sql<DayMark>`
    select date, kind, mood from journal_entries
    where user_id = ${userId} and date between ${from} and ${to} and deleted_at is null
    union all
    select date, 'evening', mood from daily_reflections
    where user_id = ${userId} and date between ${from} and ${to} and ${isWritten}
    order by date
  `.execute(rows)
  return found
}

/** Entries and evenings of a range in full, oldest first, at most `limit` of each. */
export async function readWholeRows(
  rows: Rows,
  userId: string,
  range: { from: string; to: string },
  limit: number,
): Promise<{ entries: Entry[]; evenings: Evening[] }> {
  const within = sql<boolean>`user_id = ${userId} and date between ${range.from} and ${range.to}`
  const entries = await rows
    .selectFrom('journal_entries')
    .select(wholeEntry)
    .where(within)
    .where('deleted_at', 'is', null)
    .orderBy('date')
    .orderBy('created_at')
    .limit(limit)
    .execute()
  const evenings = await rows
    .selectFrom('daily_reflections')
    .select(wholeEvening)
    .where(within)
    .where(isWritten)
    .orderBy('date')
    .limit(limit)
    .execute()
  return { entries, evenings } as unknown as { entries: Entry[]; evenings: Evening[] }
}

/** The tags of all entries that are not deleted, the most used first. */
export async function readTagRows(rows: Rows, userId: string): Promise<{ tag: string; count: number }[]> {
  const { rows: found } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::integer as count from journal_entries, jsonb_array_elements_text(tags) tag
    where user_id = ${userId} and deleted_at is null
    group by tag order by count desc, tag limit 100
  `.execute(rows)
  return found
}

/** The words as Postgres itself would cut them, each as a beginning; null, which matches nothing, when there are none. */
function beginningWith(words: string) {
  return sql`(
    select string_agg('''' || replace(replace(lexeme, '\\', ''), '''', '''''') || ''':*', ' & ')::tsquery
    from unnest(to_tsvector('simple', ${words}))
  )`
}

/** Mutes an entry or an evening, or lets it come back; false when it is not there. The words do not change by it. */
export async function muteRow(
  rows: Rows,
  userId: string,
  row: { entry: string } | { evening: string },
  isMuted: boolean,
): Promise<boolean> {
  const { numUpdatedRows } =
    'entry' in row
      ? await rows
          .updateTable('journal_entries')
          .set({ is_muted: isMuted })
          .where('user_id', '=', userId)
          .where('id', '=', row.entry)
          .executeTakeFirst()
      : await rows
          .updateTable('daily_reflections')
          .set({ is_muted: isMuted })
          .where('user_id', '=', userId)
          .where('date', '=', row.evening)
          .executeTakeFirst()
  return numUpdatedRows > 0n
}
