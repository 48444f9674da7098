import type { LocalDate } from '#platform/contract/dates.ts'
import type { DayFacts, Weights } from '../contract.ts'
import { apportion } from './apportion.ts'
import { partKinds, type DayParts, type PartKind } from './day-parts.ts'
import { countAll } from './facts.ts'
import { ageFactors, type CountedDay } from './settle.ts'
import { dayLink, eveningLink, visionLink } from './links.ts'

/** One line of "Why 74?": signed points in tenths, and the way to what they come from. */
export interface WhyRow {
  kind: PartKind | 'quiet'
  label: string
  points: number
  /** Set on the row of one day. */
  date?: LocalDate
  /** A path inside the app. */
  link: string
  /** The days behind a row of the whole; their points add up to the row's. Days without points are left out. */
  days: WhyRow[]
}

interface Share {
  day: CountedDay
  points: number
}

/**
 * Splits a score into rows that add up to it.
 *
 * The score is the weighted mean of the counted days, and a day is the weighted mean of its parts. So a part of a day
 * has brought 100 · (weight of the day / weight of all days with data) · (weight of the part / weight of the parts
 * that apply) · its value. Those add up to the mean of the days with data alone. What quiet days took away from that
 * mean is their row, split among them by weight: never more than zero. Rounded sums are kept by apportion.ts.
 */
export function explain(counted: readonly CountedDay[], weights: Weights, value: number): WhyRow[] {
  const weighed = counted.map((day, index) => ({
    day,
    weight: day.weight * (ageFactors[counted.length - 1 - index] ?? 0),
  }))
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const withData = weighed.reduce((sum, { day, weight }) => sum + (day.parts ? weight : 0), 0)
  const mean = weighed.reduce((sum, { day, weight }) => sum + weight * day.value, 0) / (withData || 1)

  const groups = partKinds.map((kind) => ({
    kind,
    shares: weighed.flatMap(({ day, weight }): Share[] => {
      const part = day.parts?.[kind]
      if (!day.parts || part === null || part === undefined) return []
      const share = (weights[kind] * part) / applicable(day.parts, weights)
      return [{ day, points: (100 * weight * share) / withData }]
    }),
  }))
  const quiet = weighed.flatMap(({ day, weight }): Share[] =>
    day.parts ? [] : [{ day, points: (-100 * mean * weight) / all }],
  )

  const filled = [...groups, { kind: 'quiet' as const, shares: quiet }].filter(
    ({ shares }) => shares.length > 0,
  )
  const exact = filled.map(({ shares }) => shares.reduce((sum, { points }) => sum + points, 0))
  const tenths = apportion(exact, Math.round(value * 10))
  return filled.map(({ kind, shares }, index) => rowOf(kind, shares, tenths[index] ?? 0))
}

function rowOf(kind: WhyRow['kind'], shares: Share[], tenths: number): WhyRow {
  const byDay = apportion(
    shares.map(({ points }) => points),
    tenths,
  )
  const days = shares.flatMap(({ day }, index): WhyRow[] => {
    const points = (byDay[index] ?? 0) / 10
    if (points === 0) return []
    return [
      { kind, label: dayLabel(kind, day), points, date: day.date, link: linkOf(kind, day.date), days: [] },
    ]
  })
  const newest = shares.at(-1)?.day.date ?? ''
  return {
    kind,
    label: groupLabel(
      kind,
      shares.map(({ day }) => day),
    ),
    points: tenths / 10,
    link: linkOf(kind, newest),
    days: days.reverse(),
  }
}

function applicable(parts: DayParts, weights: Weights): number {
  return partKinds.reduce((sum, kind) => sum + (parts[kind] === null ? 0 : weights[kind]), 0)
}

function linkOf(kind: WhyRow['kind'], date: LocalDate): string {
  if (kind === 'reflection') return eveningLink(date)
  return kind === 'balance' ? visionLink : dayLink(date)
}

function groupLabel(kind: WhyRow['kind'], days: CountedDay[]): string {
  const facts = days.flatMap((day) => day.facts ?? [])
  const span = `${days.length} ${days.length === 1 ? 'day' : 'days'}`
  switch (kind) {
    case 'intention':
      return `Planned on ${days.filter((day) => day.parts && day.parts.intention > 0).length} of ${span}`
    case 'follow_through': {
      const [done, all] = facts.map(followed).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
      return `Followed through on ${done} of ${all}`
    }
    case 'reflection':
      return `Reflected on ${days.filter((day) => day.parts && day.parts.reflection > 0).length} of ${span}`
    case 'balance':
      return 'Attention near your own weights'
    case 'quiet':
      return days.length === 1 ? 'A quiet day' : `${days.length} quiet days`
  }
}

function dayLabel(kind: WhyRow['kind'], { facts, parts, isHeld }: CountedDay): string {
  if (!facts || !parts) return isHeld ? 'Held: counts like a quiet day' : 'Quiet day'
  switch (kind) {
    case 'intention':
      return parts.intention === 1 ? 'An aim and more' : 'An aim'
    case 'follow_through': {
      const [done, all] = followed(facts)
      return `${done} of ${all} things`
    }
    case 'reflection':
      return parts.reflection === 1 ? 'Reflected' : 'Mood noted'
    default:
      return `${Math.round((parts.balance ?? 0) * 100)} of 100`
  }
}

/** Things done or moved on purpose, of those that were planned and not let go. */
function followed({ priorities, tasks, time_for_me }: DayFacts): [done: number, all: number] {
  const done = priorities.done + priorities.moved + tasks.done + tasks.moved + (time_for_me ? 1 : 0)
  const all = countAll(priorities) - priorities.let_go + countAll(tasks) - tasks.let_go
  return [done, all + (time_for_me === null ? 0 : 1)]
}
