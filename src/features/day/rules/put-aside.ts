import { addDays, daysBetween, type LocalDate } from '#platform/contract/dates.ts'
import { asideMax, type AsideItem, type DayContent, type Item } from '../contract.ts'
import { listAt, patchItem, placeOf, putList } from '../rules.ts'
import { roomAt } from './carry.ts'

/** How long something that was taken out of a day can come back. */
const keptDays = 30

export function keptAside(aside: readonly AsideItem[], today: LocalDate): AsideItem[] {
  return aside.filter(({ aside_on }) => daysBetween(aside_on, today) <= keptDays)
}

/** The last day on which it can come back. */
export function keptUntil({ aside_on }: AsideItem): LocalDate {
  return addDays(aside_on, keptDays)
}

export function hasWords(item: Item): boolean {
  return [item.text, item.tiny, item.if_part, item.then_part].some((text) => text?.trim())
}

/**
 * The change of a day that takes an item out of its list. Whatever was written on it is put aside; where no more fits
 * there, it is let go instead, which keeps it in the day as well.
 */
export function removeItem(day: DayContent, id: string, today: LocalDate): Partial<DayContent> {
  const place = placeOf(day, id)
  const item = place ? listAt(day, place).find((each) => each.id === id) : undefined
  if (!place || !item) return {}
  if (hasWords(item) && day.put_aside.length >= asideMax) return patchItem(day, id, { state: 'let_go' })
  const left = putList(
    day,
    place,
    listAt(day, place).filter((each) => each.id !== id),
  )
  return hasWords(item)
    ? { ...left, put_aside: [...day.put_aside, { ...item, place, aside_on: today }] }
    : left
}

/** The change of a day that brings such an item back; null when every list that it could go to is full. */
export function bringBack(day: DayContent, id: string): Partial<DayContent> | null {
  const found = day.put_aside.find((each) => each.id === id)
  const free = found && roomAt(day, found.place)
  if (!found || !free) return null
  const { place: _place, aside_on: _on, ...item } = found
  return {
    ...putList(day, free, [...listAt(day, free), item]),
    put_aside: day.put_aside.filter((each) => each !== found),
  }
}
