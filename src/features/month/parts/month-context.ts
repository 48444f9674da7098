import type { LocalDate } from '#platform/contract/dates.ts'
import type { MonthContent } from '../contract.ts'
import type { KnownPillar } from './use-pillars.ts'

/** What every part of a month's form needs to know. */
export interface MonthContext {
  month: LocalDate
  today: LocalDate
  value: MonthContent
  change: (patch: Partial<MonthContent>) => void
  pillars: ReadonlyMap<string, KnownPillar>
  hidesNumbers: boolean
  /** The outcome that was begun from an example on this visit. */
  begunId: string | null
}

/** For memo: a part that shows these fields is drawn again when one of them changed, and not at every letter elsewhere. */
export function showsSame(...fields: (keyof MonthContent)[]) {
  return ({ context }: { context: MonthContext }, { context: next }: { context: MonthContext }): boolean =>
    fields.every((field) => context.value[field] === next.value[field]) &&
    (['month', 'today', 'change', 'pillars', 'hidesNumbers', 'begunId'] as const).every(
      (key) => context[key] === next[key],
    )
}
