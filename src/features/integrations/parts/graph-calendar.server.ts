import * as z from 'zod/mini'
import type { AskOutside } from '#platform/outside/ask-outside.server.ts'
import {
  daysOf,
  hoursOf,
  touches,
  type RemoteCalendar,
  type RemoteChanges,
  type RemoteEvent,
  type Span,
} from '../rules/remote-events.ts'
import { AccountTrouble } from './account-trouble.server.ts'
import { askService, oneLine, type ServiceDoor } from './service-web.server.ts'

const pagesMost = 100
/** Series that are asked for one by one, because only one of their days came. */
const seriesMost = 25
const Text = z.nullish(z.string())

const Calendars = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      name: Text,
      isDefaultCalendar: z.optional(z.boolean()),
      owner: z.nullish(z.object({ address: Text })),
    }),
  ),
})

const Moment = z.nullish(z.object({ dateTime: z.string() }))
const Event = z.object({
  id: z.string(),
  type: Text,
  seriesMasterId: Text,
  subject: Text,
  location: z.nullish(z.object({ displayName: Text })),
  isAllDay: z.nullish(z.boolean()),
  isCancelled: z.nullish(z.boolean()),
  responseStatus: z.nullish(z.object({ response: Text })),
  start: Moment,
  end: Moment,
  '@removed': z.optional(z.unknown()),
})
type Event = z.infer<typeof Event>
const Events = z.object({
  value: z.array(Event),
  '@odata.nextLink': z.optional(z.string()),
  '@odata.deltaLink': z.optional(z.string()),
})

const prefer = { prefer: 'outlook.timezone="UTC", odata.maxpagesize=200' }

export async function listGraphCalendars(
  ask: AskOutside,
  api: string,
  token: string,
): Promise<RemoteCalendar[]> {
  const address = `${api}/v1.0/me/calendars?$top=200&$select=id,name,owner,isDefaultCalendar`
  const { value } = await askService({ ask, service: 'Microsoft', token }, address, Calendars)
  const owner = value.find(({ isDefaultCalendar }) => isDefaultCalendar)?.owner?.address ?? ''
  return value.map(({ id, name, isDefaultCalendar = false }) => ({
    remoteId: id,
    name: oneLine(name || 'Calendar'),
    isMain: isDefaultCalendar,
    owner,
  }))
}

/** What changed since `mark`, or all of a stretch of time without one. Throws MarkTooOld when Microsoft wants it read anew. */
export async function readGraphEvents(
  ask: AskOutside,
  api: string,
  token: string,
  { remoteId, mark, span }: { remoteId: string; mark: string; span: Span },
): Promise<RemoteChanges> {
  const range = new URLSearchParams({
    startDateTime: new Date(span.from).toISOString(),
    endDateTime: new Date(span.to).toISOString(),
  })
  const door = { ask, service: 'Microsoft', token, headers: prefer }
  const events: Event[] = []
  let address = mark || `${api}/v1.0/me/calendars/${encodeURIComponent(remoteId)}/calendarView/delta?${range}`
  let end = ''
  for (let step = 0; step < pagesMost && !end; step++) {
    // The token goes to Microsoft and nobody whom an answer names.
    if (!address.startsWith(`${api}/`))
      throw new AccountTrouble('Microsoft answered with an address of somebody else.')
    const answer = await askService(door, address, Events)
    events.push(...answer.value)
    end = answer['@odata.deltaLink'] ?? ''
    address = answer['@odata.nextLink'] ?? address
    if (!end && !answer['@odata.nextLink']) break
  }
  const masters = await findMasters(door, api, events)
  const changes: RemoteChanges = {
    events: [],
    gone: [],
    renewed: [],
    isWhole: mark === '',
    mark: end,
    leftOut: 0,
  }
  for (const event of events) {
    // Of a series that changed all days that are left come along, and nothing says which of them went.
    if (event.type === 'seriesMaster' || event['@removed']) changes.renewed.push(event.id)
    if (event.type === 'seriesMaster') continue
    const read = readEvent(event, masters)
    if (!read || !touches(read, span)) changes.gone.push(event.id)
    else changes.events.push(read)
  }
  return changes
}

/** The days of a series come without its name: that stands in the series itself, which comes along or has to be asked for. */
async function findMasters(
  door: ServiceDoor,
  api: string,
  events: readonly Event[],
): Promise<Map<string, Event>> {
  const masters = new Map(
    events.filter(({ type }) => type === 'seriesMaster').map((event) => [event.id, event]),
  )
  const wanted = events.flatMap(({ seriesMasterId, subject }) =>
    seriesMasterId && typeof subject !== 'string' && !masters.has(seriesMasterId) ? [seriesMasterId] : [],
  )
  for (const id of [...new Set(wanted)].slice(0, seriesMost)) {
    const address = `${api}/v1.0/me/events/${encodeURIComponent(id)}?$select=id,subject,location,isCancelled`
    masters.set(id, await askService(door, address, Event))
  }
  return masters
}

/** Null for what takes no time of the person: removed, cancelled or declined. */
function readEvent(event: Event, masters: ReadonlyMap<string, Event>): RemoteEvent | null {
  const series = event.seriesMasterId ?? null
  const master = series === null ? undefined : masters.get(series)
  const isDeclined = (event.responseStatus ?? master?.responseStatus)?.response === 'declined'
  if (event['@removed'] || event.isCancelled || isDeclined || !event.start) return null
  const [from, to] = [event.start.dateTime, event.end?.dateTime ?? '']
  const isAllDay = event.isAllDay ?? master?.isAllDay ?? false
  const days = isAllDay ? daysOf(from.slice(0, 10), to.slice(0, 10)) : null
  const hours = isAllDay ? null : hoursOf(utc(from), utc(to))
  if (!days && !hours) return null
  return {
    id: event.id,
    series,
    title: oneLine(event.subject ?? master?.subject),
    place: oneLine((event.location ?? master?.location)?.displayName),
    hours,
    days,
  }
}

/** Microsoft writes seven digits after the second and, as it was asked to, the time of UTC. */
const utc = (text: string) => Date.parse(`${text.slice(0, 19)}Z`)
