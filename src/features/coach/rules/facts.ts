import { daysBetween } from '#platform/contract/dates.ts'
import {
  openItems,
  todayOf,
  type CoachContext,
  type ContextDay,
  type ContextEvening,
  type ContextItem,
  type ContextMemory,
} from './context.ts'
import { taskKey } from './suggestion.ts'
import { plainText } from './words.ts'

/** How many days back a promise to oneself is still worth asking about. */
const followUpDays = 3

/** The newest evening before today that ends with "tomorrow I will try". */
export function lastTry(context: CoachContext): ContextEvening | undefined {
  return context.evenings.find(
    ({ date, tomorrow }) =>
      tomorrow !== '' && date < context.today && daysBetween(date, context.today) <= followUpDays,
  )
}

/** What the person promised themselves at the end of an earlier talk, while it was not asked about yet. */
export function lastCommitment(context: CoachContext): ContextMemory | undefined {
  return context.memories.find(
    ({ kind, kept_on: date, last_used_on: used }) =>
      kind === 'commitment' && date < context.today && (used === null || used === context.today),
  )
}

export interface Repeated {
  /** The newest day that holds it, and the item as it stands there. */
  day: ContextDay
  item: ContextItem
  /** Every day of the last week on which it was planned, oldest first. */
  dates: string[]
}

/** The open item that stood on most days of the last week, when it stood on two or more and was done on none. */
export function repeatedItem(context: CoachContext): Repeated | undefined {
  const found = new Map<string, { repeated: Repeated; isDone: boolean }>()
  for (const day of context.days)
    for (const item of day.priorities) {
      const key = plainText(item.text)
      const known = found.get(key)
      if (!known)
        found.set(key, { repeated: { day, item, dates: [day.date] }, isDone: item.state === 'done' })
      else {
        if (!known.repeated.dates.includes(day.date)) known.repeated.dates.unshift(day.date)
        known.isDone ||= item.state === 'done'
      }
    }
  return [...found.values()]
    .filter(
      ({ repeated, isDone }) =>
        !context.never.has(taskKey(repeated.item.text)) &&
        !isDone &&
        repeated.dates.length >= 2 &&
        repeated.item.state !== 'let_go',
    )
    .map(({ repeated }) => repeated)
    .sort((a, b) => b.dates.length - a.dates.length)[0]
}

/** How today's priorities stand; undefined when none were planned. */
export function todayCounts(context: CoachContext): { done: number; open: number; all: number } | undefined {
  const day = todayOf(context)
  if (!day || day.priorities.length === 0) return undefined
  return {
    done: day.priorities.filter(({ state }) => state === 'done').length,
    open: openItems(day).length,
    all: day.priorities.length,
  }
}
