import { randomUUID } from 'node:crypto'
import { badRequest, notFound } from '#platform/contract/errors.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { AskOutside } from '#platform/outside/ask-outside.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import type { integrationsOutsideContract } from '../contract.ts'
import {
  insertCalendar,
  readCalendarRows,
  readSource,
  writeRead,
  writeTrouble,
} from '../store/calendars.server.ts'
import type { TakeOutside } from '#features/connections/public.server.ts'
import { calendarAddress, fetchCalendar, troubleWords } from './read-calendar.server.ts'
import { readAccountCalendar, type AccountTools } from './read-account.server.ts'
import { requireRoom } from './require-room.server.ts'

/** A sealed address opens in its own row only. */
export const calendarOwner = (userId: string, id: string): string => `calendar ${userId} ${id}`

interface Tools extends AccountTools {
  ask: AskOutside
  take: TakeOutside
}

/** The handlers that ask another server between two transactions. */
export function createOutsideApi(tools: Tools): ApartHandlers<typeof integrationsOutsideContract> {
  const { ask, vault, take } = tools
  return {
    async addCalendar({ body: { address, ...look } }, { actor: { userId }, asActor }) {
      const person = await asActor(async (rows) => {
        await requireRoom(rows, userId)
        return readPerson(rows, userId)
      })
      await take(userId)
      const timeZone = person?.rhythm.time_zone ?? 'UTC'
      const { url, read } = await open().catch((error: unknown) => {
        throw badRequest(troubleWords(error), { address: troubleWords(error) })
      })
      return asActor(async (rows) => {
        await requireRoom(rows, userId)
        const id = randomUUID()
        const sealed = vault.seal(url.href, calendarOwner(userId, id))
        await insertCalendar(rows, userId, { ...look, id, address: sealed, host: url.host })
        await writeRead(rows, { user_id: userId, id }, read)
        return found((await readCalendarRows(rows, userId, id))[0])
      })

      async function open() {
        const url = calendarAddress(address)
        const known = { timeZone, isBusyOnly: look.is_busy_only, etag: '', modified: '' }
        return { url, read: await fetchCalendar(ask, url.href, known) }
      }
    },

    async readCalendarAgain({ params: { id } }, { actor: { userId }, asActor }) {
      const source = found(await asActor((rows) => readSource(rows, userId, id)))
      if (source.account_id) {
        await take(userId)
        await readAccountCalendar(tools, source)
        return found((await asActor((rows) => readCalendarRows(rows, userId, id)))[0])
      }
      if (!source.address_sealed)
        throw badRequest(
          'This calendar came as a file, or its account was ended, so there is nowhere to ask. Bring it again.',
        )
      await take(userId)
      const address = vault.open(source.address_sealed, calendarOwner(userId, id))
      const { time_zone: timeZone, is_busy_only: isBusyOnly, etag, modified } = source
      const read = await fetchCalendar(ask, address, { timeZone, isBusyOnly, etag, modified }).catch(
        troubleWords,
      )
      return asActor(async (rows) => {
        await (typeof read === 'string' ? writeTrouble(rows, source, read) : writeRead(rows, source, read))
        return found((await readCalendarRows(rows, userId, id))[0])
      })
    },
  }
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}
