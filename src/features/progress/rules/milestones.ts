import type { LocalDate } from '#platform/contract/dates.ts'
import type { Mark, MetBy, Milestones } from '../contract.ts'
import { achievements, type Achievement } from './achievements.ts'
import { challenges, type Challenge } from './challenges.ts'
import type { MilestoneFacts } from './milestone-facts.ts'

/** Everything that the rows meet, by which row. */
export function metBy(facts: MilestoneFacts): MetBy[] {
  return [...challenges, ...achievements].flatMap(({ id, meet }) => {
    const met = meet?.(facts)
    return met ? [{ id, ...met }] : []
  })
}

export function isMilestone(id: string): boolean {
  return [...challenges, ...achievements].some((each) => each.id === id)
}

export interface Standing<Kind> {
  about: Kind
  /** `recognised`: the rows meet it; `by_hand`: the person said so. What the rows meet counts, also when it was skipped. */
  state: 'open' | 'recognised' | 'by_hand' | 'skipped' | 'removed'
  met: MetBy | null
  /** The day on which the person marked it. */
  markedOn: LocalDate | null
  /** Of the mark's row; 0 when there is none. */
  version: number
}

/** Where each of the fifteen challenges stands. */
export function challengeStandings(known: Milestones): Standing<Challenge>[] {
  return challenges.map((about) => standingOf(about, known))
}

/** The achievements that were reached or taken off, newest first; and those that only the person can say. */
export function achievementStandings(known: Milestones): Standing<Achievement>[] {
  const day = ({ met, markedOn }: Standing<Achievement>) => met?.date ?? markedOn ?? ''
  return achievements
    .map((about) => standingOf(about, known))
    .filter(({ about, state }) => state !== 'open' || about.meet === null)
    .sort((a, b) => day(b).localeCompare(day(a)))
}

export function isDone({ state }: Standing<unknown>): boolean {
  return state === 'recognised' || state === 'by_hand'
}

/** y of "y/15". */
export function countDone(known: Milestones): number {
  return challengeStandings(known).filter(isDone).length
}

function standingOf<Kind extends { id: string }>(about: Kind, known: Milestones): Standing<Kind> {
  const met = known.met.find(({ id }) => id === about.id) ?? null
  const mark = known.marks.find(({ id }) => id === about.id)
  return {
    about,
    state: stateOf(met, mark?.mark ?? null),
    met,
    markedOn: mark?.mark ? mark.marked_on : null,
    version: mark?.version ?? 0,
  }
}

function stateOf(met: MetBy | null, mark: Mark['mark']): Standing<unknown>['state'] {
  if (mark === 'removed') return 'removed'
  if (met) return 'recognised'
  if (mark === 'done') return 'by_hand'
  return mark === 'skipped' ? 'skipped' : 'open'
}
