import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Version } from '#platform/contract/limits.ts'
import { RoleName } from '#features/account/contract.ts'

/** Counts only: an admin never sees an entry. */
export const Overview = z.object({
  people: z.number(),
  active_last_7_days: z.number(),
  day_plans: z.number(),
  evening_reflections: z.number(),
  visions: z.number(),
  database_bytes: z.number(),
})
export type Overview = z.infer<typeof Overview>

const Gate = z.enum(['waitlist', 'open'])

/** The gate as it stands, and its last switches, newest first. */
export const GateView = z.object({
  gate: Gate,
  version: Version,
  switches: z.array(
    z.object({
      version: Version,
      gate: Gate,
      /** E-mail address of the admin at the time; empty for the setting of the first start. */
      by: z.string(),
      at: Instant,
    }),
  ),
})
export type GateView = z.infer<typeof GateView>

const ListName = z.enum(['waitlist', 'newsletter'])
/** Where a page of a list ended: microseconds since 1970 and the id of its last row. */
const Cursor = z.string().check(z.regex(/^\d{1,16}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
/** Rows of one answer. */
export const pageSize = { least: 1, most: 500, usual: 50 } as const
const Limit = z._default(
  z.coerce.number().check(z.int(), z.gte(pageSize.least), z.lte(pageSize.most)),
  pageSize.usual,
)
const Id = z.uuid()

export const ListEntry = z.object({
  id: z.string(),
  email: z.string(),
  help_with: z.nullable(z.string()),
  consent_at: Instant,
  /** Key of the wording that was agreed to. */
  consent_wording: z.string(),
  /** Null while the letter was not answered, and when no letter could be sent. */
  confirmed_at: z.nullable(Instant),
})
export type ListEntry = z.infer<typeof ListEntry>

export const EntryPage = z.object({
  entries: z.array(ListEntry),
  next: z.nullable(z.string()),
  /** Of the whole list, whatever was searched. */
  confirmed: z.number(),
  unconfirmed: z.number(),
})
export type EntryPage = z.infer<typeof EntryPage>

export const SupportMessage = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(['contact', 'issue']),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  page: z.string(),
  app_version: z.string(),
  created_at: Instant,
  answered_at: z.nullable(Instant),
  version: Version,
})
export type SupportMessage = z.infer<typeof SupportMessage>

export const MessagePage = z.object({
  messages: z.array(SupportMessage),
  next: z.nullable(z.string()),
  /** Messages that wait for an answer. */
  open: z.number(),
})
export type MessagePage = z.infer<typeof MessagePage>

/** Who has an account: nothing of what they wrote. */
export const PersonRow = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  role: RoleName,
  created_at: Instant,
  last_sign_in_at: z.nullable(Instant),
  is_disabled: z.boolean(),
  /** Invited or signed up, and the letter was not answered yet. */
  is_waiting: z.boolean(),
  /** How many second steps of the sign-in are in use. */
  second_steps: z.number(),
})
export type PersonRow = z.infer<typeof PersonRow>

export const PeoplePage = z.object({ people: z.array(PersonRow), next: z.nullable(z.string()) })
export type PeoplePage = z.infer<typeof PeoplePage>

const AdminAction = z.enum([
  'role',
  'disabled',
  'enabled',
  'second_steps_removed',
  'invited',
  'deleted',
  'article_published',
  'article_withdrawn',
  'article_from_file',
  'team_made',
  'team_changed',
  'team_ended',
  'backup_made',
  'backup_tried',
  'backup_taken',
  'letter_tried',
  'model_off',
  'model_on',
  'model_budget',
  'model_tried',
  'invoice_paid',
  'invoice_refunded',
])
export type AdminAction = z.infer<typeof AdminAction>

export const AdminEvent = z.object({
  id: z.uuid(),
  action: AdminAction,
  /** The role that was given, the title of the article, the name of the team, the file, the budget or the number of the invoice; otherwise empty. */
  detail: z.string(),
  admin_email: z.string(),
  /** Null when the account is gone, and when it was not about an account. */
  person_email: z.nullable(z.string()),
  created_at: Instant,
})
export type AdminEvent = z.infer<typeof AdminEvent>

export const AdminEventPage = z.object({ events: z.array(AdminEvent), next: z.nullable(z.string()) })
export type AdminEventPage = z.infer<typeof AdminEventPage>

const Email = z.string().check(z.maxLength(254), z.email({ error: 'This is no e-mail address.' }))

/** Calls about people. Each opens its own transactions, because they belong to the service. */
export const peopleContract = {
  readPeople: endpoint({
    method: 'GET',
    path: '/admin/people',
    access: 'admin',
    summary: 'Who has an account, the newest first; with words, those whose address or name begins with them',
    query: z.object({
      search: z._default(z.string().check(z.maxLength(100)), ''),
      cursor: z.optional(Cursor),
      limit: Limit,
    }),
    output: PeoplePage,
  }),
  invitePerson: endpoint({
    method: 'POST',
    path: '/admin/people',
    access: 'admin',
    summary: 'Sends an invitation, also where nobody may join by themselves',
    body: z.object({ email: Email }),
    output: PersonRow,
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/admin/people/:id/role',
    access: 'admin',
    summary: 'Gives somebody another role than the one named; the last admin keeps theirs',
    params: z.object({ id: Id }),
    body: z.object({ role: RoleName, was: RoleName }),
    output: PersonRow,
  }),
  changeDoor: endpoint({
    method: 'PUT',
    path: '/admin/people/:id/door',
    access: 'admin',
    summary: 'Closes an account or opens it again; everything in it stays',
    params: z.object({ id: Id }),
    body: z.object({ is_disabled: z.boolean() }),
    output: PersonRow,
  }),
  removeSecondSteps: endpoint({
    method: 'DELETE',
    path: '/admin/people/:id/second-steps',
    access: 'admin',
    summary: 'Takes every second step of a sign-in away, for somebody who has none at hand',
    params: z.object({ id: Id }),
    output: PersonRow,
  }),
  deletePerson: endpoint({
    method: 'POST',
    path: '/admin/people/:id/deletion',
    access: 'admin',
    summary: 'Deletes an account and everything in it at once; its address has to be typed',
    params: z.object({ id: Id }),
    body: z.object({ email: z.string().check(z.maxLength(254)) }),
    output: z.object({ deleted: z.literal(true) }),
  }),
  readAdminEvents: endpoint({
    method: 'GET',
    path: '/admin/events',
    access: 'admin',
    summary: 'What admins did with accounts, the newest first',
    query: z.object({ cursor: z.optional(Cursor), limit: Limit }),
    output: AdminEventPage,
  }),
}

export const adminContract = {
  readOverview: endpoint({
    method: 'GET',
    path: '/admin/overview',
    access: 'admin',
    summary: 'How much this server holds, in counts',
    output: Overview,
  }),
  readGate: endpoint({
    method: 'GET',
    path: '/admin/gate',
    access: 'admin',
    summary: 'Whether the public pages are open, and who switched them',
    output: GateView,
  }),
  switchGate: endpoint({
    method: 'PUT',
    path: '/admin/gate',
    access: 'admin',
    summary: 'Open or close the public pages',
    body: z.object({ gate: Gate, version: Version }),
    output: GateView,
  }),
  readList: endpoint({
    method: 'GET',
    path: '/admin/lists/:list',
    access: 'admin',
    summary: 'The waitlist or the newsletter, newest first, with the proof of consent',
    params: z.object({ list: ListName }),
    query: z.object({
      search: z._default(z.string().check(z.maxLength(100)), ''),
      state: z._default(z.enum(['all', 'confirmed', 'unconfirmed']), 'all'),
      cursor: z.optional(Cursor),
      limit: Limit,
    }),
    output: EntryPage,
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/admin/lists/:list/:id',
    access: 'admin',
    summary: 'Take an address off a list, for somebody who asked by other means',
    params: z.object({ list: ListName, id: Id }),
    output: z.object({ removed: z.literal(true) }),
  }),
  readMessages: endpoint({
    method: 'GET',
    path: '/admin/messages',
    access: 'admin',
    summary:
      'What came through the contact form: open ones longest waiting first, answered ones newest first',
    query: z.object({
      state: z._default(z.enum(['open', 'answered']), 'open'),
      cursor: z.optional(Cursor),
      limit: Limit,
    }),
    output: MessagePage,
  }),
  markMessage: endpoint({
    method: 'PUT',
    path: '/admin/messages/:id',
    access: 'admin',
    summary: 'Mark a message as answered, or as open again',
    params: z.object({ id: Id }),
    body: z.object({ is_answered: z.boolean(), version: Version }),
    output: SupportMessage,
  }),
}
