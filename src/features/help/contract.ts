import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** More than these nobody reads at once. */
export const gapsShown = 100

/** A question that no help article answers. It belongs to nobody: no person, no address, no hour. */
export const Gap = z.object({
  /** Alike questions have the same. */
  key: z.string(),
  question: z.string(),
  asked: z.number(),
  first_asked: LocalDateText,
  last_asked: LocalDateText,
})
export type Gap = z.infer<typeof Gap>

export const helpContract = {
  readGaps: endpoint({
    method: 'GET',
    path: '/admin/help-gaps',
    access: 'admin',
    summary: `Questions that the help chat could not answer, the most asked first; at most ${gapsShown}`,
    output: z.object({ gaps: z.array(Gap), total: z.number() }),
  }),
  removeGap: endpoint({
    method: 'DELETE',
    path: '/admin/help-gaps/:key',
    access: 'admin',
    summary: 'Takes a question off the list, because an article answers it now or none is needed',
    params: z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: z.object({ deleted: z.number() }),
  }),
}
