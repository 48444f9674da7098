import type { DayContent } from '#features/plan/contract.ts'
import { itemsOf } from '#features/plan/rules.ts'
import type { EveningContent } from '#features/reflect/contract.ts'
import type { DayFacts } from '../contract.ts'
import type { ChallengeDay } from './challenges.ts'
import { isWritten } from './facts.ts'

/** What a day with its plan and its evening says about the challenges. */
export function challengeDay(
  facts: DayFacts,
  plan: DayContent | undefined,
  evening: (EveningContent & { finished_at: string | null }) | undefined,
): ChallengeDay {
  const items = plan ? itemsOf(plan).filter((item) => isWritten(item.text)) : []
  const priorities = plan?.main_priorities.filter((item) => isWritten(item.text)) ?? []
  return {
    date: facts.date,
    has_plan: facts.has_plan,
    // Not counting something on a hard day is not the same as letting it go.
    has_let_go: items.some((item) => item.state === 'let_go' && !item.is_not_counted),
    has_if_then_done: items.some(
      ({ state, if_part, then_part }) =>
        state === 'done' && isWritten(if_part ?? '') && isWritten(then_part ?? ''),
    ),
    is_planned_tiny: priorities.length > 0 && priorities.every(({ tiny }) => isWritten(tiny ?? '')),
    has_time_for_me_taken: facts.time_for_me === true,
    is_evening_closed: evening?.finished_at != null,
    good_things: evening ? [...evening.wins, ...evening.grateful_for].filter(isWritten).length : 0,
  }
}
