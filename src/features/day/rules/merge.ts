import { isSame } from '#platform/web/documents/merge.ts'
import type { Merge } from '#platform/web/documents/types.ts'
import { mergeEntries, mergeWithLists, type ListRule } from '#platform/web/documents/merge-lists.ts'
import { asideMax, listMax, type DayContent, type Item } from '../contract.ts'

const joinItems = <I extends Item>(base: I[], mine: I[], theirs: I[]): I[] =>
  mergeEntries(base, mine, theirs, ['text', 'tiny', 'if_part', 'then_part'])

const items: ListRule<Item[]> = { join: joinItems, isTooLong: (list) => list.length > listMax }

/** Joins two changes of one day: writing field by field, lists item by item. No typed word is dropped. */
export const mergeDay: Merge<DayContent> = (base, mine, theirs) =>
  mergeWithLists(
    {
      main_priorities: items,
      mind_tasks: items,
      body_tasks: items,
      relationships_tasks: items,
      purpose_tasks: items,
      other_pillars: {
        join: joinPillars,
        isTooLong: (lists) => Object.values(lists).some((list) => list.length > listMax),
      },
      put_aside: { join: joinItems, isTooLong: (list) => list.length > asideMax },
    },
    base,
    mine,
    theirs,
  )

function joinPillars(
  base: DayContent['other_pillars'],
  mine: DayContent['other_pillars'],
  theirs: DayContent['other_pillars'],
): DayContent['other_pillars'] {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  const pillars = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return Object.fromEntries(
    [...pillars].map((pillar) => [
      pillar,
      joinItems(base[pillar] ?? [], mine[pillar] ?? [], theirs[pillar] ?? []),
    ]),
  )
}
