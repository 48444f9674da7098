import { useSyncExternalStore } from 'react'
import type { DayContent, Item } from '../contract.ts'
import { itemsOf } from '../rules.ts'

/** The day as it is being written: what a line shows at once, while the page around it follows. */
export interface LiveDay {
  subscribe: (listener: () => void) => () => void
  read: () => DayContent
}

/** The item of a line as it stands now; the given one while the day does not hold it. */
export function useLiveItem<Line extends { id: string }>(live: LiveDay, given: Line): Line | Item {
  const item = useSyncExternalStore(live.subscribe, () => itemById(live.read(), given.id))
  return item ?? given
}

/** One of the sentences of the day as it stands now. */
export function useLiveText(live: LiveDay, field: 'intention' | 'great_day' | 'time_for_me'): string {
  return useSyncExternalStore(live.subscribe, () => live.read()[field])
}

const known = new WeakMap<DayContent, Map<string, Item>>()

// Every line of a day asks for its own item at every letter: they share one look through the lists.
function itemById(day: DayContent, id: string): Item | undefined {
  let items = known.get(day)
  if (!items) {
    items = new Map(itemsOf(day).map((item) => [item.id, item]))
    known.set(day, items)
  }
  return items.get(id)
}
