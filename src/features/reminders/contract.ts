import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Version } from '#platform/contract/limits.ts'

/** Over all kinds; an operator cannot raise it. */
const mostADay = 2
/** How long what came stays in the inbox. */
export const keptDays = 30
/** As many browsers of one person as are told. */
export const devicesMost = 20
export const inboxMost = 100

export const kinds = [
  'morning_plan',
  'evening_close',
  'weekly_review',
  'mid_vision',
  'calendar_conflict',
  'weekly_digest',
] as const
export const Kind = z.enum(kinds, { error: 'There is no reminder of this kind.' })
export type Kind = z.infer<typeof Kind>

/** How a reminder leaves the house. The inbox is no way: it is always there. */
const wayNames = ['push', 'mail', 'slack'] as const
export const WayName = z.enum(wayNames, { error: 'There is no such way.' })
export type WayName = z.infer<typeof WayName>

/** Time on the person's own clock, `HH:MM`. */
const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'This time does not exist.' }))

/** 0 = Sunday … 6 = Saturday; null comes every day. */
const Weekday = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(6)))
const Ways = z.array(WayName).check(z.maxLength(wayNames.length))

export const KindSetting = z.object({
  kind: Kind,
  is_on: z.boolean(),
  at_time: ClockTime,
  weekday: Weekday,
  ways: Ways,
})
export type KindSetting = z.infer<typeof KindSetting>

export const ReminderSettings = z.object({
  /** Both null: no quiet hours. */
  quiet_from: z.nullable(ClockTime),
  quiet_to: z.nullable(ClockTime),
  most_a_day: z
    .number()
    .check(z.int(), z.gte(1), z.lte(mostADay, { error: `No more than ${mostADay} come in a day.` })),
  is_paused: z.boolean(),
  /** The first day on which reminders come again. */
  paused_until: z.nullable(LocalDateText),
  has_own_lines: z.boolean(),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

export const PushDevice = z.object({
  id: z.uuid(),
  /** "Firefox on Windows". */
  name: z.string(),
  is_current: z.boolean(),
  created_at: Instant,
})
export type PushDevice = z.infer<typeof PushDevice>

/** One way of this server, for this person. */
export const Way = z.object({
  name: WayName,
  /** Whether something sent now would have somewhere to go. */
  is_ready: z.boolean(),
  /** What needs their attention, in a sentence; empty otherwise. */
  trouble: z.string(),
})
export type Way = z.infer<typeof Way>

export const Reminders = z.object({
  settings: ReminderSettings,
  kinds: z.array(KindSetting),
  /** Only those that this server offers. */
  ways: z.array(Way),
  /** What a browser needs to ask for push. */
  push_key: z.string(),
  devices: z.array(PushDevice),
})
export type Reminders = z.infer<typeof Reminders>

export const Reminder = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** Lines of the person's own, where they let them stand here. */
  lines: z.array(z.string()),
  /** Where in the app it leads. */
  path: z.string(),
  read_at: z.nullable(Instant),
  created_at: Instant,
  version: Version,
})
export type Reminder = z.infer<typeof Reminder>

/** What a browser says of itself when it lets itself be told. */
export const Subscription = z.object({
  endpoint: z.string().check(z.minLength(12), z.maxLength(2_000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, { error: 'This is no key of a browser.' })),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/, { error: 'This is no key of a browser.' })),
  }),
})
export type Subscription = z.infer<typeof Subscription>

export const remindersContract = {
  readReminders: endpoint({
    method: 'GET',
    path: '/reminders',
    access: 'user',
    summary: 'Which reminders come, when and how; everything is off until it is switched on',
    output: Reminders,
  }),
  saveReminderSettings: endpoint({
    method: 'PATCH',
    path: '/reminders',
    access: 'user',
    summary: `Changes quiet hours, the most a day (up to ${mostADay}) and the pause; what is left out stays as it is`,
    body: z.partial(ReminderSettings),
    output: Reminders,
  }),
  saveReminderKind: endpoint({
    method: 'PUT',
    path: '/reminders/kinds/:kind',
    access: 'user',
    summary: 'Switches one kind on or off, and says when and how it comes',
    params: z.object({ kind: Kind }),
    body: z.omit(KindSetting, { kind: true }),
    output: Reminders,
  }),
  addPushDevice: endpoint({
    method: 'PUT',
    path: '/reminders/devices',
    access: 'user',
    summary: 'Lets the browser of this sign-in be told by push, until it signs out',
    body: Subscription,
    output: Reminders,
  }),
  endPushDevice: endpoint({
    method: 'DELETE',
    path: '/reminders/devices/:id',
    access: 'user',
    summary: 'Has one browser not be told any more',
    params: z.object({ id: z.uuid() }),
    output: Reminders,
  }),
  readInbox: endpoint({
    method: 'GET',
    path: '/reminders/inbox',
    access: 'user',
    summary: `What came in the last ${keptDays} days and was not cleared, the newest first`,
    output: z.object({ is_used: z.boolean(), reminders: z.array(Reminder) }),
  }),
  changeInbox: endpoint({
    method: 'POST',
    path: '/reminders/inbox',
    access: 'user',
    summary: 'Marks what came as read or cleared, or takes that back',
    body: z.object({
      ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(inboxMost)),
      change: z.enum(['read', 'unread', 'cleared', 'kept']),
    }),
    output: z.object({ is_used: z.boolean(), reminders: z.array(Reminder) }),
  }),
}

/** Calls that ask another server on the way. */
export const remindersOutsideContract = {
  tryWay: endpoint({
    method: 'POST',
    path: '/reminders/ways/:way/try',
    access: 'user',
    summary: 'Sends a trial by one way now and answers what came of it; empty is well',
    params: z.object({ way: WayName }),
    output: z.object({ trouble: z.string() }),
  }),
}
