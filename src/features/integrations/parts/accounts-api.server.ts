import { randomUUID } from 'node:crypto'
import { badRequest, CallError, notFound } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import { beginOauth, takeOauth, type TakeOutside } from '#features/connections/public.server.ts'
import {
  accountsMost,
  ServiceName,
  type AccountCalendar,
  type calendarAccountsContract,
  type CalendarAccount,
} from '../contract.ts'
import {
  deleteAccountRow,
  findAccountId,
  putAccount,
  readAccountRow,
  readAccounts,
  readRemoteIds,
  type AccountRow,
} from '../store/accounts.server.ts'
import { insertCalendar, readCalendarRows, readSource } from '../store/calendars.server.ts'
import { AccountTrouble } from './account-trouble.server.ts'
import type { CalendarService } from './calendar-services.server.ts'
import {
  askForAccount,
  openTokens,
  readAccountCalendar,
  sealTokens,
  type AccountTools,
} from './read-account.server.ts'
import { requireRoom } from './require-room.server.ts'
import { TokenRefused } from './service-web.server.ts'

const backPath = '/integrations-page'

/** The calls about accounts elsewhere. `site` is the public address of this server, without a slash at its end. */
export function createAccountsApi(
  tools: AccountTools & { take: TakeOutside; site: string },
): ApartHandlers<typeof calendarAccountsContract> {
  const { vault, services, take, site } = tools

  function serviceOf(name: string): CalendarService {
    const service = services[name as ServiceName]
    if (!service)
      throw badRequest(
        'This service is not set up on this server. A calendar’s secret address works without it.',
      )
    return service
  }

  return {
    async startCalendarAccount({ body: { service: name } }, { actor: { userId }, asActor }) {
      const service = serviceOf(name)
      const { randomPKCECodeVerifier } = await import('openid-client')
      const verifier = randomPKCECodeVerifier()
      const { state, browser } = await asActor(async (rows) => {
        await requireAccountRoom(rows, userId)
        return beginOauth(rows, vault, userId, name, verifier)
      })
      const address = await service.begin({ redirectUri: `${site}${backPath}`, state, verifier })
      return { address: address.href, browser }
    },

    async finishCalendarAccount({ body: { code, state, browser } }, { actor: { userId }, asActor }) {
      await take(userId)
      const start = await asActor((rows) => takeOauth(rows, vault, userId, { state, browser }))
      const name = ServiceName.safeParse(start.service)
      if (!name.success || start.verifier === null) throw notFound()
      const { verifier } = start
      const service = serviceOf(name.data)
      const callback = new URL(`${site}${backPath}`)
      callback.search = new URLSearchParams({ code, state }).toString()
      const { tokens, owner } = await inWords(async () => {
        const tokens = await service.finish({ callback, state, verifier })
        const calendars = await service.listCalendars(tokens.access)
        return { tokens, owner: calendars.find(({ isMain }) => isMain)?.owner || service.title }
      })
      return asActor(async (rows) => {
        const known = await findAccountId(rows, userId, name.data, owner.slice(0, 320))
        if (!known) await requireAccountRoom(rows, userId)
        const id = known ?? randomUUID()
        await putAccount(rows, {
          user_id: userId,
          id,
          service: name.data,
          name: owner.slice(0, 320),
          tokens_sealed: sealTokens(vault, { user_id: userId, id }, tokens),
        })
        return accountOf(rows, userId, id)
      })
    },

    async readAccountCalendars({ params: { id } }, { actor: { userId }, asActor }) {
      const account = await asActor((rows) => rowOf(rows, userId, id))
      await take(userId)
      const found = await inWords(() =>
        askForAccount(tools, account, (service, access) => service.listCalendars(access)),
      )
      const here = new Set(await asActor((rows) => readRemoteIds(rows, userId, id)))
      const calendars = found.map(({ remoteId, name, isMain }): AccountCalendar => ({
        remote_id: remoteId,
        name,
        is_main: isMain,
        is_here: here.has(remoteId),
      }))
      return { calendars }
    },

    async bringAccountCalendar({ params: { id }, body }, { actor: { userId }, asActor }) {
      const { remote_id, ...look } = body
      const account = await asActor((rows) => rowOf(rows, userId, id))
      await take(userId)
      // Only what the account has may be asked for with its token.
      const remote = await inWords(() =>
        askForAccount(tools, account, (service, access) => service.listCalendars(access)),
      )
      if (!remote.some(({ remoteId }) => remoteId === remote_id)) throw notFound()
      const source = await asActor(async (rows) => {
        await requireRoom(rows, userId)
        await rowOf(rows, userId, id)
        if ((await readRemoteIds(rows, userId, id)).includes(remote_id))
          throw badRequest('This calendar is here already.')
        const calendar = randomUUID()
        const host = serviceOf(account.service).title
        await insertCalendar(rows, userId, {
          ...look,
          id: calendar,
          address: null,
          host,
          account_id: id,
          remote_id,
        })
        return readSource(rows, userId, calendar)
      })
      if (!source) throw notFound()
      await readAccountCalendar(tools, source)
      const [calendar] = await asActor((rows) => readCalendarRows(rows, userId, source.id))
      if (!calendar) throw notFound()
      return calendar
    },

    async endCalendarAccount({ params: { id }, body: { events } }, { actor: { userId }, asActor }) {
      const account = await asActor(async (rows) => {
        const found = await rowOf(rows, userId, id)
        await deleteAccountRow(rows, userId, id, events)
        return found
      })
      const service = services[account.service]
      const tokens = openTokens(vault, account)
      return { ended: true, is_revoked: (await service?.revoke(tokens)) ?? false }
    },
  }
}

async function requireAccountRoom(rows: Rows, userId: string): Promise<void> {
  if ((await readAccounts(rows, userId)).length >= accountsMost)
    throw badRequest(`You can connect up to ${accountsMost} accounts. End one to make room.`)
}

async function rowOf(rows: Rows, userId: string, id: string): Promise<AccountRow> {
  const row = await readAccountRow(rows, userId, id)
  if (!row) throw notFound()
  return row
}

async function accountOf(rows: Rows, userId: string, id: string): Promise<CalendarAccount> {
  const [account] = await readAccounts(rows, userId, id)
  if (!account) throw notFound()
  return account
}

/** What a service did not do becomes a refusal in words: of the caller what they can mend, of the service what passes. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TokenRefused)
      throw badRequest('This connection was not accepted. Connect once more.')
    if (error instanceof AccountTrouble)
      throw new CallError(error.waitSeconds > 0 ? 429 : 400, { code: 'service', message: error.message })
    throw error
  }
}
