import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '#platform/db/database.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import type { RemoteChanges } from '../rules/remote-events.ts'
import {
  endAccess,
  readAccountIds,
  readAccountRow,
  renewTokens,
  writeChanges,
  type AccountRow,
} from '../store/accounts.server.ts'
import { writeTrouble, type EventRow, type SourceRow } from '../store/calendars.server.ts'
import { AccountTrouble, MarkTooOld } from './account-trouble.server.ts'
import type { CalendarService, CalendarServices, Tokens } from './calendar-services.server.ts'
import { TokenRefused } from './service-web.server.ts'

/** How much of a calendar is laid out, as for an address that is read again. */
const reach = { back: 62, ahead: 400 }
const dayMs = 86_400_000
/** No calendar of a person comes near this. */
const eventsMost = 5_000

const StoredTokens = z.object({ access: z.string(), refresh: z.string(), goodUntil: z.number() })

type Place = Pick<AccountRow, 'user_id' | 'id'>

/** Sealed tokens open in their own row only. */
const ownerOf = ({ user_id, id }: Place): string => `calendar account ${user_id} ${id}`

export function sealTokens(vault: Seal, place: Place, tokens: Tokens): Buffer {
  return vault.seal(JSON.stringify(tokens), ownerOf(place))
}

export function openTokens(vault: Seal, account: AccountRow): Tokens {
  return StoredTokens.parse(JSON.parse(vault.open(account.tokens_sealed, ownerOf(account))))
}

export interface AccountTools {
  database: Database
  vault: Seal
  services: CalendarServices
}

/** Asks a service for a person, with a token that is renewed when it has run out. Throws AccountTrouble and MarkTooOld. */
export async function askForAccount<T>(
  { database, vault, services }: AccountTools,
  account: AccountRow,
  work: (service: CalendarService, access: string) => Promise<T>,
): Promise<T> {
  const service = services[account.service]
  if (!service) throw new AccountTrouble('This service is not set up on this server any more.')
  const known = openTokens(vault, account)
  try {
    if (known.goodUntil <= Date.now()) return await work(service, (await renew(known)).access)
    return await work(service, known.access).catch(async (error: unknown) => {
      // It may have ended before its time; a second refusal is meant.
      if (error instanceof TokenRefused) return work(service, (await renew(known)).access)
      throw error
    })
  } catch (error) {
    const trouble =
      error instanceof TokenRefused
        ? new AccountTrouble(`${service.title} does not let this server in any more. Connect it again.`, {
            over: true,
          })
        : error
    if (trouble instanceof AccountTrouble && trouble.over)
      await database.asService(async (rows) => {
        // As it is stored now: it may have been renewed on the way here.
        const current = await readAccountRow(rows, account.user_id, account.id)
        if (current) await endAccess(rows, current, trouble.message)
      })
    throw trouble
  }

  async function renew(tokens: Tokens): Promise<Tokens> {
    if (!service) throw new Error('There is no such service.')
    const next = await service.refresh(tokens)
    await database.asService((rows) => renewTokens(rows, account, sealTokens(vault, account, next)))
    return next
  }
}

/** Reads one calendar of an account and writes what came of it, an account that has ended included. */
export async function readAccountCalendar(tools: AccountTools, source: SourceRow): Promise<void> {
  const { database } = tools
  const account = await database.asService((rows) =>
    readAccountRow(rows, source.user_id, source.account_id ?? ''),
  )
  if (!account) return
  try {
    const changes = await askForAccount(tools, account, (service, access) =>
      readEvents(service, access, source),
    )
    await database.asService((rows) => writeChanges(rows, source, toState(changes, source.is_busy_only)))
  } catch (error) {
    if (!(error instanceof AccountTrouble)) throw error
    // That of an account which has ended is written down for all of its calendars already.
    if (!error.over)
      await database.asService((rows) => writeTrouble(rows, source, error.message, error.waitSeconds))
  }
}

async function readEvents(
  service: CalendarService,
  access: string,
  { remote_id: remoteId, sync_mark: mark }: Pick<SourceRow, 'remote_id' | 'sync_mark'>,
): Promise<RemoteChanges> {
  const now = Date.now()
  const span = { from: now - reach.back * dayMs, to: now + reach.ahead * dayMs }
  try {
    return await service.readEvents(access, { remoteId, mark, span })
  } catch (error) {
    if (!(error instanceof MarkTooOld)) throw error
    if (!mark) throw new AccountTrouble(`${service.title} has nothing of this calendar right now.`)
    return readEvents(service, access, { remote_id: remoteId, sync_mark: '' })
  }
}

/** Hands back what somebody has whose account is about to go; what a service says to it changes nothing. */
export async function leaveAccounts(
  { database, vault, services }: AccountTools,
  userId: string,
): Promise<void> {
  for (const { id } of await database.asService((rows) => readAccountIds(rows, userId))) {
    const account = await database.asService((rows) => readAccountRow(rows, userId, id))
    if (account) await services[account.service]?.revoke(openTokens(vault, account))
  }
}

const short = (text: string) => hash('sha256', text, 'base64url').slice(0, 24)

/** Two parts, so that a whole series or one of its days can be found again without keeping what the service calls them. */
const rowId = (series: string | null, id: string) => `${short(series ?? id)}.${short(id)}`

function toState({ events, gone, renewed, mark, isWhole, leftOut }: RemoteChanges, isBusyOnly: boolean) {
  const rows = events.slice(0, eventsMost).map(({ id, series, title, place, hours, days }): EventRow => ({
    id: rowId(series, id),
    title: isBusyOnly ? '' : title,
    place: isBusyOnly ? '' : place,
    starts_at: hours && new Date(hours.from).toISOString(),
    ends_at: hours && new Date(hours.to).toISOString(),
    start_date: days && days.from,
    end_date: days && days.to,
  }))
  return {
    mark,
    isWhole,
    leftOut: leftOut + Math.max(0, events.length - eventsMost),
    series: renewed.map(short),
    gone: gone.map(short),
    events: [...new Map(rows.map((row) => [row.id, row])).values()],
  }
}
