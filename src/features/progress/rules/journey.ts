import { daysBetween, type LocalDate } from '#platform/contract/dates.ts'

export const journeyDays = 90

/** The day the journey counts from: the start of the vision period, else joining; never before joining. */
export function journeyStart(visionStart: LocalDate | null, joinedOn: LocalDate): LocalDate {
  return visionStart !== null && visionStart > joinedOn ? visionStart : joinedOn
}

/** N of "Day N of 90": 1 on the first day (and before it), 90 on the ninetieth and ever after. */
export function journeyDay(start: LocalDate, today: LocalDate): number {
  const elapsed = Math.min(Math.max(daysBetween(start, today), 0), journeyDays)
  return Math.min(elapsed + 1, journeyDays)
}

/** Whether the ninetieth day is over. */
export function isJourneyOver(start: LocalDate, today: LocalDate): boolean {
  return daysBetween(start, today) >= journeyDays
}

/** The stages of the roadmap, each up to and including its last day. */
export const stages = [
  { id: 'days', when: 'Day 1-7', what: 'five-minute daily check-ins', lastDay: 7 },
  { id: 'weeks', when: 'Week 2-4', what: 'ten-minute reflections plus small actions', lastDay: 30 },
  { id: 'month_2', when: 'Month 2', what: 'personalized routines', lastDay: 60 },
  { id: 'month_3', when: 'Month 3+', what: 'integrated balance practices', lastDay: Infinity },
] as const
export type Stage = (typeof stages)[number]

/** Where on the roadmap somebody is; it goes on after the ninety days. */
export function stageOf(start: LocalDate, today: LocalDate): Stage {
  const day = Math.max(daysBetween(start, today), 0) + 1
  return stages.find(({ lastDay }) => day <= lastDay) ?? stages[3]
}

const joinedFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** "Joined May 5, 2025": the specification's own format, which is not the British one. */
export function joinedText(joinedOn: LocalDate): string {
  return `Joined ${joinedFormat.format(new Date(`${joinedOn}T00:00:00Z`))}`
}
