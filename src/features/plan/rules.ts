import { addDays, daysBetween, type LocalDate } from '#platform/contract/dates.ts'
import type { Pillar } from '#features/vision/contract.ts'
import type { Carried, DayContent, Item } from './contract.ts'

/** The pillar task lists of a day in the order in which they are shown. */
const taskLists = ['mind_tasks', 'body_tasks', 'relationships_tasks', 'purpose_tasks'] as const
export type TaskList = (typeof taskLists)[number]

/** Every item of a day: priorities first, then the pillar tasks. */
export function itemsOf(day: DayContent): Item[] {
  return [
    ...day.main_priorities,
    ...taskLists.flatMap((list) => day[list]),
    ...Object.values(day.other_pillars).flat(),
  ]
}

/** One of the lists of a day: its priorities, or the tasks of a pillar. */
export type Place = 'priorities' | Pillar

const ownLists: Partial<Record<Place, 'main_priorities' | TaskList>> = {
  priorities: 'main_priorities',
  mind: 'mind_tasks',
  body: 'body_tasks',
  relationships: 'relationships_tasks',
  purpose: 'purpose_tasks',
}

export function listAt(day: DayContent, place: Place): Item[] {
  const own = ownLists[place]
  return own ? day[own] : (day.other_pillars[place] ?? [])
}

/** The change of a day that puts `list` at a place. */
export function putList(day: DayContent, place: Place, list: Item[]): Partial<DayContent> {
  const own = ownLists[place]
  return own ? { [own]: list } : { other_pillars: { ...day.other_pillars, [place]: list } }
}

/** The place of an item, or undefined when the day does not hold it. */
export function placeOf(day: DayContent, id: string): Place | undefined {
  const places = [...Object.keys(ownLists), ...Object.keys(day.other_pillars)] as Place[]
  return places.find((place) => listAt(day, place).some((item) => item.id === id))
}

/** The change of a day that changes one item, wherever it stands; nothing when it is not there. */
export function patchItem(day: DayContent, id: string, patch: Partial<Item>): Partial<DayContent> {
  const place = placeOf(day, id)
  return place ? putList(day, place, editItem(listAt(day, place), id, patch)) : {}
}

/** A task of a pillar remembers it, so that it still belongs there after it moved to another day. */
export function newItem(id: string, text: string, place: Place): Item {
  return { id, text, state: 'open', ...(place === 'priorities' ? {} : { pillar: place }) }
}

function editItem(list: readonly Item[], id: string, patch: Partial<Item>): Item[] {
  return list.map((item) => (item.id === id ? { ...item, ...patch } : item))
}

export function removeItem(list: readonly Item[], id: string): Item[] {
  return list.filter((item) => item.id !== id)
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
export function isHere(item: Item): boolean {
  return item.state === 'open' || item.state === 'done'
}

/**
 * The list with its items that are still here in the order of `ids`. Items that were put aside keep their place, as
 * nobody sees them there; an id that is not here changes nothing.
 */
export function arrange(list: readonly Item[], ids: readonly string[]): Item[] {
  const here = list.filter(isHere)
  const rank = (item: Item) => (ids.includes(item.id) ? ids.indexOf(item.id) : ids.length)
  const next = here.toSorted((a, b) => rank(a) - rank(b))
  return list.map((item) => (isHere(item) ? (next.shift() ?? item) : item))
}

/** Three things a day can carry; whatever else was written waits below them. */
export const slots = 3

/** Items that other days moved here and that neither were taken in nor let go yet. */
export function waitingItems(day: DayContent, carried: readonly Carried[]): Carried[] {
  const known = new Set(itemsOf(day).map((item) => item.origin_id))
  return carried.filter(({ item }) => !known.has(item.id))
}

/**
 * The change of a day that takes in a carried item as a priority, or lets it go on arrival. Either way it then stands
 * here with the id that it had before, which is what tells that it was answered.
 */
export function answerCarried(
  day: DayContent,
  { from, item }: Carried,
  id: string,
  answer: 'take_in' | 'let_go',
): Partial<DayContent> {
  const arrived: Item = {
    ...item,
    id,
    state: answer === 'take_in' ? 'open' : 'let_go',
    moved_to: null,
    moved_from: from,
    origin_id: item.id,
    is_not_counted: undefined,
  }
  return { main_priorities: [...day.main_priorities, arrived] }
}

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
