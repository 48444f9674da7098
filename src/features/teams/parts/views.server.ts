import type { Rows } from '#platform/db/database.server.ts'
import type { OwnTeam, TeamRoom } from '../contract.ts'
import { readDomains } from '../store/domains.server.ts'
import { readInvitations, readInvitationsTo } from '../store/invitations.server.ts'
import { isOwner, readMembers, readMembership, readProvenEmail, type TeamRow } from '../store/teams.server.ts'
import { readWeeks } from '../store/weeks.server.ts'

/** What somebody sees who may be in a team, own one, be invited to one, or none of it. */
export async function viewOwn(rows: Rows, userId: string): Promise<OwnTeam> {
  const membership = await readMembership(rows, userId)
  const email = await readProvenEmail(rows, userId)
  const invitations = email ? await readInvitationsTo(rows, email) : []
  if (!membership) return { member: null, owns: await isOwner(rows, userId), invitations }
  const { team_id, ...member } = membership
  return {
    member: { ...member, weeks: await readWeeks(rows, team_id) },
    owns: await isOwner(rows, userId),
    invitations,
  }
}

/** Of the sign-in services of organisations, as far as the rooms need to know of them. */
export interface SsoFacts {
  services: readonly { id: string; domains: readonly string[] }[]
  metadataUrl: string
  acsUrl: string
}

export const recordOf = (domain: string) => `_balanse.${domain}`
export const valueOf = (code: string) => `balanse-domain=${code}`

/** The room of the owner of this team. */
export async function viewRoom(rows: Rows, team: TeamRow, sso: SsoFacts): Promise<TeamRoom> {
  const members = await readMembers(rows, team.id)
  const domains = await readDomains(rows, team.id)
  const isNamed = sso.services.some(({ id }) => id === team.sso_id)
  return {
    name: team.name,
    seats: team.seats,
    version: team.version,
    is_member: members.some(({ id }) => id === team.owner_id),
    members,
    invitations: await readInvitations(rows, team.id),
    weeks: await readWeeks(rows, team.id),
    domains: domains.map(({ domain, code, proven_at }) => ({
      domain,
      record: recordOf(domain),
      code: valueOf(code),
      proven_at,
    })),
    sso: {
      state: sso.services.length === 0 ? 'off' : isNamed ? 'ready' : 'unnamed',
      is_only: team.is_sso_only,
      metadata_url: sso.metadataUrl,
      acs_url: sso.acsUrl,
    },
  }
}
