import { daysBetween, startOfWeek, type LocalDate } from '#platform/contract/dates.ts'

/** What one day says about the challenges. Counted from the stored rows; no text of the person is in here. */
export interface ChallengeDay {
  date: LocalDate
  has_plan: boolean
  has_let_go: boolean
  /** An item with both halves of an if-then was done. */
  has_if_then_done: boolean
  /** There are priorities, and each of them has a smaller version. */
  is_planned_tiny: boolean
  has_time_for_me_taken: boolean
  is_evening_closed: boolean
  /** Lines under wins and gratitude. */
  good_things: number
}

export interface ChallengeFacts {
  days: readonly ChallengeDay[]
  /** How many visions have a sentence; how many of the four default pillars have a sentence or a picture. */
  sentences: number
  pictured: number
  has_resting_pillar: boolean
}

export interface Challenge {
  id: string
  title: string
  /** Left out where the screen that would store the proof is not part of the product. */
  isMet?: (facts: ChallengeFacts) => boolean
}

/** Days of one week with a plan from which the week counts as planned. */
const weekPlanned = 5

/** Fifteen small experiments, in any order, without an end date; recognised from what was done anyway. */
export const challenges: readonly Challenge[] = [
  { id: 'first_sentence', title: 'First vision sentence', isMet: ({ sentences }) => sentences > 0 },
  { id: 'four_pictured', title: 'All four pillars pictured', isMet: ({ pictured }) => pictured === 4 },
  {
    id: 'week_planned',
    title: 'First week planned',
    isMet: ({ days }) =>
      hasWeekWith(
        days.filter((day) => day.has_plan),
        weekPlanned,
      ),
  },
  {
    id: 'three_evenings',
    title: 'Three evenings closed in a week',
    isMet: ({ days }) =>
      hasSevenDaysWith(
        days.filter((day) => day.is_evening_closed),
        3,
      ),
  },
  {
    id: 'good_things',
    title: 'Three good things on 3 days',
    isMet: ({ days }) => days.filter((day) => day.good_things >= 3).length >= 3,
  },
  { id: 'choose_again', title: 'Choose again once' },
  {
    id: 'if_then',
    title: 'One if-then used and ticked',
    isMet: ({ days }) => days.some((day) => day.has_if_then_done),
  },
  {
    id: 'time_for_me',
    title: 'Time for me taken 3 times',
    isMet: ({ days }) => days.filter((day) => day.has_time_for_me_taken).length >= 3,
  },
  {
    id: 'let_go',
    title: 'Something let go on purpose',
    isMet: ({ days }) => days.some((day) => day.has_let_go),
  },
  {
    id: 'tiny_day',
    title: 'A day planned tiny',
    isMet: ({ days }) => days.some((day) => day.is_planned_tiny),
  },
  { id: 'free_writing', title: 'Ten minutes of free writing' },
  {
    id: 'rested_pillar',
    title: 'A pillar you rested, on purpose',
    isMet: ({ has_resting_pillar }) => has_resting_pillar,
  },
  { id: 'weekly_reflection', title: 'Weekly reflection twice in a row' },
  { id: 'month_review', title: 'Month review finished' },
  { id: 'day_90_letter', title: 'Day-90 letter to yourself' },
]

export function countMet(facts: ChallengeFacts): number {
  return challenges.filter(({ isMet }) => isMet?.(facts)).length
}

function hasWeekWith(days: readonly ChallengeDay[], least: number): boolean {
  const byWeek = new Map<LocalDate, number>()
  for (const { date } of days) {
    const week = startOfWeek(date)
    byWeek.set(week, (byWeek.get(week) ?? 0) + 1)
  }
  return Math.max(0, ...byWeek.values()) >= least
}

function hasSevenDaysWith(days: readonly ChallengeDay[], least: number): boolean {
  const dates = days.map(({ date }) => date).sort()
  return dates.some((date, index) => {
    const last = dates[index + least - 1]
    return last !== undefined && daysBetween(date, last) < 7
  })
}
