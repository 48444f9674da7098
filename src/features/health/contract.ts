import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant } from '#platform/contract/limits.ts'

/** The largest file that is taken, and the most that one inside an archive may unpack to, in bytes. */
export const fileMost = 1024 * 1024 * 1024
export const unpackedMost = 2 * 1024 * 1024 * 1024
/** Days that one call shows. */
export const spanMost = 62

export const healthKinds = ['sleep', 'steps', 'mindful'] as const
export const HealthKind = z.enum(healthKinds)
export type HealthKind = z.infer<typeof HealthKind>

/** The most that a number of one day can be. */
export const amountMost = 1_000_000
export const HealthAmount = z.number().check(z.int(), z.gte(1), z.lte(amountMost))

/** Minutes asleep, steps, mindful minutes of a day; what is not known is left out. */
export const HealthDay = z.object({
  date: LocalDateText,
  sleep: z.optional(HealthAmount),
  steps: z.optional(HealthAmount),
  mindful: z.optional(HealthAmount),
})
export type HealthDay = z.infer<typeof HealthDay>

/** What is here of one kind. */
export const HealthKept = z.object({
  kind: HealthKind,
  days: z.number(),
  from: LocalDateText,
  to: LocalDateText,
  brought_in_at: Instant,
})
export type HealthKept = z.infer<typeof HealthKept>

/** What a file holds of one kind beside what is here. */
export const HealthFound = z.object({
  kind: HealthKind,
  days: z.number(),
  from: z.nullable(LocalDateText),
  to: z.nullable(LocalDateText),
  fresh: z.number(),
  same: z.number(),
  /** Here with another number; the file's takes its place. */
  changed: z.number(),
})
export type HealthFound = z.infer<typeof HealthFound>

export const HealthReport = z.object({
  /** Whether it was written, or only looked at. */
  is_done: z.boolean(),
  source: z.string(),
  found: z.array(HealthFound),
  /** Lines of the ticked kinds that could not be read. */
  skipped: z.number(),
})
export type HealthReport = z.infer<typeof HealthReport>

/** Not JSON, and therefore beside the contract. Query: `kinds` (with commas), `name`, `trial=yes`. */
export const healthFilePath = '/api/health/file'

export const healthContract = {
  readHealth: endpoint({
    method: 'GET',
    path: '/health',
    access: 'user',
    summary: 'Which numbers of days were brought in out of health files',
    output: z.object({ kept: z.array(HealthKept) }),
  }),
  readHealthDays: endpoint({
    method: 'GET',
    path: '/health/days',
    access: 'user',
    summary: `Those numbers for a range of at most ${spanMost} days, oldest first; days without any are left out`,
    query: z.object({ from: LocalDateText, to: LocalDateText }),
    output: z.object({ days: z.array(HealthDay) }),
  }),
  removeHealth: endpoint({
    method: 'DELETE',
    path: '/health',
    access: 'user',
    summary: 'Removes all of them',
    output: z.object({ removed: z.number() }),
  }),
}
