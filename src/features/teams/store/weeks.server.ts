import { sql } from 'kysely'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { weeksShown, type Week } from '../contract.ts'
import { isAnyShown, pauseWeeks, type ShownWeek, type WeekCount } from '../rules/figures.ts'

// As the service, which can read no plan and no reflection: the database hands out sums.

/** The newest first. */
export async function readWeeks(rows: Rows, teamId: string): Promise<Week[]> {
  return rows
    .selectFrom('team_weeks')
    .select(['week', 'active', 'plans', 'reflections'])
    .where('team_id', '=', teamId)
    .orderBy('week', 'desc')
    .limit(weeksShown)
    .execute()
}

/** Teams that have no figures of a week yet, which is fixed once it is written. */
export async function readTeamsWithout(rows: Rows, week: LocalDate, most: number): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    select t.id from public.teams t
    where t.created_at < (${week}::date + 7)::timestamp at time zone 'UTC'
      and not exists (select 1 from public.team_weeks w where w.team_id = t.id and w.week = ${week}::date)
    order by t.id limit ${most}`.execute(rows)
  return found.map(({ id }) => id)
}

export async function countWeek(rows: Rows, teamId: string, week: LocalDate): Promise<WeekCount> {
  const since = addDays(week, -7 * pauseWeeks)
  const { rows: found } = await sql<{ counted: WeekCount }>`
    select public.count_team_week(${teamId}, ${week}::date, ${since}::date) as counted`.execute(rows)
  const counted = found[0]?.counted
  if (!counted) throw new Error('The database counted nothing.')
  return counted
}

/** Writes the figures of a week down for good, and, where any is shown, who was counted in them. */
export async function writeWeek(
  rows: Rows,
  { teamId, week, size, shown }: { teamId: string; week: LocalDate; size: number; shown: ShownWeek },
): Promise<void> {
  const isShown = isAnyShown(shown)
  await rows
    .insertInto('team_weeks')
    .values({ team_id: teamId, week, size: isShown ? size : null, ...shown })
    .execute()
  const since = addDays(week, -7 * pauseWeeks)
  const weeks = sql<
    string[]
  >`(select coalesce(array_agg(w), '{}') from unnest(counted_weeks) w where w > ${since}::date)`
  await rows
    .updateTable('team_members')
    .set({ counted_weeks: isShown ? sql<string[]>`${weeks} || ${week}::date` : weeks })
    .where('team_id', '=', teamId)
    .where('joined_at', '<', sql<string>`${week}::date::timestamp at time zone 'UTC'`)
    .execute()
}
