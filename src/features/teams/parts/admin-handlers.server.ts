import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import type { ApartContext, ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { AdminTeam, teamsContract } from '../contract.ts'
import {
  countMembers,
  deleteTeam,
  findAccount,
  insertTeam,
  lockTeam,
  readAdminTeams,
  updateTeam,
} from '../store/teams.server.ts'
import type { SsoFacts } from './views.server.ts'

/** Writes a line into the record of the console, in the transaction of what is done. */
export type NoteForAdmins = (
  rows: Rows,
  line: {
    action: 'team_made' | 'team_changed' | 'team_ended'
    detail: string
    adminId: string
    adminEmail: string
  },
) => Promise<void>

type AdminHandlers = Pick<
  ApartHandlers<typeof teamsContract>,
  'readTeams' | 'makeTeam' | 'changeTeamAsAdmin' | 'endTeamAsAdmin'
>

/** That the caller is an admin was checked before. An admin sees how many are in a team, and not who. */
export function createAdminHandlers({
  database,
  sso,
  note,
}: {
  database: Database
  sso: SsoFacts
  note: NoteForAdmins
}): AdminHandlers {
  const by = ({ actor }: ApartContext) => ({ adminId: actor.userId, adminEmail: actor.email })

  return {
    readTeams: () =>
      database.asService(async (rows) => ({
        teams: await readAdminTeams(rows),
        services: sso.services.map(({ id, domains }) => ({ id, domains: [...domains] })),
      })),

    makeTeam: ({ body: { name, owner_email, seats } }, context) =>
      database.asService(async (rows) => {
        const ownerId = await findAccount(rows, owner_email)
        if (!ownerId)
          throw badRequest('Nobody has an account with this address yet. Invite them under People first.', {
            owner_email: 'has no account here',
          })
        const team = await insertTeam(rows, { owner_id: ownerId, name: name.trim(), seats })
        if (!team)
          throw badRequest('They own a team already, and somebody owns one at most.', {
            owner_email: 'owns a team already',
          })
        await note(rows, { action: 'team_made', detail: team.name, ...by(context) })
        return oneOf(rows, team.id)
      }),

    changeTeamAsAdmin: ({ params: { id }, body }, context) =>
      database.asService(async (rows) => {
        const team = await lockTeam(rows, id)
        if (!team) throw notFound()
        if (body.sso_id !== null && !sso.services.some((service) => service.id === body.sso_id))
          throw badRequest('There is no such sign-in service in the file that BALANSE_SAML names.')
        const members = await countMembers(rows, id)
        if (body.seats < members)
          throw badRequest(`${members} people are in this team: it needs as many seats.`)
        const changed = await updateTeam(rows, id, body.version, {
          seats: body.seats,
          sso_id: body.sso_id,
          // An admin can open the other ways again; only the owner closes them.
          is_sso_only: team.is_sso_only && body.is_sso_only,
        })
        if (!changed) throw conflict(await oneOf(rows, id))
        await note(rows, { action: 'team_changed', detail: team.name, ...by(context) })
        return oneOf(rows, id)
      }),

    endTeamAsAdmin: ({ params: { id } }, context) =>
      database.asService(async (rows) => {
        const team = await lockTeam(rows, id)
        if (!team) throw notFound()
        await deleteTeam(rows, id)
        await note(rows, { action: 'team_ended', detail: team.name, ...by(context) })
        return { done: true }
      }),
  }
}

async function oneOf(rows: Rows, id: string): Promise<AdminTeam> {
  const [team] = await readAdminTeams(rows, id)
  if (!team) throw notFound()
  return team
}
