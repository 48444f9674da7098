import { daysBetween, type LocalDate } from '#platform/contract/dates.ts'
import { dayMax, listMax, type Carried, type DayContent, type Item } from '../contract.ts'
import { backfillDays, itemsOf, listAt, placesOf, putList, type DayLists, type Place } from '../rules.ts'

/** The lists of an earlier day. A day that is over stays as it was left; what became of a thing stands where it went. */
export interface PastDay extends DayLists {
  date: LocalDate
}

/** Items that earlier days moved to this one and that it does not hold yet. */
export function movedTo(before: readonly PastDay[], day: PastDay): Carried[] {
  return waitingItems(
    day,
    collect(before, (item) => item.state === 'moved' && item.moved_to === day.date),
  )
}

/**
 * What the seven days before this one left open and nobody has answered since: neither this day nor one in between
 * holds it under the id that it had there.
 */
export function leftOpen(before: readonly PastDay[], day: PastDay): Carried[] {
  const near = before.filter(({ date }) => daysBetween(date, day.date) <= backfillDays)
  const answered = new Set(near.flatMap(itemsOf).map((item) => item.origin_id))
  const open = collect(near, (item) => item.state === 'open' && item.text.trim() !== '')
  return waitingItems(
    day,
    open.filter(({ item }) => !answered.has(item.id)),
  )
}

function collect(days: readonly PastDay[], isMeant: (item: Item) => boolean): Carried[] {
  return days.flatMap((day) =>
    placesOf(day).flatMap((place) =>
      listAt(day, place)
        .filter(isMeant)
        .map((item) => ({ from: day.date, item, place })),
    ),
  )
}

/** Items of earlier days that this one neither took in nor let go yet. */
export function waitingItems(day: DayLists, carried: readonly Carried[]): Carried[] {
  const known = new Set(itemsOf(day).map((item) => item.origin_id))
  return carried.filter(({ item }) => !known.has(item.id))
}

/** True once a day takes nothing more in any of its lists. */
export function isFullDay(day: DayLists): boolean {
  return itemsOf(day).length >= dayMax
}

export type Answer = 'take_in' | 'shrink' | 'let_go'

/**
 * The change of a day that takes in an item of an earlier day, whole or small, or lets it go on arrival. Either way it
 * then stands here with the id that it had before, which is what tells that it was answered. Null when the list that
 * it belongs to is full, and the priorities too.
 */
export function answerCarried(
  day: DayContent,
  { from, item, place = 'priorities' }: Carried,
  id: string,
  answer: Answer,
): Partial<DayContent> | null {
  const free = roomAt(day, place)
  if (!free) return null
  const arrived: Item = {
    ...item,
    id,
    state: answer === 'let_go' ? 'let_go' : 'open',
    size: answer === 'shrink' ? 'tiny' : null,
    // The hour belonged to the other day.
    starts_at: null,
    moved_to: null,
    moved_from: from,
    origin_id: item.id,
    is_not_counted: undefined,
  }
  return putList(day, free, [...listAt(day, free), arrived])
}

/** This list when it has room, otherwise the priorities, otherwise none; none in a day that is full as a whole. */
export function roomAt(day: DayLists, place: Place): Place | null {
  if (isFullDay(day)) return null
  return [place, 'priorities'].find((name) => listAt(day, name).length < listMax) ?? null
}
