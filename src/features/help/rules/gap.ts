/** The most of a question that is kept, in UTF-16 units. */
const gapMax = 200

export interface Gap {
  /** Alike questions have the same: small letters and digits only. */
  key: string
  question: string
}

/**
 * What may be kept of a question that no article answered: without addresses, links and long numbers, cut at a word.
 * Null when nothing is left that an article could answer.
 */
export function gapOf(text: string): Gap | null {
  const clean = text
    .normalize('NFC')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '…')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, '…')
    .replaceAll(/\+?\d(?:[ ()/.-]{0,2}\d){4,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const question = cut(clean)
  const key = cut(
    question
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  return key === '' ? null : { key, question }
}

function cut(text: string): string {
  if (text.length <= gapMax) return text
  const start = text.slice(0, gapMax - 1)
  const space = start.lastIndexOf(' ')
  return `${(space > gapMax / 2 ? start.slice(0, space) : start).toWellFormed()}…`
}
