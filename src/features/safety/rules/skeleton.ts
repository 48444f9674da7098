import { fillers } from '../lexicon/words.ts'
import { stem } from './stem.ts'

/** Words that carry no meaning of their own once the order of the others is known. */
const dropped = new Set(
  'a an the to of that about be have will would shall there and so as own than'
    .split(' ')
    .map((word) => stem(word)),
)

/** Whether a word says something by itself; its neighbours are read together without the ones that do not. */
export function isBone(word: string): boolean {
  return !fillers.has(word) && !dropped.has(stem(word))
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
    bones.stems.push(stem(word))
    bones.isKept.push(isBone(word))
    bones.hasComma.push(hasComma)
  }
  return bones
}
