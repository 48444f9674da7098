import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'

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

export const adminContract = {
  readOverview: endpoint({
    method: 'GET',
    path: '/admin/overview',
    access: 'admin',
    summary: 'How much this server holds, in counts',
    output: Overview,
  }),
}
