import type { LocalDate } from '#platform/contract/dates.ts'
import { useHealthOfDay } from '../queries.ts'
import { dayWords } from '../rules.ts'

/** What a health file said of a day, in one quiet line; nothing at all where it said nothing. */
export function HealthOfDay({ date }: { date: LocalDate }) {
  const day = useHealthOfDay(date)
  if (!day) return null
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      <span className="sr-only">From your health file: </span>
      {dayWords(day)}
    </p>
  )
}
