import { daysBetween, startOfWeek, type LocalDate } from '#platform/contract/dates.ts'
import { mainPillars, visionPath } from '#features/vision/rules.ts'
import { dayLink, entryLink, eveningLink, visionLink, weekLink } from './links.ts'
import type { MilestoneDay } from './milestone-day.ts'
import type { EntryFacts, Met, MilestoneFacts } from './milestone-facts.ts'

export interface Challenge {
  id: string
  title: string
  /** Completes "Counted because …". */
  because: string
  /** Where it can be done. */
  start: string
  meet: (facts: MilestoneFacts) => Met | null
}

/** Days of one week with a plan from which the week counts as planned. */
const weekPlanned = 5
/** Minutes of free writing, from its first words to Finish; beyond the second the page was only left open. */
const writingMinutes = [10, 180] as const

/** Fifteen small experiments, in any order, without an end date; recognised from what was done anyway. */
export const challenges: readonly Challenge[] = [
  {
    id: 'first_sentence',
    title: 'First vision sentence',
    because: 'a vision holds its sentence',
    start: visionLink,
    meet: ({ visions }) => {
      const found = visions.find(({ has_sentence }) => has_sentence)
      return found ? { date: null, link: visionPath(found.pillar) } : null
    },
  },
  {
    id: 'four_pictured',
    title: 'All four pillars pictured',
    because: 'Mind, Body, Relationships and Purpose each hold a sentence or a picture',
    start: visionLink,
    meet: ({ visions }) =>
      mainPillars.every((pillar) => visions.some((each) => each.pillar === pillar && each.is_pictured))
        ? { date: null, link: visionLink }
        : null,
  },
  {
    id: 'week_planned',
    title: 'First week planned',
    because: 'a week holds an intention or a priority, or five of its days had a plan',
    start: '/week-plan',
    meet: ({ days, weeks }) => {
      const date = weeks.first_planned ?? fifthOfWeek(days.filter((day) => day.has_plan))
      return date ? { date, link: weekLink(date) } : null
    },
  },
  {
    id: 'three_evenings',
    title: 'Three evenings closed in a week',
    because: 'three evenings within seven days were closed, this one the third',
    start: '/evening-reflection',
    meet: ({ days }) =>
      onEvening(
        thirdWithin(
          days.filter((day) => day.is_evening_closed),
          7,
        ),
      ),
  },
  {
    id: 'good_things',
    title: 'Three good things on 3 days',
    because: 'three days named three good things, this one the third',
    start: '/reflection-gratitude',
    meet: ({ days, entries }) => {
      const onDays = days
        .filter((day) => day.good_things >= 3)
        .map(({ date }) => ({ date, link: eveningLink(date) }))
      const inEntries = entries
        .filter((entry) => entry.good_things >= 3)
        .map(({ date, id }) => ({ date, link: entryLink(id) }))
      const byDate = new Map([...onDays, ...inEntries].map((met) => [met.date, met]))
      return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1))[2] ?? null
    },
  },
  {
    id: 'choose_again',
    title: 'Choose again once',
    because: 'a thought was looked at again',
    start: '/reflection-choose-again',
    meet: ({ entries }) => inEntry(entries.find(({ kind }) => kind === 'choose_again')),
  },
  {
    id: 'if_then',
    title: 'One if-then used and ticked',
    because: 'something with an “if” and a “then” was done',
    start: '/day-plan',
    meet: ({ days }) => onDay(days.find((day) => day.has_if_then_done)),
  },
  {
    id: 'time_for_me',
    title: 'Time for me taken 3 times',
    because: 'time for you was taken on three days, this one the third',
    start: '/day-plan',
    meet: ({ days }) => onDay(days.filter((day) => day.has_time_for_me_taken)[2]),
  },
  {
    id: 'let_go',
    title: 'Something let go on purpose',
    because: 'something was let go on this day',
    start: '/day-plan',
    meet: ({ days }) => onDay(days.find((day) => day.has_let_go)),
  },
  {
    id: 'tiny_day',
    title: 'A day planned tiny',
    because: 'every priority of this day had a smaller version',
    start: '/day-plan',
    meet: ({ days }) => onDay(days.find((day) => day.is_planned_tiny)),
  },
  {
    id: 'free_writing',
    title: 'Ten minutes of free writing',
    because: 'there were ten minutes or more between its first words and Finish',
    start: '/reflection-free-writing',
    meet: ({ entries }) =>
      inEntry(
        entries.find(
          ({ kind, minutes }) =>
            kind === 'free_writing' && minutes >= writingMinutes[0] && minutes <= writingMinutes[1],
        ),
      ),
  },
  {
    id: 'rested_pillar',
    title: 'A pillar you rested, on purpose',
    because: 'a vision rests, or a week let a pillar rest',
    start: '/week-plan',
    meet: ({ visions, weeks }) => {
      const found = visions.find(({ is_resting }) => is_resting)
      if (found) return { date: null, link: visionPath(found.pillar) }
      const date = weeks.first_rested
      return date ? { date, link: weekLink(date) } : null
    },
  },
  {
    id: 'weekly_reflection',
    title: 'Weekly reflection twice in a row',
    because: 'two weeks that follow each other were looked back on, this one the second',
    start: '/weekly-reflection',
    meet: ({ entries }) => inEntry(secondWeek(entries.filter(({ kind }) => kind === 'weekly'))),
  },
  {
    id: 'month_review',
    title: 'Month review finished',
    because: 'a month was looked back on',
    start: '/month-review',
    meet: ({ entries }) => inEntry(entries.find(({ kind }) => kind === 'monthly')),
  },
  {
    id: 'day_90_letter',
    title: 'Day-90 letter to yourself',
    because: 'the last page of day 90 is written',
    start: '/vision-90-days',
    meet: ({ has_letter }) => (has_letter ? { date: null, link: '/vision-90-days' } : null),
  },
]

function onDay(day: MilestoneDay | undefined): Met | null {
  return day ? { date: day.date, link: dayLink(day.date) } : null
}

function onEvening(day: MilestoneDay | undefined): Met | null {
  return day ? { date: day.date, link: eveningLink(day.date) } : null
}

function inEntry(entry: EntryFacts | undefined): Met | null {
  return entry ? { date: entry.date, link: entryLink(entry.id) } : null
}

/** The day on which some week first had five of these days. */
function fifthOfWeek(days: readonly MilestoneDay[]): LocalDate | undefined {
  const byWeek = new Map<LocalDate, number>()
  for (const { date } of days) {
    const week = startOfWeek(date)
    const count = (byWeek.get(week) ?? 0) + 1
    if (count === weekPlanned) return date
    byWeek.set(week, count)
  }
  return undefined
}

/** The third of three days that lie within a number of days. */
function thirdWithin(days: readonly MilestoneDay[], span: number): MilestoneDay | undefined {
  return days.find((day, index) => {
    const first = days[index - 2]
    return first !== undefined && daysBetween(first.date, day.date) < span
  })
}

/** The first entry whose week comes right after the week of one before it. */
function secondWeek(entries: readonly EntryFacts[]): EntryFacts | undefined {
  return entries.find((entry, index) =>
    entries
      .slice(0, index)
      .some((earlier) => daysBetween(startOfWeek(earlier.date), startOfWeek(entry.date)) === 7),
  )
}
