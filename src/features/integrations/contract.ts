import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Line, Version } from '#platform/contract/limits.ts'

export const nameMax = 60
/** How many secret addresses a person may have, and how many calendars they may bring. */
export const feedsMost = 10
export const calendarsMost = 10
/** The largest calendar file, in bytes. */
export const calendarBytesMost = 5 * 1024 * 1024

const Name = Line.check(
  z.refine((name) => name.trim() !== '', { error: 'A calendar needs a name.' }),
  z.maxLength(nameMax, { error: `Please keep the name under ${nameMax} characters.` }),
)
const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'This time does not exist.' }))

const feedContents = ['time_for_me', 'priorities', 'reminders'] as const
export type FeedPart = (typeof feedContents)[number]

const feedShape = {
  name: Name,
  contents: z
    .array(z.enum(feedContents))
    .check(
      z.minLength(1, { error: 'Please choose at least one thing that the calendar shows.' }),
      z.maxLength(3),
    ),
  /** `busy` says that the time is taken and not for what. */
  detail: z.enum(['full', 'busy']),
  morning_at: z.nullable(ClockTime),
  evening_at: z.nullable(ClockTime),
}
const hasTimes = z.refine<{ contents: FeedPart[]; morning_at: string | null; evening_at: string | null }>(
  (feed) => !feed.contents.includes('reminders') || Boolean(feed.morning_at ?? feed.evening_at),
  { error: 'Please give the reminders a time.' },
)

export const FeedContent = z.object(feedShape).check(hasTimes)
export type FeedContent = z.infer<typeof FeedContent>

/** A secret address that a calendar program reads. The address itself is only in the answer that makes it. */
export const Feed = z.object({
  ...feedShape,
  id: z.uuid(),
  address_made_at: Instant,
  last_read_at: z.nullable(Instant),
  version: Version,
})
export type Feed = z.infer<typeof Feed>

const FeedWithAddress = z.object({ feed: Feed, address: z.string() })
export type FeedWithAddress = z.infer<typeof FeedWithAddress>

export const calendarHues = [1, 2, 3, 4, 5, 6, 7, 8] as const

export const CalendarLook = z.object({
  name: Name,
  hue: z.literal(calendarHues),
  /** Neither titles nor places are kept then, only the hours. */
  is_busy_only: z.boolean(),
})
export type CalendarLook = z.infer<typeof CalendarLook>

/** A calendar that the person brought. */
export const Calendar = z.object({
  ...CalendarLook.shape,
  id: z.uuid(),
  /** From an address, a file, an account at a service, or kept as it was when such an account was ended. */
  kind: z.enum(['address', 'file', 'google', 'microsoft', 'kept']),
  /** Where it comes from; empty for a file. The address itself is not shown again. */
  host: z.string(),
  read_at: z.nullable(Instant),
  next_at: z.nullable(Instant),
  trouble: z.string(),
  left_out: z.number(),
  events: z.number(),
  version: Version,
})
export type Calendar = z.infer<typeof Calendar>

/** An appointment of another calendar: hours, or whole days of which the last is not included. */
export const CalendarEvent = z.object({
  id: z.string(),
  calendar_id: z.uuid(),
  calendar_name: z.string(),
  hue: z.literal(calendarHues),
  title: z.string(),
  place: z.string(),
  starts_at: z.nullable(Instant),
  ends_at: z.nullable(Instant),
  start_date: z.nullable(LocalDateText),
  end_date: z.nullable(LocalDateText),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

export const accountsMost = 5
export const serviceNames = ['google', 'microsoft'] as const
export const ServiceName = z.enum(serviceNames)
export type ServiceName = z.infer<typeof ServiceName>

/** An account elsewhere whose calendars the person brings. */
export const CalendarAccount = z.object({
  id: z.uuid(),
  service: ServiceName,
  /** The address of the account. */
  name: z.string(),
  /** Why nothing can be read any more; empty while all is well. */
  trouble: z.string(),
  /** How many of its calendars are here. */
  calendars: z.number(),
})
export type CalendarAccount = z.infer<typeof CalendarAccount>

/** A calendar of such an account. */
export const AccountCalendar = z.object({
  remote_id: z.string(),
  name: z.string(),
  is_main: z.boolean(),
  is_here: z.boolean(),
})
export type AccountCalendar = z.infer<typeof AccountCalendar>

const Id = z.object({ id: z.uuid() })
const Secret = z.string().check(z.minLength(1), z.maxLength(4_000))

export const integrationsContract = {
  readFeeds: endpoint({
    method: 'GET',
    path: '/calendar-feeds',
    access: 'user',
    summary: 'The secret addresses under which calendar programs read hours of the person',
    output: z.object({ feeds: z.array(Feed) }),
  }),
  makeFeed: endpoint({
    method: 'POST',
    path: '/calendar-feeds',
    access: 'user',
    summary: `Makes one; its address is in this answer and nowhere else. At most ${feedsMost}`,
    body: FeedContent,
    output: FeedWithAddress,
  }),
  changeFeed: endpoint({
    method: 'PUT',
    path: '/calendar-feeds/:id',
    access: 'user',
    summary: 'Changes what one shows, based on the version named; its address stays',
    params: Id,
    body: z.object({ ...feedShape, version: Version }).check(hasTimes),
    output: Feed,
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: '/calendar-feeds/:id/address',
    access: 'user',
    summary: 'Gives one a new address; the old one ends at once',
    params: Id,
    output: FeedWithAddress,
  }),
  endFeed: endpoint({
    method: 'DELETE',
    path: '/calendar-feeds/:id',
    access: 'user',
    summary: 'Ends one and its address',
    params: Id,
    output: z.object({ ended: z.literal(true) }),
  }),
  readCalendars: endpoint({
    method: 'GET',
    path: '/calendars',
    access: 'user',
    summary: 'The calendars that the person brought',
    output: z.object({ calendars: z.array(Calendar) }),
  }),
  changeCalendar: endpoint({
    method: 'PUT',
    path: '/calendars/:id',
    access: 'user',
    summary: 'Changes name, colour or how much is kept, based on the version named',
    params: Id,
    body: z.object({ ...CalendarLook.shape, version: Version }),
    output: Calendar,
  }),
  removeCalendar: endpoint({
    method: 'DELETE',
    path: '/calendars/:id',
    access: 'user',
    summary: 'Takes a calendar away, with everything that was read from it',
    params: Id,
    output: z.object({ removed: z.literal(true) }),
  }),
  readCalendarAccounts: endpoint({
    method: 'GET',
    path: '/calendar-accounts',
    access: 'user',
    summary:
      'The accounts elsewhere whose calendars the person brings, and the services that this server knows',
    output: z.object({ services: z.array(ServiceName), accounts: z.array(CalendarAccount) }),
  }),
  readCalendarEvents: endpoint({
    method: 'GET',
    path: '/calendar-events',
    access: 'user',
    summary: 'What the calendars hold for a range of at most 62 days',
    query: z.object({ from: LocalDateText, to: LocalDateText }),
    output: z.object({ events: z.array(CalendarEvent) }),
  }),
}

/** Calls that ask another server on the way. */
export const integrationsOutsideContract = {
  addCalendar: endpoint({
    method: 'POST',
    path: '/calendars',
    access: 'user',
    summary: `Reads the calendar at an address and keeps reading it every 15 minutes. At most ${calendarsMost}`,
    body: z.object({
      ...CalendarLook.shape,
      address: z
        .string()
        .check(
          z.maxLength(2_000, { error: 'This address is too long.' }),
          z.minLength(1, { error: 'Please paste an address.' }),
        ),
    }),
    output: Calendar,
  }),
  readCalendarAgain: endpoint({
    method: 'POST',
    path: '/calendars/:id/read',
    access: 'user',
    summary: 'Reads a calendar now; not more than once a minute',
    params: Id,
    output: Calendar,
  }),
}

/** Calls about calendars of an account at Google or Microsoft. */
export const calendarAccountsContract = {
  startCalendarAccount: endpoint({
    method: 'POST',
    path: '/calendar-accounts/start',
    access: 'user',
    summary:
      'Begins to connect an account: where to send the person, and what their browser keeps until they are back',
    body: z.object({ service: ServiceName }),
    output: z.object({ address: z.string(), browser: z.string() }),
  }),
  finishCalendarAccount: endpoint({
    method: 'POST',
    path: '/calendar-accounts',
    access: 'user',
    summary: `Exchanges the code that the service sent the person back with. At most ${accountsMost} accounts`,
    body: z.object({ code: Secret, state: Secret, browser: Secret }),
    output: CalendarAccount,
  }),
  readAccountCalendars: endpoint({
    method: 'GET',
    path: '/calendar-accounts/:id/calendars',
    access: 'user',
    summary: 'The calendars of an account, as the service names them now',
    params: Id,
    output: z.object({ calendars: z.array(AccountCalendar) }),
  }),
  bringAccountCalendar: endpoint({
    method: 'POST',
    path: '/calendar-accounts/:id/calendars',
    access: 'user',
    summary: 'Brings one of them in and keeps reading it every 15 minutes',
    params: Id,
    body: z.object({
      ...CalendarLook.shape,
      remote_id: z.string().check(z.minLength(1), z.maxLength(1_000)),
    }),
    output: Calendar,
  }),
  endCalendarAccount: endpoint({
    method: 'POST',
    path: '/calendar-accounts/:id/end',
    access: 'user',
    summary: 'Ends an account here, and at the service where that can be done; its appointments stay or go',
    params: Id,
    body: z.object({ events: z.enum(['keep', 'remove']) }),
    output: z.object({ ended: z.literal(true), is_revoked: z.boolean() }),
  }),
}

/**
 * Takes a calendar file in. Beside the contract because its body is no JSON: text/calendar, at most 5 MB, with the fields of
 * CalendarLook in the query. Answers a Calendar.
 */
export const calendarFilePath = '/api/calendars/file'
