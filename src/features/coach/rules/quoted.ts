import type { Source } from './change.ts'

export type Piece = { text: string; source?: undefined } | { text: string; source: Source }

/**
 * A reply cut where it quotes the person: each quote in “ ” that has a source stands alone, with its marks, so that
 * the screen can set it apart and put the row it comes from beside it.
 */
export function piecesOf(message: string, sources: readonly Source[]): Piece[] {
  const found = sources
    .filter(({ quote }) => quote !== '')
    .map((source) => ({ source, start: message.indexOf(`“${source.quote}`) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  for (const { source, start } of found) {
    // Two sources may claim the same words; the first one has them.
    if (start < at) continue
    const close = message.indexOf('”', start + source.quote.length)
    const marked =
      close >= 0 && close <= start + source.quote.length + 2 ? close + 1 : start + source.quote.length + 1
    // A full stop after the quote belongs to the sentence that ends, not to what stands beside it.
    const end = /[.,;:!?]/.test(message[marked] ?? '') ? marked + 1 : marked
    if (start > at) pieces.push({ text: message.slice(at, start) })
    pieces.push({ text: message.slice(start, end), source })
    at = end
  }
  if (at < message.length) pieces.push({ text: message.slice(at) })
  return pieces
}
