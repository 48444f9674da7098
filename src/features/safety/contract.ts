import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'

/** crisis: the card comes before any reply. concern: a quiet line with a link. none: nothing is shown. */
export const SafetyLevel = z.enum(['none', 'concern', 'crisis'])
export type SafetyLevel = z.infer<typeof SafetyLevel>

/** One place to turn to; every number also stands as plain text, for those who cannot tap. */
export const CrisisLine = z.object({
  name: z.string(),
  call: z.optional(z.string()),
  text: z.optional(z.string()),
  /** The word to send to the text number. */
  textWord: z.optional(z.string()),
  chat: z.optional(z.string()),
  web: z.optional(z.string()),
  email: z.optional(z.string()),
  hours: z.string(),
  note: z.optional(z.string()),
})
export type CrisisLine = z.infer<typeof CrisisLine>

export const CrisisRegion = z.object({
  id: z.string(),
  name: z.string(),
  emergency: z.object({ call: z.optional(z.string()), note: z.optional(z.string()) }),
  lines: z.array(CrisisLine),
})
export type CrisisRegion = z.infer<typeof CrisisRegion>

/** What the app shows by itself when somebody may be in danger; no model has a part in it. */
export const SafetyCard = z.object({
  level: z.enum(['concern', 'crisis']),
  heading: z.string(),
  sentences: z.array(z.string()),
  /** Shown first; the others are one tap away. */
  region: CrisisRegion,
})
export type SafetyCard = z.infer<typeof SafetyCard>

/** How often help was shown to anybody in a month; null where it were so few that a person might be guessed. */
export const SafetyCount = z.object({
  /** First day of the month. */
  month: z.string(),
  level: z.enum(['concern', 'crisis']),
  shown: z.nullable(z.number()),
})
export type SafetyCount = z.infer<typeof SafetyCount>

/** From this count on a number is told. */
export const countFrom = 10

export const safetyContract = {
  readCounts: endpoint({
    method: 'GET',
    path: '/admin/safety-counts',
    access: 'admin',
    summary: 'How often the chats showed help, by month: numbers that belong to nobody',
    output: z.object({ counts: z.array(SafetyCount) }),
  }),
}
