import type { LocalDate } from '#platform/contract/dates.ts'
import { smallWords } from '../lexicon/small-words.ts'

export interface ReturningWord {
  word: string
  /** On how many days it stands. */
  days: number
}

const shownMost = 12
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** A line as short as this is a phrase when it comes back as it is. */
const phraseMax = 40

/**
 * What stands on at least `least` different days, the most frequent first: short lines that come back as they are (a
 * word of a tap is one), and single words of the other lines; small words are left out.
 */
export function returningWords(
  lines: readonly { date: LocalDate; text: string }[],
  least = 2,
): ReturningWord[] {
  const daysOf = (texts: readonly { date: LocalDate; text: string }[]) => {
    const found = new Map<string, { word: string; dates: Set<LocalDate> }>()
    for (const { date, text } of texts) {
      const key = text.toLowerCase()
      const known = found.get(key)
      found.set(key, { word: plainer(known?.word, text), dates: (known?.dates ?? new Set()).add(date) })
    }
    return [...found]
      .map(([key, { word, dates }]) => ({ key, word, days: dates.size }))
      .filter(({ days }) => days >= least)
  }
  const plain = lines.map(({ date, text }) => ({ date, text: text.trim().replace(/[.!]$/, '') }))
  const phrases = daysOf(plain.filter(({ text }) => text.length <= phraseMax))
  const others = plain.filter(({ text }) => phrases.every(({ key }) => key !== text.toLowerCase()))
  const single = daysOf(
    others.flatMap(({ date, text }) => wordsOf(text).map((word) => ({ date, text: word }))),
  )
  return [...phrases, ...single]
    .sort((a, b) => b.days - a.days || (a.key < b.key ? -1 : 1))
    .slice(0, shownMost)
    .map(({ word, days }) => ({ word, days }))
}

/** Of two spellings of a word the one with fewer capitals: a name keeps its own, the beginning of a line lends none. */
function plainer(known: string | undefined, text: string): string {
  const capitals = (word: string) => word.match(/\p{Lu}/gu)?.length ?? 0
  return known !== undefined && capitals(known) <= capitals(text) ? known : text
}

function wordsOf(text: string): string[] {
  return [...words.segment(text)]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length > 2 && !/^\d/.test(segment))
    .map(({ segment }) => segment.replace(/['’]s$/, ''))
    .filter((word) => !smallWords.has(word.toLowerCase()))
}
