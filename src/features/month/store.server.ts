import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { addDays } from '#platform/contract/dates.ts'
import { pausesMost } from '#features/progress/contract.ts'
import type { Mood } from '#features/reflect/contract.ts'
import { emptyMonth, type MonthContent, type MonthDay, type MonthPlan } from './contract.ts'
import { monthEnd } from './rules.ts'
import type { Written } from './rules/moments.ts'

/** The plan of one month (its first day); undefined when nothing was planned. */
export async function readMonthRow(
  rows: Rows,
  userId: string,
  month: string,
): Promise<MonthPlan | undefined> {
  const row = await rows
    .selectFrom('month_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('month_date', '=', month)
    .executeTakeFirst()
  return row && asMonth(row)
}

/** A month that is not there yet: version 0. */
export function unwrittenMonth(userId: string, month: string): MonthPlan {
  return { ...emptyMonth, user_id: userId, month_date: month, version: 0, updated_at: null }
}

/** The plans of the months that begin between two days, oldest first. */
export async function readMonthRows(
  rows: Rows,
  userId: string,
  from: string,
  to: string,
): Promise<MonthPlan[]> {
  const found = await rows
    .selectFrom('month_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('month_date', '>=', from)
    .where('month_date', '<=', to)
    .orderBy('month_date')
    .execute()
  return found.map(asMonth)
}

/** The plan of the latest month that has one. */
export async function readLatestMonthRow(rows: Rows, userId: string): Promise<MonthPlan | undefined> {
  const row = await rows
    .selectFrom('month_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('month_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && asMonth(row)
}

/**
 * Writes the month when it still has the version that the writer saw (0: no row yet). Undefined when somebody else
 * was first; the caller then reads what is there.
 */
export async function writeMonthRow(
  rows: Rows,
  userId: string,
  month: string,
  version: number,
  content: MonthContent,
): Promise<MonthPlan | undefined> {
  const columns = {
    ...content,
    big_three: json(content.big_three),
    balance_sections: json(content.balance_sections),
  }
  const row =
    version === 0
      ? await rows
          .insertInto('month_plans')
          .values({ user_id: userId, month_date: month, ...columns })
          .onConflict((conflict) => conflict.columns(['user_id', 'month_date']).doNothing())
          .returningAll()
          .executeTakeFirst()
      : await rows
          .updateTable('month_plans')
          .set({ ...columns, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('month_date', '=', month)
          .where('version', '=', version)
          .returningAll()
          .executeTakeFirst()
  return row && asMonth(row)
}

/**
 * Every day of a month that holds a plan, an evening, an entry or rest, oldest first. A pause without an end reaches up
 * to `openUntil`.
 */
export async function readMonthDayRows(
  rows: Rows,
  userId: string,
  month: string,
  openUntil: string,
): Promise<MonthDay[]> {
  const end = monthEnd(month)
  // Four reads by (user_id, date) and a join here: a full join in SQL would look at every person's rows. They leave
  // together, so the month costs one round trip.
  const [plans, evenings, entries, pauses] = await Promise.all([
    rows
      .selectFrom('day_plans')
      .select([
        'date',
        'intention',
        sql<number>`jsonb_array_length(main_priorities)`.as('all'),
        sql<number>`jsonb_array_length(jsonb_path_query_array(main_priorities, '$[*] ? (@.state == "done")'))`.as(
          'done',
        ),
      ])
      .where('user_id', '=', userId)
      .where('date', '>=', month)
      .where('date', '<=', end)
      .execute(),
    rows
      .selectFrom('daily_reflections')
      .select(['date', 'mood', sql<boolean>`finished_at is not null`.as('is_closed')])
      .where('user_id', '=', userId)
      .where('date', '>=', month)
      .where('date', '<=', end)
      .execute(),
    rows
      .selectFrom('journal_entries')
      .select(['date', sql<number>`count(*)::int`.as('count')])
      .where('user_id', '=', userId)
      .where('date', '>=', month)
      .where('date', '<=', end)
      .where('deleted_at', 'is', null)
      .groupBy('date')
      .execute(),
    rows
      .selectFrom('progress_pauses')
      .select(['kind', 'from_date as from', sql<string>`coalesce(to_date, ${openUntil}::date)`.as('to')])
      .where('user_id', '=', userId)
      .where('from_date', '<=', end)
      .where(sql<boolean>`coalesce(to_date, ${openUntil}::date) >= ${month}::date`)
      // Where two meet, a pause says more than a rest.
      .orderBy('kind', 'desc')
      .limit(pausesMost)
      .execute(),
  ])
  const days = new Map<string, MonthDay>()
  const at = (date: string): MonthDay => {
    const known = days.get(date)
    if (known) return known
    const made: MonthDay = {
      date,
      is_planned: false,
      intention: '',
      priorities: { all: 0, done: 0 },
      has_evening: false,
      mood: null,
      entries: 0,
      rest: null,
    }
    days.set(date, made)
    return made
  }
  for (const { date, intention, all, done } of plans)
    Object.assign(at(date), {
      is_planned: intention.trim() !== '' || all > 0,
      intention,
      priorities: { all, done },
    })
  for (const { date, mood, is_closed } of evenings)
    Object.assign(at(date), { has_evening: is_closed, mood: mood as Mood | null })
  for (const { date, count } of entries) at(date).entries = count
  for (const { kind, from, to } of pauses)
    for (let date = from > month ? from : month; date <= to && date <= end; date = addDays(date, 1))
      at(date).rest = kind as MonthDay['rest']
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** How many of the longest entries of a month are looked at for its moments. */
const entriesMost = 60

/** What was written in a month, entries and evenings, each text cut at 400 characters. */
export async function readWritten(rows: Rows, userId: string, month: string): Promise<Written[]> {
  const end = monthEnd(month)
  const length = sql<number>`length(body) + length(fields::text)`
  const [entries, evenings] = await Promise.all([
    rows
      .selectFrom('journal_entries')
      .select(['id', 'date', 'mood', 'title', sql<string>`left(body, 400)`.as('body'), length.as('length')])
      .select(
        sql<string>`coalesce((select left(value #>> '{}', 400) from jsonb_each(fields)
          where jsonb_typeof(value) = 'string' order by length(value #>> '{}') desc limit 1), '')`.as(
          'longest',
        ),
      )
      .where('user_id', '=', userId)
      .where('date', '>=', month)
      .where('date', '<=', end)
      .where('deleted_at', 'is', null)
      // What somebody keeps from coming back by itself is not offered to them here either.
      .where('is_muted', '=', false)
      // A review looks back on the month; it is no moment of it.
      .where('kind', 'not in', ['weekly', 'monthly', 'vision'])
      .orderBy(length, 'desc')
      .limit(entriesMost)
      .execute(),
    rows
      .selectFrom('daily_reflections')
      .select(['date', 'mood', 'wins', 'grateful_for'])
      .select(sql<number>`length(wins::text) + length(grateful_for::text) + length(challenges)`.as('length'))
      .where('user_id', '=', userId)
      .where('date', '>=', month)
      .where('date', '<=', end)
      .where('is_muted', '=', false)
      .execute(),
  ])
  return [
    ...entries.map(({ id, date, mood, title, body, longest, length }) => ({
      id,
      date,
      texts: [title, body, longest],
      mood: mood as Mood | null,
      length,
    })),
    ...evenings.map(({ date, mood, wins, grateful_for, length }) => ({
      id: `evening-${date}`,
      date,
      texts: [...(wins as string[]), ...(grateful_for as string[])],
      mood: mood as Mood | null,
      length,
    })),
  ]
}

type MonthRow = Omit<MonthPlan, keyof MonthContent> & { [K in keyof MonthContent]: unknown }

/** The row as the contract shows it; the lists in it were checked when they were written. */
function asMonth(row: MonthRow & { created_at: string }): MonthPlan {
  const month: Partial<typeof row> = { ...row }
  delete month.created_at
  return month as MonthPlan
}
