import { lineMax } from '#platform/contract/limits.ts'
import { isSame, mergeFields } from '#platform/web/documents/merge.ts'
import { mergeEntries, mergeWithLists } from '#platform/web/documents/merge-lists.ts'
import type { Merge } from '#platform/web/documents/types.ts'
import {
  emptySection,
  notesMax,
  outcomesMax,
  sectionsMax,
  type MonthContent,
  type Outcome,
  type Section,
} from '../contract.ts'

type Sections = MonthContent['balance_sections']

/** Joins two changes of one month: writing field by field, outcomes and their notes by id, balance pillar by pillar. */
export const mergeMonth: Merge<MonthContent> = (base, mine, theirs) =>
  mergeWithLists(
    {
      big_three: {
        join: joinOutcomes,
        isTooLong: (list) => list.length > outcomesMax || list.some(({ notes }) => notes.length > notesMax),
      },
      balance_sections: { join: joinSections, isTooLong: isTooMuch },
    },
    base,
    mine,
    theirs,
  )

/** Notes are joined first: two notes that were added to one outcome on two devices are no different wording of it. */
function joinOutcomes(base: Outcome[], mine: Outcome[], theirs: Outcome[]): Outcome[] {
  const notesOf = (side: Outcome[], id: string) => side.find((outcome) => outcome.id === id)?.notes ?? []
  const withNotes = (side: Outcome[], other: Outcome[]) =>
    side.map((outcome) => {
      const isOnBoth = other.some(({ id }) => id === outcome.id)
      const [before, my, their] = [base, mine, theirs].map((list) => notesOf(list, outcome.id))
      return isOnBoth
        ? { ...outcome, notes: mergeEntries(before ?? [], my ?? [], their ?? [], ['text']) }
        : outcome
    })
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  return mergeEntries(base, withNotes(mine, theirs), withNotes(theirs, mine), [
    'text',
    'evidence',
    'smaller',
    'state_note',
  ])
}

function joinSections(base: Sections, mine: Sections, theirs: Sections): Sections {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  const pillars = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return Object.fromEntries(
    pillars.map((pillar) => {
      const [before, my, their] = [base, mine, theirs].map((side) => side[pillar] ?? emptySection)
      return [pillar, joinSection(before ?? emptySection, my ?? emptySection, their ?? emptySection)]
    }),
  )
}

/** A line that both sides changed is kept twice, mine first; of two numbers mine stays. */
function joinSection(base: Section, mine: Section, theirs: Section): Section {
  const { value, conflicts } = mergeFields(base, mine, theirs)
  const both = conflicts
    .filter(({ field }) => field === 'more' || field === 'less')
    .map(({ field, mine: my, theirs: their }) => [field, [my, their].filter(Boolean).join('\n')])
  return { ...value, ...(Object.fromEntries(both) as Partial<Section>) }
}

function isTooMuch(sections: Sections): boolean {
  const all = Object.values(sections)
  return (
    all.length > sectionsMax || all.some(({ more, less }) => Math.max(more.length, less.length) > lineMax)
  )
}
