import type { Merge } from '#platform/web/documents/types.ts'
import { mergeEntries, mergeLines, mergeWithLists } from '#platform/web/documents/merge-lists.ts'
import type { CustomContent, Goal, VisionContent } from '../contract.ts'

const lists = {
  values: { join: mergeLines, isTooLong: (values: string[]) => values.length > 12 },
  goals: {
    join: (base: Goal[], mine: Goal[], theirs: Goal[]) =>
      mergeEntries(base, mine, theirs, ['text', 'evidence']),
    isTooLong: (goals: Goal[]) => goals.length > 10,
  },
}

/** Joins two changes of one vision: writing field by field, goals by their id, values as a set of words. */
export const mergeVision: Merge<VisionContent> = (base, mine, theirs) =>
  mergeWithLists(lists, base, mine, theirs)

/** The same for a pillar that the person named. */
export const mergeCustom: Merge<CustomContent> = (base, mine, theirs) =>
  mergeWithLists(lists, base, mine, theirs)
