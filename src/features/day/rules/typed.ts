import { isSame } from '#platform/web/documents/merge.ts'
import type { DayContent, Item } from '../contract.ts'
import { listAt, placesOf } from '../rules.ts'

/**
 * Whether two states of a day differ in their words alone: everything stands where it stood, and nothing was chosen,
 * ticked or moved between them. Such a change is shown by its own line; the rest of the page may follow a moment later.
 */
export function isOnlyTyped(before: DayContent, after: DayContent): boolean {
  if (before === after) return true
  const places = placesOf(before)
  return (
    isSame(withoutWords(before), withoutWords(after)) &&
    isSame(places, placesOf(after)) &&
    places.every((place) => areSameLines(listAt(before, place), listAt(after, place)))
  )
}

/** A day without its lists and its sentences. Time for me has a tick of its own once something stands there. */
function withoutWords(day: DayContent) {
  const { intention: _i, great_day: _g, time_for_me, ...rest } = day
  const { main_priorities: _p, mind_tasks: _m, body_tasks: _b, ...others } = rest
  const { relationships_tasks: _r, purpose_tasks: _u, other_pillars: _o, ...chosen } = others
  return { ...chosen, hasTimeForMe: time_for_me.trim() !== '' }
}

function areSameLines(before: readonly Item[], after: readonly Item[]): boolean {
  return (
    before.length === after.length &&
    before.every((item, at) => {
      const other = after[at]
      return item === other || (other !== undefined && isSame(wordless(item), wordless(other)))
    })
  )
}

const wordless = (item: Item): Item => ({ ...item, text: '', tiny: '', if_part: '', then_part: '' })
