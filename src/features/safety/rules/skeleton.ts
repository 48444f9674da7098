import { fillers } from '../lexicon/words.ts'
import { stem } from './stem.ts'

/** Words that carry no meaning of their own once the order of the others is known. */
const dropped = new Set(
  'a an the to of that about be do have will would shall there and so as own than'.split(' ').map((word) => stem(word)),
)

/** A word of a frame or of a sentence as the skeleton holds it: its stem, or '' where the skeleton leaves it out. */
export function bone(word: string): string {
  if (fillers.has(word)) return ''
  const stemmed = stem(word)
  return dropped.has(stemmed) ? '' : stemmed
}

/** A plain sentence reduced to its stems, commas kept: "I've been thinking about dying, lately" is " i think die, ". */
export function skeleton(plain: string): string {
  let out = ' '
  for (const written of plain.trim().split(/\s+/)) {
    const hasComma = written.endsWith(',')
    const kept = bone(hasComma ? written.slice(0, -1) : written)
    if (kept !== '') out += `${kept}${hasComma ? ',' : ''} `
    else if (hasComma && out.length > 1 && !out.endsWith(', ')) out = `${out.slice(0, -1)}, `
  }
  return out
}
