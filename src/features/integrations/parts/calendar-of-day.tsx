import { useId } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { pillarColour } from '#ui/drawing/pillar-look.ts'
import { useRhythm } from '#features/account/public.tsx'
import { wallTime } from '#features/day/rules/clock.ts'
import type { CalendarEvent } from '../contract.ts'
import { useDayEvents } from '../queries.ts'

/** What other calendars hold for one day, in the order of time; nothing at all when they hold nothing. */
export function CalendarOfDay({ date }: { date: LocalDate }) {
  const heading = useId()
  const { data } = useDayEvents(date)
  const events = data?.events ?? []
  if (events.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="font-body text-sm font-semibold text-ink-2">
        In your calendars
      </h2>
      <ol className="mt-3 grid gap-2.5">
        {events.map((event) => (
          <Appointment key={`${event.calendar_id} ${event.id}`} event={event} />
        ))}
      </ol>
    </section>
  )
}

/** The address of a meeting room is long and says nothing: its host is enough to know where. */
function placeWords(place: string): string {
  return /^https?:\/\//.test(place) ? (URL.parse(place)?.host ?? place) : place
}

function Appointment({ event }: { event: CalendarEvent }) {
  const { time_zone } = useRhythm()
  const at = (instant: string) => wallTime(Date.parse(instant), time_zone)
  const time =
    event.starts_at && event.ends_at
      ? event.starts_at === event.ends_at
        ? at(event.starts_at)
        : `${at(event.starts_at)}–${at(event.ends_at)}`
      : 'All day'
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="w-1 shrink-0 self-stretch rounded-full forced-color-adjust-none"
        style={{ backgroundColor: pillarColour(`custom-${event.hue}`) }}
      />
      <div className="min-w-0">
        <p dir="auto" className="leading-snug break-words">
          {event.title || 'Busy'}
        </p>
        <p dir="auto" className="text-sm break-words text-ink-2 tabular-nums">
          {[time, placeWords(event.place), event.calendar_name].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  )
}
