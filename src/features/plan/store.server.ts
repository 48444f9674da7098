import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { emptyDay, type Carried, type Day, type DayContent, type DaySummary, type Item } from './contract.ts'

/** The plan of one day; undefined when nothing was planned. */
export async function readDayRow(rows: Rows, userId: string, date: string): Promise<Day | undefined> {
  const row = await rows
    .selectFrom('day_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .executeTakeFirst()
  return row && asDay(row)
}

/** A day that is not there yet: version 0. */
export function unwrittenDay(userId: string, date: string): Day {
  return { ...emptyDay, user_id: userId, date, version: 0, updated_at: null }
}

/**
 * Writes the day when it still has the version that the writer saw (0: no row yet). Undefined when somebody else
 * was first; the caller then reads what is there.
 */
export async function writeDayRow(
  rows: Rows,
  userId: string,
  date: string,
  version: number,
  content: DayContent,
): Promise<Day | undefined> {
  const columns = {
    intention: content.intention,
    great_day: content.great_day,
    main_priorities: json(content.main_priorities),
    time_for_me: content.time_for_me,
    time_for_me_done: content.time_for_me_done,
    mind_tasks: json(content.mind_tasks),
    body_tasks: json(content.body_tasks),
    relationships_tasks: json(content.relationships_tasks),
    purpose_tasks: json(content.purpose_tasks),
    other_pillars: json(content.other_pillars),
  }
  const row =
    version === 0
      ? await rows
          .insertInto('day_plans')
          .values({ user_id: userId, date, ...columns })
          .onConflict((conflict) => conflict.columns(['user_id', 'date']).doNothing())
          .returningAll()
          .executeTakeFirst()
      : await rows
          .updateTable('day_plans')
          .set({ ...columns, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('date', '=', date)
          .where('version', '=', version)
          .returningAll()
          .executeTakeFirst()
  return row && asDay(row)
}

/** How far back a moved item is looked for. */
const carryDays = 14

/** Items of the last two weeks that were moved to `date`. */
export async function readMovedTo(rows: Rows, userId: string, date: string): Promise<Carried[]> {
  const found = await rows
    .selectFrom('day_plans')
    .select([
      'date',
      'main_priorities',
      'mind_tasks',
      'body_tasks',
      'relationships_tasks',
      'purpose_tasks',
      'other_pillars',
    ])
    .where('user_id', '=', userId)
    .where('date', '<', date)
    .where('date', '>=', sql<string>`${date}::date - ${carryDays}::int`)
    .where(
      sql<boolean>`((main_priorities || mind_tasks || body_tasks || relationships_tasks || purpose_tasks) @> ${json([{ state: 'moved', moved_to: date }])}
        or jsonb_path_exists(other_pillars, '$.*[*] ? (@.state == "moved" && @.moved_to == $day)', jsonb_build_object('day', ${date}::text)))`,
    )
    .orderBy('date')
    .execute()
  return found.flatMap((row) =>
    [
      row.main_priorities,
      row.mind_tasks,
      row.body_tasks,
      row.relationships_tasks,
      row.purpose_tasks,
      ...Object.values(row.other_pillars as Record<string, unknown>),
    ]
      .flatMap((list) => list as Item[])
      .filter((item) => item.state === 'moved' && item.moved_to === date)
      .map((item) => ({ from: row.date, item })),
  )
}

/** Days between two dates (both included) that hold a plan or a closed evening, oldest first. */
export async function readDaySummaries(
  rows: Rows,
  userId: string,
  from: string,
  to: string,
): Promise<DaySummary[]> {
  // Two reads by (user_id, date) and a join here: a full join in SQL would look at every person's rows.
  const plans = await rows
    .selectFrom('day_plans')
    .select(['date', 'intention', 'main_priorities'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  const evenings = await rows
    .selectFrom('daily_reflections')
    .select('date')
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('finished_at', 'is not', null)
    .execute()
  const closed = new Set(evenings.map((row) => row.date))
  const days = plans.map((row) => ({
    date: row.date,
    intention: row.intention,
    priorities: (row.main_priorities as unknown as Item[]).map(({ text, state }) => ({ text, state })),
    has_evening: closed.delete(row.date),
  }))
  const onlyClosed = [...closed].map((date) => ({ date, intention: '', priorities: [], has_evening: true }))
  return [...days, ...onlyClosed].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

type DayRow = Omit<Day, keyof DayContent> & { [K in keyof DayContent]: unknown }

/** The row as the contract shows it; the lists in it were checked when they were written. */
function asDay(row: DayRow & { created_at: string }): Day {
  const day: Partial<typeof row> = { ...row }
  delete day.created_at
  return day as Day
}
