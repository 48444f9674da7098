import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { dayMax, listMax } from '../contract.ts'
import type { Outcome } from '../rules.ts'
import type { Answer } from './carry.ts'
import { weekdayName } from './words.ts'

/** A tick shows itself; what leaves the list, or comes back into it, is said. */
export function settledWords(wasHere: boolean, outcome: Outcome | null, date: LocalDate): string | null {
  if (outcome === 'moved') return `Moved to ${weekdayName(addDays(date, 1))}.`
  if (outcome === 'let_go') return 'Let go.'
  return wasHere ? null : 'Back in the day.'
}

export const answerWords: Record<Answer, string> = {
  take_in: 'Taken in.',
  shrink: 'Taken in, smaller.',
  let_go: 'Let go.',
}

export const fullWords = `There is no room: a list holds ${listMax} things, and a whole day ${dayMax}. Nothing was changed.`
