import { sql } from 'kysely'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { DayContent } from '#features/day/contract.ts'
import type { Mood } from '#features/reflect/contract.ts'
import { emptyDraft, type ReportDraft, type StoredDraft } from './contract.ts'

export type PlanOfDay = DayContent & { date: LocalDate }

/** The plans of a span, oldest first. */
export async function readPlans(
  rows: Rows,
  userId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<PlanOfDay[]> {
  const found = await rows
    .selectFrom('day_plans')
    .select(['date', 'intention', 'great_day', 'main_priorities', 'time_for_me', 'time_for_me_done'])
    .select(['mind_tasks', 'body_tasks', 'relationships_tasks', 'purpose_tasks', 'other_pillars', 'energy'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute()
  return found as unknown as PlanOfDay[]
}

export interface EveningWords {
  date: LocalDate
  mood: Mood | null
  wins: string[]
  challenges: string
  helped: string
  helped_by: string[]
  got_in_way: string[]
}

/** The evenings of a span, oldest first, their prose cut at 500 characters. */
export async function readEveningWords(
  rows: Rows,
  userId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<EveningWords[]> {
  const found = await rows
    .selectFrom('daily_reflections')
    .select(['date', 'mood', 'wins', 'helped_by', 'got_in_way'])
    .select([
      sql<string>`left(challenges, 500)`.as('challenges'),
      sql<string>`left(helped, 500)`.as('helped'),
    ])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute()
  return found as unknown as EveningWords[]
}

/** The last mood that entries of the journal name on each day of a span. */
export async function readEntryMoods(
  rows: Rows,
  userId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<{ date: LocalDate; mood: Mood }[]> {
  const { rows: found } = await sql<{ date: LocalDate; mood: Mood }>`
    select distinct on (date) date, mood from journal_entries
    where user_id = ${userId} and date between ${from}::date and ${to}::date
      and deleted_at is null and mood is not null
    order by date, created_at desc
  `.execute(rows)
  return found
}

const draftColumns = ['from_date', 'to_date', 'sections', 'left_out', 'questions', 'version'] as const

export async function readDraft(rows: Rows, userId: string): Promise<StoredDraft> {
  const found = await rows
    .selectFrom('report_drafts')
    .select(draftColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (found as unknown as StoredDraft | undefined) ?? { ...emptyDraft, version: 0 }
}

/** Writes the draft when it still has the version that the writer saw; undefined when somebody else was first. */
export async function writeDraft(
  rows: Rows,
  userId: string,
  version: number,
  { from_date, to_date, sections, left_out, questions }: ReportDraft,
): Promise<StoredDraft | undefined> {
  const given = { from_date, to_date, sections: json(sections), left_out: json(left_out), questions }
  const row =
    version === 0
      ? await rows
          .insertInto('report_drafts')
          .values({ user_id: userId, ...given })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning(draftColumns)
          .executeTakeFirst()
      : await rows
          .updateTable('report_drafts')
          .set({ ...given, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('version', '=', version)
          .returning(draftColumns)
          .executeTakeFirst()
  return row as unknown as StoredDraft | undefined
}
