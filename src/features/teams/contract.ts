import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Line, Version } from '#platform/contract/limits.ts'

export const nameMax = 80
export const seatsMost = 10_000
export const domainsMost = 20
/** How long an invitation can be accepted. */
export const invitedDays = 14
/** Weeks of figures in one answer. */
export const weeksShown = 26
/** The key of the words that a member agrees to (rules/words.ts); it changes whenever they do. */
export const agreement = '2026-11-a'

const Name = Line.check(
  z.refine((name) => name.trim() !== '', { error: 'A team needs a name.' }),
  z.maxLength(nameMax, { error: `Please keep the name under ${nameMax} characters.` }),
)
const Email = z.string().check(z.maxLength(254), z.email({ error: 'This is no e-mail address.' }))
const Seats = z.int().check(z.gte(1), z.lte(seatsMost))
const Id = z.object({ id: z.uuid() })
const Done = z.object({ done: z.literal(true) })

export const Week = z.object({
  /** Its Monday. */
  week: LocalDateText,
  /** At least so many people wrote something; null is kept back. */
  active: z.nullable(z.number()),
  /** To the nearest five. */
  plans: z.nullable(z.number()),
  reflections: z.nullable(z.number()),
})
export type Week = z.infer<typeof Week>

/** A team as the person may see it. */
export const OwnTeam = z.object({
  /** The team that they are counted in. */
  member: z.nullable(
    z.object({ name: z.string(), owner_email: z.string(), joined_at: Instant, weeks: z.array(Week) }),
  ),
  /** Whether they own one; its room is readTeamRoom. */
  owns: z.boolean(),
  invitations: z.array(
    z.object({ id: z.uuid(), name: z.string(), owner_email: z.string(), expires_at: Instant }),
  ),
})
export type OwnTeam = z.infer<typeof OwnTeam>

export const Domain = z.object({
  domain: z.string(),
  /** The name of the TXT record, and what it has to say. */
  record: z.string(),
  code: z.string(),
  proven_at: z.nullable(Instant),
})
export type Domain = z.infer<typeof Domain>

export const TeamRoom = z.object({
  name: z.string(),
  seats: z.number(),
  version: Version,
  /** Whether the owner is counted as well. */
  is_member: z.boolean(),
  members: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      joined_at: Instant,
      /** Whether the account comes through the organisation's own sign-in service. */
      through_sso: z.boolean(),
    }),
  ),
  invitations: z.array(z.object({ id: z.uuid(), email: z.string(), expires_at: Instant })),
  weeks: z.array(Week),
  domains: z.array(Domain),
  sso: z.object({
    /** `off`: this server has no sign-in service of an organisation. `unnamed`: an admin has not said which one is theirs. */
    state: z.enum(['off', 'unnamed', 'ready']),
    is_only: z.boolean(),
    metadata_url: z.string(),
    acs_url: z.string(),
  }),
})
export type TeamRoom = z.infer<typeof TeamRoom>

const AdminTeam = z.object({
  id: z.uuid(),
  name: z.string(),
  owner_email: z.string(),
  seats: z.number(),
  members: z.number(),
  sso_id: z.nullable(z.uuid()),
  is_sso_only: z.boolean(),
  version: Version,
})
export type AdminTeam = z.infer<typeof AdminTeam>

const Code = z.object({ agreed: z.literal(agreement) })

/** Each opens its own transactions as the service: what somebody may see depends on their part in the team. */
export const teamsContract = {
  readOwnTeam: endpoint({
    method: 'GET',
    path: '/team',
    access: 'user',
    summary: 'The team that the person is in, and invitations to their confirmed address',
    output: OwnTeam,
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/team/invitations/:id/acceptance',
    access: 'user',
    summary: 'Joins a team, having read what it can see',
    params: Id,
    body: Code,
    output: OwnTeam,
  }),
  declineInvitation: endpoint({
    method: 'DELETE',
    path: '/team/invitations/:id',
    access: 'user',
    summary: 'Takes an invitation away: by whom it was sent to, or by the owner of the team',
    params: Id,
    output: Done,
  }),
  leaveTeam: endpoint({
    method: 'DELETE',
    path: '/team/membership',
    access: 'user',
    summary: 'Leaves the team at once; for a day an invitation leads back',
    output: OwnTeam,
  }),
  readTeamRoom: endpoint({
    method: 'GET',
    path: '/team/room',
    access: 'user',
    summary: 'The room of the owner: members, invitations, figures, domains',
    output: TeamRoom,
  }),
  inviteMember: endpoint({
    method: 'POST',
    path: '/team/invitations',
    access: 'user',
    summary: 'The owner invites an address, as long as there are seats; once more sends the letter again',
    body: z.object({ email: Email }),
    output: TeamRoom,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/team/members/:id',
    access: 'user',
    summary: 'The owner takes somebody out of the team; everything of theirs stays theirs',
    params: Id,
    output: TeamRoom,
  }),
  joinOwnTeam: endpoint({
    method: 'POST',
    path: '/team/membership',
    access: 'user',
    summary: 'The owner is counted in their own team, too',
    body: Code,
    output: TeamRoom,
  }),
  changeTeam: endpoint({
    method: 'PUT',
    path: '/team/room',
    access: 'user',
    summary:
      'Changes the name, and whether accounts of bound domains join only when they come through the organisation',
    body: z.object({ name: Name, is_sso_only: z.boolean(), version: Version }),
    output: TeamRoom,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/team/owner',
    access: 'user',
    summary: 'Makes a member the owner; the one before stays a member if they are one',
    body: z.object({ member: z.uuid() }),
    output: OwnTeam,
  }),
  endTeam: endpoint({
    method: 'POST',
    path: '/team/end',
    access: 'user',
    summary: 'Ends the team with its figures; its name has to be typed. Accounts and what is in them stay',
    body: z.object({ name: z.string().check(z.maxLength(200)) }),
    output: Done,
  }),
  addDomain: endpoint({
    method: 'POST',
    path: '/team/domains',
    access: 'user',
    summary: 'Names a mail domain, to be proven by a TXT record',
    body: z.object({ domain: z.string().check(z.maxLength(253)) }),
    output: TeamRoom,
  }),
  checkDomain: endpoint({
    method: 'POST',
    path: '/team/domains/:domain/check',
    access: 'user',
    summary: 'Looks for the TXT record and binds the domain when it is there',
    params: z.object({ domain: z.string().check(z.maxLength(253)) }),
    output: TeamRoom,
  }),
  removeDomain: endpoint({
    method: 'DELETE',
    path: '/team/domains/:domain',
    access: 'user',
    summary: 'Lets a domain go',
    params: z.object({ domain: z.string().check(z.maxLength(253)) }),
    output: TeamRoom,
  }),

  readTeams: endpoint({
    method: 'GET',
    path: '/admin/teams',
    access: 'admin',
    summary: 'Every team with its owner and seats, and the sign-in services that one may have',
    output: z.object({
      teams: z.array(AdminTeam),
      services: z.array(z.object({ id: z.string(), domains: z.array(z.string()) })),
    }),
  }),
  makeTeam: endpoint({
    method: 'POST',
    path: '/admin/teams',
    access: 'admin',
    summary: 'Makes a team for somebody who has an account',
    body: z.object({ name: Name, owner_email: Email, seats: Seats }),
    output: AdminTeam,
  }),
  changeTeamAsAdmin: endpoint({
    method: 'PUT',
    path: '/admin/teams/:id',
    access: 'admin',
    summary: 'Changes seats and sign-in service; also opens other ways to sign in again',
    params: Id,
    body: z.object({
      seats: Seats,
      sso_id: z.nullable(z.uuid()),
      is_sso_only: z.boolean(),
      version: Version,
    }),
    output: AdminTeam,
  }),
  endTeamAsAdmin: endpoint({
    method: 'DELETE',
    path: '/admin/teams/:id',
    access: 'admin',
    summary: 'Ends a team with its figures; accounts and what is in them stay',
    params: Id,
    output: Done,
  }),
}
