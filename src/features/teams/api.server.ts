import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import type { ApartContext, ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { Mail } from '#platform/mail/open-mail.server.ts'
import type { Background } from '#platform/http/background.server.ts'
import type { TakeOutside } from '#features/connections/public.server.ts'
import { invitedDays, type teamsContract } from './contract.ts'
import { createAdminHandlers, type NoteForAdmins } from './parts/admin-handlers.server.ts'
import { createDomainHandlers, type ReadTxt } from './parts/domain-handlers.server.ts'
import { handedOverLetter, invitationLetter } from './parts/letters.server.ts'
import { viewOwn, viewRoom, type SsoFacts } from './parts/views.server.ts'
import { isDomainProven } from './store/domains.server.ts'
import {
  deleteInvitation,
  findInvitation,
  readInvitations,
  writeInvitation,
} from './store/invitations.server.ts'
import {
  countMembers,
  deleteMember,
  deleteTeam,
  insertMember,
  isOwner,
  lockOwnedTeam,
  lockTeam,
  readMembers,
  readMembership,
  readProvenEmail,
  updateTeam,
  type TeamRow,
} from './store/teams.server.ts'

export interface TeamTools {
  database: Database
  mail: Mail
  background: Background
  /** Counts what goes out in somebody's name. */
  take: TakeOutside
  /** Public address of this server, without a slash at its end. */
  site: string
  sso: SsoFacts
  /** Asks the domain name system for the TXT records of a name. */
  readTxt: ReadTxt
  note: NoteForAdmins
}

const dayMs = 86_400_000
const after = (now: Date, days: number) => new Date(now.getTime() + days * dayMs)

export function createTeamsApi(tools: TeamTools): ApartHandlers<typeof teamsContract> {
  const { database, mail, background, take, site, sso } = tools

  /** Works on the team that the caller owns; whoever owns none finds nothing here. */
  function inRoom<T>({ actor }: ApartContext, work: (rows: Rows, team: TeamRow) => Promise<T>): Promise<T> {
    return database.asService(async (rows) => {
      const team = await lockOwnedTeam(rows, actor.userId)
      if (!team) throw notFound()
      return work(rows, team)
    })
  }

  async function roomOf(rows: Rows, team: TeamRow) {
    return viewRoom(rows, team, sso)
  }

  async function requireSeat(rows: Rows, team: TeamRow, invited: number): Promise<void> {
    if ((await countMembers(rows, team.id)) + invited >= team.seats)
      throw badRequest(
        `All ${team.seats} seats of this team are taken. Whoever runs this server can add more.`,
      )
  }

  return {
    ...createAdminHandlers(tools),
    ...createDomainHandlers(tools, inRoom, roomOf),

    readOwnTeam: (_input, { actor }) => database.asService((rows) => viewOwn(rows, actor.userId)),

    acceptInvitation: ({ params: { id }, body: { agreed } }, context) =>
      database.asService(async (rows) => {
        const { actor } = context
        const email = await readProvenEmail(rows, actor.userId)
        const invitation = await findInvitation(rows, id)
        if (!invitation || invitation.email !== email) throw notFound()
        const team = await lockTeam(rows, invitation.team_id)
        if (!team) throw notFound()
        await requireSeat(rows, team, 0)
        if (
          team.is_sso_only &&
          !cameThroughOrganisation(context) &&
          (await isDomainProven(rows, team.id, email))
        )
          throw badRequest(
            'This team signs in through its organisation. Sign out, choose “Sign in through your organisation”, and accept there.',
          )
        if (!(await insertMember(rows, { userId: actor.userId, teamId: team.id, agreed })))
          throw badRequest('You are in a team already. Leave it first to join another one.')
        await deleteInvitation(rows, id)
        return viewOwn(rows, actor.userId)
      }),

    declineInvitation: ({ params: { id } }, { actor }) =>
      database.asService(async (rows) => {
        const invitation = await findInvitation(rows, id)
        if (!invitation) throw notFound()
        const isToThem = invitation.email === (await readProvenEmail(rows, actor.userId))
        const owned = await lockOwnedTeam(rows, actor.userId)
        if (!isToThem && owned?.id !== invitation.team_id) throw notFound()
        await deleteInvitation(rows, id)
        return { done: true }
      }),

    leaveTeam: (_input, { actor, now }) =>
      database.asService(async (rows) => {
        const membership = await readMembership(rows, actor.userId)
        if (!membership) throw notFound()
        const team = await lockTeam(rows, membership.team_id)
        await deleteMember(rows, membership.team_id, actor.userId)
        const email = await readProvenEmail(rows, actor.userId)
        // The way back, for whoever tapped by mistake. An owner comes back by themselves.
        if (email && team?.owner_id !== actor.userId)
          await writeInvitation(rows, { teamId: membership.team_id, email, expiresAt: after(now, 1) })
        return viewOwn(rows, actor.userId)
      }),

    readTeamRoom: (_input, context) => inRoom(context, roomOf),

    async inviteMember({ body }, context) {
      const email = body.email.trim().toLowerCase()
      await take(context.actor.userId)
      const { room, name } = await inRoom(context, async (rows, team) => {
        const members = await readMembers(rows, team.id)
        if (members.some((member) => member.email.toLowerCase() === email))
          throw badRequest('Somebody with this address is in the team already.')
        const waiting = await readInvitations(rows, team.id)
        const others = waiting.filter((invitation) => invitation.email !== email)
        await requireSeat(rows, team, others.length)
        await writeInvitation(rows, { teamId: team.id, email, expiresAt: after(context.now, invitedDays) })
        return { room: await roomOf(rows, team), name: team.name }
      })
      const letter = invitationLetter({ to: email, team: name, owner: context.actor.email, site })
      background.run(() => mail.send(letter))
      return room
    },

    removeMember: ({ params: { id } }, context) =>
      inRoom(context, async (rows, team) => {
        if (!(await deleteMember(rows, team.id, id))) throw notFound()
        return roomOf(rows, team)
      }),

    joinOwnTeam: ({ body: { agreed } }, context) =>
      inRoom(context, async (rows, team) => {
        await requireSeat(rows, team, (await readInvitations(rows, team.id)).length)
        const { userId } = context.actor
        if (!(await insertMember(rows, { userId, teamId: team.id, agreed })))
          throw badRequest('You are in a team already. Leave it first to be counted in this one.')
        return roomOf(rows, team)
      }),

    changeTeam: ({ body: { name, is_sso_only, version } }, context) =>
      inRoom(context, async (rows, team) => {
        const isReady = sso.services.some(({ id }) => id === team.sso_id)
        if (is_sso_only && !team.is_sso_only && !isReady)
          throw badRequest(
            'No sign-in service is set up for this team. Whoever runs this server can do that.',
          )
        const changed = await updateTeam(rows, team.id, version, { name: name.trim(), is_sso_only })
        if (!changed) throw conflict(await roomOf(rows, team))
        return roomOf(rows, changed)
      }),

    async handOver({ body: { member } }, context) {
      const { userId } = context.actor
      const told = await inRoom(context, async (rows, team) => {
        const next = (await readMembers(rows, team.id)).find(({ id }) => id === member)
        if (!next || next.id === userId) throw notFound()
        if (await isOwner(rows, next.id))
          throw badRequest('They own a team already, and somebody owns one at most.')
        await updateTeam(rows, team.id, team.version, { owner_id: next.id })
        return { to: next.email, team: team.name, view: await viewOwn(rows, userId) }
      })
      const letter = handedOverLetter({ to: told.to, team: told.team, owner: context.actor.email, site })
      background.run(() => mail.send(letter))
      return told.view
    },

    endTeam: ({ body: { name } }, context) =>
      inRoom(context, async (rows, team) => {
        if (name.trim() !== team.name)
          throw badRequest('What was typed is not the name of the team. Nothing was changed.')
        await deleteTeam(rows, team.id)
        return { done: true }
      }),
  }
}

/** The token names how its session began. */
function cameThroughOrganisation({ actor }: ApartContext): boolean {
  const { amr } = actor.claims
  return Array.isArray(amr) && amr.some((way: { method?: unknown } | null) => way?.method === 'sso/saml')
}
