import { codes, findingWeights, gaps, pairs, start } from '../lexicon/weights.generated.ts'
import type { SafetyLevel } from '../contract.ts'
import { featuresOf, keyBits } from './features.ts'
import type { Sentence } from './normalise.ts'

/** How far a text leans towards danger, and towards any kind of distress; natural logarithms of the odds. */
export interface Leaning {
  crisis: number
  any: number
}

/** What the frames found beforehand. */
export interface WeighedFinding {
  level: SafetyLevel
  reason: string
  hasIdiom: boolean
}

/** The characters that the weights are written in, one for each pair. */
export const alphabet = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => !"'\\`".includes(sign))
  .join('')
/** This character of `gaps` is no gap by itself: so many places are passed over and the next character goes on. */
export const widest = alphabet.length - 1

/** For every key the number of its pair of weights, from 1; 0 where nothing was learned. */
let ready: Uint8Array | undefined

function pairByKey(): Uint8Array {
  if (ready === undefined) {
    const values = new Uint8Array(128)
    for (let at = 0; at < alphabet.length; at++) values[alphabet.charCodeAt(at)] = at
    ready = new Uint8Array(2 ** keyBits)
    let key = -1
    let read = 0
    for (let at = 0; at < gaps.length; at++) {
      const gap = values[gaps.charCodeAt(at)] ?? 0
      key += gap
      if (gap < widest) ready[++key] = (values[codes.charCodeAt(read++)] ?? 0) + 1
    }
  }
  return ready
}

/** What the frames found, as the weights name it. */
export function findingName({ level, reason, hasIdiom }: WeighedFinding): string {
  return `${level}${reason && ' '}${reason}${hasIdiom ? ' idiom' : ''}`
}

/** Adds up what was learned of the words, their company and their spelling, and of what the frames found. */
export function lean(sentences: readonly Sentence[], finding: WeighedFinding): Leaning {
  const table = pairByKey()
  const keys = featuresOf(sentences)
  let [crisis, any] = [0, 0]
  for (const key of keys) {
    const place = table[key] ?? 0
    if (place === 0) continue
    const pair = pairs[place - 1]
    if (pair === undefined) continue
    crisis += pair[0]
    any += pair[1]
  }
  // A long sentence holds more of everything: the sum grows with the root of what is in it, not with its count.
  const share = 1 / Math.sqrt(keys.size || 1)
  const [findingCrisis, findingAny] = findingWeights[findingName(finding)] ?? [0, 0]
  return { crisis: start[0] + crisis * share + findingCrisis, any: start[1] + any * share + findingAny }
}
