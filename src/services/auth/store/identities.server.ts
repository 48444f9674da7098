import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import { json } from '#platform/db/json.server.ts'
import { claimAddress, type IdentityRow, type NewUser } from './accounts.server.ts'

/** The identity of somebody at a service, locked until the transaction ends. */
export async function lockIdentity(
  rows: Rows,
  provider: string,
  subject: string,
): Promise<IdentityRow | undefined> {
  return rows
    .selectFrom('auth.identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', subject)
    .forUpdate()
    .executeTakeFirst()
}

/** Gives an account a further identity. False when somebody else was given it at the same moment. */
export async function insertIdentity(
  rows: Rows,
  identity: { userId: string; provider: string; subject: string; data: Record<string, unknown> },
): Promise<boolean> {
  const made = await rows
    .insertInto('auth.identities')
    .values({
      user_id: identity.userId,
      provider: identity.provider,
      provider_id: identity.subject,
      identity_data: json(identity.data),
      last_sign_in_at: sql`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(made.numInsertedOrUpdatedRows ?? 0n) > 0
}

/** Lays what a service says now over what it said before. */
export async function refreshIdentity(
  rows: Rows,
  identity: IdentityRow,
  data: Record<string, unknown>,
): Promise<void> {
  await rows
    .updateTable('auth.identities')
    .set({
      identity_data: sql`identity_data || ${json(data)}`,
      last_sign_in_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', identity.user_id)
    .where('id', '=', identity.id)
    .execute()
}

export async function deleteIdentity(rows: Rows, identity: IdentityRow): Promise<void> {
  const query = rows.deleteFrom('auth.identities').where('user_id', '=', identity.user_id)
  await query.where('id', '=', identity.id).execute()
}

/**
 * Takes everything away by which somebody else than the owner of its address could get into an account that was never
 * proven: its password, identities, second steps, sessions and pending codes.
 */
export async function clearUnproven(rows: Rows, userId: string): Promise<void> {
  await rows.deleteFrom('auth.sessions').where('user_id', '=', userId).execute()
  await rows.deleteFrom('auth.identities').where('user_id', '=', userId).execute()
  await rows.deleteFrom('auth.factors').where('user_id', '=', userId).execute()
  await rows.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute()
  await rows
    .updateTable('auth.users')
    .set({ password_hash: null, email_change: null, phone_change: null, user_metadata: json({}) })
    .where('id', '=', userId)
    .execute()
}

/**
 * Makes an account that a service speaks for, without an identity yet. Throws AddressTaken. The address of an SSO
 * account is not claimed: it is the organisation's word and stands apart from the people's own.
 */
export async function insertProviderAccount(rows: Rows, user: NewUser): Promise<void> {
  await rows
    .insertInto('auth.users')
    .values({ ...user, app_metadata: json(user.app_metadata), user_metadata: json(user.user_metadata) })
    .execute()
  if (user.email && !user.is_sso_user) await claimAddress(rows, user.id, 'email', user.email)
}

/** Forgets the address of an account, so that somebody else may have it. */
export async function releaseAddress(rows: Rows, userId: string, kind: 'email' | 'phone'): Promise<void> {
  await rows.deleteFrom('auth.addresses').where('user_id', '=', userId).where('kind', '=', kind).execute()
}
