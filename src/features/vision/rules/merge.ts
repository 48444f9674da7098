import type { Merge } from '#platform/web/documents/types.ts'
import type { VisionContent } from '../contract.ts'
import { mergeEntries, mergeLines, mergeWithLists } from '#platform/web/documents/merge-lists.ts'

/** Joins two changes of one vision: writing field by field, goals by their id, values as a set of words. */
export const mergeVision: Merge<VisionContent> = (base, mine, theirs) =>
  mergeWithLists(
    {
      values: { join: mergeLines, isTooLong: (values) => values.length > 12 },
      goals: {
        join: (base, mine, theirs) => mergeEntries(base, mine, theirs, ['text', 'evidence']),
        isTooLong: (goals) => goals.length > 10,
      },
    },
    base,
    mine,
    theirs,
  )
