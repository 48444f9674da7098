import { dayNumber, type LocalDate } from '#platform/contract/dates.ts'
import { pillars, type Pillar } from '#features/vision/contract.ts'
import type { DayFacts, Weights } from '../contract.ts'
import { countAll } from './facts.ts'

/** The four things the score looks at, in the order in which they are shown. */
export const partKinds = ['intention', 'follow_through', 'reflection', 'balance'] as const
export type PartKind = (typeof partKinds)[number]

export const defaultWeights: Weights = { intention: 20, follow_through: 30, reflection: 25, balance: 25 }

/** Each part from 0 to 1; null when it does not apply to the day and so neither helps nor costs. */
export interface DayParts {
  intention: number
  follow_through: number | null
  reflection: number
  balance: number | null
}

/** How much attention a pillar is meant to have; a pillar that is not listed has none and is not looked at. */
export type PillarWeights = Partial<Record<Pillar, number>>

/** With fewer touches than this in its window, balance says more about chance than about choice. */
const touchesMin = 4

/** What the person chose for the pillars in one week. */
export interface WeekWeights {
  /** The first of its seven days. */
  from: LocalDate
  /** 0 rests, 1 is steady, 2 is in focus. */
  weights: PillarWeights
}

/**
 * The four default pillars as the week asks for them, equally where there is no week; none for a pillar whose vision
 * rests or that the week lets rest.
 */
function pillarWeights(resting: readonly Pillar[], week: PillarWeights = {}): PillarWeights {
  const weights: PillarWeights = {}
  for (const pillar of pillars.slice(0, 4)) {
    const weight = week[pillar] ?? 1
    if (weight > 0 && !resting.includes(pillar)) weights[pillar] = weight
  }
  return weights
}

/** The weights of each day, by its number (see dayNumber); of two weeks that overlap the later one holds. */
export function weightsByDay(
  resting: readonly Pillar[],
  weeks: readonly WeekWeights[],
): (number: number) => PillarWeights {
  const usual = pillarWeights(resting)
  const byDay = new Map<number, PillarWeights>()
  for (const { from, weights } of weeks.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const chosen = pillarWeights(resting, weights)
    const first = dayNumber(from)
    for (let number = first; number < first + 7; number++) byDay.set(number, chosen)
  }
  return (number) => byDay.get(number) ?? usual
}

/**
 * The parts of one day. `window` holds the counted days that balance looks back on, this day among them.
 * - intention: half for an intention or a priority, half for a pillar task or time for me beside it;
 * - follow-through: done 1, moved on purpose 1/2, open 0, let go left out; a priority weighs as much as two tasks;
 * - reflection: written 1, a bare mood 1/2;
 * - balance: see balanceOf.
 */
export function dayParts(facts: DayFacts, window: readonly DayFacts[], chosen: PillarWeights): DayParts {
  const hasAim = facts.has_intention || countAll(facts.priorities) > 0
  const hasMore = countAll(facts.tasks) > 0 || facts.time_for_me !== null
  return {
    intention: hasAim ? (hasMore ? 1 : 0.5) : 0,
    follow_through: followThrough(facts),
    reflection: { none: 0, mood: 0.5, full: 1 }[facts.reflection],
    balance: balanceOf(window, chosen),
  }
}

/** The weighted mean of the parts that apply, 0 to 1. */
export function dayValue(parts: DayParts, weights: Weights): number {
  let [sum, applicable] = [0, 0]
  for (const kind of partKinds) {
    const part = parts[kind]
    if (part === null) continue
    sum += weights[kind] * part
    applicable += weights[kind]
  }
  return sum / applicable
}

function followThrough({ priorities, tasks, time_for_me }: DayFacts): number | null {
  const done = 2 * (priorities.done + priorities.moved / 2) + tasks.done + tasks.moved / 2
  const planned = 2 * (countAll(priorities) - priorities.let_go) + countAll(tasks) - tasks.let_go
  const all = planned + (time_for_me === null ? 0 : 1)
  return all === 0 ? null : (done + (time_for_me ? 1 : 0)) / all
}

/**
 * 1 - ½·Σ|share of attention - chosen share| over the pillars that have a weight: 1 when attention went where it was
 * meant to go, 0 when it all went elsewhere. Touches of a resting or optional pillar are not looked at, so that
 * neither resting a pillar nor helping it all the same ever costs.
 */
function balanceOf(window: readonly DayFacts[], chosen: PillarWeights): number | null {
  const { pillars, touches, all, meant } = attentionIn(window, chosen)
  if (all < touchesMin) return null
  let away = 0
  for (const [index, pillar] of pillars.entries())
    away += Math.abs((touches[index] ?? 0) / all - (chosen[pillar] ?? 0) / meant)
  return 1 - away / 2
}

/** What a window holds for each pillar that has a weight: its touches, their sum, and the sum of the weights. */
export function attentionIn(
  window: readonly DayFacts[],
  chosen: PillarWeights,
): { pillars: Pillar[]; touches: number[]; all: number; meant: number } {
  const weighed = Object.keys(chosen) as Pillar[]
  let [all, meant] = [0, 0]
  const touches = weighed.map((pillar) => {
    let sum = 0
    for (const day of window) sum += day.touches[pillar] ?? 0
    all += sum
    meant += chosen[pillar] ?? 0
    return sum
  })
  return { pillars: weighed, touches, all, meant }
}
