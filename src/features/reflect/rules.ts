import { daysBetween, type LocalDate } from '#platform/contract/dates.ts'
import { CallError } from '#platform/contract/errors.ts'
import { emptyEvening, type Evening, type EveningContent } from './contract.ts'

/** The message after a reflection was saved, word for word; `type` as in "evening reflection". */
export function savedMessage(type: string): string {
  return `Your ${type} has been saved successfully!`
}

/** What was in the way of finishing; what to do about two versions is said beside them. */
export function whyNotFinished(error: unknown): string {
  if (!(error instanceof CallError)) return 'Something went wrong on this page.'
  return error.code === 'conflict' ? 'This page was changed in two places.' : error.message
}

/** How far back an evening can still be filled in, in days. */
export const backfillDays = 7

export function isOpenEvening(date: LocalDate, today: LocalDate): boolean {
  const ago = daysBetween(date, today)
  return ago >= 0 && ago <= backfillDays
}

/** Lines without those that hold nothing: an emptied line goes when the person has moved on from it. */
export function writtenLines(lines: readonly string[]): string[] {
  return lines.filter((line) => line.trim() !== '')
}

export function isEmptyEvening(evening: EveningContent): boolean {
  const { mood, wins, grateful_for, challenges, helped, tomorrow, helped_by, got_in_way } = evening
  const texts = [...wins, ...grateful_for, challenges, helped, tomorrow, ...helped_by, ...got_in_way]
  return mood === null && writtenLines(texts).length === 0
}

/** `closed` once the person pressed Close the day; typing on afterwards does not open it again. */
export type EveningState = 'none' | 'draft' | 'closed'

export function eveningState(evening: Pick<Evening, 'finished_at' | 'version'> | undefined): EveningState {
  if (evening?.finished_at) return 'closed'
  return evening && evening.version > 0 ? 'draft' : 'none'
}

/** The person's own words that stand for an evening: a win first, then what they were grateful for, then the rest. */
export function ownWords(evening: EveningContent): string | null {
  const { wins, grateful_for, helped, challenges, tomorrow } = evening
  const words = [...wins, ...grateful_for, helped, challenges, tomorrow].find((text) => text.trim() !== '')
  return words?.trim().split('\n')[0]?.trim() ?? null
}

/** The first thing that went well, to be quoted when the day is closed. */
export function ownWin(evening: EveningContent): string | null {
  return writtenLines(evening.wins)[0]?.trim() ?? null
}

/** What was typed into each part of an evening: what the safety check reads. */
export function writingOf(
  evening: EveningContent,
): Record<'wins' | 'hard' | 'grateful' | 'tomorrow', string> {
  return {
    wins: evening.wins.join('\n'),
    hard: [evening.challenges, evening.helped, ...evening.got_in_way, ...evening.helped_by].join('\n'),
    grateful: evening.grateful_for.join('\n'),
    tomorrow: evening.tomorrow,
  }
}

/** An evening that is not there yet: version 0. */
export function unwrittenEvening(userId: string, date: string): Evening {
  return {
    ...emptyEvening,
    user_id: userId,
    date,
    version: 0,
    created_at: null,
    updated_at: null,
    finished_at: null,
    is_muted: false,
  }
}
