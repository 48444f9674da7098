import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, ItemId } from '#platform/contract/limits.ts'

/** What has earlier versions. */
export const VersionKind = z.enum(['day', 'week', 'month', 'evening', 'entry', 'vision'])
export type VersionKind = z.infer<typeof VersionKind>

export const VersionTime = z.object({
  id: z.number(),
  written_at: Instant,
  /** When the next version took its place, or the row was removed. */
  replaced_at: Instant,
})
export type VersionTime = z.infer<typeof VersionTime>

/** The columns of a row as they stood, by their names; what is in them is what its contract allowed then. */
export const VersionContent = z.record(z.string(), z.unknown())
export type VersionContent = z.infer<typeof VersionContent>

/** The most versions that one list holds. */
export const listedMost = 500

const Row = z.object({ kind: VersionKind, row: ItemId })

export const historyContract = {
  readVersions: endpoint({
    method: 'GET',
    path: '/versions/:kind/:row',
    access: 'user',
    summary: `When the earlier versions of one row were written, newest first, at most ${listedMost}`,
    params: Row,
    output: z.object({ versions: z.array(VersionTime) }),
  }),
  readVersion: endpoint({
    method: 'GET',
    path: '/versions/:kind/:row/:number',
    access: 'user',
    summary: 'One earlier version with what stood in it',
    params: z.extend(Row, {
      number: z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
    }),
    output: z.extend(VersionTime, { content: VersionContent }),
  }),
  readKindVersions: endpoint({
    method: 'GET',
    path: '/versions/:kind',
    access: 'user',
    summary: `When the earlier versions of all rows of a kind were written, newest first, at most ${listedMost}`,
    params: z.object({ kind: VersionKind }),
    output: z.object({ versions: z.array(z.extend(VersionTime, { row: z.string() })) }),
  }),
}
