import { weekday, type LocalDate } from '#platform/contract/dates.ts'
import {
  listMax,
  shapeMax,
  type DayContent,
  type Item,
  type Shape,
  type Template,
  type TemplateContent,
} from '../contract.ts'
import { isFullDay } from './carry.ts'
import { isHere, itemsOf, listAt, placesOf, putList } from '../rules.ts'

/** The shape of a day: everything that is written on its items, and nothing of what became of them. */
export function shapeOf(day: DayContent): Shape {
  const items = placesOf(day).flatMap((place) =>
    listAt(day, place)
      .filter((item) => isHere(item) && item.text.trim() !== '')
      .map(({ text, pillar, own_pillar, tiny, if_part, then_part, minutes, tiny_minutes, starts_at }) => ({
        place,
        text,
        pillar,
        own_pillar,
        tiny,
        if_part,
        then_part,
        minutes,
        tiny_minutes,
        starts_at,
      })),
  )
  return {
    items: items.slice(0, shapeMax),
    time_for_me: day.time_for_me,
    time_for_me_starts_at: day.time_for_me_starts_at,
    time_for_me_minutes: day.time_for_me_minutes,
  }
}

export function isEmptyShape(shape: Shape): boolean {
  return shape.items.length === 0 && shape.time_for_me.trim() === ''
}

/**
 * The change that lays a shape on a day. It adds and never overwrites: what stands there in the same words already is
 * not added again, and time for me stays when there is one. `left` counts what found no room.
 */
export function layShape(
  day: DayContent,
  shape: Shape,
  makeId: () => string,
): { patch: Partial<DayContent>; added: number; left: number } {
  let next = day
  let added = 0
  let left = 0
  for (const { place, ...written } of shape.items) {
    const list = listAt(next, place)
    if (list.some((item) => isSameWords(item.text, written.text))) continue
    if (list.length >= listMax || isFullDay(next)) {
      left += 1
      continue
    }
    const item: Item = { ...written, id: makeId(), state: 'open' }
    next = { ...next, ...putList(next, place, [...list, item]) }
    added += 1
  }
  if (next.time_for_me.trim() === '' && shape.time_for_me.trim() !== '') {
    const { time_for_me, time_for_me_starts_at, time_for_me_minutes } = shape
    next = { ...next, time_for_me, time_for_me_starts_at, time_for_me_minutes, time_for_me_done: false }
    added += 1
  }
  const changed = (Object.keys(next) as (keyof DayContent)[]).filter((field) => next[field] !== day[field])
  return { patch: Object.fromEntries(changed.map((field) => [field, next[field]])), added, left }
}

function isSameWords(a: string, b: string): boolean {
  const plain = (text: string) => text.trim().toLocaleLowerCase('en-GB')
  return plain(a) === plain(b)
}

/** What is said after a shape was laid on a day. */
export function usedWords(name: string, added: number, left: number): string {
  if (added === 0 && left === 0) return `All of “${name}” is here already.`
  const rest = left === 0 ? '' : ` There was no room for ${left} more.`
  return `“${name}” is laid on this day.${rest}`
}

/** The templates that a day is offered by itself: those of its day of the week, unless all they hold is here already. */
export function offeredOn(templates: readonly Template[], date: LocalDate, day: DayContent): Template[] {
  return templates.filter(
    (each) =>
      !each.is_removed &&
      each.weekdays.includes(weekday(date)) &&
      layShape(day, each.shape, () => 'any').added > 0,
  )
}

/** A gentle day made of one small thing and some rest; what stands there already stays. */
export function lowEnergyDay(day: DayContent, first: Item | null): Partial<DayContent> {
  const hasThing = itemsOf(day).some((item) => isHere(item) && item.text.trim() !== '')
  const rest = day.time_for_me.trim() !== ''
  return {
    energy: 'low',
    ...(hasThing || !first ? {} : { main_priorities: [...day.main_priorities, first] }),
    ...(rest ? {} : { time_for_me: 'Ten quiet minutes', time_for_me_minutes: 10 }),
  }
}

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** What a shape holds, in a line. */
export function shapeWords({ items, time_for_me }: Shape): string {
  const count = items.length === 1 ? '1 thing' : `${items.length} things`
  const rest = time_for_me.trim() ? 'time for you' : ''
  return `${[items.length > 0 ? count : '', rest].filter(Boolean).join(' and ')}.`
}

/** What is saved of a template. */
export function templateContent({ name, shape, weekdays, is_removed }: Template): TemplateContent {
  return { name, shape, weekdays, is_removed }
}
