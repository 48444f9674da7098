import { dayNumber, daysBetween, isLocalDate, type LocalDate } from '#platform/contract/dates.ts'
import { itemsOf } from '#features/day/rules.ts'
import type { DayContent } from '#features/day/contract.ts'
import type { Pillar } from '#features/vision/contract.ts'
import { mainPillars, pillarNames, visionPath } from '#features/vision/rules.ts'

/** A thought of the coach that nobody asked for: at most one a day. */
export interface Nudge {
  words: string
  to: string
  action: string
}

/** Where the day on which a nudge was put away is kept. */
export const nudgeKey = 'home-nudge-put-away'
const quietDays = 7

export interface NudgeFacts {
  today: LocalDate
  day: DayContent
  sentences: Partial<Record<Pillar, string>>
  /** Pillars of which nothing is pictured yet. */
  open: readonly Pillar[]
  /** What is stored under `nudgeKey`. */
  putAway: string | null
}

/**
 * The nudge of a day, the same for the whole of it: a vision that today has nothing for, or a pillar that has no
 * picture yet. None within seven days of putting one away, and none when there is nothing to say.
 */
export function nudgeOf({ today, day, sentences, open, putAway }: NudgeFacts): Nudge | null {
  if (putAway !== null && isLocalDate(putAway)) {
    const ago = daysBetween(putAway, today)
    if (ago >= 0 && ago < quietDays) return null
  }
  const touched = new Set(itemsOf(day).map((item) => item.pillar))
  const served = mainPillars.flatMap((pillar) => {
    const sentence = sentences[pillar]
    if (!sentence || touched.has(pillar)) return []
    return [
      {
        words: `You wrote: “${sentence}” What would be one small thing for it?`,
        to: '/my-balanse',
        action: 'Think about it with the coach',
      },
    ]
  })
  const unpictured = mainPillars
    .filter((pillar) => open.includes(pillar))
    .map((pillar) => ({
      words: `${pillarNames[pillar]} has no picture yet. One sentence is enough to begin.`,
      to: visionPath(pillar),
      action: `Picture ${pillarNames[pillar]}`,
    }))
  const all = [...served, ...unpictured]
  return all[dayNumber(today) % Math.max(1, all.length)] ?? null
}
