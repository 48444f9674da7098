import { sql, type RawBuilder } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { Gate, ListName } from './rules.ts'

export interface GateState {
  gate: Gate
  /** Number of the switch that is in force, from 1. */
  version: number
}

/** The switch in force; undefined before the first start has written one. */
export async function readGate(rows: Rows): Promise<GateState | undefined> {
  const row = await rows
    .selectFrom('gate_switches')
    .select(['gate', 'version'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { gate: row.gate as Gate, version: row.version }
}

/** Writes the setting down as the first switch. Does nothing on a database that has one. */
export async function writeFirstGate(rows: Rows, gate: Gate): Promise<void> {
  await rows
    .insertInto('gate_switches')
    .values({ version: 1, gate })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface NewEntry {
  list: ListName
  email: string
  helpWith: string | undefined
  wording: string
  /** Until when the letter's link confirms; null when no letter can be sent. */
  confirmBy: Date | null
}

/**
 * Puts an address on a list. A known address that is not confirmed yet consents anew; one that is confirmed stays as
 * it is, because anybody may have typed it.
 */
export async function putOnList(
  rows: Rows,
  entry: NewEntry,
): Promise<{ entryId: string; isConfirmed: boolean }> {
  /** The new value while nobody has confirmed, the stored one afterwards. */
  const whileWaiting = (column: string, fresh: RawBuilder<unknown>) =>
    sql<string>`case when list_entries.confirmed_at is null then ${fresh} else ${sql.ref(`list_entries.${column}`)} end`
  const row = await rows
    .insertInto('list_entries')
    .values({
      list: entry.list,
      email: entry.email,
      help_with: entry.helpWith ?? null,
      consent_wording: entry.wording,
      confirm_by: entry.confirmBy?.toISOString() ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(['list', 'email']).doUpdateSet({
        help_with: whileWaiting('help_with', sql`coalesce(excluded.help_with, list_entries.help_with)`),
        consent_at: whileWaiting('consent_at', sql`excluded.consent_at`),
        consent_wording: whileWaiting('consent_wording', sql`excluded.consent_wording`),
        // An entry from before there was mail is kept without a letter, so no letter may put an end to it.
        confirm_by: whileWaiting(
          'confirm_by',
          sql`case when list_entries.confirm_by is not null then coalesce(excluded.confirm_by, list_entries.confirm_by) end`,
        ),
      }),
    )
    .returning(['id', 'confirmed_at'])
    .executeTakeFirstOrThrow()
  return { entryId: row.id, isConfirmed: row.confirmed_at !== null }
}

/** Forgets the addresses whose letter nobody opened in time. */
export async function forgetUnconfirmed(rows: Rows): Promise<void> {
  await rows
    .deleteFrom('list_entries')
    .where('confirmed_at', 'is', null)
    .where('confirm_by', '<', sql<string>`now()`)
    .execute()
}

export async function recordLetter(rows: Rows, entryId: string, tokenHash: Buffer): Promise<void> {
  await rows.insertInto('list_letters').values({ token_hash: tokenHash, entry_id: entryId }).execute()
}

const entryOf = (rows: Rows, tokenHash: Buffer) =>
  rows.selectFrom('list_letters').select('entry_id').where('token_hash', '=', tokenHash)

/** Confirms the entry that a letter was about; false when there is none any more. Twice is as good as once. */
export async function confirmEntry(rows: Rows, tokenHash: Buffer): Promise<boolean> {
  const result = await rows
    .updateTable('list_entries')
    .set({ confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('id', '=', entryOf(rows, tokenHash))
    .where((where) =>
      where.or([
        where('confirmed_at', 'is not', null),
        where('confirm_by', 'is', null),
        where('confirm_by', '>', sql<string>`now()`),
      ]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes the entry that a letter was about; false when there is none any more. */
export async function leaveList(rows: Rows, tokenHash: Buffer): Promise<boolean> {
  const result = await rows
    .deleteFrom('list_entries')
    .where('id', '=', entryOf(rows, tokenHash))
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export interface NewSupportMessage {
  reference: string
  kind: 'contact' | 'issue'
  email: string
  subject: string
  message: string
  page: string
  version: string
}

export async function insertSupportMessage(rows: Rows, given: NewSupportMessage): Promise<void> {
  const { version, ...message } = given
  await rows
    .insertInto('support_messages')
    .values({ ...message, app_version: version })
    .execute()
}

/** Addresses of the people who look after this server: they get what the contact form brings. */
export async function readAdminAddresses(rows: Rows): Promise<string[]> {
  const found = await rows
    .selectFrom('profiles')
    .innerJoin('auth.users', 'auth.users.id', 'profiles.user_id')
    .select('auth.users.email')
    .where('profiles.role', '=', 'admin')
    .where('auth.users.email', 'is not', null)
    .where('auth.users.deleted_at', 'is', null)
    .orderBy('profiles.created_at')
    .limit(20)
    .execute()
  return found.flatMap(({ email }) => (email ? [email] : []))
}

/** Forgets what an address left as a visitor: its place on the lists and its messages. */
export async function forgetAddress(rows: Rows, email: string): Promise<void> {
  await rows.deleteFrom('list_entries').where('email', '=', email.toLowerCase()).execute()
  await rows.deleteFrom('support_messages').where('email', 'ilike', likeExactly(email)).execute()
}

/** A pattern that means nothing but the text itself, whatever its capitals. */
const likeExactly = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
