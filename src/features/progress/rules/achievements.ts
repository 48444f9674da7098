import { addDays, daysBetween } from '#platform/contract/dates.ts'
import { journeyDays } from './journey.ts'
import { dayLink, entryLink, eveningLink, rhythmLink } from './links.ts'
import type { Met, MilestoneFacts } from './milestone-facts.ts'

export interface Achievement {
  id: string
  title: string
  /** Completes "Here because …". */
  because: string
  /** null where no row says it, so that only the person can. */
  meet: ((facts: MilestoneFacts) => Met | null) | null
}

/** Days away after which coming back is worth a line. */
const awayDays = 7
const steadyDays = 28

/** Quiet lines about what was done. No points, no levels; nothing pops up, and each can be taken off. */
export const achievements: readonly Achievement[] = [
  {
    id: 'first_light',
    title: 'First light',
    because: 'you wrote your first reflection on this day',
    meet: ({ days, entries }) => {
      const date = days.find((each) => each.is_reflected)?.date
      if (date === undefined) return null
      const entry = entries.find((each) => each.date === date)
      return { date, link: entry ? entryLink(entry.id) : eveningLink(date) }
    },
  },
  {
    id: 'came_back',
    title: 'Came back',
    because: 'you returned after a week or more away',
    meet: ({ days }) => {
      const active = days.filter((day) => day.is_active)
      const day = active.find((each, index) => {
        const before = active[index - 1]
        return before !== undefined && daysBetween(before.date, each.date) > awayDays
      })
      return day ? { date: day.date, link: dayLink(day.date) } : null
    },
  },
  {
    id: 'full_circle',
    title: 'Full circle',
    because: 'something served a vision on this day, and its evening was closed',
    meet: ({ days, visions }) => {
      const written = visions.filter((vision) => vision.has_sentence).map(({ pillar }) => pillar)
      const day = days.find(
        (each) => each.is_evening_closed && each.done_pillars.some((pillar) => written.includes(pillar)),
      )
      return day ? { date: day.date, link: dayLink(day.date) } : null
    },
  },
  {
    id: 'rested',
    title: 'Rested',
    because: 'you paused, or rested as planned',
    meet: ({ pauses, today }) => {
      const begun = pauses.map(({ from }) => from).filter((from) => from <= today)
      const first = begun.sort()[0]
      return first ? { date: first, link: rhythmLink } : null
    },
  },
  {
    id: 'boundary',
    title: 'Boundary',
    because: 'you took time for yourself on a day that held more than its time',
    meet: ({ days }) => {
      const day = days.find((each) => each.has_kept_boundary)
      return day ? { date: day.date, link: dayLink(day.date) } : null
    },
  },
  {
    // A suggestion that was turned down is kept nowhere, on purpose.
    id: 'own_words',
    title: 'Own words',
    because: 'you put a suggestion of the coach aside and wrote your own words',
    meet: null,
  },
  {
    // That an archive was taken is written down for half a year only: what was reached would go again.
    id: 'keeper',
    title: 'Keeper',
    because: 'you took everything along as a file',
    meet: null,
  },
  {
    id: 'days_28',
    title: '28 active days',
    because: 'this was the twenty-eighth day on which you did something here',
    meet: ({ days }) => {
      const day = days.filter((each) => each.is_active)[steadyDays - 1]
      return day ? { date: day.date, link: dayLink(day.date) } : null
    },
  },
  {
    id: 'days_90',
    title: '90 days',
    because: 'ninety days of your journey have gone by',
    meet: ({ journey_start, today, days }) => {
      const date = addDays(journey_start, journeyDays)
      return date <= today && days.some((day) => day.is_active) ? { date, link: '/vision-90-days' } : null
    },
  },
]
