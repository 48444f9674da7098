import { mergeEntries, mergeLines, mergeWithLists } from '#platform/web/documents/merge-lists.ts'
import type { Merge } from '#platform/web/documents/types.ts'
import { fieldsMax, tagsMax, type TemplateContent, type TemplateField } from '../contract.ts'

const fields = {
  join: (base: TemplateField[], mine: TemplateField[], theirs: TemplateField[]) =>
    mergeEntries(base, mine, theirs, ['label', 'low', 'high']),
  isTooLong: (joined: TemplateField[]) => joined.length > fieldsMax,
}
const tags = { join: mergeLines, isTooLong: (joined: string[]) => joined.length > tagsMax }

/** Joins two changes of one template: question by question, tags one by one, everything else field by field. */
export const mergeTemplate: Merge<TemplateContent> = (base, mine, theirs) =>
  mergeWithLists({ fields, tags }, base, mine, theirs)
