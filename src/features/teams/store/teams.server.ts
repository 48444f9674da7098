import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { AdminTeam, OwnTeam, TeamRoom } from '../contract.ts'

// All of it as the service: every statement names whose team it is about.

export interface TeamRow {
  id: string
  owner_id: string
  name: string
  seats: number
  sso_id: string | null
  is_sso_only: boolean
  version: number
}
const columns = ['id', 'owner_id', 'name', 'seats', 'sso_id', 'is_sso_only', 'version'] as const

/** The team that somebody owns, locked until the transaction ends: seats are given away one after another. */
export async function lockOwnedTeam(rows: Rows, ownerId: string): Promise<TeamRow | undefined> {
  return rows
    .selectFrom('teams')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
}

export async function lockTeam(rows: Rows, id: string): Promise<TeamRow | undefined> {
  return rows.selectFrom('teams').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function readMembership(
  rows: Rows,
  userId: string,
): Promise<(Omit<NonNullable<OwnTeam['member']>, 'weeks'> & { team_id: string }) | undefined> {
  const { rows: found } = await sql<{
    team_id: string
    name: string
    owner_email: string
    joined_at: string
  }>`
    select m.team_id, t.name, coalesce(u.email, '') as owner_email, m.joined_at
    from public.team_members m join public.teams t on t.id = m.team_id join auth.users u on u.id = t.owner_id
    where m.user_id = ${userId}`.execute(rows)
  return found[0]
}

/** The address of somebody in small letters, when they have shown that it is theirs; else null. */
export async function readProvenEmail(rows: Rows, userId: string): Promise<string | null> {
  const { rows: found } = await sql<{ email: string | null }>`
    select lower(email) as email from auth.users
    where id = ${userId} and email_confirmed_at is not null and deleted_at is null`.execute(rows)
  return found[0]?.email ?? null
}

export async function findAccount(rows: Rows, email: string): Promise<string | undefined> {
  const { rows: found } = await sql<{ id: string }>`
    select id from auth.users
    where email = ${email.trim().toLowerCase()} and email_confirmed_at is not null and deleted_at is null`.execute(
    rows,
  )
  return found[0]?.id
}

export async function readMembers(rows: Rows, teamId: string): Promise<TeamRoom['members']> {
  const { rows: found } = await sql<TeamRoom['members'][number]>`
    select m.user_id as id, coalesce(u.email, '') as email, p.full_name as name, m.joined_at,
      exists (select 1 from auth.identities i
        where i.user_id = m.user_id and i.provider = 'sso:' || t.sso_id::text) as through_sso
    from public.team_members m join public.teams t on t.id = m.team_id
    join auth.users u on u.id = m.user_id join public.profiles p on p.user_id = m.user_id
    where m.team_id = ${teamId} order by m.joined_at, m.user_id`.execute(rows)
  return found
}

export async function countMembers(rows: Rows, teamId: string): Promise<number> {
  const { count } = await rows
    .selectFrom('team_members')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  return count
}

/** False when they are in a team already. */
export async function insertMember(
  rows: Rows,
  member: { userId: string; teamId: string; agreed: string },
): Promise<boolean> {
  const result = await rows
    .insertInto('team_members')
    .values({ user_id: member.userId, team_id: member.teamId, agreed: member.agreed })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0n) > 0
}

export async function deleteMember(rows: Rows, teamId: string, userId: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('team_members')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Undefined when the version is not the stored one. */
export async function updateTeam(
  rows: Rows,
  id: string,
  version: number,
  change: Partial<Pick<TeamRow, 'name' | 'seats' | 'sso_id' | 'is_sso_only' | 'owner_id'>>,
): Promise<TeamRow | undefined> {
  return rows
    .updateTable('teams')
    .set({ ...change, version: version + 1, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
}

export async function isOwner(rows: Rows, userId: string): Promise<boolean> {
  const found = await rows.selectFrom('teams').select('id').where('owner_id', '=', userId).executeTakeFirst()
  return found !== undefined
}

/** Undefined when they own a team already. */
export async function insertTeam(
  rows: Rows,
  team: Pick<TeamRow, 'owner_id' | 'name' | 'seats'>,
): Promise<TeamRow | undefined> {
  return rows
    .insertInto('teams')
    .values(team)
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** With its members, invitations, figures and domains; nothing that anybody wrote. */
export async function deleteTeam(rows: Rows, id: string): Promise<void> {
  await rows.deleteFrom('teams').where('id', '=', id).execute()
}

export async function readAdminTeams(rows: Rows, id?: string): Promise<AdminTeam[]> {
  const { rows: found } = await sql<AdminTeam>`
    select t.id, t.name, coalesce(u.email, '') as owner_email, t.seats, t.sso_id, t.is_sso_only, t.version,
      (select count(*)::int from public.team_members m where m.team_id = t.id) as members
    from public.teams t join auth.users u on u.id = t.owner_id
    ${id ? sql`where t.id = ${id}` : sql``}
    order by t.created_at, t.id limit 1000`.execute(rows)
  return found
}
