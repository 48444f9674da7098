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
import { askService, oneLine } from './service-web.server.ts'

const pagesMost = 20
const Text = z.optional(z.string())

const Calendars = z.object({
  items: z._default(
    z.array(
      z.object({ id: z.string(), summary: Text, summaryOverride: Text, primary: z.optional(z.boolean()) }),
    ),
    [],
  ),
  nextPageToken: Text,
})

const Moment = z.object({ dateTime: Text, date: Text })
const Event = z.object({
  id: z.string(),
  status: Text,
  summary: Text,
  location: Text,
  eventType: Text,
  recurringEventId: Text,
  start: z.optional(Moment),
  end: z.optional(Moment),
  attendees: z.optional(z.array(z.object({ self: z.optional(z.boolean()), responseStatus: Text }))),
})
type Event = z.infer<typeof Event>
const Events = z.object({
  items: z._default(z.array(Event), []),
  nextPageToken: Text,
  nextSyncToken: Text,
})

/** Only what is used leaves Google. */
const fields =
  'items(id,status,summary,location,eventType,recurringEventId,start,end,attendees(self,responseStatus)),nextPageToken,nextSyncToken'

export async function listGoogleCalendars(
  ask: AskOutside,
  api: string,
  token: string,
): Promise<RemoteCalendar[]> {
  const door = { ask, service: 'Google', token }
  const found: z.infer<typeof Calendars>['items'] = []
  let page: string | undefined
  for (let step = 0; step < pagesMost; step++) {
    const query = new URLSearchParams({
      maxResults: '250',
      minAccessRole: 'reader',
      ...(page ? { pageToken: page } : {}),
    })
    const answer = await askService(door, `${api}/calendar/v3/users/me/calendarList?${query}`, Calendars)
    found.push(...answer.items)
    page = answer.nextPageToken
    if (!page) break
  }
  // The main calendar is called by the address of its account.
  const owner = found.find(({ primary }) => primary)?.id ?? ''
  return found.map(({ id, summary, summaryOverride, primary = false }) => ({
    remoteId: id,
    name: oneLine(summaryOverride || summary || id),
    isMain: primary,
    owner,
  }))
}

/** What changed since `mark`, or all of a stretch of time without one. Throws MarkTooOld when Google wants it read anew. */
export async function readGoogleEvents(
  ask: AskOutside,
  api: string,
  token: string,
  { remoteId, mark, span }: { remoteId: string; mark: string; span: Span },
): Promise<RemoteChanges> {
  const changes: RemoteChanges = {
    events: [],
    gone: [],
    renewed: [],
    isWhole: mark === '',
    mark: '',
    leftOut: 0,
  }
  const range: Record<string, string> = mark
    ? { syncToken: mark }
    : { timeMin: new Date(span.from).toISOString(), timeMax: new Date(span.to).toISOString() }
  let page: string | undefined
  for (let step = 0; step < pagesMost; step++) {
    const query = new URLSearchParams({
      singleEvents: 'true',
      maxResults: '2500',
      fields,
      ...range,
      ...(page ? { pageToken: page } : {}),
    })
    const address = `${api}/calendar/v3/calendars/${encodeURIComponent(remoteId)}/events?${query}`
    const answer = await askService({ ask, service: 'Google', token }, address, Events)
    for (const event of answer.items) take(event)
    page = answer.nextPageToken
    changes.mark = answer.nextSyncToken ?? ''
    if (!page) break
  }
  return changes

  function take(event: Event): void {
    const read = readEvent(event)
    if (!read || !touches(read, span)) changes.gone.push(event.id)
    else changes.events.push(read)
  }
}

/** Null for what takes no time of the person: cancelled, declined, or where they work from. */
function readEvent(event: Event): RemoteEvent | null {
  const isDeclined = event.attendees?.some(
    ({ self, responseStatus }) => self && responseStatus === 'declined',
  )
  if (event.status === 'cancelled' || isDeclined || event.eventType === 'workingLocation') return null
  const { start, end } = event
  const days = start?.date ? daysOf(start.date, end?.date ?? '') : null
  const hours = start?.dateTime ? hoursOf(Date.parse(start.dateTime), Date.parse(end?.dateTime ?? '')) : null
  if (!days && !hours) return null
  return {
    id: event.id,
    series: event.recurringEventId ?? null,
    title: oneLine(event.summary),
    place: oneLine(event.location),
    hours: days ? null : hours,
    days,
  }
}
