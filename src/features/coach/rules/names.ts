import { addDays, weekday, type LocalDate } from '#platform/contract/dates.ts'
import type { Pillar } from '#features/vision/contract.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export function weekdayName(date: LocalDate): string {
  return weekdays[weekday(date)] ?? date
}

/** "today", "yesterday", else the short name of a day within the last week. */
export function dayName(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'today'
  if (date === addDays(today, -1)) return 'yesterday'
  return weekdayName(date)
}

export function pillarName(pillar: Pillar): string {
  return pillar[0]?.toUpperCase() + pillar.slice(1)
}
