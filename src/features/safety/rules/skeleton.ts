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

/** What is left of a plain sentence: its stems, and after which of them a comma stands. */
export interface Bones {
  words: string[]
  commas: Set<number>
}

/** "I've been thinking about dying, lately" has the bones "i think die". */
export function bonesOf(plain: string): Bones {
  const words: string[] = []
  const commas = new Set<number>()
  for (const written of plain.split(' ')) {
    const kept = bone(written.endsWith(',') ? written.slice(0, -1) : written)
    if (kept !== '') words.push(kept)
    if (written.endsWith(',')) commas.add(words.length - 1)
  }
  return { words, commas }
}
