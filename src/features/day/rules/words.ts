import { addDays, daysBetween, weekday, type LocalDate } from '#platform/contract/dates.ts'
import { monthName } from '#features/vision/rules.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export function weekdayName(date: LocalDate): string {
  return weekdays[weekday(date)] ?? ''
}

export function monthTitle(date: LocalDate): string {
  return `${monthName(date)} ${date.slice(0, 4)}`
}

/** `Saturday 21 November`; with the year when it is not that of `today`. */
export function dayTitle(date: LocalDate, today: LocalDate): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`
  return `${weekdayName(date)} ${shortDay(date)}${year}`
}

/** `21 November`. */
export function shortDay(date: LocalDate): string {
  return `${Number(date.slice(8))} ${monthName(date)}`
}

const nearby: Record<string, string> = { '-1': 'Yesterday', '0': 'Today', '1': 'Tomorrow' }

/** How a person would name the day: Yesterday, Today, Tomorrow, the weekday within a week, otherwise the date. */
export function nearDay(date: LocalDate, today: LocalDate): string {
  const distance = daysBetween(today, date)
  return nearby[distance] ?? (Math.abs(distance) < 7 ? weekdayName(date) : dayTitle(date, today))
}

/** The same under the name of its month, which need not be said again: `Friday 13`. */
export function dayUnderMonth(date: LocalDate, today: LocalDate): string {
  const isNear = Math.abs(daysBetween(today, date)) < 7
  return isNear ? nearDay(date, today) : `${weekdayName(date)} ${Number(date.slice(8))}`
}

/** The same inside a sentence: `Moved to tomorrow`. */
export function dayInSentence(date: LocalDate, today: LocalDate): string {
  const name = nearDay(date, today)
  return Object.values(nearby).includes(name) ? name.toLowerCase() : name
}

/** `16 – 22 November`, or with both months where the week crosses one. */
export function weekTitle(start: LocalDate): string {
  const end = addDays(start, 6)
  const from = start.slice(0, 7) === end.slice(0, 7) ? String(Number(start.slice(8))) : shortDay(start)
  return `${from} – ${shortDay(end)}`
}
