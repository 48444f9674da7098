import { asideMax, type AsideItem, type DayContent, type Item } from '../contract.ts'
import type { LocalDate } from '#platform/contract/dates.ts'
import { isSame } from '#platform/web/documents/merge.ts'
import { itemsOf, placeOf, type Place } from '../rules.ts'
import { mergeDay } from './merge.ts'
import { hasWords } from './put-aside.ts'

/** A change of the lists of a day that can be taken back. Typing is no such step: the browser takes that back itself. */
export interface Step {
  before: DayContent
  after: DayContent
  /** What happened, in the words of the line that offers to undo it; null for steps that show themselves. */
  words: string | null
  place: Place
}

const stepsMax = 50

export function withStep(steps: readonly Step[], step: Step): Step[] {
  return [...steps, step].slice(-stepsMax)
}

/**
 * Takes one change back without touching what was done since: the step from `after` to `before` is joined with the
 * steps from `after` to `current`. What would then stand nowhere any more (a list has become full meanwhile) is put
 * aside, so that no typed word goes.
 */
export function undoStep(
  { before, after }: Pick<Step, 'before' | 'after'>,
  current: DayContent,
  today: LocalDate,
): DayContent {
  const undone = mergeDay(after, current, before).value
  const standing = new Set([...itemsOf(undone), ...undone.put_aside].map(({ id }) => id))
  const old = new Map(everything(before).map((item) => [item.id, item]))
  const made = new Map(everything(after).map((item) => [item.id, item]))
  // What the step itself brought in goes with it, unless somebody has written on it since.
  const isOwn = (item: Item) => !old.has(item.id) && isSame(made.get(item.id), item)
  const homeless = [...everything(current), ...everything(before)].filter((item, at, all) => {
    const isFirst = all.findIndex(({ id }) => id === item.id) === at
    return isFirst && !standing.has(item.id) && hasWords(item) && !isOwn(item)
  })
  if (homeless.length === 0) return undone
  const kept = homeless.map((item): AsideItem => ({
    aside_on: today,
    place: placeOf(current, item.id) ?? placeOf(before, item.id) ?? 'priorities',
    ...item,
  }))
  return { ...undone, put_aside: [...undone.put_aside, ...kept].slice(0, asideMax) }
}

function everything(day: DayContent): (Item & Partial<AsideItem>)[] {
  return [...itemsOf(day), ...day.put_aside]
}
