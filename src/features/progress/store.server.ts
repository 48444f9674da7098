import { sql } from 'kysely'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { DayContent } from '#features/day/contract.ts'
import type { EveningContent } from '#features/reflect/contract.ts'
import { isPillar } from '#features/vision/rules.ts'
import { emptyWeek, type WeekContent } from '#features/week/contract.ts'
import {
  pausesMost,
  type ChosenWeights,
  type Mark,
  type PauseContent,
  type SetPause,
  type Weights,
} from './contract.ts'
import type { EntryFacts, VisionFacts } from './rules/milestone-facts.ts'

/*
 * Each table is read once along its key (user, date), and only columns that count. The lists of a day come as they
 * are stored and are counted by rules/: counting them in SQL was tried, took four times as long, and would have been
 * a second place that knows what counts.
 */

/** The newest days with their facts: a year of history, and what the score of its first days looks back on. */
export const daysMax = 500
/** What challenges are looked for in: the whole life of an account, with an end for the sake of the server. */
export const lifeMax = 5_000

export type StoredPlan = DayContent & { date: LocalDate }

/** The newest plans up to `today`, newest first. */
export async function readPlans(
  rows: Rows,
  userId: string,
  today: LocalDate,
  limit: number,
): Promise<StoredPlan[]> {
  const found = await rows
    .selectFrom('day_plans')
    .select(['date', 'intention', 'great_day', 'main_priorities', 'time_for_me', 'time_for_me_done'])
    .select(['mind_tasks', 'body_tasks', 'relationships_tasks', 'purpose_tasks', 'other_pillars'])
    .select(['energy', 'minutes_available', 'time_for_me_minutes'])
    .where('user_id', '=', userId)
    .where('date', '<=', today)
    .orderBy('date', 'desc')
    .limit(limit)
    .execute()
  return found as unknown as StoredPlan[]
}

export type StoredEvening = EveningContent & { date: LocalDate; finished_at: string | null }

/** The newest evenings up to `today`, newest first. */
export async function readEvenings(
  rows: Rows,
  userId: string,
  today: LocalDate,
  limit: number,
): Promise<StoredEvening[]> {
  const found = await rows
    .selectFrom('daily_reflections')
    .select(['date', 'mood', 'wins', 'challenges', 'helped', 'grateful_for', 'tomorrow', 'finished_at'])
    .select(['helped_by', 'got_in_way'])
    .where('user_id', '=', userId)
    .where('date', '<=', today)
    .orderBy('date', 'desc')
    .limit(limit)
    .execute()
  return found as unknown as StoredEvening[]
}

/** How many own messages went to the coach on each day up to `today`, newest day first. */
export async function readTalkDays(
  rows: Rows,
  userId: string,
  today: LocalDate,
  limit: number,
): Promise<{ date: LocalDate; messages: number }[]> {
  return rows
    .selectFrom('chat_messages')
    .select(['local_date as date', sql<number>`count(*)::integer`.as('messages')])
    .where('user_id', '=', userId)
    .where('sender', '=', 'user')
    .where('local_date', '<=', today)
    .groupBy('local_date')
    .orderBy('local_date', 'desc')
    .limit(limit)
    .execute()
}

/** Days up to `today` that a written entry of the journal is about, newest first. */
export async function readEntryDays(
  rows: Rows,
  userId: string,
  today: LocalDate,
  limit: number,
): Promise<LocalDate[]> {
  const found = await rows
    .selectFrom('journal_entries')
    .select('date')
    .distinct()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    // A draft counts once it holds a word, as an evening does.
    .where((eb) => eb.or([eb('finished_at', 'is not', null), sql<boolean>`search <> ''::tsvector`]))
    .where('date', '<=', today)
    .orderBy('date', 'desc')
    .limit(limit)
    .execute()
  return found.map(({ date }) => date)
}

/**
 * Days before a day on which anything was done at all, oldest first. The one place where SQL decides what counts, and
 * only whether: for these days the streak needs no more, and their lists are not worth sending. The test beside
 * api.server.ts holds it against isActive.
 */
export async function readActiveDays(rows: Rows, userId: string, before: LocalDate): Promise<LocalDate[]> {
  const { rows: found } = await sql<{ date: LocalDate }>`
    select date from day_plans
    where user_id = ${userId} and date < ${before}::date and (
      intention ~ '\\S' or great_day ~ '\\S' or time_for_me ~ '\\S' or time_for_me_done
      or jsonb_path_exists(
        jsonb_build_array(
          main_priorities, mind_tasks, body_tasks, relationships_tasks, purpose_tasks, other_pillars),
        '$.**.text ? (@ like_regex "\\\\S")')
    )
    union
    select date from daily_reflections
    where user_id = ${userId} and date < ${before}::date and (
      finished_at is not null or mood is not null
      or challenges ~ '\\S' or helped ~ '\\S' or tomorrow ~ '\\S'
      or jsonb_path_exists(jsonb_build_array(wins, grateful_for, helped_by, got_in_way), '$[*][*] ? (@ like_regex "\\\\S")')
    )
    union
    select date from journal_entries
    where user_id = ${userId} and date < ${before}::date and deleted_at is null
      and (finished_at is not null or search <> ''::tsvector)
    union
    select local_date from chat_messages
    where user_id = ${userId} and local_date < ${before}::date and sender = 'user'
    order by date
  `.execute(rows)
  return found.map(({ date }) => date)
}

/** Finished entries of the kinds that challenges look for, oldest first, without their words. */
export async function readEntryFacts(rows: Rows, userId: string, today: LocalDate): Promise<EntryFacts[]> {
  const { rows: found } = await sql<EntryFacts>`
    select id, kind, date, (extract(epoch from finished_at - created_at) / 60)::float8 as minutes,
      (select count(*) from unnest(array['thing_1', 'thing_2', 'thing_3']) key
        where fields ->> key ~ '\\S')::integer as good_things
    from journal_entries
    where user_id = ${userId} and date <= ${today}::date and deleted_at is null and finished_at is not null
      and kind in ('gratitude', 'choose_again', 'free_writing', 'weekly', 'monthly', 'entry')
    order by date, created_at
    limit 20000
  `.execute(rows)
  return found
}

export type StoredWeek = WeekContent & { week_start_date: LocalDate }

/** Weeks that begin between two days, oldest first, at most ten years of them. */
export async function readWeeks(
  rows: Rows,
  userId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<StoredWeek[]> {
  const found = await rows
    .selectFrom('week_plans')
    .select(['week_start_date', 'week_intention', 'priorities', 'pillar_focus', 'other_focus'])
    .where('user_id', '=', userId)
    .where('week_start_date', '>=', from)
    .where('week_start_date', '<=', to)
    .orderBy('week_start_date')
    .limit(530)
    .execute()
  // A level that was never said is steady.
  return (found as unknown as StoredWeek[]).map((week) => ({
    ...week,
    pillar_focus: { ...emptyWeek.pillar_focus, ...week.pillar_focus },
  }))
}

export interface PersonFacts {
  /** Instant at which the account was made, as ISO text. */
  joined_at: string
  time_zone: string
  day_start_hour: number
  vision_start: LocalDate | null
}

/** What score and streak need to know beside the days; undefined when the account is gone. */
export async function readPersonFacts(rows: Rows, userId: string): Promise<PersonFacts | undefined> {
  return rows
    .selectFrom('profiles')
    .leftJoin('vision_journeys', 'vision_journeys.user_id', 'profiles.user_id')
    .select(['profiles.created_at as joined_at', 'time_zone', 'day_start_hour'])
    .select('vision_journeys.start_date as vision_start')
    .where('profiles.user_id', '=', userId)
    .executeTakeFirst()
}

export async function readVisionFacts(rows: Rows, userId: string): Promise<VisionFacts[]> {
  const { rows: found } = await sql<VisionFacts>`
    select pillar, is_resting, sentence ~ '\\S' as has_sentence,
      (sentence ~ '\\S' or picture ~ '\\S') as is_pictured
    from visions where user_id = ${userId} order by created_at, pillar
  `.execute(rows)
  return found.filter(({ pillar }) => isPillar(pillar))
}

/** Whether the last page of any ninetieth day holds words. */
export async function readHasLetter(rows: Rows, userId: string): Promise<boolean> {
  const { rows: found } = await sql`
    select 1 from journey_check_ins where user_id = ${userId} and day = 90 and next ~ '\\S' limit 1
  `.execute(rows)
  return found.length > 0
}

/** The chosen weights; with version 0 when there are none. */
export async function readWeights(rows: Rows, userId: string): Promise<ChosenWeights> {
  const { rows: found } = await sql<Weights & { formula: number; version: number }>`
    select intention, follow_through, reflection, balance, formula, version
    from progress_weights where user_id = ${userId}
  `.execute(rows)
  return found[0] ? chosenOf(found[0]) : noWeights
}

/** Writes the weights when their row still has the version that the writer saw; undefined when it has not. */
export async function writeWeights(
  rows: Rows,
  userId: string,
  version: number,
  weights: Weights,
  formula: number,
): Promise<ChosenWeights | undefined> {
  const { intention, follow_through, reflection, balance } = weights
  const { rows: found } = await sql<Weights & { formula: number; version: number }>`
    insert into progress_weights (user_id, intention, follow_through, reflection, balance, formula)
    select ${userId}::uuid, ${intention}::integer, ${follow_through}::integer, ${reflection}::integer,
      ${balance}::integer, ${formula}::integer
    where ${version}::integer = 0 or exists (select 1 from progress_weights where user_id = ${userId})
    on conflict (user_id) do update
    set intention = excluded.intention, follow_through = excluded.follow_through,
      reflection = excluded.reflection, balance = excluded.balance, formula = excluded.formula,
      version = progress_weights.version + 1, updated_at = now()
    where progress_weights.version = ${version}
    returning intention, follow_through, reflection, balance, formula, version
  `.execute(rows)
  return found[0] && chosenOf(found[0])
}

/** Goes back to the usual weights; undefined when somebody changed them in the meantime. */
export async function deleteWeights(
  rows: Rows,
  userId: string,
  version: number,
): Promise<ChosenWeights | undefined> {
  const { rows: found } = await sql`
    delete from progress_weights where user_id = ${userId} and version = ${version} returning version
  `.execute(rows)
  return found.length > 0 ? noWeights : undefined
}

const noWeights: ChosenWeights = { weights: null, formula: null, version: 0 }

function chosenOf({
  formula,
  version,
  ...weights
}: Weights & { formula: number; version: number }): ChosenWeights {
  return { weights, formula, version }
}

const pauseColumns = ['id', 'kind', 'from_date as from', 'to_date as to', 'version'] as const

/** Every pause and rest of the person, oldest first. */
export async function readPauses(rows: Rows, userId: string): Promise<SetPause[]> {
  const { rows: found } = await sql<SetPause>`
    select id, kind, from_date as "from", to_date as "to", version from progress_pauses
    where user_id = ${userId} order by from_date, id limit ${pausesMost}
  `.execute(rows)
  return found
}

/**
 * Writes a pause when it still has the version that the writer saw; undefined when it has not; 'full' when a new one
 * would be one too many.
 */
export async function writePause(
  rows: Rows,
  userId: string,
  id: string,
  version: number,
  { kind, from, to }: PauseContent,
): Promise<SetPause | 'full' | undefined> {
  const given = { kind, from_date: from, to_date: to }
  if (version === 0) {
    // One at a time for each person: two made at once must not both be the last that fits.
    await sql`select pg_advisory_xact_lock(hashtextextended('progress_pauses:' || ${userId}::text, 0))`.execute(
      rows,
    )
    if ((await readPauses(rows, userId)).length >= pausesMost) return 'full'
    const made = await rows
      .insertInto('progress_pauses')
      .values({ user_id: userId, id, ...given })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .returning(pauseColumns)
      .executeTakeFirst()
    return made as SetPause | undefined
  }
  const row = await rows
    .updateTable('progress_pauses')
    .set({ ...given, version: version + 1, updated_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(pauseColumns)
    .executeTakeFirst()
  return row as SetPause | undefined
}

/** False when there was none. */
export async function deletePause(rows: Rows, userId: string, id: string): Promise<boolean> {
  const { rows: found } = await sql`
    delete from progress_pauses where user_id = ${userId} and id = ${id} returning id
  `.execute(rows)
  return found.length > 0
}

export async function readMarks(rows: Rows, userId: string): Promise<Mark[]> {
  const { rows: found } = await sql<Mark>`
    select id, mark, marked_on, version from progress_marks where user_id = ${userId} order by id
  `.execute(rows)
  return found
}

/** Writes a mark when its row still has the version that the writer saw; undefined when it has not. */
export async function writeMark(
  rows: Rows,
  userId: string,
  id: string,
  version: number,
  { mark, marked_on }: Pick<Mark, 'mark' | 'marked_on'>,
): Promise<Mark | undefined> {
  const { rows: found } = await sql<Mark>`
    insert into progress_marks (user_id, id, mark, marked_on)
    select ${userId}::uuid, ${id}, ${mark}::text, ${marked_on}::date
    where ${version}::integer = 0 or exists (select 1 from progress_marks where user_id = ${userId} and id = ${id})
    on conflict (user_id, id) do update
    set mark = excluded.mark, marked_on = excluded.marked_on,
      version = progress_marks.version + 1, updated_at = now()
    where progress_marks.version = ${version}
    returning id, mark, marked_on, version
  `.execute(rows)
  return found[0]
}
