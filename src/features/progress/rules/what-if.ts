import type { LocalDate } from '#platform/contract/dates.ts'
import type { Pillar } from '#features/vision/contract.ts'
import type { DayFacts } from '../contract.ts'
import { emptyFacts, withDay } from './facts.ts'
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
