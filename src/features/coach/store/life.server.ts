import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { Day } from '#features/day/contract.ts'
import type { MonthPlan } from '#features/month/contract.ts'
import type { Week } from '#features/week/contract.ts'

/** The coach's own narrow view of a person's weeks and months. */
export type PresentWeek = Pick<Week, 'week_start_date' | 'week_intention' | 'priorities'>
export type PresentMonth = Pick<MonthPlan, 'month_date' | 'big_three' | 'game_changer' | 'time_for_me'>

/** The plans of a range of days: the coach's own narrow view of them, in one query. */
export async function readPlannedDays(rows: Rows, userId: string, from: string, to: string): Promise<Day[]> {
  const found = await rows
    .selectFrom('day_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  return found as unknown as Day[]
}

/** The newest week that does not begin after today, when today or a day of the last week lies in it. */
export async function readPresentWeek(
  rows: Rows,
  userId: string,
  today: string,
): Promise<PresentWeek | undefined> {
  const row = await rows
    .selectFrom('week_plans')
    .select(['week_start_date', 'week_intention', 'priorities'])
    .where('user_id', '=', userId)
    .where('week_start_date', '<=', today)
    .where('week_start_date', '>=', sql<string>`${today}::date - 13`)
    .orderBy('week_start_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as unknown as PresentWeek | undefined
}

/** The newest month that does not begin after today, when it is this month or the one before. */
export async function readPresentMonth(
  rows: Rows,
  userId: string,
  today: string,
): Promise<PresentMonth | undefined> {
  const row = await rows
    .selectFrom('month_plans')
    .select(['month_date', 'big_three', 'game_changer', 'time_for_me'])
    .where('user_id', '=', userId)
    .where('month_date', '<=', today)
    .where('month_date', '>=', sql<string>`date_trunc('month', ${today}::date) - interval '1 month'`)
    .orderBy('month_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as unknown as PresentMonth | undefined
}
