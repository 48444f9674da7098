import { keySpace } from '../lexicon/weights.generated.ts'
import type { Sentence } from './normalise.ts'

/** How many words further on a word is still read together with another. */
const reach = 5
/** How many words a denial colours. */
const denialReach = 4
const denials = new Set(['not', 'never', 'no', 'nobody', 'noth', 'without'])

/**
 * What the learned weights know of some sentences: words, pairs of neighbours, pairs a few words apart, words after a
 * denial (all by their stems), and, so that other languages and misspellings are read too, the spelling as it was
 * written in pieces of three and four letters. Each is a number below `keySpace`.
 */
export function featuresOf(sentences: readonly Sentence[]): Set<number> {
  const keys = new Set<number>()
  for (const { bones, raw } of sentences) {
    addWords(keys, bones.stems, bones.hasComma)
    addSpelling(keys, raw)
  }
  return keys
}

function addWords(keys: Set<number>, stems: readonly string[], hasComma: readonly boolean[]): void {
  let denied = 0
  keys.add(keyOf('b', '^', stems[0] ?? '$'))
  for (const [at, word] of stems.entries()) {
    keys.add(keyOf('w', word))
    if (denied > 0) keys.add(keyOf('n', word))
    if (denials.has(word)) denied = denialReach
    else denied = hasComma[at] ? 0 : denied - 1
    keys.add(keyOf('b', word, stems[at + 1] ?? '$'))
    const end = Math.min(stems.length, at + reach + 1)
    for (let next = at + 2; next < end; next++) keys.add(keyOf('s', word, stems[next] ?? ''))
  }
}

function addSpelling(keys: Set<number>, raw: readonly string[]): void {
  for (const [at, word] of raw.entries()) {
    // No language has words so long; what looks like one is a key that was held down.
    const bounded = `<${word.slice(0, 30)}>`
    for (let length = 3; length <= 4; length++)
      for (let start = 0; start + length <= bounded.length; start++)
        keys.add(keyOf('g', bounded.slice(start, start + length)))
    const next = raw[at + 1]
    if (next !== undefined) keys.add(keyOf('r', word, next))
  }
}

/** FNV-1a with the last mix of MurmurHash3, so that features share a number by chance only. */
function keyOf(kind: string, one: string, two = ''): number {
  let hash = 2166136261
  const text = `${kind}:${one} ${two}`
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
