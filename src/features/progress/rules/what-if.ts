import type { LocalDate } from '#platform/contract/dates.ts'
import type { DayContent, Item } from '#features/day/contract.ts'
import { itemsOf, placeOf } from '#features/day/rules.ts'
import type { Pillar } from '#features/vision/contract.ts'
import { isPillar } from '#features/vision/rules.ts'
import type { DayFacts } from '../contract.ts'
import { emptyFacts, isWritten, withDay } from './facts.ts'
import { flowScore, type ScoreChoices } from './flow-score.ts'

/** Something a person could still do today. */
export type Action =
  | { kind: 'finish_priority'; pillar: Pillar | null }
  | { kind: 'finish_task'; pillar: Pillar | null }
  | { kind: 'take_time_for_me' }
  | { kind: 'write_evening' }

/** One or several actions with the words that follow "If you". */
export interface Offer {
  words: string
  actions: readonly Action[]
}

/** Something that is open today, in the person's own words. */
export interface OpenAction {
  id: string
  words: string
  action: Action
}

/** Everything of a day that is still open, in the order of its page: things, time for me, the evening. */
export function openActions(day: DayContent, isClosed: boolean): OpenAction[] {
  const things = itemsOf(day)
    .filter((item) => item.state === 'open' && isWritten(item.text))
    .map((item) => ({ id: item.id, words: item.text.trim(), action: finishing(day, item) }))
  const timeForMe = isWritten(day.time_for_me) && !day.time_for_me_done
  return [
    ...things,
    ...(timeForMe
      ? [{ id: 'time_for_me', words: day.time_for_me.trim(), action: { kind: 'take_time_for_me' } as const }]
      : []),
    ...(isClosed
      ? []
      : [{ id: 'evening', words: 'Close the evening', action: { kind: 'write_evening' } as const }]),
  ]
}

/** What finishing an item of a day is to the score. */
export function finishing(day: DayContent, item: Item): Action {
  const place = placeOf(day, item.id)
  if (place === 'priorities') return { kind: 'finish_priority', pillar: item.pillar ?? null }
  return { kind: 'finish_task', pillar: place && isPillar(place) ? place : null }
}

/** The facts of a day after an action. What it finishes was open until then. */
function afterAction(facts: DayFacts, action: Action): DayFacts {
  switch (action.kind) {
    case 'finish_priority':
      return { ...touched(facts, action.pillar), priorities: finishOne(facts.priorities) }
    case 'finish_task':
      return { ...touched(facts, action.pillar), tasks: finishOne(facts.tasks) }
    case 'take_time_for_me':
      return { ...facts, has_plan: true, time_for_me: true }
    case 'write_evening':
      return { ...facts, reflection: 'full' }
  }
}

/** The FlowScore that today would have after some actions: the same function over the changed day. */
export function whatIf(
  days: readonly DayFacts[],
  today: LocalDate,
  actions: readonly Action[],
  choices: ScoreChoices = {},
): number | null {
  const facts = days.find((day) => day.date === today) ?? emptyFacts(today)
  return flowScore(withDay(days, actions.reduce(afterAction, facts)), today, choices).value
}

function finishOne(counts: DayFacts['priorities']): DayFacts['priorities'] {
  return { ...counts, open: counts.open - 1, done: counts.done + 1 }
}

function touched(facts: DayFacts, pillar: Pillar | null): DayFacts {
  if (pillar === null) return facts
  return { ...facts, touches: { ...facts.touches, [pillar]: (facts.touches[pillar] ?? 0) + 1 } }
}
