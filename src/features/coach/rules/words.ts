const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })

/**
 * The text when it fits into `max` UTF-16 units, else as many whole characters as fit with "…" after them. Whole
 * means what a person sees as one: an emoji of several parts or a letter with its accents is never split.
 */
export function cutAt(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { index, segment } of graphemes.segment(text.slice(0, max + 64))) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return `${text.slice(0, end).trimEnd()}…`
}

/** One line of an answer: white space joined, ends trimmed, at most `max` units, never half a character. */
export function asLine(text: string, max = 300): string {
  return cutAt(text.replaceAll(/\s+/g, ' ').trim(), max)
}

/** True when there is at least one letter or digit of any script; an emoji or dots alone say nothing to keep. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/**
 * The parts of a list that a person typed, bullets and numbers taken off: by line, comma or semicolon; by "and"
 * only when there is none of these, so that "bread and butter, tea" stays two things.
 */
export function listOf(text: string, most: number): string[] {
  return text
    .split(/[\n,;]/.test(text) ? /[\n,;]/ : /\s+and\s+/i)
    .map((part) => asLine(part.replace(/^\s*(?:[-*•–]|\d+[.)])\s*/, ''), 120))
    .filter(hasWords)
    .slice(0, most)
}

/** True when one of the words stands in the text as a word of its own, whatever its capitals and accents. */
export function uses(text: string, words: readonly string[]): boolean {
  const padded = ` ${plainText(text)} `
  return words.filter(hasWords).some((word) => padded.includes(` ${plainText(word)} `))
}

/** True when a word of the text begins with one of these: "work" is also in "working". */
export function speaksOf(text: string, subjects: readonly string[]): boolean {
  const padded = ` ${plainText(text)}`
  return subjects.filter(hasWords).some((subject) => padded.includes(` ${plainText(subject)}`))
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number from 0 to 10 out of "7", "about seven", "7/10"; null when there is none. */
export function scaleOf(text: string): number | null {
  const digits = /(?:^|[^\d.])(10|\d)(?:[.,]\d+)?(?:\s*(?:\/|out of|of)\s*10)?(?!\d)/.exec(text)
  if (digits) return Number(digits[1])
  const words = plainWords(text)
  const found = numberWords.findIndex((word) => words.includes(word))
  return found === -1 ? null : found
}

/** Lower-case words without accents or apostrophes: "Can’t café" becomes ["cant", "cafe"]. */
export function plainWords(text: string): string[] {
  return plainText(text).split(' ').filter(Boolean)
}

/** The same as one string with single spaces, for phrases. */
export function plainText(text: string): string {
  return text
    .slice(0, 4000)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’‘]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
