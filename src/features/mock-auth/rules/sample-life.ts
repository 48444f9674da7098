import { addDays, startOfWeek, weekday, type LocalDate } from '#platform/contract/dates.ts'
import { emptyDay, type DayContent, type Item } from '#features/day/contract.ts'
import { emptyFacts, isActive, planFacts, reflectionOf } from '#features/progress/rules/facts.ts'
import { milestoneDay } from '#features/progress/rules/milestone-day.ts'
import { metBy } from '#features/progress/rules/milestones.ts'
import type { MetBy, ProgressFacts } from '#features/progress/contract.ts'
import { emptyEvening, type EveningContent } from '#features/reflect/contract.ts'
import { emptyVision, type Pillar, type VisionContent } from '#features/vision/contract.ts'
import { mainPillars, pillarNames } from '#features/vision/rules.ts'
import { emptyWeek, type WeekContent } from '#features/week/contract.ts'

/*
 * The life of nobody, for development builds: days, evenings and visions from which the product's own rules count the
 * specification's placeholder numbers on whatever day it is. Longest streak 21, current streak 12, this week 4 of 7,
 * 8 of 15 challenges.
 */

const currentRun = 12
/** Longer than any rest that a streak forgives. */
const gapBefore = 10
const longestRun = 21
const daysOfThisWeek = 4

export const joinedOn: LocalDate = '2025-05-05'
export const visionStart: LocalDate = '2025-05-01'

/** The week begins so that today is its fourth day: 0 = Sunday … 6 = Saturday. */
export function weekStartFor(today: LocalDate): number {
  return weekday(addDays(today, 1 - daysOfThisWeek))
}

/** The days that hold something, newest first: twelve up to today, and three weeks before a gap. */
function activeDates(today: LocalDate): LocalDate[] {
  const ago = (first: number, length: number) =>
    Array.from({ length }, (_, index) => addDays(today, -(first + index)))
  return [...ago(0, currentRun), ...ago(currentRun + gapBefore, longestRun)]
}

export function samplePlans(today: LocalDate): Map<LocalDate, DayContent> {
  return new Map(activeDates(today).map((date, index) => [date, samplePlan(date, index === 0)]))
}

function samplePlan(date: LocalDate, isToday: boolean): DayContent {
  const item = (name: string, change: Partial<Item>): Item => ({
    id: `${name}-${date}`,
    text: '',
    state: isToday ? 'open' : 'done',
    ...change,
  })
  return {
    ...emptyDay,
    intention: 'One thing at a time',
    main_priorities: [
      item('walk', {
        text: 'Walk before lunch',
        pillar: 'body',
        if_part: 'it rains',
        then_part: 'ten minutes on the stairs',
      }),
      item('letter', { text: 'Write the letter', pillar: 'purpose' }),
      item('drawer', { text: 'Tidy the drawer', ...(isToday ? {} : { state: 'let_go' as const }) }),
    ],
    time_for_me: 'Tea on the step',
    time_for_me_done: !isToday,
  }
}

/** Every day but today was closed in the evening. */
export function sampleEvenings(
  today: LocalDate,
): Map<LocalDate, EveningContent & { finished_at: string | null }> {
  return new Map(
    activeDates(today)
      .slice(1)
      .map((date) => [
        date,
        {
          ...emptyEvening,
          mood: 'steady',
          wins: ['Walked although it rained', 'Rang a friend'],
          grateful_for: ['Quiet evening'],
          finished_at: `${date}T20:00:00.000Z`,
        },
      ]),
  )
}

export function sampleVisions(): Map<Pillar, VisionContent> {
  return new Map(
    mainPillars.map((pillar) => [
      pillar,
      {
        ...emptyVision,
        sentence: `A sentence about ${pillarNames[pillar].toLowerCase()}, as if it were already so.`,
        // One is still without its step, so that both states of a vision can be seen.
        first_step: pillar === 'purpose' ? '' : 'Two minutes in the morning',
      },
    ]),
  )
}

/** This week and the one before it. */
export function sampleWeeks(today: LocalDate): Map<LocalDate, WeekContent> {
  const start = startOfWeek(today, weekStartFor(today))
  const week = (name: string, change: Partial<WeekContent>): WeekContent => ({
    ...emptyWeek,
    week_intention: 'One thing at a time',
    priorities: [
      { id: `letter-${name}`, text: 'Write the letter', state: 'open', pillar: 'purpose' },
      {
        id: `walk-${name}`,
        text: 'Walk on three days',
        state: 'open',
        pillar: 'body',
        why: 'The head clears',
      },
    ],
    pillar_focus: {
      ...emptyWeek.pillar_focus,
      body: { level: 'focus', line: 'Outside before noon' },
      purpose: { level: 'rest', line: '' },
    },
    ...change,
  })
  return new Map([
    [addDays(start, -7), week('before', {})],
    [start, week('now', { daily_priorities: { [addDays(today, 1)]: ['walk-now'] } })],
  ])
}

export interface SampleRows {
  plans: ReadonlyMap<LocalDate, DayContent>
  evenings: ReadonlyMap<LocalDate, EveningContent & { finished_at: string | null }>
  visions: ReadonlyMap<Pillar, VisionContent>
}

/** What the server would count of these rows, by the same rules. */
export function sampleProgress(rows: SampleRows, today: LocalDate): ProgressFacts {
  return {
    days: sampleDays(rows, today)
      .map(({ facts }) => facts)
      .filter(isActive),
    earlier: [],
    joined_on: joinedOn,
    vision_start: visionStart,
    resting: [...rows.visions].filter(([, { is_resting }]) => is_resting).map(([pillar]) => pillar),
    weeks: [],
    pauses: [],
    chosen: { weights: null, formula: null, version: 0 },
  }
}

/** The challenges and achievements that the server would recognise in these rows. */
export function sampleMet(rows: SampleRows, today: LocalDate): MetBy[] {
  return metBy({
    today,
    days: sampleDays(rows, today).map(({ milestone }) => milestone),
    visions: [...rows.visions].map(([pillar, { sentence, picture, is_resting }]) => ({
      pillar,
      has_sentence: sentence.trim() !== '',
      is_pictured: `${sentence}${picture}`.trim() !== '',
      is_resting,
    })),
    entries: [],
    pauses: [],
    weeks: { first_planned: null, first_rested: null },
    has_letter: false,
    journey_start: joinedOn,
  })
}

function sampleDays({ plans, evenings }: SampleRows, today: LocalDate) {
  const dates = [...new Set([...plans.keys(), ...evenings.keys()])].filter((date) => date <= today).sort()
  return dates.map((date) => {
    const [plan, evening] = [plans.get(date), evenings.get(date)]
    const facts = {
      ...emptyFacts(date),
      ...(plan ? planFacts(plan) : {}),
      reflection: evening ? reflectionOf(evening) : ('none' as const),
    }
    return { facts, milestone: milestoneDay(facts, plan, evening) }
  })
}
