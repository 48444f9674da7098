import { sql, type RawBuilder } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { FoundKind } from './contract.ts'

export interface FoundRow {
  kind: FoundKind
  key: string
  date: string
  title: string
  /** A stretch of the text with one of the words in it, cut without regard to where words end; dots say that it begins later. */
  around: string
}

const mostOfAKind = 20

/**
 * How much of one place is looked at: with more, a text of nothing but different words could not be taken apart by
 * Postgres any more, and the whole search would end in an error.
 */
const lookedAt = 100_000

/** The places of a person that hold words beginning with all of `words`: at most 20 of each kind, the newest. */
export async function findRows(rows: Rows, userId: string, words: string): Promise<FoundRow[]> {
  const found: FoundRow[] = []
  for (const [kind, places] of Object.entries(placesOf(userId)) as [FoundKind, RawBuilder<unknown>][]) {
    const answer = await sql<Omit<FoundRow, 'kind'>>`
      with asked as (select ${beginningWith(words)} as query, ${longestWord(words)} as longest),
      places as (select key, date, title, changed, left(text, ${lookedAt}) as text, search from (${places}) as all_places),
      hits as (
        select key, date::text, title, text, changed,
          greatest(1, strpos(lower(text), lower(longest)) - 80) as start
        from places, asked
        where coalesce(coalesce(search, to_tsvector('simple', text)) @@ query, false) or ${holds(words)}
        order by places.date desc, changed desc, key
        limit ${mostOfAKind}
      )
      select key, date, title,
        case when start > 1 then '…' else '' end || substring(text from start for 260) as around
      from hits order by hits.date desc, changed desc, key`.execute(rows)
    found.push(...answer.rows.map((row) => ({ kind, ...row })))
  }
  return found
}

/** The words as Postgres itself would cut them, each as a beginning; null, which matches nothing, when there are none. */
function beginningWith(words: string) {
  return sql`(
    select string_agg('''' || replace(replace(lexeme, '\\', ''), '''', '''''') || ''':*', ' & ')::tsquery
    from unnest(to_tsvector('simple', ${words}::text))
  )`
}

/** The word that says most about where in a text to look. */
function longestWord(words: string) {
  const longest = words.split(/\s+/).reduce((best, word) => (word.length > best.length ? word : best), '')
  return sql`${longest}::text`
}

/**
 * Scripts that are written without spaces, and signs, have no beginnings of words: there the words are looked for
 * anywhere in the text. Latin letters are not, or every "a" would be found.
 */
function holds(words: string): RawBuilder<boolean> {
  if (/^[\p{Script=Latin}\p{N}\s'’-]+$/u.test(words)) return sql<boolean>`false`
  return sql<boolean>`strpos(lower(text), lower(${words}::text)) > 0`
}

/** What a person typed, place by place. Every line names the person; row-level security does so once more. */
function placesOf(userId: string): Record<FoundKind, RawBuilder<unknown>> {
  const items = sql`(
    select string_agg(concat_ws(E'\n', item ->> 'text', item ->> 'tiny', item ->> 'if_part', item ->> 'then_part'), E'\n')
    from (
      select jsonb_array_elements(main_priorities || mind_tasks || body_tasks || relationships_tasks || purpose_tasks) as item
      union all select jsonb_path_query(other_pillars, '$.*[*]')
    ) as all_items
  )`
  const lines = (column: string) =>
    sql`(select string_agg(line, E'\n') from jsonb_array_elements_text(${sql.ref(column)}) as line)`
  const goals = sql`(
    select string_agg(concat_ws(E'\n', goal ->> 'text', goal ->> 'evidence'), E'\n')
    from jsonb_array_elements(goals) as goal
  )`
  const vision = sql`sentence, picture, ${lines('values')}, why, obstacle, if_part, then_part, ${goals}, first_step`
  const unsearched = sql`null::tsvector as search`
  return {
    day: sql`
      select date::text as key, date, '' as title, updated_at as changed,
        concat_ws(E'\n', intention, great_day, ${items}, time_for_me) as text, ${unsearched}
      from day_plans where user_id = ${userId}`,
    week: sql`
      select week_start_date::text as key, week_start_date as date, '' as title, updated_at as changed,
        concat_ws(E'\n', week_intention,
          (select string_agg(concat_ws(E'\n', one ->> 'text', one ->> 'why', one ->> 'obstacle', one ->> 'if_part',
              one ->> 'then_part', one ->> 'full_text'), E'\n') from jsonb_array_elements(priorities) as one),
          (select string_agg(focus ->> 'line', E'\n') from jsonb_each(pillar_focus || other_focus) as f(name, focus))
        ) as text, ${unsearched}
      from week_plans where user_id = ${userId}`,
    month: sql`
      select month_date::text as key, month_date as date, '' as title, updated_at as changed,
        concat_ws(E'\n',
          (select string_agg(concat_ws(E'\n', one ->> 'text', one ->> 'evidence', one ->> 'smaller', one ->> 'state_note',
              (select string_agg(note ->> 'text', E'\n') from jsonb_array_elements(one -> 'notes') as note)), E'\n')
            from jsonb_array_elements(big_three) as one),
          game_changer, game_changer_because, game_changer_step,
          (select string_agg(concat_ws(E'\n', section ->> 'more', section ->> 'less'), E'\n')
            from jsonb_each(balance_sections) as s(name, section)),
          time_for_me) as text, ${unsearched}
      from month_plans where user_id = ${userId}`,
    evening: sql`
      select date::text as key, date, '' as title, updated_at as changed,
        concat_ws(E'\n', ${lines('wins')}, challenges, helped, ${lines('grateful_for')}, tomorrow) as text, ${unsearched}
      from daily_reflections where user_id = ${userId}`,
    entry: sql`
      select id::text as key, date, title, created_at as changed,
        concat_ws(E'\n', body,
          (select string_agg(answer #>> '{}', E'\n') from jsonb_each(fields) as f(name, answer) where jsonb_typeof(answer) = 'string'),
          ${lines('tags')}) as text, search
      from journal_entries where user_id = ${userId} and deleted_at is null`,
    vision: sql`
      select pillar as key, updated_at::date as date, '' as title, updated_at as changed,
        concat_ws(E'\n', ${vision}) as text, ${unsearched}
      from visions where user_id = ${userId}`,
    custom_vision: sql`
      select id::text as key, updated_at::date as date, name as title, updated_at as changed,
        concat_ws(E'\n', name, ${vision}) as text, ${unsearched}
      from custom_visions where user_id = ${userId}`,
  }
}
