/** How many characters of a text stand beside a place that was found. */
const snippetMax = 160

/** The words that were asked for, without the signs around them, in lower case. */
export function wordsOf(asked: string): string[] {
  return asked.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/**
 * One line out of a stretch of text that was cut anywhere: it begins and ends at a whole word where there is one, and
 * says with dots where the text goes on. A stretch that is shorter than it may be ends where the text ends.
 */
export function cutSnippet(around: string, asked: string): string {
  const whole = around
    .trim()
    .replaceAll(/\s*\n\s*/g, ' · ')
    .replaceAll(/\s+/g, ' ')
  // Dots at the beginning: what stands before the first space is the rest of a word.
  const line = whole.startsWith('…') ? `… ${whole.slice(whole.indexOf(' ') + 1)}` : whole
  if (line.length <= snippetMax) return line
  const at = Math.max(0, firstMatch(line, asked))
  // Some words before the place, so that it can be understood; the cut falls behind a space.
  const rough = Math.max(0, at - 40)
  const space = line.indexOf(' ', rough)
  const start = rough === 0 ? 0 : space >= 0 && space < at ? space + 1 : rough
  const piece = line.slice(start, start + snippetMax)
  const isEnd = start + snippetMax >= line.length
  const last = piece.lastIndexOf(' ')
  const end = isEnd || last < snippetMax / 2 ? piece : piece.slice(0, last)
  return `${start > 0 ? '… ' : ''}${end.toWellFormed().replaceAll('\uFFFD', '')}${isEnd ? '' : ' …'}`
}

function firstMatch(line: string, asked: string): number {
  const marks = markWords(line, asked)
  let at = 0
  for (const { text, isMarked } of marks) {
    if (isMarked) return at
    at += text.length
  }
  return -1
}

export interface Marked {
  text: string
  isMarked: boolean
}

/** A line in pieces: those words in it that begin with one that was asked for are marked. Nothing of it is changed. */
export function markWords(line: string, asked: string): Marked[] {
  const wanted = wordsOf(asked)
  if (wanted.length === 0) return [{ text: line, isMarked: false }]
  // Letters of scripts without spaces stand in one long "word": there the place may be anywhere in it.
  const beginnings = wanted.map((word) =>
    /^[\p{Script=Latin}\p{N}]+$/u.test(word) ? `(?<![\\p{L}\\p{M}\\p{N}])${word}` : word,
  )
  const pattern = new RegExp(beginnings.toSorted((a, b) => b.length - a.length).join('|'), 'giu')
  const pieces: Marked[] = []
  let from = 0
  for (const match of line.matchAll(pattern)) {
    if (match.index > from) pieces.push({ text: line.slice(from, match.index), isMarked: false })
    pieces.push({ text: match[0], isMarked: true })
    from = match.index + match[0].length
  }
  if (from < line.length || pieces.length === 0) pieces.push({ text: line.slice(from), isMarked: false })
  return pieces
}
