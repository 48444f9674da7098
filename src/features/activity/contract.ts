import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant } from '#platform/contract/limits.ts'

/** How long what happened to an account is kept. */
export const keptDays = 180
/** Lines of one answer. */
export const pageOf = 30

/** One thing that happened to the account; no words of the person are in it but the names of their keys. */
export const ActivityLine = z.object({
  id: z.string(),
  at: Instant,
  /** What it was, in the names of whoever wrote it down (see rules.ts for words). */
  action: z.string(),
  /** Network address it came from; empty when none was noted. */
  from: z.string(),
  detail: z.record(z.string(), z.string()),
})
export type ActivityLine = z.infer<typeof ActivityLine>

export const activityContract = {
  readActivity: endpoint({
    method: 'GET',
    path: '/activity',
    access: 'user',
    summary: `Sign-ins, archives, questions to a model, what keys asked and what an operator did, newest first, of the last ${keptDays} days`,
    query: z.object({
      /** Only what happened before: the time of the last line of the page before. */
      before: z.optional(z.iso.datetime({ offset: true })),
    }),
    output: z.object({ lines: z.array(ActivityLine), has_more: z.boolean() }),
  }),
}
