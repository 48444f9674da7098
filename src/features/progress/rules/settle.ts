import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { backfillDays } from '#features/plan/rules.ts'
import type { DayFacts } from '../contract.ts'
import { dayParts, dayValue, type DayParts, type PillarWeights, type Weights } from './day-parts.ts'
import { hasData } from './facts.ts'

/** A span of rest or pause, both ends included. */
export interface Pause {
  from: LocalDate
  to: LocalDate
}

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

/** What the days up to some day came to. */
export interface Settled {
  /** Oldest first, at most `horizon` of them. */
  counted: readonly CountedDay[]
  /** Dates with an entry that is held, whether or not a quiet day counts there. */
  held: readonly LocalDate[]
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
  let [sum, weights] = [0, 0]
  for (const [index, day] of counted.entries()) {
    const weight = day.weight * (ageFactors[counted.length - 1 - index] ?? 0)
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
  chosen: PillarWeights,
  pauses: readonly Pause[],
): Settled {
  const byDate = new Map(
    days.filter((day) => hasData(day) && day.date <= today).map((day) => [day.date, day]),
  )
  const first = [...byDate.keys()].reduce((least, date) => (date < least ? date : least), today)

  /** The ways in which a day can count: one for a day without data, at most two for a day with. */
  function waysOn(date: LocalDate, before: Settled): [Settled, ...Settled[]] {
    const facts = byDate.get(date)
    const isPaused = pauses.some(({ from, to }) => from <= date && date <= to)
    const isBegun = before.counted.length > 0
    const isQuiet = isBegun && !isPaused && date !== today && before.quietRow < quietMax
    const silent: Settled = {
      counted: isQuiet ? append(before.counted, quietDay(date, facts !== undefined)) : before.counted,
      held: facts ? [...before.held, date] : before.held,
      quietRow: isPaused ? before.quietRow : before.quietRow + 1,
    }
    if (!facts) return [silent]
    const window = [...before.counted.slice(1 - balanceDays).flatMap((day) => day.facts ?? []), facts]
    const parts = dayParts(facts, window, chosen)
    const value = dayValue(parts, weights)
    const day: CountedDay = { date, weight: 1, value, facts, parts, isHeld: false }
    const open: Settled = { counted: append(before.counted, day), held: before.held, quietRow: 0 }
    // The first day of all cannot be held, since nothing was silent before it; one of no value does not begin.
    if (!isBegun) return value > 0 ? [open] : [silent]
    return [open, silent]
  }

  function bestFrom(date: LocalDate, before: Settled): Settled {
    if (date > today) return before
    return highest(
      waysOn(date, before).map((way) => bestFrom(addDays(date, 1), way)) as [Settled, ...Settled[]],
    )
  }

  const writable = addDays(today, -backfillDays)
  let settled: Settled = { counted: [], held: [], quietRow: 0 }
  let date = first
  for (; date < writable; date = addDays(date, 1)) settled = highest(waysOn(date, settled))
  return bestFrom(date, settled)
}

/** On a tie the earlier way stands: counting goes before holding. */
function highest([first, ...others]: [Settled, ...Settled[]]): Settled {
  return others.reduce((best, way) => (meanOf(way.counted) > meanOf(best.counted) ? way : best), first)
}

function append(counted: readonly CountedDay[], day: CountedDay): CountedDay[] {
  return [...counted.slice(1 - horizon), day]
}

function quietDay(date: LocalDate, isHeld: boolean): CountedDay {
  return { date, weight: 0.5, value: 0, facts: null, parts: null, isHeld }
}
