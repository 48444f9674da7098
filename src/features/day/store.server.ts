import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { HandlerInput } from '#platform/contract/endpoint.ts'
import {
  emptyDay,
  type Day,
  type DayContent,
  type dayContract,
  type DaySummary,
  type Item,
  type Template,
  type TemplateContent,
} from './contract.ts'
import type { PastDay } from './rules/carry.ts'
import { keptAside } from './rules/put-aside.ts'

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

type SavedContent = Omit<HandlerInput<typeof dayContract.saveDay>['body'], 'version'>

/** Good enough to forget by: where a person's own day begins makes no difference after thirty of them. */
const utcToday = () => new Date().toISOString().slice(0, 10)

/**
 * Writes the day when it still has the version that the writer saw (0: no row yet). Undefined when somebody else
 * was first; the caller then reads what is there.
 */
export async function writeDayRow(
  rows: Rows,
  userId: string,
  date: string,
  version: number,
  content: SavedContent,
): Promise<Day | undefined> {
  // What is undefined is not written, so that an older browser leaves alone what it knows nothing of.
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
    energy: content.energy,
    minutes_available: content.minutes_available,
    time_for_me_starts_at: content.time_for_me_starts_at,
    time_for_me_minutes: content.time_for_me_minutes,
    put_aside: content.put_aside && json(keptAside(content.put_aside, utcToday())),
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

/** The lists of the two weeks before a date, oldest first: what could have been carried on to it. */
export async function readDaysBefore(rows: Rows, userId: string, date: string): Promise<PastDay[]> {
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
    .orderBy('date')
    .execute()
  // The lists were checked when they were written.
  return found as unknown as PastDay[]
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
  const read = day as Day
  return { ...read, put_aside: keptAside(read.put_aside, utcToday()) }
}

const templateColumns = ['id', 'name', 'shape', 'weekdays', 'removed_at', 'version', 'updated_at'] as const

/** Every template of a person that is in use or was taken out within thirty days, oldest first. */
export async function readTemplateRows(rows: Rows, userId: string): Promise<Template[]> {
  const found = await rows
    .selectFrom('day_templates')
    .select(templateColumns)
    .where('user_id', '=', userId)
    .where(isRemembered)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return found.map(asTemplate)
}

const isRemembered = sql<boolean>`(removed_at is null or removed_at > now() - interval '30 days')`

export async function readTemplateRow(rows: Rows, userId: string, id: string): Promise<Template | undefined> {
  const row = await rows
    .selectFrom('day_templates')
    .select(templateColumns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && asTemplate(row)
}

/**
 * Writes a template on the version that the writer saw, 0 for a new one; undefined when somebody else was first. What
 * was taken out more than thirty days ago goes at the same time.
 */
export async function writeTemplateRow(
  rows: Rows,
  userId: string,
  id: string,
  version: number,
  content: TemplateContent,
): Promise<Template | undefined> {
  const columns = {
    name: content.name,
    shape: json(content.shape),
    weekdays: json(content.weekdays),
    removed_at: content.is_removed ? sql<string>`now()` : null,
  }
  await rows
    .deleteFrom('day_templates')
    .where('user_id', '=', userId)
    .where(sql<boolean>`removed_at <= now() - interval '30 days'`)
    .execute()
  const row =
    version === 0
      ? await rows
          .insertInto('day_templates')
          .values({ user_id: userId, id, ...columns })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
          .returning(templateColumns)
          .executeTakeFirst()
      : await rows
          .updateTable('day_templates')
          .set({ ...columns, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('version', '=', version)
          .returning(templateColumns)
          .executeTakeFirst()
  return row && asTemplate(row)
}

function asTemplate({
  removed_at,
  ...row
}: { shape: unknown; weekdays: unknown; removed_at: string | null } & Pick<
  Template,
  'id' | 'name' | 'version' | 'updated_at'
>): Template {
  return { ...row, is_removed: removed_at !== null } as Template
}
