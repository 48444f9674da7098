import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { inboxMost, keptDays, type Reminder } from '../contract.ts'

/** What came and was not cleared, the newest first. */
export async function readInboxRows(rows: Rows, userId: string): Promise<Reminder[]> {
  const found = await rows
    .selectFrom('reminders')
    .select(['id', 'kind', 'title', 'body', 'lines', 'path', 'read_at', 'created_at', 'version'])
    .where('user_id', '=', userId)
    .where('cleared_at', 'is', null)
    .where('created_at', '>', sql<string>`now() - make_interval(days => ${keptDays})`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(inboxMost)
    .execute()
  return found as unknown as Reminder[]
}

/** Whether the person has any use for an inbox: a kind that is on. */
export async function hasKindOn(rows: Rows, userId: string): Promise<boolean> {
  const row = await rows
    .selectFrom('reminder_kinds')
    .select('kind')
    .where('user_id', '=', userId)
    .where('is_on', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks those of the named ones that are theirs; null takes the mark off. Ids of others change nothing. */
export async function markInboxRows(
  rows: Rows,
  userId: string,
  ids: readonly string[],
  mark: 'read_at' | 'cleared_at',
  at: Date | null,
): Promise<void> {
  await rows
    .updateTable('reminders')
    .set((eb) => ({
      [mark]: at?.toISOString() ?? null,
      version: eb('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
}

/** Forgets what came a month ago, with its sends; answers how many it were. As the service. */
export async function sweepReminders(rows: Rows): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from public.reminders where (user_id, id) in (
      select user_id, id from public.reminders
      where created_at < now() - make_interval(days => ${keptDays}) limit 1000
    )`.execute(rows)
  return Number(numAffectedRows ?? 0n)
}
