import { sql } from 'kysely'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { DayContent } from '#features/plan/contract.ts'
import type { EveningContent } from '#features/reflect/contract.ts'
import { isPillar, mainPillars } from '#features/vision/rules.ts'
import type { Pillar } from '#features/vision/contract.ts'

/*
 * Each table is read once along its key (user, date), and only columns that count. The lists of a day come as they
 * are stored and are counted by rules/: counting them in SQL was tried, took four times as long, and would have been
 * a second place that knows what counts.
 */

/** About four years; enough for the longest run anybody will have. */
export const daysMax = 1_500

export type StoredPlan = DayContent & { date: LocalDate }

/** The newest 1,500 plans up to `today`, newest first. */
export async function readPlans(rows: Rows, userId: string, today: LocalDate): Promise<StoredPlan[]> {
  const found = await rows
    .selectFrom('day_plans')
    .select(['date', 'intention', 'great_day', 'main_priorities', 'time_for_me', 'time_for_me_done'])
    .select(['mind_tasks', 'body_tasks', 'relationships_tasks', 'purpose_tasks', 'other_pillars'])
    .where('user_id', '=', userId)
    .where('date', '<=', today)
    .orderBy('date', 'desc')
    .limit(daysMax)
    .execute()
  return found as unknown as StoredPlan[]
}

export type StoredEvening = EveningContent & { date: LocalDate; finished_at: string | null }

/** The newest 1,500 evenings up to `today`, newest first. */
export async function readEvenings(rows: Rows, userId: string, today: LocalDate): Promise<StoredEvening[]> {
  const found = await rows
    .selectFrom('daily_reflections')
    .select(['date', 'mood', 'wins', 'challenges', 'helped', 'grateful_for', 'tomorrow', 'finished_at'])
    .where('user_id', '=', userId)
    .where('date', '<=', today)
    .orderBy('date', 'desc')
    .limit(daysMax)
    .execute()
  return found as unknown as StoredEvening[]
}

/** How many own messages went to the coach on each day up to `today`, newest day first. */
export async function readTalkDays(
  rows: Rows,
  userId: string,
  today: LocalDate,
): Promise<{ date: LocalDate; messages: number }[]> {
  return rows
    .selectFrom('chat_messages')
    .select(['local_date as date', sql<number>`count(*)::integer`.as('messages')])
    .where('user_id', '=', userId)
    .where('sender', '=', 'user')
    .where('local_date', '<=', today)
    .groupBy('local_date')
    .orderBy('local_date', 'desc')
    .limit(daysMax)
    .execute()
}

export interface PersonFacts {
  /** Instant at which the account was made, as ISO text. */
  joined_at: string
  time_zone: string
  day_start_hour: number
  vision_start: LocalDate | null
  /** Visions with a sentence; default pillars with a sentence or a picture; pillars at rest. */
  sentences: number
  pictured: number
  resting: Pillar[]
}

/** What score, streak and challenges need to know beside the days; undefined when the account is gone. */
export async function readPersonFacts(rows: Rows, userId: string): Promise<PersonFacts | undefined> {
  const { rows: found } = await sql<PersonFacts>`
    select p.created_at as joined_at, p.time_zone, p.day_start_hour, j.start_date as vision_start, v.*
    from profiles p
    left join vision_journeys j on j.user_id = p.user_id
    cross join (
      select count(*) filter (where sentence ~ '\\S')::integer as sentences,
        count(*) filter (
          where pillar in (${sql.join([...mainPillars])}) and (sentence ~ '\\S' or picture ~ '\\S')
        )::integer as pictured,
        coalesce(array_agg(pillar order by pillar) filter (where is_resting), '{}') as resting
      from visions where user_id = ${userId}
    ) v
    where p.user_id = ${userId}
  `.execute(rows)
  const person = found[0]
  return person && { ...person, resting: person.resting.filter(isPillar) }
}
