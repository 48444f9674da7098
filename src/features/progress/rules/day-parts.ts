import { pillars, type Pillar } from '#features/vision/contract.ts'
import type { DayFacts } from '../contract.ts'
import { countAll } from './facts.ts'

/** The four things the score looks at, in the order in which they are shown. */
export const partKinds = ['intention', 'follow_through', 'reflection', 'balance'] as const
export type PartKind = (typeof partKinds)[number]

export type Weights = Record<PartKind, number>
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

/** Equal attention for the four default pillars, none for the ones that rest. */
export function pillarWeights(resting: readonly Pillar[]): PillarWeights {
  const weights: PillarWeights = {}
  for (const pillar of pillars.slice(0, 4)) if (!resting.includes(pillar)) weights[pillar] = 1
  return weights
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
  const weighed = Object.entries(chosen) as [Pillar, number][]
  const touches = weighed.map(([pillar]) => window.reduce((sum, day) => sum + (day.touches[pillar] ?? 0), 0))
  const all = touches.reduce((sum, count) => sum + count, 0)
  if (all < touchesMin) return null
  const meant = weighed.reduce((sum, [, weight]) => sum + weight, 0)
  const away = weighed.reduce(
    (sum, [, weight], index) => sum + Math.abs((touches[index] ?? 0) / all - weight / meant),
    0,
  )
  return 1 - away / 2
}
