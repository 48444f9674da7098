import type { LocalDate } from '#platform/contract/dates.ts'
import { moods, type Mood } from '#features/reflect/contract.ts'
import type { DatedLine, ReportWords } from '../contract.ts'
import { returningWords, type ReturningWord } from './returning-words.ts'

/** A line of the report as the person wrote it last, with every day on which they wrote it. */
export interface ReportLine {
  /** Names the line when the person takes it out: made of its words alone, so that it stays out wherever it stands. */
  key: string
  text: string
  /** Newest first. */
  dates: LocalDate[]
}

export interface FittedLines {
  lines: ReportLine[]
  /** Older lines that do not fit on the two pages. */
  more: number
}

export interface Report {
  moods: { mood: Mood; days: number }[]
  moodDays: number
  wins: FittedLines
  hard: FittedLines
  /** Words that come back in what was hard. */
  returning: ReturningWord[]
  helped: FittedLines
}

/**
 * Printed lines that fit beside the headings on two sheets of A4: each kind has its share, and a text takes one line
 * for each seventy-five characters. Cautious on purpose; a third page would be worse than a line less.
 */
const room = { wins: 26, hard: 18, helped: 9 }
const charactersOfLine = 75

/** What two pages hold of the words of some days, newest first. */
export function makeReport(words: ReportWords): Report {
  return {
    moods: moods.map((mood) => ({ mood, days: words.moods.filter((each) => each.mood === mood).length })),
    moodDays: words.moods.length,
    wins: fit('wins', words.wins),
    hard: fit('hard', words.hard),
    returning: returningWords(words.hard),
    helped: fit('helped', words.helped),
  }
}

function fit(kind: keyof typeof room, given: readonly DatedLine[]): FittedLines {
  const byKey = new Map<string, ReportLine>()
  for (const { date, text } of given.toReversed()) {
    const key = `${kind}:${fingerprint(text)}`
    const line = byKey.get(key)
    if (line) line.dates.push(date)
    else byKey.set(key, { key, text, dates: [date] })
  }
  const lines: ReportLine[] = []
  let left = room[kind]
  for (const line of byKey.values()) {
    left -= Math.ceil(line.text.length / charactersOfLine) + (line.text.match(/\n/g)?.length ?? 0)
    if (left < 0) break
    lines.push(line)
  }
  return { lines, more: byKey.size - lines.length }
}

/** FNV-1a over the words alone: case, spaces around them and a full stop make no other line. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text.toLowerCase().trim().replace(/\.$/, ''))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
