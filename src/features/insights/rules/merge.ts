import type { Merge } from '#platform/web/documents/types.ts'
import { mergeFields } from '#platform/web/documents/merge.ts'
import type { ReportDraft } from '../contract.ts'

/**
 * Joins two changes of one draft. What either side left out stays out, because a line that comes back unseen could be
 * printed; of two choices of days or sections mine holds; only the questions are words, and are kept twice.
 */
export const mergeDraft: Merge<ReportDraft> = (base, mine, theirs) => {
  const { value, conflicts } = mergeFields(base, mine, theirs)
  return {
    value: { ...value, left_out: [...new Set([...theirs.left_out, ...mine.left_out])] },
    conflicts: conflicts.filter(({ field }) => field === 'questions'),
  }
}
