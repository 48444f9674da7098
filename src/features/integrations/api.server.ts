import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import { addDays, daysBetween } from '#platform/contract/dates.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import { instantOf } from '#features/day/rules/clock.ts'
import { feedsMost, serviceNames, type integrationsContract } from './contract.ts'
import type { CalendarServices } from './parts/calendar-services.server.ts'
import { feedAddress, hashOfSecret, newSecret } from './parts/feed-routes.server.ts'
import {
  deleteCalendar,
  readCalendarRows,
  readEventRows,
  readFromScratch,
  updateCalendar,
} from './store/calendars.server.ts'
import { readAccounts } from './store/accounts.server.ts'
import { deleteFeed, insertFeed, readFeedRows, renewFeedAddress, updateFeed } from './store/feeds.server.ts'

const daysMost = 62

/** `site` is the public address of this server, without a slash at its end; `services` are those that it has clients at. */
export function createIntegrationsApi(
  site: string,
  services: CalendarServices,
): Handlers<typeof integrationsContract> {
  const known = serviceNames.filter((name) => services[name])
  return {
    async readFeeds(_input, { actor, rows }) {
      return { feeds: await readFeedRows(rows, actor.userId) }
    },

    async makeFeed({ body }, { actor, rows }) {
      if ((await readFeedRows(rows, actor.userId)).length >= feedsMost)
        throw badRequest(`You can have up to ${feedsMost} secret addresses. End one to make room.`)
      const secret = newSecret()
      const feed = await insertFeed(rows, actor.userId, body, hashOfSecret(secret))
      return { feed, address: feedAddress(site, secret) }
    },

    async changeFeed({ params: { id }, body }, { actor, rows }) {
      const saved = await updateFeed(rows, actor.userId, id, body)
      if (saved) return saved
      const [current] = await readFeedRows(rows, actor.userId, id)
      throw current ? conflict(current) : notFound()
    },

    async renewFeed({ params: { id } }, { actor, rows }) {
      const secret = newSecret()
      const feed = await renewFeedAddress(rows, actor.userId, id, hashOfSecret(secret))
      if (!feed) throw notFound()
      return { feed, address: feedAddress(site, secret) }
    },

    async endFeed({ params: { id } }, { actor, rows }) {
      if (!(await deleteFeed(rows, actor.userId, id))) throw notFound()
      return { ended: true }
    },

    async readCalendars(_input, { actor, rows }) {
      return { calendars: await readCalendarRows(rows, actor.userId) }
    },

    async changeCalendar({ params: { id }, body }, { actor: { userId }, rows }) {
      const [before] = await readCalendarRows(rows, userId, id)
      if (!before) throw notFound()
      const wantsTitles = before.is_busy_only && !body.is_busy_only
      if (wantsTitles && before.kind === 'file')
        throw badRequest('The titles of this file were not kept. Hand the file over again to see them.')
      if (wantsTitles && before.kind === 'kept')
        throw badRequest('The titles of this calendar were not kept. Connect its account again to see them.')
      if (!(await updateCalendar(rows, userId, id, body))) throw conflict(before)
      if (wantsTitles) await readFromScratch(rows, userId, id)
      const [after] = await readCalendarRows(rows, userId, id)
      if (!after) throw notFound()
      return after
    },

    async removeCalendar({ params: { id } }, { actor, rows }) {
      if (!(await deleteCalendar(rows, actor.userId, id))) throw notFound()
      return { removed: true }
    },

    async readCalendarAccounts(_input, { actor, rows }) {
      return { services: known, accounts: await readAccounts(rows, actor.userId) }
    },

    async readCalendarEvents({ query: { from, to } }, { actor: { userId }, rows }) {
      const days = daysBetween(from, to)
      if (days < 0 || days >= daysMost) throw badRequest(`Please ask for 1 to ${daysMost} days at once.`)
      const person = await readPerson(rows, userId)
      if (!person) throw notFound()
      const { rhythm } = person
      const dayStart = `${String(rhythm.day_start_hour).padStart(2, '0')}:00`
      const startOf = (date: string) => new Date(instantOf(date, dayStart, rhythm).at)
      const span = { from: startOf(from), to: startOf(addDays(to, 1)), firstDay: from, lastDay: to }
      return { events: await readEventRows(rows, userId, span) }
    },
  }
}
