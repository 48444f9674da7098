import { lineMax } from '#platform/contract/limits.ts'
import { isSame } from '#platform/web/documents/merge.ts'
import { mergeEntries, mergeLines, mergeWithLists } from '#platform/web/documents/merge-lists.ts'
import type { Merge } from '#platform/web/documents/types.ts'
import { datesMax, focusMax, prioritiesMax, steady, type Focus, type WeekContent } from '../contract.ts'
import { isSteady } from '../rules.ts'

type Laid = WeekContent['daily_priorities']
type FocusByPillar = Record<string, Focus>

/**
 * Joins two changes of one week: priorities by their id, days date by date, the focus pillar by pillar. No typed word
 * is dropped: a priority written in two ways stands twice, two lines of one pillar follow each other.
 */
export const mergeWeek: Merge<WeekContent> = (base, mine, theirs) =>
  mergeWithLists(
    {
      priorities: {
        join: (...sides) =>
          mergeEntries(...sides, ['text', 'why', 'obstacle', 'if_part', 'then_part', 'full_text']),
        isTooLong: (list) => list.length > prioritiesMax,
      },
      daily_priorities: {
        join: joinLaid,
        isTooLong: (days) =>
          Object.keys(days).length > datesMax ||
          Object.values(days).some((ids) => ids.length > prioritiesMax),
      },
      pillar_focus: {
        join: (...sides) => joinFocus(...sides) as WeekContent['pillar_focus'],
        isTooLong: isTooMuch,
      },
      other_focus: { join: joinFocus, isTooLong: isTooMuch },
    },
    base,
    mine,
    theirs,
  )

function joinLaid(base: Laid, mine: Laid, theirs: Laid): Laid {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  const dates = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const joined = [...dates].map((date): [string, string[]] => [
    date,
    [...new Set(mergeLines(base[date] ?? [], mine[date] ?? [], theirs[date] ?? []))],
  ])
  return Object.fromEntries(joined.filter(([, ids]) => ids.length > 0))
}

function joinFocus(base: FocusByPillar, mine: FocusByPillar, theirs: FocusByPillar): FocusByPillar {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  const joined: FocusByPillar = {}
  for (const pillar of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [old, my, their] = [base, mine, theirs].map((side) => side[pillar] ?? steady) as [
      Focus,
      Focus,
      Focus,
    ]
    const isGone = !(pillar in mine) || !(pillar in theirs)
    const focus = {
      level: my.level === old.level ? their.level : my.level,
      line: joinLine(old.line, my.line, their.line),
    }
    // One side took the pillar out: it stays only when the other has said something about it since.
    if (!(isGone && pillar in base && isSteady(focus))) joined[pillar] = focus
  }
  return joined
}

function joinLine(base: string, mine: string, theirs: string): string {
  if (mine === theirs || theirs === base || theirs.trim() === '') return mine
  if (mine === base || mine.trim() === '') return theirs
  return `${mine}\n${theirs}`
}

function isTooMuch(focus: FocusByPillar): boolean {
  return (
    Object.keys(focus).length > focusMax || Object.values(focus).some(({ line }) => line.length > lineMax)
  )
}

/** Takes one change back without touching what was done since. */
export function undoChange(before: WeekContent, after: WeekContent, current: WeekContent): WeekContent {
  return mergeWeek(after, current, before).value
}
