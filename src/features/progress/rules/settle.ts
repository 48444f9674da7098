import { addDays, dayNumber, type LocalDate } from '#platform/contract/dates.ts'
import { backfillDays } from '#features/day/rules.ts'
import type { DayFacts, Weights } from '../contract.ts'
import { dayParts, dayValue, type DayParts, type PillarWeights } from './day-parts.ts'
import { hasData } from './facts.ts'
import type { Span } from './pauses.ts'

/** A day that the score looks at. A day with data carries its facts and parts; a quiet one only its date. */
export interface CountedDay {
  date: LocalDate
  /** 1 for a day with data, a half for a quiet one. */
  weight: 1 | 0.5
  /** 0 to 1. */
  value: number
  facts: DayFacts | null
  parts: DayParts | null
  /** There was an entry, and it is treated as a quiet day because counting it would have given less. */
  isHeld: boolean
}

/** A chain and not a list: thousands of days are gone through, and each way of counting them shares what lies before. */
export interface Held {
  date: LocalDate
  earlier: Held | null
}

/** What the days up to some day came to. */
export interface Settled {
  /** Oldest first, at most `horizon` of them. */
  counted: readonly CountedDay[]
  /** Days with an entry that is held, whether or not a quiet day counts there; the newest first. */
  held: Held | null
  /** Quiet days in a row before the next day. */
  quietRow: number
}

/** Counted days that have a say. With a half-life of 7 the sixtieth weighs less than 1/300 of the newest. */
const horizon = 60
const halfLifeDays = 7
/** In a row of quiet days only the first three count: being away costs at most about fifteen points in a hundred. */
const quietMax = 3
const balanceDays = 7

/** How much a counted day weighs, by the number of counted days that came after it. */
export const ageFactors = Array.from({ length: horizon }, (_, age) => 2 ** (-age / halfLifeDays))

/** Weighted mean of the counted days, 0 to 1; 0 when there are none. */
export function meanOf(counted: readonly CountedDay[]): number {
  let sum = 0
  let weights = 0
  let age = counted.length - 1
  for (const day of counted) {
    const weight = day.weight * (ageFactors[age--] ?? 0)
    sum += weight * day.value
    weights += weight
  }
  return weights === 0 ? 0 : sum / weights
}

/**
 * Goes through the days in order, from the first with data to today, and decides how each one counts.
 *
 * A day without data is quiet: weight a half, value 0, and only the first three in a row count. Days of rest or pause
 * are not counted, and today is not quiet before it is over. A day with data is counted or treated exactly as a
 * silent day would be, whichever gives the higher score (the hold). Age runs on counted days only.
 *
 * Days that can still be written, today and the seven before, are held or counted together, in the way that gives the
 * highest score today; so whatever a person writes now, an entry never gives less than silence would. Decided day by
 * day this would not be so: one that is worth counting on its day can be in the way of a better one after it. Earlier
 * days were settled one by one, each as it stood on its own day.
 */
export function settle(
  days: readonly DayFacts[],
  today: LocalDate,
  weights: Weights,
  chosenOn: (number: number) => PillarWeights,
  pauses: readonly Span[],
): Settled {
  // Days are counted by their number here: ten years of them are gone through on every look at the score.
  const last = dayNumber(today)
  const byNumber = new Map<number, DayFacts>()
  let first = last
  for (const day of days) {
    if (!hasData(day) || day.date > today) continue
    const number = dayNumber(day.date)
    byNumber.set(number, day)
    if (number < first) first = number
  }
  const paused = pausedDays(pauses, first, last)

  /** The ways in which a day can count: one for a day without data, at most two for a day with. */
  function waysOn(number: number, before: Settled): [Settled, ...Settled[]] {
    const facts = byNumber.get(number)
    const isPaused = paused.has(number)
    const isBegun = before.counted.length > 0
    const isQuiet = isBegun && !isPaused && number !== last && before.quietRow < quietMax
    const silent: Settled = {
      counted: isQuiet
        ? append(before.counted, quietDay(facts?.date ?? addDays(today, number - last), facts !== undefined))
        : before.counted,
      held: facts ? { date: facts.date, earlier: before.held } : before.held,
      quietRow: isPaused ? before.quietRow : before.quietRow + 1,
    }
    if (!facts) return [silent]
    const window = balanceWindow(before.counted)
    window.push(facts)
    const parts = dayParts(facts, window, chosenOn(number))
    const value = dayValue(parts, weights)
    const day: CountedDay = { date: facts.date, weight: 1, value, facts, parts, isHeld: false }
    const open: Settled = { counted: append(before.counted, day), held: before.held, quietRow: 0 }
    // The first day of all cannot be held, since nothing was silent before it; one of no value does not begin.
    if (!isBegun) return value > 0 ? [open] : [silent]
    return [open, silent]
  }

  function bestFrom(number: number, before: Settled): Settled {
    if (number > last) return before
    return highest(waysOn(number, before).map((way) => bestFrom(number + 1, way)) as [Settled, ...Settled[]])
  }

  const writable = last - backfillDays
  let settled: Settled = { counted: [], held: null, quietRow: 0 }
  let number = first
  for (; number < writable; number++) settled = highest(waysOn(number, settled))
  return bestFrom(number, settled)
}

/** The numbers (see dayNumber) of all days from `first` to `last` that lie in a pause. */
export function pausedDays(pauses: readonly Span[], first: number, last: number): ReadonlySet<number> {
  const paused = new Set<number>()
  for (const { from, to } of pauses) {
    const end = Math.min(dayNumber(to), last)
    for (let number = Math.max(dayNumber(from), first); number <= end; number++) paused.add(number)
  }
  return paused
}

/** The facts of the last six counted days: what balance looks back on, beside the day itself. */
function balanceWindow(counted: readonly CountedDay[]): DayFacts[] {
  const window: DayFacts[] = []
  for (let index = Math.max(0, counted.length + 1 - balanceDays); index < counted.length; index++) {
    const facts = counted[index]?.facts
    if (facts) window.push(facts)
  }
  return window
}

/** On a tie the earlier way stands: counting goes before holding. */
function highest([first, ...others]: [Settled, ...Settled[]]): Settled {
  return others.reduce((best, way) => (meanOf(way.counted) > meanOf(best.counted) ? way : best), first)
}

function append(counted: readonly CountedDay[], day: CountedDay): CountedDay[] {
  const next = counted.slice(1 - horizon)
  next.push(day)
  return next
}

function quietDay(date: LocalDate, isHeld: boolean): CountedDay {
  return { date, weight: 0.5, value: 0, facts: null, parts: null, isHeld }
}
