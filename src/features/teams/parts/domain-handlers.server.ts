import { randomBytes } from 'node:crypto'
import { badRequest, notFound } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { ApartContext, ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { TakeOutside } from '#features/connections/public.server.ts'
import { domainsMost, type TeamRoom, type teamsContract } from '../contract.ts'
import { readDomain } from '../rules/domain.ts'
import { bindDomain, deleteDomain, insertDomain, readDomains } from '../store/domains.server.ts'
import type { TeamRow } from '../store/teams.server.ts'
import { recordOf, valueOf } from './views.server.ts'

/** The TXT records of a name, each in its pieces. Rejects when the name has none, or nobody answers. */
export type ReadTxt = (name: string) => Promise<string[][]>

type DomainHandlers = Pick<ApartHandlers<typeof teamsContract>, 'addDomain' | 'checkDomain' | 'removeDomain'>

/** Binding a mail domain to a team: named, proven by a TXT record that only whoever runs the domain can set, let go. */
export function createDomainHandlers(
  { readTxt, take }: { readTxt: ReadTxt; take: TakeOutside },
  inRoom: <T>(context: ApartContext, work: (rows: Rows, team: TeamRow) => Promise<T>) => Promise<T>,
  roomOf: (rows: Rows, team: TeamRow) => Promise<TeamRoom>,
): DomainHandlers {
  return {
    addDomain: ({ body }, context) =>
      inRoom(context, async (rows, team) => {
        const domain = readDomain(body.domain)
        if (!domain)
          throw badRequest(
            'This is no mail domain of an organisation. It is what follows the @, such as example.org.',
            { domain: 'is no mail domain of an organisation' },
          )
        if ((await readDomains(rows, team.id)).length >= domainsMost)
          throw badRequest(`A team can have up to ${domainsMost} domains.`)
        await insertDomain(rows, { teamId: team.id, domain, code: randomBytes(24).toString('base64url') })
        return roomOf(rows, team)
      }),

    async checkDomain({ params }, context) {
      const domain = params.domain.toLowerCase()
      const code = await inRoom(context, async (rows, team) => {
        const found = (await readDomains(rows, team.id)).find((one) => one.domain === domain)
        if (!found) throw notFound()
        return found.code
      })
      await take(context.actor.userId)
      const records = await readTxt(recordOf(domain)).catch(() => [])
      const isThere = records.some((pieces) => pieces.join('').trim() === valueOf(code))
      return inRoom(context, async (rows, team) => {
        if (!isThere)
          throw badRequest(
            `No TXT record at ${recordOf(domain)} says ${valueOf(code)} yet. New records can take an hour to be seen.`,
          )
        if (!(await bindDomain(rows, team.id, domain)))
          throw badRequest('Another team on this server has bound this domain.')
        return roomOf(rows, team)
      })
    },

    removeDomain: ({ params: { domain } }, context) =>
      inRoom(context, async (rows, team) => {
        if (!(await deleteDomain(rows, team.id, domain.toLowerCase()))) throw notFound()
        return roomOf(rows, team)
      }),
  }
}
