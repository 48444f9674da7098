import { addDays, daysBetween, type LocalDate } from '#platform/contract/dates.ts'
import { isPillar } from '#features/vision/rules.ts'
import type { OwnPillar } from '#features/vision/contract.ts'
import type { DayContent, Item } from './contract.ts'

/** The pillar task lists of a day in the order in which they are shown. */
const taskLists = ['mind_tasks', 'body_tasks', 'relationships_tasks', 'purpose_tasks'] as const
export type TaskList = (typeof taskLists)[number]

/** The part of a day that holds its items. */
export type DayLists = Pick<DayContent, 'main_priorities' | TaskList | 'other_pillars'>

/** Every item of a day: priorities first, then the pillar tasks. */
export function itemsOf(day: DayLists): Item[] {
  return [
    ...day.main_priorities,
    ...taskLists.flatMap((list) => day[list]),
    ...Object.values(day.other_pillars).flat(),
  ]
}

/** One of the lists of a day: `priorities`, or the tasks of a pillar by its name or the id of an own one. */
export type Place = string

const ownLists: Partial<Record<Place, 'main_priorities' | TaskList>> = {
  priorities: 'main_priorities',
  mind: 'mind_tasks',
  body: 'body_tasks',
  relationships: 'relationships_tasks',
  purpose: 'purpose_tasks',
}

export function listAt(day: DayLists, place: Place): Item[] {
  const own = ownLists[place]
  return own ? day[own] : (day.other_pillars[place] ?? [])
}

/** The change of a day that puts `list` at a place. */
export function putList(day: DayLists, place: Place, list: Item[]): Partial<DayLists> {
  const own = ownLists[place]
  return own ? { [own]: list } : { other_pillars: { ...day.other_pillars, [place]: list } }
}

/** The lists of a day: its priorities, the four pillars, and whatever others hold something. */
export function placesOf(day: DayLists): Place[] {
  return [...Object.keys(ownLists), ...Object.keys(day.other_pillars)]
}

/** The place of an item, or undefined when the day does not hold it. */
export function placeOf(day: DayLists, id: string): Place | undefined {
  return placesOf(day).find((place) => listAt(day, place).some((item) => item.id === id))
}

/** The change of a day that changes one item, wherever it stands; nothing when it is not there. */
export function patchItem(day: DayContent, id: string, patch: Partial<Item>): Partial<DayContent> {
  const place = placeOf(day, id)
  return place ? putList(day, place, editItem(listAt(day, place), id, patch)) : {}
}

/**
 * A task of a pillar remembers it, so that it still belongs there after it moved to another day; one of the person's
 * own pillars by its name and sign as well, as that pillar may be gone one day.
 */
export function newItem(id: string, text: string, place: Place, own?: OwnPillar): Item {
  const belongs = isPillar(place) ? { pillar: place } : own ? { own_pillar: own } : {}
  return { id, text, state: 'open', ...belongs }
}

function editItem(list: readonly Item[], id: string, patch: Partial<Item>): Item[] {
  return list.map((item) => (item.id === id ? { ...item, ...patch } : item))
}

/** What can become of an item by the end of a day. */
export type Outcome = 'done' | 'moved' | 'let_go' | 'not_counted'

/** The outcome that was chosen for an item, or null while it is open. */
export function outcomeOf(item: Item): Outcome | null {
  if (item.state === 'open') return null
  return item.state === 'let_go' && item.is_not_counted ? 'not_counted' : item.state
}

/** The change of an item that gives it an outcome; null opens it again. Moved items go to the day after `date`. */
export function outcomePatch(outcome: Outcome | null, date: LocalDate): Partial<Item> {
  return {
    state: outcome === 'not_counted' ? 'let_go' : (outcome ?? 'open'),
    moved_to: outcome === 'moved' ? addDays(date, 1) : null,
    is_not_counted: outcome === 'not_counted' || undefined,
  }
}

/** Still part of this day: to be done, or done. What was moved or let go is kept apart. */
export function isHere(item: Pick<Item, 'state'>): boolean {
  return item.state === 'open' || item.state === 'done'
}

/**
 * The list with its items that are still here in the order of `ids`. Items that were put aside keep their place, as
 * nobody sees them there; an id that is not here changes nothing.
 */
export function arrange<Line extends Pick<Item, 'id' | 'state'>>(
  list: readonly Line[],
  ids: readonly string[],
): Line[] {
  const here = list.filter(isHere)
  const rank = (item: Line) => (ids.includes(item.id) ? ids.indexOf(item.id) : ids.length)
  const next = here.toSorted((a, b) => rank(a) - rank(b))
  return list.map((item) => (isHere(item) ? (next.shift() ?? item) : item))
}

/** Three things a day can carry; whatever else was written waits below them. */
export const slots = 3

/** True while nothing at all was written for the day. */
export function isEmptyDay(day: DayContent): boolean {
  const texts = [day.intention, day.great_day, day.time_for_me]
  return texts.every((text) => text.trim() === '') && itemsOf(day).length === 0
}

/** What was typed into each part of a day: what the safety check reads. */
export function writingOf(day: DayContent): Record<DayPart, string> {
  const typed = (items: readonly Item[]) =>
    items.flatMap((item) => [item.text, item.tiny, item.if_part, item.then_part]).join('\n')
  return {
    intention: day.intention,
    'great-day': day.great_day,
    priorities: typed(day.main_priorities),
    pillars: typed([...taskLists.flatMap((list) => day[list]), ...Object.values(day.other_pillars).flat()]),
    'time-for-me': day.time_for_me,
  }
}

export type DayPart = 'intention' | 'great-day' | 'priorities' | 'pillars' | 'time-for-me'

/** How far back a day can still be filled in, and how far ahead one can be planned, in days. */
export const backfillDays = 7
export const aheadDays = 60

/** What may be done with the plan of a date, seen from today. */
export function reachOf(date: LocalDate, today: LocalDate): 'closed' | 'open' | 'too-far' {
  const ahead = daysBetween(today, date)
  if (ahead < -backfillDays) return 'closed'
  return ahead > aheadDays ? 'too-far' : 'open'
}
