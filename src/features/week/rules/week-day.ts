import type { LocalDate } from '#platform/contract/dates.ts'
import type { DayContent, Item } from '#features/day/contract.ts'
import { itemsOf } from '#features/day/rules.ts'
import type { EveningContent } from '#features/reflect/contract.ts'
import type { WeekDay } from '../contract.ts'

export type EveningOfDay = Pick<EveningContent, 'mood'> & { finished_at: string | null }

/** A day as its week shows it, from its plan and its evening; either may be missing. */
export function weekDay(
  date: LocalDate,
  plan: DayContent | undefined,
  evening: EveningOfDay | undefined,
): WeekDay {
  // A line without words is one that somebody is about to write.
  const items = plan ? itemsOf(plan).filter(({ text }) => text.trim() !== '') : []
  const count = (is: (item: Item) => boolean) => items.filter(is).length
  return {
    date,
    intention: plan?.intention ?? '',
    priorities:
      plan?.main_priorities
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, state, origin_id }) => ({ text, state, ...(origin_id ? { origin_id } : {}) })) ?? [],
    has_evening: (evening?.finished_at ?? null) !== null,
    counts: {
      done: count(({ state }) => state === 'done'),
      moved: count(({ state }) => state === 'moved'),
      // What the day gave no room for was neither done nor let go.
      let_go: count(({ state, is_not_counted }) => state === 'let_go' && !is_not_counted),
      open: count(({ state }) => state === 'open'),
    },
    time_for_me: plan?.time_for_me.trim() ?? '',
    mood: evening?.mood ?? null,
    taken: items.flatMap(({ origin_id, state }) => (origin_id ? [{ id: origin_id, state }] : [])),
  }
}
