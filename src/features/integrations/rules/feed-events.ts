import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { DayContent } from '#features/day/contract.ts'
import { boxesOf, forMeId } from '#features/day/rules/boxes.ts'
import { instantOf, type Clock } from '#features/day/rules/clock.ts'
import type { Feed } from '../contract.ts'
import type { IcsEvent } from './ics-text.ts'

export interface PlannedDay {
  date: LocalDate
  content: DayContent
  version: number
  updatedAt: number
}

/** Days on which reminders stand, from today on: programs come back long before they run out. */
const reminderDays = 60
const reminderMinutes = 10

/** What a feed shows, in the order of time for each kind. */
export function feedEvents(
  feed: Feed,
  days: readonly PlannedDay[],
  clock: Clock,
  today: LocalDate,
): IcsEvent[] {
  const isFull = feed.detail === 'full'
  const words = (text: string) => (isFull ? text : 'Busy')
  const planned = days.flatMap(({ date, content, version, updatedAt }) =>
    boxesOf(content, date, clock)
      .filter((box) => feed.contents.includes(box.id === forMeId ? 'time_for_me' : 'priorities'))
      .map((box) => ({
        // The same hour keeps its name when it moves within the day, so that a program moves it as well.
        uid: `${box.id}.${date}@${feed.id}`,
        from: box.from,
        to: box.to,
        summary: words(box.words),
        isBusy: true,
        stamp: updatedAt,
        sequence: version,
      })),
  )
  return [...planned, ...(feed.contents.includes('reminders') ? reminders(feed, clock, today) : [])]
}

function reminders(feed: Feed, clock: Clock, today: LocalDate): IcsEvent[] {
  const kinds = [
    ['morning', feed.morning_at, 'Plan the day', 'Two minutes for today, if you like.'],
    ['evening', feed.evening_at, 'Close the day', 'Two minutes for tonight, if you like.'],
  ] as const
  return kinds.flatMap(([kind, time, summary, description]) =>
    time === null
      ? []
      : Array.from({ length: reminderDays }, (_, ahead) => {
          const date = addDays(today, ahead)
          const from = instantOf(date, time, clock).at
          return {
            uid: `${kind}.${date}@${feed.id}`,
            from,
            to: from + reminderMinutes * 60_000,
            summary: feed.detail === 'full' ? summary : 'Reminder',
            ...(feed.detail === 'full' ? { description } : {}),
            isBusy: false,
            stamp: Date.parse(feed.address_made_at),
            sequence: feed.version,
          }
        }),
  )
}
