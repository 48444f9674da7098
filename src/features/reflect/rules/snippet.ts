const inWord = '\\p{L}\\p{N}\\p{M}'

/** What is searched for, as beginnings of words: marks between words do not count. */
export function searchWords(query: string): string[] {
  return query.match(new RegExp(`[${inWord}]+`, 'gu')) ?? []
}

/** Finds every word that begins with one of those searched for; null when nothing is searched for. */
function finder(query: string): RegExp | null {
  const words = searchWords(query)
  return words.length === 0 ? null : new RegExp(`(?<![${inWord}])(?:${words.join('|')})[${inWord}]*`, 'giu')
}

export interface Piece {
  text: string
  isFound: boolean
}

/** The text in pieces, in order and nothing left out: those that the search found and those between them. */
export function markWords(text: string, query: string): Piece[] {
  const found = finder(query)
  const pieces: Piece[] = []
  let from = 0
  for (const match of found ? text.matchAll(found) : []) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), isFound: false })
    pieces.push({ text: match[0], isFound: true })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFound: false })
  return pieces
}

/** Characters of a snippet, and how many of them may stand before the first word found. */
const length = 240
const before = 80

/** A line or two out of what somebody wrote: around the first word found, else how it begins. */
export function snippetOf(texts: readonly string[], query: string): string {
  const found = finder(query)
  if (found)
    for (const text of texts) {
      found.lastIndex = 0
      const at = found.exec(text)?.index
      if (at !== undefined) return cutOut(text, at <= before ? 0 : at - before)
    }
  const first = texts.find((text) => text.trim() !== '')?.trim() ?? ''
  // The mark of a heading or a list belongs to the page, not to a line about it.
  return cutOut((first.split('\n')[0] ?? '').replace(/^(#{1,6}|[-*+>]|\d+\.)\s+/, ''), 0)
}

/** At most `length` characters from about `from` on, cut between words where there is a space to cut at. */
function cutOut(text: string, from: number): string {
  const space = from === 0 ? 0 : text.slice(from, from + before).search(/\s/)
  const start = from === 0 ? 0 : from + (space < 0 ? 0 : space)
  const rest = text.slice(start)
  const last = rest.length > length ? rest.slice(0, length).search(/\s\S*$/) : -1
  const end = rest.length > length ? (last > length / 2 ? last : length) : rest.length
  // Half a character may be left at either end when there was no space to cut at.
  const words = rest
    .slice(0, end)
    .replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${start > 0 ? '… ' : ''}${words}${end < rest.length ? ' …' : ''}`
}
