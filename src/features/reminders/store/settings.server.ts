import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import type { Rhythm } from '../rules/times.ts'
import type { KindSetting, ReminderSettings } from '../contract.ts'

export interface SettingsRow extends ReminderSettings {
  mail_trouble: string
}

const columns = [
  'quiet_from',
  'quiet_to',
  'most_a_day',
  'is_paused',
  'paused_until',
  'has_own_lines',
  'mail_trouble',
] as const

/** What a person chose for all kinds; what they start with while they chose nothing. */
export async function readSettingsRow(rows: Rows, userId: string): Promise<SettingsRow> {
  const row = await rows
    .selectFrom('reminder_settings')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row ?? {
      quiet_from: '22:00',
      quiet_to: '07:00',
      most_a_day: 2,
      is_paused: false,
      paused_until: null,
      has_own_lines: false,
      mail_trouble: '',
    }
  )
}

export async function writeSettingsRow(
  rows: Rows,
  userId: string,
  change: Partial<SettingsRow>,
): Promise<void> {
  await rows
    .insertInto('reminder_settings')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        ...change,
        version: eb('reminder_settings.version', '+', 1),
        updated_at: sql<string>`now()`,
      })),
    )
    .execute()
}

export interface KindRow extends KindSetting {
  last_day: string | null
}

export async function readKindRows(rows: Rows, userId: string): Promise<KindRow[]> {
  const found = await rows
    .selectFrom('reminder_kinds')
    .select(['kind', 'is_on', 'at_time', 'weekday', 'ways', 'last_day'])
    .where('user_id', '=', userId)
    .execute()
  return found as unknown as KindRow[]
}

/** How the person's days run. */
export async function readClock(rows: Rows, userId: string): Promise<Rhythm> {
  return rows
    .selectFrom('profiles')
    .select(['time_zone', 'day_start_hour'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Null is never. */
export type NextDue = { at: Date; day: string } | null

export async function writeKindRow(
  rows: Rows,
  userId: string,
  { kind, is_on, at_time, weekday, ways }: KindSetting,
  next: NextDue,
): Promise<void> {
  const values = {
    is_on,
    at_time,
    weekday,
    ways: json(ways),
    next_due_at: next?.at.toISOString() ?? null,
    next_day: next?.day ?? null,
  }
  await rows
    .insertInto('reminder_kinds')
    .values({ user_id: userId, kind, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
        ...values,
        version: eb('reminder_kinds.version', '+', 1),
        updated_at: sql<string>`now()`,
      })),
    )
    .execute()
}

/** Has no reminder come by mail any more; whoever follows the link in one need not sign in. As the service. */
export async function endMail(rows: Rows, userId: string): Promise<void> {
  await sql`
    update public.reminder_kinds set ways = ways - 'mail', version = version + 1, updated_at = now()
    where user_id = ${userId} and ways ? 'mail'`.execute(rows)
}

/** Notes why mail does not reach a person; empty when it does. As the service. */
export async function writeMailTrouble(rows: Rows, userId: string, trouble: string): Promise<void> {
  await rows
    .updateTable('reminder_settings')
    .set({ mail_trouble: trouble, updated_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .execute()
}

/** The address that letters of this person go to, once they have shown that it is theirs, and what is known of it. As the service. */
export async function readMailAddress(
  rows: Rows,
  userId: string,
): Promise<{ email: string | null; mail_trouble: string } | undefined> {
  const row = await rows
    .selectFrom('auth.users as u')
    .leftJoin('reminder_settings as s', 's.user_id', 'u.id')
    .select(['u.email', 's.mail_trouble'])
    .where('u.id', '=', userId)
    .where('u.email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row && { email: row.email, mail_trouble: row.mail_trouble ?? '' }
}
