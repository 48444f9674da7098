import { wordClasses } from '../lexicon/word-classes.ts'
import type { Sentence } from './normalise.ts'
import { stem } from './stem.ts'

/** How many bits of a hash name a place among the weights. */
export const keyBits = 22
/** How many words further on a word is still read together with another. */
const reach = 3
/** The same for words by their class; small words do not count. */
const classReach = 3
/** How many letters make a piece of a word's spelling. */
const piece = 4
/** How many words a denial colours, and how many when small words do not count. */
const denialReach = 4
const classDenialReach = 3
const denials = new Set(['not', 'never', 'no', 'nobody', 'noth', 'without'])

/** What a feature is made of; each kind has places of its own. */
const kinds = {
  word: 1,
  denied: 2,
  neighbours: 3,
  nearby: 4,
  spelling: 5,
  rawNeighbours: 6,
  sort: 7,
  deniedSort: 8,
  sortNeighbours: 9,
  threeSorts: 10,
  nearbySorts: 11,
} as const
type Kind = (typeof kinds)[keyof typeof kinds]

const end = hashOf('$')

/**
 * What is learned of a sentence: words, pairs of neighbours, pairs a few words apart, words after a denial (all by
 * their stems); the same by classes of words that mean much the same; and, so that other languages and misspellings
 * are read too, the spelling as it was written in pieces of four letters. Each is a number of `keyBits` bits
 * and there once, however often it is said.
 */
export function featuresOf({ bones, raw }: Sentence): Set<number> {
  const keys = new Set<number>()
  addWords(keys, bones.stems, bones.hasComma)
  addSorts(
    keys,
    bones.stems.filter((_, at) => bones.isKept[at]),
  )
  addSpelling(keys, raw)
  return keys
}

function addWords(keys: Set<number>, stems: readonly string[], hasComma: readonly boolean[]): void {
  const hashes = stems.map(hashOf)
  let denied = 0
  keys.add(keyOf(kinds.neighbours, 0, hashes[0] ?? end))
  for (let at = 0; at < hashes.length; at++) {
    const word = hashes[at] ?? 0
    keys.add(keyOf(kinds.word, word))
    if (denied > 0) keys.add(keyOf(kinds.denied, word))
    if (denials.has(stems[at] ?? '')) denied = denialReach
    else denied = hasComma[at] ? 0 : denied - 1
    keys.add(keyOf(kinds.neighbours, word, hashes[at + 1] ?? end))
    const last = Math.min(hashes.length, at + reach + 1)
    for (let next = at + 2; next < last; next++) keys.add(keyOf(kinds.nearby, word, hashes[next]))
  }
}

function addSorts(keys: Set<number>, stems: readonly string[]): void {
  const classes = classByStem()
  const hashes = stems.map((word) => classes.get(word) ?? hashOf(word))
  let denied = 0
  keys.add(keyOf(kinds.sortNeighbours, 0, hashes[0] ?? end))
  for (let at = 0; at < hashes.length; at++) {
    const sort = hashes[at] ?? 0
    const next = hashes[at + 1] ?? end
    const stemmed = stems[at] ?? ''
    if (classes.has(stemmed)) {
      keys.add(keyOf(kinds.sort, sort))
      if (denied > 0) keys.add(keyOf(kinds.deniedSort, sort))
    }
    denied = denials.has(stemmed) ? classDenialReach : denied - 1
    keys.add(keyOf(kinds.sortNeighbours, sort, next))
    keys.add(keyOf(kinds.threeSorts, sort, next, hashes[at + 2] ?? end))
    const last = Math.min(hashes.length, at + classReach + 1)
    for (let other = at + 2; other < last; other++) keys.add(keyOf(kinds.nearbySorts, sort, hashes[other]))
  }
}

function addSpelling(keys: Set<number>, raw: readonly string[]): void {
  let before: number | undefined
  for (const word of raw) {
    // No language has words so long; what looks like one is a key that was held down.
    const bounded = `<${word.slice(0, 30)}>`
    for (let start = 0; start === 0 || start + piece <= bounded.length; start++) {
      let hash = 2166136261
      for (let at = start; at < start + piece && at < bounded.length; at++)
        hash = step(hash, bounded.charCodeAt(at))
      keys.add(keyOf(kinds.spelling, hash))
    }
    const hash = hashOf(bounded)
    if (before !== undefined) keys.add(keyOf(kinds.rawNeighbours, before, hash))
    before = hash
  }
}

let ready: Map<string, number> | undefined

/** The class of each word that has one, by its stem. */
function classByStem(): Map<string, number> {
  if (ready === undefined) {
    ready = new Map()
    for (const line of wordClasses.trim().split('\n')) {
      const name = hashOf(`#${line}`)
      for (const word of line.split(' ')) if (!ready.has(stem(word))) ready.set(stem(word), name)
    }
  }
  return ready
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = step(hash, text.charCodeAt(at))
  return hash
}

function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, 16777619)
}

/** The mixing of MurmurHash3, so that features share a place by chance only. */
function keyOf(kind: Kind, one: number, two = 0, three = 0): number {
  let hash = Math.imul(kind, 0x9e3779b1) ^ Math.imul(one, 0xcc9e2d51)
  hash = Math.imul((hash << 13) | (hash >>> 19), 5) + two
  hash = Math.imul(hash, 0x1b873593)
  hash = Math.imul((hash << 15) | (hash >>> 17), 5) + three
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> (32 - keyBits)
}
