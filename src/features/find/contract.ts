import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Line } from '#platform/contract/limits.ts'

/** Where a person's words can stand. */
const foundKinds = ['day', 'week', 'month', 'evening', 'entry', 'vision', 'custom_vision'] as const
export const FoundKind = z.enum(foundKinds)
export type FoundKind = z.infer<typeof FoundKind>

/** One place that holds the words that were looked for. */
export const Found = z.object({
  kind: FoundKind,
  /** A date, an id or a pillar: what names the place among those of its kind. */
  key: z.string(),
  /** The day that it is about; for a vision the day on which it was last written. */
  date: LocalDateText,
  /** What the person called it; empty for places without a title. */
  title: z.string(),
  /** A line of the text around the words. */
  snippet: z.string(),
})
export type Found = z.infer<typeof Found>

export const searchMax = 200

export const findContract = {
  search: endpoint({
    method: 'GET',
    path: '/search',
    access: 'user',
    summary:
      'Everything of the person that holds words beginning with all of these, at most 20 of a kind, newest first',
    query: z.object({ words: Line.check(z.maxLength(searchMax)) }),
    output: z.object({ found: z.array(Found) }),
  }),
}
