import { lineMax } from '#platform/contract/limits.ts'
import type { LocalDate } from '#platform/contract/dates.ts'
import { daysBetween } from '#platform/contract/dates.ts'
import { aheadDays } from '#features/day/rules.ts'
import { dayInSentence } from '#features/day/rules/words.ts'

/** What a line can become. */
export type AddKind = 'today' | 'day' | 'entry' | 'tomorrow'

export const addKinds: readonly { value: AddKind; label: string }[] = [
  { value: 'today', label: 'Task today' },
  { value: 'day', label: 'Task for a day' },
  { value: 'entry', label: 'Journal line' },
  { value: 'tomorrow', label: 'Tomorrow I will try' },
]

/** Why a task cannot be put on a day, or null when it can. */
export function dayTrouble(date: LocalDate, today: LocalDate): string | null {
  const ahead = daysBetween(today, date)
  if (ahead < 0) return 'This day has passed. Choose today or a day to come.'
  if (ahead > aheadDays) return `A day can be planned up to ${aheadDays} days ahead.`
  return null
}

/** What the evening says under "Tomorrow I will try" with one more line; null when it does not fit any more. */
export function withLine(before: string, line: string): string | null {
  const joined = [before.trim(), line.trim()].filter((text) => text !== '').join('; ')
  return joined.length > lineMax ? null : joined
}

/** The same without that line; null when it no longer ends in it, because somebody wrote on. */
export function withoutLine(now: string, line: string): string | null {
  const end = line.trim()
  if (now.trim() === end) return ''
  return now.endsWith(`; ${end}`) ? now.slice(0, -end.length - 2) : null
}

/** What was done with a line, for the notice that offers to undo it. */
export function addedWords(kind: 'task' | 'entry' | 'tomorrow', date: LocalDate, today: LocalDate): string {
  if (kind === 'entry') return 'Written in your journal'
  return kind === 'tomorrow' ? 'Kept for tomorrow' : `Added to ${dayInSentence(date, today)}`
}
