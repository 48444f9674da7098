import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { DayFacts } from '../contract.ts'
import { hasData } from './facts.ts'
import { flowScore, type ScoreChoices } from './flow-score.ts'

/** Days that are looked back on. */
export type HistorySpan = 30 | 90 | 365

export interface HistoryPoint {
  date: LocalDate
  /** null before there were three days with data. */
  value: number | null
}

/** A year is drawn week by week: more points than that cannot be told apart on a phone. */
const step: Record<HistorySpan, number> = { 30: 1, 90: 1, 365: 7 }

/**
 * The score of each day as the rows stand now, with the weights and pauses of now: a changed weight or a late entry
 * changes the past as well, and no number of the past is kept anywhere. Oldest first, today last.
 */
export function scoreHistory(
  days: readonly DayFacts[],
  today: LocalDate,
  span: HistorySpan,
  choices: ScoreChoices = {},
): HistoryPoint[] {
  const counted = days.filter(hasData)
  const count = Math.ceil(span / step[span])
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(today, -(count - 1 - index) * step[span])
    return { date, value: flowScore(counted, date, { ...choices, isBrief: true }).value }
  })
}
