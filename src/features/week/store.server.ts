import { sql } from 'kysely'
import type { LocalDate } from '#platform/contract/dates.ts'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { DayContent } from '#features/day/contract.ts'
import { emptyWeek, type Week, type WeekContent } from './contract.ts'
import { reach, weekAt } from './rules/address.ts'
import type { EveningOfDay } from './rules/week-day.ts'

/** The row that is meant by a start day (see weekAt); undefined when no week was written there. */
export async function findWeekRow(rows: Rows, userId: string, start: LocalDate): Promise<Week | undefined> {
  const near = await weeksOf(rows, userId)
    .where('week_start_date', '>=', sql<string>`${start}::date - ${reach}::int`)
    .where('week_start_date', '<=', sql<string>`${start}::date + ${reach}::int`)
    .execute()
  const meant = weekAt(
    near.map((row) => row.week_start_date),
    start,
  )
  const row = near.find(({ week_start_date }) => week_start_date === meant)
  return row && asWeek(row)
}

/** A week that is not there yet: version 0. */
export function unwrittenWeek(userId: string, start: LocalDate): Week {
  return { ...emptyWeek, user_id: userId, week_start_date: start, version: 0, updated_at: null }
}

/**
 * Writes the week when it still has the version that the writer saw (0: no row yet). Undefined when somebody else was
 * first; the caller then reads what is there.
 */
export async function writeWeekRow(
  rows: Rows,
  userId: string,
  start: LocalDate,
  version: number,
  content: WeekContent,
): Promise<Week | undefined> {
  const columns = {
    week_intention: content.week_intention,
    priorities: json(content.priorities),
    daily_priorities: json(content.daily_priorities),
    pillar_focus: json(content.pillar_focus),
    other_focus: json(content.other_focus),
  }
  const row =
    version === 0
      ? await rows
          .insertInto('week_plans')
          .values({ user_id: userId, week_start_date: start, ...columns })
          .onConflict((conflict) => conflict.columns(['user_id', 'week_start_date']).doNothing())
          .returningAll()
          .executeTakeFirst()
      : await rows
          .updateTable('week_plans')
          .set({ ...columns, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('week_start_date', '=', start)
          .where('version', '=', version)
          .returningAll()
          .executeTakeFirst()
  return row && asWeek(row)
}

/** Weeks that begin in a range, both ends included, oldest first. */
export async function readWeekRows(
  rows: Rows,
  userId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<Week[]> {
  const found = await weeksOf(rows, userId)
    .where('week_start_date', '>=', from)
    .where('week_start_date', '<=', to)
    .orderBy('week_start_date')
    .execute()
  return found.map(asWeek)
}

/** The newest weeks by their start, newest first; also those that are still ahead. */
export async function readNewestWeekRows(rows: Rows, userId: string, limit: number): Promise<Week[]> {
  const found = await weeksOf(rows, userId).orderBy('week_start_date', 'desc').limit(limit).execute()
  return found.map(asWeek)
}

/** The plans and evenings of a range of days, by date. */
export async function readDaysOfWeek(
  rows: Rows,
  userId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<{ plans: Map<LocalDate, DayContent>; evenings: Map<LocalDate, EveningOfDay> }> {
  // Two reads by (user_id, date): a full join in SQL would look at every person's rows.
  const plans = await rows
    .selectFrom('day_plans')
    .select(['date', 'intention', 'great_day', 'main_priorities', 'time_for_me', 'time_for_me_done'])
    .select(['mind_tasks', 'body_tasks', 'relationships_tasks', 'purpose_tasks', 'other_pillars'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  const evenings = await rows
    .selectFrom('daily_reflections')
    .select(['date', 'mood', 'finished_at'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  return {
    plans: new Map(plans.map((row) => [row.date, row as unknown as DayContent])),
    evenings: new Map(evenings.map((row) => [row.date, row as unknown as EveningOfDay])),
  }
}

function weeksOf(rows: Rows, userId: string) {
  return rows.selectFrom('week_plans').selectAll().where('user_id', '=', userId)
}

type WeekRow = Awaited<ReturnType<ReturnType<typeof weeksOf>['execute']>>[number]

/** The row as the contract shows it; what is in it was checked when it was written. */
function asWeek({ created_at: _created, ...row }: WeekRow): Week {
  const week = row as unknown as Week
  return { ...week, pillar_focus: { ...emptyWeek.pillar_focus, ...week.pillar_focus } }
}
