import { addDays, daysBetween, type LocalDate } from '#platform/contract/dates.ts'
import type { Item } from '#features/day/contract.ts'
import type { Focus, WeekContent, WeekPriority } from './contract.ts'

/** The seven days of the week that begins with `start`. */
export function daysOf(start: LocalDate): LocalDate[] {
  return Array.from({ length: 7 }, (_, at) => addDays(start, at))
}

/** Where a week stands, seen from today. */
export function phaseOf(start: LocalDate, today: LocalDate): 'past' | 'running' | 'ahead' {
  const passed = daysBetween(start, today)
  if (passed < 0) return 'ahead'
  return passed > 6 ? 'past' : 'running'
}

/** Three things a week can carry; more may stand below them. */
export const slots = 3

/** What is still part of the week: to be done, or done. */
export function isHere(priority: WeekPriority): boolean {
  return priority.state !== 'let_go'
}

export function patchPriority(
  week: WeekContent,
  id: string,
  patch: Partial<WeekPriority>,
): Pick<WeekContent, 'priorities'> {
  return { priorities: week.priorities.map((each) => (each.id === id ? { ...each, ...patch } : each)) }
}

/** Takes a priority out, from the list and from every day on which it was laid. */
export function removePriority(
  week: WeekContent,
  id: string,
): Pick<WeekContent, 'priorities' | 'daily_priorities'> {
  const days = Object.entries(week.daily_priorities).map(([date, ids]) => [
    date,
    ids.filter((other) => other !== id),
  ])
  return {
    priorities: week.priorities.filter((each) => each.id !== id),
    daily_priorities: Object.fromEntries(
      days.filter(([, ids]) => ids?.length),
    ) as WeekContent['daily_priorities'],
  }
}

/** The priorities laid on a day, in their order; those that were let go meanwhile are left out. */
export function laidOn(
  week: Pick<WeekContent, 'priorities' | 'daily_priorities'>,
  date: LocalDate,
): WeekPriority[] {
  const ids = week.daily_priorities[date] ?? []
  return ids.flatMap((id) => week.priorities.filter((each) => each.id === id && isHere(each)))
}

/** Lays a priority on a day, once. */
export function layOn(week: WeekContent, id: string, date: LocalDate): Pick<WeekContent, 'daily_priorities'> {
  const there = week.daily_priorities[date] ?? []
  return {
    daily_priorities: there.includes(id)
      ? week.daily_priorities
      : { ...week.daily_priorities, [date]: [...there, id] },
  }
}

export function takeOff(
  week: WeekContent,
  id: string,
  date: LocalDate,
): Pick<WeekContent, 'daily_priorities'> {
  const { [date]: there = [], ...others } = week.daily_priorities
  const left = there.filter((other) => other !== id)
  return { daily_priorities: left.length > 0 ? { ...others, [date]: left } : others }
}

/** A priority as an item of a day's plan; `origin_id` tells that it was taken in. `id` is the item's own. */
export function asDayItem(priority: WeekPriority, id: string): Item {
  const { text, pillar, own_pillar, outcome, if_part, then_part } = priority
  return {
    id,
    text,
    state: 'open',
    origin_id: priority.id,
    ...(pillar ? { pillar } : {}),
    ...(own_pillar ? { own_pillar } : {}),
    ...(outcome ? { outcome } : {}),
    ...(if_part ? { if_part } : {}),
    ...(then_part ? { then_part } : {}),
  }
}

const hasWords = (text: string | undefined): boolean => (text ?? '').trim() !== ''

/** True while nothing was written or chosen for the week. */
export function isEmptyWeek(week: WeekContent): boolean {
  return !isPlanned(week) && focusOf(week).every(([, focus]) => isSteady(focus))
}

/** A week counts as planned with an intention or a priority. */
export function isPlanned(week: Pick<WeekContent, 'week_intention' | 'priorities'>): boolean {
  return hasWords(week.week_intention) || week.priorities.some(({ text }) => hasWords(text))
}

/** Every pillar with its focus: the four, then the others. */
export function focusOf(
  week: Pick<WeekContent, 'pillar_focus' | 'other_focus'>,
): [pillar: string, focus: Focus][] {
  return [...Object.entries(week.pillar_focus), ...Object.entries(week.other_focus)]
}

export function isSteady({ level, line }: Focus): boolean {
  return level === 'steady' && !hasWords(line)
}

export type WeekPart = 'intention' | 'priorities' | 'focus'

/** What was typed into each part of a week: what the safety check reads. */
export function writingOf(week: WeekContent): Record<WeekPart, string> {
  return {
    intention: week.week_intention,
    priorities: week.priorities
      .flatMap((each) => [each.text, each.why, each.obstacle, each.if_part, each.then_part])
      .filter(hasWords)
      .join('\n'),
    focus: focusOf(week)
      .map(([, { line }]) => line)
      .filter(hasWords)
      .join('\n'),
  }
}

/** The day of a week from which the mid-week check asks: the fourth. */
export function checkDay(start: LocalDate): LocalDate {
  return addDays(start, 3)
}

/** What the mid-week check asks about: open priorities that nobody has answered for. Nothing before the fourth day. */
export function toCheck(week: WeekContent, start: LocalDate, today: LocalDate): WeekPriority[] {
  if (phaseOf(start, today) !== 'running' || today < checkDay(start)) return []
  return week.priorities.filter((each) => each.state === 'open' && hasWords(each.text) && !each.checked_on)
}

/** A priority that begins in the second half of a running week is not asked about in the same breath. */
export function newPriority(id: string, text: string, start: LocalDate, today: LocalDate): WeekPriority {
  const isLate = phaseOf(start, today) === 'running' && today >= checkDay(start)
  return { id, text, state: 'open', ...(isLate ? { checked_on: today } : {}) }
}

/** A priority in smaller words. Those that it had before stay beside it. */
export function shrunk(priority: WeekPriority, smaller: string, today: LocalDate): Partial<WeekPriority> {
  return { text: smaller, full_text: priority.full_text ?? priority.text, checked_on: today }
}
