import { addDays, daysBetween, type LocalDate } from '#platform/contract/dates.ts'
import type { PauseContent, SetPause } from '../contract.ts'

/** Days of a row, both ends included. */
export interface Span {
  from: LocalDate
  to: LocalDate
}

/** Pauses as the formulas take them: one without an end reaches to today, since later days are not looked at. */
export function closedPauses(pauses: readonly PauseContent[], today: LocalDate): Span[] {
  return pauses.filter(({ from }) => from <= today).map(({ from, to }) => ({ from, to: to ?? today }))
}

/** Days in order as spans of days that follow each other. */
export function spansOf(dates: readonly LocalDate[]): Span[] {
  const spans: Span[] = []
  for (const date of dates) {
    const last = spans.at(-1)
    if (last && daysBetween(last.to, date) <= 1) last.to = date
    else spans.push({ from: date, to: date })
  }
  return spans
}

/** The pause or rest that a day lies in; a pause before a rest, the one without an end before all. */
export function pauseOn(pauses: readonly SetPause[], date: LocalDate): SetPause | null {
  const on = pauses.filter(({ from, to }) => from <= date && (to === null || date <= to))
  return on.find(({ to }) => to === null) ?? on.find(({ kind }) => kind === 'pause') ?? on[0] ?? null
}

/**
 * A pause that ends so that `today` is the first day after it; null when it began today or later and so would hold no
 * day at all: then it is removed.
 */
export function resumed({ kind, from }: PauseContent, today: LocalDate): PauseContent | null {
  return from >= today ? null : { kind, from, to: addDays(today, -1) }
}
