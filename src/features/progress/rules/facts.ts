import type { LocalDate } from '#platform/contract/dates.ts'
import type { DayContent, Item } from '#features/day/contract.ts'
import type { EveningContent } from '#features/reflect/contract.ts'
import { pillars, type Pillar } from '#features/vision/contract.ts'
import type { Counts, DayFacts } from '../contract.ts'

const noCounts: Counts = { done: 0, moved: 0, let_go: 0, open: 0 }

/** A day on which nothing happened. */
export function emptyFacts(date: LocalDate): DayFacts {
  return {
    date,
    has_plan: false,
    has_intention: false,
    priorities: noCounts,
    tasks: noCounts,
    time_for_me: null,
    reflection: 'none',
    touches: {},
    coach_messages: 0,
  }
}

/** Active: a plan with at least one field, any reflection, or an own message to the coach. */
export function isActive(facts: DayFacts): boolean {
  return hasData(facts) || facts.coach_messages > 0
}

/** What the FlowScore can see. Talking with the coach counts for the streak only: the score has no part for it. */
export function hasData(facts: DayFacts): boolean {
  return facts.has_plan || facts.reflection !== 'none'
}

export function countAll(counts: Counts): number {
  return counts.done + counts.moved + counts.let_go + counts.open
}

type PlanFacts = Pick<
  DayFacts,
  'has_plan' | 'has_intention' | 'priorities' | 'tasks' | 'time_for_me' | 'touches'
>

/**
 * Counts one day plan: the server the stored ones, the browser the one that is being edited, so that a tick moves the
 * score before the server has heard of it. Items without text are lines somebody is about to write, not things to do.
 */
export function planFacts(day: DayContent): PlanFacts {
  const priorities = written(day.main_priorities)
  const tasks = new Map<string, Item[]>([
    ['mind', written(day.mind_tasks)],
    ['body', written(day.body_tasks)],
    ['relationships', written(day.relationships_tasks)],
    ['purpose', written(day.purpose_tasks)],
  ])
  for (const [pillar, items] of Object.entries(day.other_pillars))
    tasks.set(pillar, [...(tasks.get(pillar) ?? []), ...written(items)])

  const touches: DayFacts['touches'] = {}
  const touch = (pillar: string | null | undefined, item: Item) => {
    if (isPillar(pillar) && isTouched(item)) touches[pillar] = (touches[pillar] ?? 0) + 1
  }
  for (const item of priorities) touch(item.pillar, item)
  for (const [pillar, items] of tasks) for (const item of items) touch(pillar, item)

  const allTasks = [...tasks.values()].flat()
  const hasTimeForMe = isWritten(day.time_for_me) || day.time_for_me_done
  return {
    has_plan:
      isWritten(day.intention) ||
      isWritten(day.great_day) ||
      hasTimeForMe ||
      priorities.length > 0 ||
      allTasks.length > 0,
    has_intention: isWritten(day.intention),
    priorities: countStates(priorities),
    tasks: countStates(allTasks),
    time_for_me: hasTimeForMe ? day.time_for_me_done : null,
    touches,
  }
}

/** What an evening is worth to the score: anything written, or closing it, is a whole reflection. */
export function reflectionOf(
  evening: EveningContent & { finished_at: string | null },
): DayFacts['reflection'] {
  const texts = [
    ...evening.wins,
    ...evening.grateful_for,
    evening.challenges,
    evening.helped,
    evening.tomorrow,
    ...evening.helped_by,
    ...evening.got_in_way,
  ]
  if (evening.finished_at !== null || texts.some(isWritten)) return 'full'
  return evening.mood === null ? 'none' : 'mood'
}

/** The list with the facts of one day put in place of what it said of that day, in order of dates. */
export function withDay(days: readonly DayFacts[], facts: DayFacts): DayFacts[] {
  return [...days.filter((day) => day.date !== facts.date), facts].sort((a, b) => (a.date < b.date ? -1 : 1))
}

function written(items: Item[]): Item[] {
  return items.filter((item) => isWritten(item.text))
}

/** Whether a text says anything at all. */
export function isWritten(text: string): boolean {
  return text.trim() !== ''
}

function isTouched(item: Item): boolean {
  return item.state === 'done' || item.state === 'moved'
}

function isPillar(value: string | null | undefined): value is Pillar {
  return pillars.includes(value as Pillar)
}

function countStates(items: Item[]): Counts {
  const counts = { ...noCounts }
  for (const item of items) counts[item.state] += 1
  return counts
}
