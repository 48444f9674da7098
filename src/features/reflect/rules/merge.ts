import type { Merge } from '#platform/web/documents/types.ts'
import { mergeLines, mergeWithLists } from '#platform/web/documents/merge-lists.ts'
import type { EveningContent } from '../contract.ts'

const lines = { join: mergeLines, isTooLong: (joined: string[]) => joined.length > 10 }

/** Joins two changes of one evening: writing field by field, wins and gratitude line by line. */
export const mergeEvening: Merge<EveningContent> = (base, mine, theirs) =>
  mergeWithLists({ wins: lines, grateful_for: lines }, base, mine, theirs)
