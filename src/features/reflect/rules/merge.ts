import { pageMax } from '#platform/contract/limits.ts'
import type { Merge } from '#platform/web/documents/types.ts'
import { mergeFields } from '#platform/web/documents/merge.ts'
import { mergeLines, mergeWithLists } from '#platform/web/documents/merge-lists.ts'
import { isPillar } from '#features/vision/rules.ts'
import { tagsMax } from '#features/templates/contract.ts'
import { answersMax, type EntryContent, type EveningContent } from '../contract.ts'

const words = { join: mergeLines, isTooLong: (joined: string[]) => joined.length > tagsMax }
const lines = { join: mergeLines, isTooLong: (joined: string[]) => joined.length > 10 }

/** Joins two changes of one evening: writing field by field, wins and gratitude line by line. */
export const mergeEvening: Merge<EveningContent> = (base, mine, theirs) =>
  mergeWithLists(
    { wins: lines, grateful_for: lines, helped_by: words, got_in_way: words },
    base,
    mine,
    theirs,
  )

type Answers = EntryContent['fields']
type Pillars = EntryContent['pillars']

/** Eight pillars always fit: each is there at most once. */
const pillars = {
  join: (base: Pillars, mine: Pillars, theirs: Pillars) => mergeLines(base, mine, theirs).filter(isPillar),
  isTooLong: () => false,
}
const answers = { join: joinAnswers, isTooLong: isTooMuch }

/** Joins two changes of one journal entry: writing field by field, answers prompt by prompt, tags one by one. */
export const mergeEntry: Merge<EntryContent> = (base, mine, theirs) =>
  mergeWithLists({ tags: words, feelings: words, pillars, fields: answers }, base, mine, theirs)

/** An answer that both sides changed is kept twice, mine first; of two places on a scale mine stays. */
function joinAnswers(base: Answers, mine: Answers, theirs: Answers): Answers {
  const keys = [...new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])]
  // Every side gets every key, so that an answer taken back on one side counts as a change.
  const whole = (side: Answers) => Object.fromEntries(keys.map((key) => [key, side[key] ?? '']))
  const { value, conflicts } = mergeFields<Answers>(whole(base), whole(mine), whole(theirs))
  for (const { field, mine: my, theirs: their } of conflicts)
    value[field] =
      typeof my === 'string' && typeof their === 'string' && their !== ''
        ? [my, their].filter(Boolean).join('\n')
        : (my as string | number)
  return Object.fromEntries(Object.entries(value).filter(([, answer]) => answer !== ''))
}

function isTooMuch(joined: Answers): boolean {
  const length = Object.values(joined).reduce<number>((sum, answer) => sum + String(answer).length, 0)
  return length > pageMax || Object.keys(joined).length > answersMax
}
