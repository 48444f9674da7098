import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { helpChoices, isEmailAddress, limits, tidyEmail } from './rules.ts'

const storable = z.overwrite<string>((text) => text.replaceAll('\0', '').toWellFormed())

/** An address in the form it is stored and compared in; other scripts than Latin are welcome. */
const EmailAddress = z
  .string()
  .check(
    z.maxLength(1_000, { error: 'This e-mail address is too long.' }),
    z.overwrite(tidyEmail),
    z.refine(isEmailAddress, { error: 'Please enter an e-mail address like name@example.org.' }),
  )

/** A field that nobody sees. Programs that fill in every field give themselves away; a person can simply empty it. */
const SpamTrap = z._default(
  z.string().check(z.maxLength(0, { error: 'Please leave this field empty and send again.' })),
  '',
)

const Consent = z.literal(true, { error: 'Please tick the box: without it we may not keep your address.' })

const text = (name: string, max: number) =>
  z
    .string()
    .check(
      storable,
      z.trim(),
      z.minLength(1, { error: `Please write a ${name}.` }),
      z.maxLength(max, { error: `Please keep this under ${max.toLocaleString('en-GB')} characters.` }),
    )

const MessageFields = {
  email: EmailAddress,
  subject: text('subject', limits.subject),
  message: text('message', limits.message),
  website: SpamTrap,
}

/** The same for an address that is new, known, confirmed or taken off before. */
const Joined = z.object({ message: z.string() })

const Received = z.object({
  /** What both sides can name the message by. */
  reference: z.string(),
  message: z.string(),
  /** The words sounded urgent: whoever shows the answer shows the way to help as well. */
  is_urgent: z.boolean(),
})
export type Received = z.infer<typeof Received>

/** What anybody may send, with no account. Each call answers in sentences that can be shown as they are. */
export const siteContract = {
  joinWaitlist: endpoint({
    method: 'POST',
    path: '/waitlist',
    access: 'public',
    summary: 'Join the waitlist; the answer is the same for every address',
    body: z.object({
      email: EmailAddress,
      helpWith: z.optional(z.enum(helpChoices.map((choice) => choice.value))),
      consent: Consent,
      website: SpamTrap,
    }),
    output: Joined,
  }),
  joinNewsletter: endpoint({
    method: 'POST',
    path: '/newsletter',
    access: 'public',
    summary: 'Ask for the newsletter; the answer is the same for every address',
    body: z.object({ email: EmailAddress, website: SpamTrap }),
    output: Joined,
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'Write to whoever runs this server',
    body: z.object(MessageFields),
    output: Received,
  }),
  reportIssue: endpoint({
    method: 'POST',
    path: '/issues',
    access: 'public',
    summary: 'Report an issue, with the page and the version it happened in',
    body: z.object({
      ...MessageFields,
      page: z._default(z.string().check(storable, z.maxLength(limits.page)), ''),
      version: z._default(z.string().check(storable, z.maxLength(limits.version)), ''),
    }),
    output: Received,
  }),
}
