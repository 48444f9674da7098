import type { LocalDate } from '#platform/contract/dates.ts'
import type { Pillar } from '#features/vision/contract.ts'
import type { DayFacts, Weights } from '../contract.ts'
import { defaultWeights, weightsByDay, type WeekWeights } from './day-parts.ts'
import { hasData } from './facts.ts'
import { meanOf, settle, type Held } from './settle.ts'
import type { Span } from './pauses.ts'
import { explain, type WhyRow } from './why.ts'

/** Goes up when the formula changes; a score is only ever compared with scores of the same version. */
export const formulaVersion = 1
/** Fewer days with data say too little for a number. */
export const daysNeeded = 3

export type FlowWord = 'gathering' | 'steadying' | 'in rhythm' | 'in flow'

/** What the person chose about the formula. Left out: the default weights, no pillar resting, no pause. */
export interface ScoreChoices {
  weights?: Weights
  resting?: readonly Pillar[]
  /** What the person chose for the pillars, week by week. */
  weeks?: readonly WeekWeights[]
  pauses?: readonly Span[]
  /** Only the number is wanted: its reasons are not put together. */
  isBrief?: boolean
}

export interface FlowScore {
  version: typeof formulaVersion
  /** 0 to 100 in tenths; null before there are three days with data. */
  value: number | null
  word: FlowWord | null
  daysWithData: number
  /** Why: signed points that add up to the value exactly. Empty while there is no value. */
  rows: WhyRow[]
  /** Days within the horizon whose entry counts no lower than silence would have. */
  held: LocalDate[]
}

/**
 * The FlowScore measures keeping the loop of planning, doing and reflecting, not worth or happiness; mood never
 * lowers it. It is the mean of the day values (day-parts.ts), newer days weighing more (settle.ts). Days after
 * `today` are not looked at. A pure function of the stored days: the server, the browser and a what-if all use it.
 */
export function flowScore(
  days: readonly DayFacts[],
  today: LocalDate,
  choices: ScoreChoices = {},
): FlowScore {
  const weights = choices.weights ?? defaultWeights
  const settled = settle(
    days,
    today,
    weights,
    weightsByDay(choices.resting ?? [], choices.weeks ?? []),
    choices.pauses ?? [],
  )
  const daysWithData = days.filter((day) => hasData(day) && day.date <= today).length
  const seen = settled.counted
  const first = seen[0]?.date ?? today
  const held = heldSince(settled.held, first)
  if (daysWithData < daysNeeded)
    return { version: formulaVersion, value: null, word: null, daysWithData, rows: [], held }

  const value = Math.round(meanOf(seen) * 1000) / 10
  return {
    version: formulaVersion,
    value,
    word: wordOf(value),
    daysWithData,
    rows: choices.isBrief ? [] : explain(seen, weights, value),
    held,
  }
}

/** Dates of held days from `first` on, oldest first. */
function heldSince(newest: Held | null, first: LocalDate): LocalDate[] {
  const dates: LocalDate[] = []
  for (let held = newest; held && held.date >= first; held = held.earlier) dates.push(held.date)
  return dates.reverse()
}

/**
 * The word beside the number: gathering below 40, steadying below 60, in rhythm below 80, in flow from 80. It follows
 * the whole number that is shown, so that an 80 is never called "in rhythm" for a tenth that nobody sees.
 */
export function wordOf(value: number): FlowWord {
  const shown = Math.round(value)
  if (shown < 40) return 'gathering'
  if (shown < 60) return 'steadying'
  return shown < 80 ? 'in rhythm' : 'in flow'
}
