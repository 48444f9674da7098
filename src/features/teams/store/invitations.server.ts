import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { OwnTeam, TeamRoom } from '../contract.ts'

// As the service, like the teams themselves. What has run out is as if it were not there.

export async function readInvitations(rows: Rows, teamId: string): Promise<TeamRoom['invitations']> {
  return rows
    .selectFrom('team_invitations')
    .select(['id', 'email', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Those to an address. */
export async function readInvitationsTo(rows: Rows, email: string): Promise<OwnTeam['invitations']> {
  const { rows: found } = await sql<OwnTeam['invitations'][number]>`
    select i.id, t.name, coalesce(u.email, '') as owner_email, i.expires_at
    from public.team_invitations i join public.teams t on t.id = i.team_id join auth.users u on u.id = t.owner_id
    where i.email = ${email} and i.expires_at > now() order by i.created_at, i.id limit 20`.execute(rows)
  return found
}

export async function findInvitation(
  rows: Rows,
  id: string,
): Promise<{ team_id: string; email: string } | undefined> {
  return rows
    .selectFrom('team_invitations')
    .select(['team_id', 'email'])
    .where('id', '=', id)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
}

/** A second one to the same address is the first with a later end. */
export async function writeInvitation(
  rows: Rows,
  invitation: { teamId: string; email: string; expiresAt: Date },
): Promise<void> {
  await rows
    .insertInto('team_invitations')
    .values({
      team_id: invitation.teamId,
      email: invitation.email,
      expires_at: invitation.expiresAt.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'email'])
        .doUpdateSet({ expires_at: sql<string>`greatest(team_invitations.expires_at, excluded.expires_at)` }),
    )
    .execute()
}

export async function deleteInvitation(rows: Rows, id: string): Promise<void> {
  await rows.deleteFrom('team_invitations').where('id', '=', id).execute()
}

/** What has run out goes; answers how many. */
export async function sweepInvitations(rows: Rows): Promise<number> {
  const result = await rows
    .deleteFrom('team_invitations')
    .where('expires_at', '<', sql<string>`now()`)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** An address that is deleted here is forgotten as one that was invited, too. */
export async function forgetInvitations(rows: Rows, email: string): Promise<void> {
  await rows.deleteFrom('team_invitations').where('email', '=', email.toLowerCase()).execute()
}
