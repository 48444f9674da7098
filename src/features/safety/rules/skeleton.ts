import { fillers } from '../lexicon/words.ts'
import { hole } from './match.ts'
import { stem } from './stem.ts'

/** Words that carry no meaning of their own once the order of the others is known. */
const dropped = new Set(
  'a an the to of that about be have will would shall there and so as own than'
    .split(' ')
    .map((word) => stem(word)),
)

/** A word of a frame or of a sentence as the skeleton holds it: its stem, or '' where the skeleton leaves it out. */
export function bone(word: string): string {
  if (fillers.has(word)) return ''
  const stemmed = stem(word)
  return dropped.has(stemmed) ? '' : stemmed
}

/** The words of a sentence by their stems; the ones that carry meaning, and the ones a comma follows, by position. */
export interface Bones {
  stems: string[]
  isKept: boolean[]
  hasComma: boolean[]
}

export function bonesOf(plain: string): Bones {
  const bones: Bones = { stems: [], isKept: [], hasComma: [] }
  for (const written of plain.split(' ').filter(Boolean)) {
    const hasComma = written.endsWith(',')
    const word = hasComma ? written.slice(0, -1) : written
    const stemmed = stem(word)
    bones.stems.push(stemmed)
    bones.isKept.push(stemmed !== '' && !fillers.has(word) && !dropped.has(stemmed))
    bones.hasComma.push(hasComma)
  }
  return bones
}

/** What is left when the small words go. A comma after a word that goes is kept by the word before. */
export interface Skeleton {
  words: string[]
  commas: Set<number>
}

/** "I've been thinking about dying, lately" has the skeleton "i think die". `stems` may hold idioms as holes. */
export function skeletonOf(stems: readonly string[], { isKept, hasComma }: Bones): Skeleton {
  const words: string[] = []
  const commas = new Set<number>()
  for (const [at, word] of stems.entries()) {
    if (word === hole ? words.at(-1) !== hole : isKept[at]) words.push(word)
    if (hasComma[at]) commas.add(words.length - 1)
  }
  return { words, commas }
}
