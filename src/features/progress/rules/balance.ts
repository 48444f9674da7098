import { dayNumber, type LocalDate } from '#platform/contract/dates.ts'
import type { Pillar } from '#features/vision/contract.ts'
import { mainPillars } from '#features/vision/rules.ts'
import type { DayFacts } from '../contract.ts'
import { attentionIn, weightsByDay } from './day-parts.ts'
import { hasData } from './facts.ts'
import type { ScoreChoices } from './flow-score.ts'

export interface PillarAttention {
  pillar: Pillar
  /** Things done or moved on purpose. */
  touches: number
  /** Of all attention, 0 to 1. */
  share: number
  /** What the person meant it to have, 0 to 1; 0 for one that rests. */
  chosen: number
  words: 'about as you chose' | 'more than you chose' | 'less than you chose' | 'resting'
}

/** Shares that lie nearer than this are the same to anybody who is not counting. */
const near = 0.1

/** Where attention went over the last `span` days with data, beside where it was meant to go. */
export function attention(
  days: readonly DayFacts[],
  today: LocalDate,
  span: number,
  { resting = [], weeks = [] }: ScoreChoices = {},
): { pillars: PillarAttention[]; all: number } {
  const window = days.filter((day) => hasData(day) && day.date <= today).slice(-span)
  const weights = weightsByDay(resting, weeks)(dayNumber(today))
  const { pillars, touches, all, meant } = attentionIn(window, weights)
  const weighed = pillars.map((pillar, index): PillarAttention => {
    const share = all === 0 ? 0 : (touches[index] ?? 0) / all
    const chosen = (weights[pillar] ?? 0) / meant
    return { pillar, touches: touches[index] ?? 0, share, chosen, words: wordsFor(share - chosen) }
  })
  const rested = mainPillars
    .filter((pillar) => !pillars.includes(pillar))
    .map((pillar): PillarAttention => {
      const count = window.reduce((sum, day) => sum + (day.touches[pillar] ?? 0), 0)
      return { pillar, touches: count, share: 0, chosen: 0, words: 'resting' }
    })
  return { pillars: [...weighed, ...rested], all }
}

function wordsFor(difference: number): PillarAttention['words'] {
  if (Math.abs(difference) < near) return 'about as you chose'
  return difference > 0 ? 'more than you chose' : 'less than you chose'
}
