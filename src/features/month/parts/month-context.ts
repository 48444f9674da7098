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
