import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { recordActivity } from '#features/activity/public.server.ts'
import { Preferences, type Profile, type RoleName } from './contract.ts'

/** The person's profile, or undefined when the account is gone. `email` comes from the token: it is the auth service's. */
export async function readProfileRow(
  rows: Rows,
  userId: string,
  email: string,
): Promise<Profile | undefined> {
  const row = await rows.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return undefined
  return {
    user: {
      id: row.user_id,
      full_name: row.full_name,
      email,
      avatar_url: row.avatar_url,
      created_at: row.created_at,
      updated_at: row.updated_at,
      role: row.role as RoleName,
    },
    rhythm: {
      time_zone: row.time_zone,
      day_start_hour: row.day_start_hour,
      week_starts_on: row.week_starts_on,
    },
    // Stored preferences may be older than this program: what it does not know falls back to the default.
    preferences: Preferences.parse(row.preferences ?? {}),
    version: row.version,
  }
}

export interface ProfileChange {
  full_name?: string
  avatar_url?: string | null
  time_zone?: string
  day_start_hour?: number
  week_starts_on?: number
  /** Merged key by key over the stored ones. */
  preferences?: Partial<Preferences>
}

/** False when `version` is named and is not the stored one: then nothing was changed. */
export async function updateProfileRow(
  rows: Rows,
  userId: string,
  change: ProfileChange,
  version?: number,
): Promise<boolean> {
  const { preferences, ...columns } = change
  const { numUpdatedRows } = await rows
    .updateTable('profiles')
    .set((eb) => ({
      ...columns,
      ...(preferences ? { preferences: eb('preferences', '||', json(preferences)) } : {}),
      version: eb('version', '+', 1),
      updated_at: new Date().toISOString(),
    }))
    .where('user_id', '=', userId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** For the operator's command line: role of an account, found by its address. False when there is none. */
export async function setRoleByEmail(rows: Rows, email: string, role: RoleName): Promise<boolean> {
  const changed = await rows
    .updateTable('profiles')
    .set({ role, updated_at: new Date().toISOString() })
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('auth.users')
        .select('id')
        .where('email', '=', email.trim().toLowerCase())
        // An organisation may say any address of its people's; a role is never given by that.
        .where('is_sso_user', '=', false),
    )
    .returning('user_id')
    .execute()
  for (const { user_id: userId } of changed) await recordActivity(rows, userId, 'role_changed', { role })
  return changed.length > 0
}

/** Those of these people who let a model answer them, right now. As the service. */
export async function readConsenting(rows: Rows, userIds: readonly string[]): Promise<Set<string>> {
  const found = await rows
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where(sql<string>`preferences ->> 'ai_consent'`, '=', 'true')
    .execute()
  return new Set(found.map(({ user_id }) => user_id))
}
